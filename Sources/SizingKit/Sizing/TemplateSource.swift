import UIKit

/// How templates of one registration are made and asked.
@MainActor
final class TemplateSource {
    /// Tells the sizes of this registration from those of others; the same after a relaunch.
    nonisolated let identifier: String
    let fitting: SizingFitting
    /// Makes a template; `nil` if there is none, as in a nib that holds no view of the class.
    let make: @MainActor () -> UICollectionReusableView?

    init(
        identifier: String,
        fitting: SizingFitting,
        make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        self.identifier = identifier
        self.fitting = fitting
        self.make = make
    }
}
