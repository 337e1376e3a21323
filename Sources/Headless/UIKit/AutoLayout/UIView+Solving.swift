import Foundation

extension UIView {
    var layoutScale: CGFloat {
        traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    /// The frame as Auto Layout sees it, without the transform.
    var layoutFrame: CGRect {
        CGRect(origin: geometry.origin, size: geometry.bounds.size)
    }

    /// Solves the constraints of the host if anything has changed since.
    func solveConstraints() {
        let host = layoutHost
        guard host.autoLayout.needsSolving else { return }
        host.autoLayout.needsSolving = false
        LayoutSolvings.count += 1
        host.autoLayout.solving = LayoutSolvings.count
        host.autoLayout.changedFrames = 0
        host.autoLayout.hasOtherChanges = false
        guard host.autoLayout.isUsed else { return }
        let layout = host.autoLayout.layout ?? HostedLayout(root: host)
        host.autoLayout.layout = layout
        layout.solve()
    }

    /// Puts the subviews where the solver wants them.
    func applySolvedFrames() {
        guard autoLayout.hasSolvedSubviews else { return }
        for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let frame = subview.autoLayout.solvedFrame, frame != subview.layoutFrame else { continue }
            if subview.geometry.transform == nil {
                subview.frame = frame
            } else {
                subview.bounds.size = frame.size
                subview.center = CGPoint(
                    x: frame.minX + subview.anchorPoint.x * frame.width,
                    y: frame.minY + subview.anchorPoint.y * frame.height
                )
            }
        }
    }

    /// The size of the subtree by its constraints; nil if it has none.
    func constrainedFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize? {
        updateConstraintsIfNeeded()
        guard autoLayout.isUsed else { return nil }
        encapsulate()
        let system = LayoutSystem(root: self)
        system.isFitting = true
        guard system.collect(width: .miss(horizontal), height: .miss(vertical), size: target) else { return nil }
        let size = system.fit()
        let scale = layoutScale
        func onPixel(_ length: Double, _ target: CGFloat) -> CGFloat {
            guard abs(CGFloat(length) - target) > 1e-6 else { return target }
            return (CGFloat(length) * scale - 1e-4).rounded(.up) / scale
        }
        return CGSize(width: onPixel(size.width, target.width), height: onPixel(size.height, target.height))
    }
}

extension LayoutSystem {
    /// Solves everything once.
    fileprivate func fit() -> (width: Double, height: Double) {
        var handles: [Int?] = Array(repeating: nil, count: demands.count)
        for index in demands.indices.sorted(by: { demands[$0].order < demands[$1].order }) {
            handles[index] = install(demands[index]) {
                var known: [LayoutDemand.Key: Int] = [:]
                for index in demands.indices {
                    if let handle = handles[index] { known[demands[index].key] = handle }
                }
                return known
            }
        }
        solver.optimize()
        var hasChanged = false
        for view in wrapping {
            guard let size = wrappedSize(of: view) else { continue }
            for (index, handle) in zip(demands.indices, handles) where demands[index].source === view {
                guard let handle else { continue }
                switch demands[index].kind {
                case .intrinsicWidth: solver.setConstant(-Double(size.width), of: handle)
                case .intrinsicHeight: solver.setConstant(-Double(size.height), of: handle)
                default: continue
                }
                hasChanged = true
            }
        }
        if hasChanged, !solver.restore() { solver.optimize() }
        let rect = rect(of: root)
        return (rect.width, rect.height)
    }
}

/// How often constraints have been solved in this process: no two hosts have had the same solving.
@MainActor
private enum LayoutSolvings {
    static var count = 0
}
