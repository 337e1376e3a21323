import UIKit

/// How the views of one registration are made: templates, which are measured, and those that are shown.
@MainActor
final class TemplateSource {
    /// Tells the sizes of this registration from those of others; the same after a relaunch.
    nonisolated let identifier: String
    let fitting: SizingFitting
    /// Makes a template; `nil` if it cannot be made, as from a nib without a view of the class.
    let make: @MainActor () -> UICollectionReusableView?
    /// Dequeues a view to be shown, and does not configure it.
    let dequeue: @MainActor (UICollectionView, IndexPath) -> UICollectionReusableView

    init(
        identifier: String,
        fitting: SizingFitting,
        make: @escaping @MainActor () -> UICollectionReusableView?,
        dequeue: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionReusableView
    ) {
        self.identifier = identifier
        self.fitting = fitting
        self.make = make
        self.dequeue = dequeue
    }
}
