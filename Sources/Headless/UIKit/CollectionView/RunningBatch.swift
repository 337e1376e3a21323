import Foundation

/// A batch of updates, or an animated change of bounds, while the layout's hooks for it are called.
@MainActor
final class RunningBatch {
    /// How one view gets from its place before to its place after the update.
    struct Transition {
        var old: ElementKey?
        var new: ElementKey?
        /// Where an appearing view starts; nil for its normal place.
        var initial: UICollectionViewLayoutAttributes?
        /// Where a disappearing view goes; nil for its normal place.
        var final: UICollectionViewLayoutAttributes?
    }

    let map: UpdateMap

    /// What was shown before.
    let before: [ElementKey: UICollectionViewLayoutAttributes]

    /// What the layout shows afterwards.
    var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    /// The old keys of the views that stay, by their new ones.
    private(set) var origins: [ElementKey: ElementKey] = [:]

    /// The elements that the layout itself takes away, by their old keys, and adds, by their new ones.
    private var deleted: Set<ElementKey> = []
    private var inserted: Set<ElementKey> = []

    var transitions: [Transition] = []

    /// Whether the change brings another layout: decoration views go with the old one.
    let switchesLayout: Bool

    init(map: UpdateMap, before: [ElementKey: UICollectionViewLayoutAttributes], switchesLayout: Bool = false) {
        self.map = map
        self.before = before
        self.switchesLayout = switchesLayout
        findOrigins()
    }

    private func findOrigins() {
        origins = [:]
        for key in before.keys {
            if let new = survivor(of: key) { origins[new] = key }
        }
    }

    /// Takes in which elements the layout gives other views, whatever becomes of their sections.
    func replace(deleted: Set<ElementKey>, inserted: Set<ElementKey>) {
        guard !deleted.isEmpty || !inserted.isEmpty else { return }
        self.deleted = deleted
        self.inserted = inserted
        findOrigins()
    }

    /// The new key of a view that stays; nil if it goes.
    func survivor(of key: ElementKey) -> ElementKey? {
        if switchesLayout, key.category == .decorationView { return nil }
        guard !deleted.contains(key), let new = map.survivor(of: key) else { return nil }
        return inserted.contains(new) ? nil : new
    }

    /// The base layout's start for an appearing view: its old place if it had one, else faded out.
    func defaultInitial(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let old = origins[key], let attributes = before[old] {
            let copy = attributes.duplicate()
            copy.indexPath = key.indexPath
            return copy
        }
        let copy = after[key]?.duplicate()
        copy?.alpha = 0
        return copy
    }

    /// The base layout's end for a disappearing view: its new place if it has one, else faded out.
    func defaultFinal(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let new = survivor(of: key), let attributes = after[new] {
            return attributes.duplicate()
        }
        let copy = before[key]?.duplicate()
        copy?.alpha = 0
        return copy
    }
}
