import SizingEngine
import UIKit

/// How often shown views may still correct their size.
///
/// Two sides that never agree would keep UIKit laying out until it gives up with an exception.
@MainActor
struct CorrectionBudget {
    static let limit = 8

    private struct Spent {
        var key: AnyHashable?
        var version: Int
        var count: Int
    }

    private var spent: [Element: Spent] = [:]

    /// Whether an element may correct itself once more. Other content has a budget of its own.
    func allows(_ element: Element, showing sizing: ItemSizing) -> Bool {
        guard let spent = spent[element], spent.key == sizing.key, spent.version == sizing.version else { return true }
        return spent.count < Self.limit
    }

    mutating func spend(_ element: Element, showing sizing: ItemSizing) {
        var count = 1
        if let spent = spent[element], spent.key == sizing.key, spent.version == sizing.version {
            count += spent.count
        }
        spent[element] = Spent(key: sizing.key, version: sizing.version, count: count)
    }

    /// Whether an element has corrected itself.
    func hasSpent(_ element: Element) -> Bool { spent[element] != nil }

    /// Gives an element its budget back: it shows something else.
    mutating func renew(_ element: Element) { spent[element] = nil }
}

extension SizingLayout {
    /// A size that a shown view asks for instead of the one it was given.
    struct Correction {
        let element: Element
        let size: ItemSize
        let sizing: ItemSizing
        let room: ElementRoom
    }

    /// What a shown view corrects; `nil` if it agrees to the pixel, or has no say in its size.
    func correction(
        _ preferred: UICollectionViewLayoutAttributes,
        of original: UICollectionViewLayoutAttributes
    ) -> Correction? {
        // Attributes from before a change that the next pass brings about say nothing of what is shown now.
        guard phase == .ready, dirt.isSubset(of: .placement), viewportBeforeResize == nil,
            let element = Element(original), let elastic, let environment,
            elastic.model.contains(element), let sizing = sizing(of: element), sizing.takesCorrections,
            let room = room(of: element)
        else { return nil }
        let extent = environment.axis.main(preferred.size)
        guard extent.isFinite, extent >= 0 else { return nil }
        var main = environment.grid.extent(of: extent)
        // A view answers the extent of its content, without the separator. One that answers what it was given agrees.
        if main != environment.grid.extent(of: environment.axis.main(original.size)) {
            main = max(main + room.separatorExtent, room.minimumExtent)
        }
        var size = ItemSize(
            main: main,
            cross: elastic.frame(of: element).cross.length,
            columns: room.columns
        )
        if room.choosesCross { size.cross = environment.grid.extent(of: environment.axis.cross(preferred.size)) }
        guard let measured = elastic.model.measuredSize(of: element), !agrees(size, with: measured, in: room) else {
            return nil
        }
        guard corrections.allows(element, showing: sizing) else {
            SizingLog.reportOnce("correction", "\(element) keeps changing its size; it stays as it is")
            return nil
        }
        return Correction(element: element, size: size, sizing: sizing, room: room)
    }

    /// Takes a corrected size over. What the reader looks at stays where it is.
    func apply(_ correction: Correction) {
        guard let elastic, let environment, let collectionView else { return }
        let element = correction.element
        corrections.spend(element, showing: correction.sizing)
        count(element) { $0.corrected += 1 }
        keepCorrected(correction.size, of: element, by: correction.sizing, in: correction.room)
        guard !isInterrupted, self.elastic?.model.contains(element) == true else { return }
        let viewport = viewport(for: collectionView.bounds, in: environment)
        let anchor = elastic.anchor(correcting: element, in: viewport)
        self.elastic?.model.measure(correction.size, element)
        place(in: viewport, holding: Held(anchor))
    }

    /// Whether two sizes of an element are the same where it has a say.
    private func agrees(_ size: ItemSize, with measured: ItemSize, in room: ElementRoom) -> Bool {
        size.main == measured.main && (!room.choosesCross || size.cross == measured.cross)
    }
}
