import SizingEngine
import UIKit

/// How often shown views may still correct their size.
///
/// Two sides that never agree would keep UIKit laying out until it gives up with an exception.
struct CorrectionBudget {
    static let limit = 8
    private var spent: [Element: Int] = [:]

    func allows(_ element: Element) -> Bool { spent[element, default: 0] < Self.limit }

    mutating func spend(_ element: Element) { spent[element, default: 0] += 1 }

    /// Gives an element its budget back: it shows something else.
    mutating func renew(_ element: Element) { spent[element] = nil }
}

extension SizingLayout {
    /// An extent that a shown view asks for instead of the one it was given.
    struct Correction {
        let element: Element
        let extent: Int
        let sizing: ItemSizing
    }

    /// What a shown view corrects; `nil` if it agrees to the pixel, or has no say in its size.
    func correction(
        _ preferred: UICollectionViewLayoutAttributes,
        of original: UICollectionViewLayoutAttributes
    ) -> Correction? {
        guard phase == .ready, let element = Element(original), let elastic, let environment,
            elastic.model.contains(element), let sizing = sizing(of: element), sizing.takesCorrections
        else { return nil }
        let height = preferred.size.height
        guard height.isFinite, height >= 0 else { return nil }
        let extent = environment.grid.extent(of: height)
        guard extent != elastic.span(of: element).length else { return nil }
        guard corrections.allows(element) else {
            SizingLog.reportOnce("correction", "\(element) keeps changing its size; it stays as it is")
            return nil
        }
        return Correction(element: element, extent: extent, sizing: sizing)
    }

    /// Takes a corrected extent over. What the reader looks at stays where it is.
    func apply(_ correction: Correction) {
        guard let elastic, let environment, let collectionView else { return }
        let element = correction.element
        corrections.spend(element)
        count(element) { $0.corrected += 1 }
        keepCorrected(correction.extent, of: element, by: correction.sizing)
        let viewport = viewport(for: collectionView.bounds, on: environment.grid)
        let anchor = elastic.anchor(correcting: element, in: viewport)
        let start = anchor.map { elastic.span(of: $0).start }
        self.elastic?.model.measure(correction.extent, element)
        place(in: viewport, holding: HeldElement(element: anchor, start: start))
    }
}
