import UIKit

/// The source of the views of one registration: its templates and its shown views.
@MainActor
final class TemplateSource {
    /// Distinguishes the sizes of this registration from those of others. It is the same after a relaunch.
    nonisolated let identifier: String
    let fitting: SizingFitting
    /// Creates a template; `nil` if that is not possible, such as from a nib without a view of the class.
    let make: @MainActor () -> UIView?
    /// Returns the width beside the content of a configured template, in points, such as that of an accessory; `nil` if the
    /// view fits its parts itself.
    let widthBesideContent: (@MainActor (UIView) -> CGFloat)?
    /// Dequeues a view to be shown, without configuring it; `nil` if the app dequeues by itself.
    let dequeue: (@MainActor (UICollectionView, IndexPath) -> UICollectionReusableView)?

    /// A view that shows its content already. It is neither prepared for reuse nor moved if it is a subview of another view.
    var configuredView: UIView?
    /// Whether the view is kept as a template after it was measured.
    var isKept = true
    /// Takes a view that has been measured, to show it; returns whether it does.
    var takesMeasured: (@MainActor (UIView) -> Bool)?

    init(
        identifier: String,
        fitting: SizingFitting,
        make: @escaping @MainActor () -> UIView?,
        widthBesideContent: (@MainActor (UIView) -> CGFloat)? = nil,
        dequeue: (@MainActor (UICollectionView, IndexPath) -> UICollectionReusableView)? = nil
    ) {
        self.identifier = identifier
        self.fitting = fitting
        self.make = make
        self.widthBesideContent = widthBesideContent
        self.dequeue = dequeue
    }
}
