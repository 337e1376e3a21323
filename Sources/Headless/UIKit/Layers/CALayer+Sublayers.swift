import Foundation

/// The layers that lie on another one.
///
/// A view's layer has the layers of its subviews and those that were added to it without a view. Only these are kept
/// here, each with the number of subviews that lie beneath it, so that views whose layers nobody asks for need none.
struct Sublayers {
    struct Entry {
        let layer: CALayer
        /// How many subviews of the layer's view lie beneath.
        var depth: Int
    }

    var entries: [Entry] = []

    mutating func subviewWasInserted(at index: Int, isFrontmost: Bool) {
        for position in entries.indices {
            let depth = entries[position].depth
            if depth > index || depth == index && !isFrontmost { entries[position].depth += 1 }
        }
    }

    mutating func subviewWasRemoved(at index: Int) {
        for position in entries.indices where entries[position].depth > index { entries[position].depth -= 1 }
    }
}

/// What a view draws, from back to front: its subviews, and the layers that lie between them.
package enum LayerOrView {
    case layer(CALayer)
    case view(UIView)
}

extension UIView {
    /// Subviews and layers without a view, from back to front.
    ///
    /// - Complexity: O(subviews and layers).
    package var drawnChildren: [LayerOrView] {
        guard let entries = layerIfMade?.ownSublayers.entries, !entries.isEmpty else {
            return subviews.map { .view($0) }
        }
        var children: [LayerOrView] = []
        var rest = entries[...]
        for (index, subview) in subviews.enumerated() {
            while let entry = rest.first, entry.depth <= index {
                children.append(.layer(entry.layer))
                rest = rest.dropFirst()
            }
            children.append(.view(subview))
        }
        return children + rest.map { .layer($0.layer) }
    }
}

extension UIView {
    /// Makes the view's layer, of the class that the view's own class names.
    func makeLayer() -> CALayer {
        let layer: CALayer
        let named: AnyClass = type(of: self).layerClass
        if named == CALayer.self {
            layer = CALayer()
        } else if named == CAShapeLayer.self {
            layer = CAShapeLayer()
        } else if named == CAGradientLayer.self {
            layer = CAGradientLayer()
        } else if named == CATransformLayer.self {
            layer = CATransformLayer()
        } else {
            layer = (named as? CALayer.Type)?.init(coder: LayerCoder()) ?? CALayer()
        }
        layer.becomeLayer(of: self)
        return layer
    }
}

extension CALayer {
    private var children: [CALayer] {
        guard let view else { return ownSublayers.entries.map(\.layer) }
        nonisolated(unsafe) var layers: [CALayer] = []
        MainActor.assumeIsolated {
            layers = view.drawnChildren.map { child in
                switch child {
                case .layer(let layer): layer
                case .view(let view): view.layer
                }
            }
        }
        return layers
    }

    var allSublayers: [CALayer]? {
        let children = children
        return children.isEmpty ? nil : children
    }

    private var subviewCount: Int {
        guard let view else { return 0 }
        return MainActor.assumeIsolated { view.subviews.count }
    }

    /// How many subviews lie beneath a sublayer, which may be a subview's.
    private func depth(of sibling: CALayer) -> Int? {
        if let entry = ownSublayers.entries.first(where: { $0.layer === sibling }) { return entry.depth }
        guard let view, let other = sibling.view else { return nil }
        return MainActor.assumeIsolated { view.subviews.firstIndex { $0 === other } }
    }

    func insert(_ layer: CALayer, entryIndex: Int, depth: Int) {
        layer.removeFromSuperlayer()
        let index = min(max(entryIndex, 0), ownSublayers.entries.count)
        ownSublayers.entries.insert(Sublayers.Entry(layer: layer, depth: depth), at: index)
        layer.parent = self
        if layer.needsLayout() { layer.hierarchyNeedsLayout() }
    }

    func append(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insert(layer, entryIndex: ownSublayers.entries.count, depth: subviewCount)
    }

    func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        let others = children
        guard index < others.count else { return append(layer) }
        insert(layer, below: others[max(index, 0)])
    }

    func insert(_ layer: CALayer, below sibling: CALayer) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        guard let depth = depth(of: sibling) else { return append(layer) }
        let entries = ownSublayers.entries
        let index = entries.firstIndex { $0.layer === sibling } ?? entries.firstIndex { $0.depth > depth }
        insert(layer, entryIndex: index ?? entries.count, depth: depth)
    }

    func insert(_ layer: CALayer, above sibling: CALayer) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        guard let depth = depth(of: sibling) else { return append(layer) }
        let entries = ownSublayers.entries
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            insert(layer, entryIndex: index + 1, depth: depth)
        } else {
            let index = entries.firstIndex { $0.depth > depth } ?? entries.count
            insert(layer, entryIndex: index, depth: depth + 1)
        }
    }

    func replace(_ old: CALayer, by new: CALayer) {
        guard old !== new, let entry = ownSublayers.entries.first(where: { $0.layer === old }) else { return }
        new.removeFromSuperlayer()
        guard let index = ownSublayers.entries.firstIndex(where: { $0.layer === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, entryIndex: index, depth: entry.depth)
    }

    func replaceSublayers(by layers: [CALayer]) {
        for entry in ownSublayers.entries { entry.layer.removeFromSuperlayer() }
        for layer in layers where layer.view == nil { append(layer) }
    }

    /// The layer that this one lies on: where it was added, or that of its view's superview.
    var layerBelow: CALayer? {
        if let parent { return parent }
        guard let view else { return nil }
        nonisolated(unsafe) var layer: CALayer?
        MainActor.assumeIsolated { layer = view.superview?.layer }
        return layer
    }

    func leaveSuperlayer() {
        guard let parent else { return }
        parent.ownSublayers.entries.removeAll { $0.layer === self }
        self.parent = nil
    }
}

/// Has nothing to decode: it is there for `init(coder:)` alone.
private final class LayerCoder: NSCoder {}
