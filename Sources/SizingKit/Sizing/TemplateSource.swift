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

    /// A source of templates that are made from a nib, as the views on screen are.
    static func nib<View: UICollectionReusableView>(
        _ nib: UINib,
        of type: View.Type,
        identifier: String,
        fitting: SizingFitting
    ) -> TemplateSource {
        TemplateSource(identifier: identifier, fitting: fitting) {
            let view = nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first
            if view == nil {
                SizingLog.reportOnce(
                    "nib \(identifier)",
                    "the nib of \(identifier) holds no \(View.self); what it should measure keeps its estimate"
                )
            }
            return view
        }
    }
}
