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
    let origins: [ElementKey: ElementKey]

    var transitions: [Transition] = []

    /// Whether the change brings another layout: decoration views go with the old one.
    let switchesLayout: Bool

    init(map: UpdateMap, before: [ElementKey: UICollectionViewLayoutAttributes], switchesLayout: Bool = false) {
        self.map = map
        self.before = before
        self.switchesLayout = switchesLayout
        var origins: [ElementKey: ElementKey] = [:]
        for key in before.keys where !switchesLayout || key.category != .decorationView {
            if let new = map.survivor(of: key) { origins[new] = key }
        }
        self.origins = origins
    }

    /// The new key of a view that stays; nil if it goes.
    func survivor(of key: ElementKey) -> ElementKey? {
        switchesLayout && key.category == .decorationView ? nil : map.survivor(of: key)
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
