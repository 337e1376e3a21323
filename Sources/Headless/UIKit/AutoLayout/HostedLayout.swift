import Foundation

/// The layout of a host's subtree, kept solved from pass to pass: only what has changed goes to the solver.
@MainActor
final class HostedLayout {
    private struct Installed {
        var key: LayoutDemand.Key
        var handle: Int
        var terms: [LinearSolver.Cell]
        var constant: Double
        var over: LinearSolver.Side
        var under: LinearSolver.Side
        var pass: Int
    }

    private let system: LayoutSystem
    /// What the solver has, by slots that do not change while a demand lasts.
    private var slots: [Installed?] = []
    private var slotOf: [LayoutDemand.Key: Int] = [:]
    private var freeSlots: [Int] = []
    private var pass = 0

    /// After so many passes the solver begins anew, so that rounding errors do not add up.
    private static let longestLife = 1_000

    init(root: UIView) {
        system = LayoutSystem(root: root)
    }

    /// Takes in what has changed and hands the views their frames.
    func solve() {
        let root = system.root
        let isOwnMaster = !root.translatesAutoresizingMaskIntoConstraints && !root.hostsLayout
        let side: LinearSolver.Side = isOwnMaster ? .cost(0) : .forbidden
        root.encapsulate()
        _ = system.collect(width: side, height: side, size: root.bounds.size)
        pass += 1
        if pass % Self.longestLife == 0 || !update() { rebuild() }
        system.solver.optimize()
        wrapText()
        handOut()
        system.endPass()
    }

    func isDetermined(_ item: AnyObject) -> Bool {
        guard let first = system.knownVariables(of: item) else { return false }
        return (first..<first + 4).allSatisfy { system.solver.isDetermined($0) }
    }

    func constraints(affecting item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let first = system.knownVariables(of: item) else { return [] }
        let start = first + (axis == .horizontal ? 0 : 1)
        let handles = system.solver.constraints(behind: start).union(system.solver.constraints(behind: start + 2))
        return system.root.constraintsOfSubtree.filter { constraint in
            let key = LayoutDemand.Key(object: ObjectIdentifier(constraint), kind: .constraint)
            return installed(key).map { handles.contains($0.handle) } ?? false
        }
    }

    /// - Returns: Whether the changes of constants could be taken in.
    private func update() -> Bool {
        var added: [Int] = []
        var removed: [Int] = []
        var met = 0
        for (index, demand) in system.demands.enumerated() {
            guard let slot = slotOf[demand.key], let old = slots[slot] else {
                added.append(index)
                continue
            }
            met += 1
            slots[slot]?.pass = pass
            if old.over != demand.over || old.under != demand.under || !old.terms.matches(demand.terms) {
                removed.append(slot)
                added.append(index)
            } else if old.constant != demand.constant {
                system.solver.setConstant(demand.constant, of: old.handle)
                slots[slot]?.constant = demand.constant
            }
        }
        guard system.solver.restore() else { return false }
        if met < slotOf.count {
            for slot in slots.indices {
                if let old = slots[slot], old.pass != pass { removed.append(slot) }
            }
        }
        for slot in removed { remove(slot) }
        add(added)
        return true
    }

    private func installed(_ key: LayoutDemand.Key) -> Installed? {
        slotOf[key].flatMap { slots[$0] }
    }

    private func remove(_ slot: Int) {
        guard let old = slots[slot] else { return }
        system.solver.remove(old.handle)
        slotOf[old.key] = nil
        slots[slot] = nil
        freeSlots.append(slot)
    }

    private func keep(_ demand: Installed) {
        let slot = freeSlots.popLast() ?? slots.count
        if slot == slots.count { slots.append(demand) } else { slots[slot] = demand }
        slotOf[demand.key] = slot
    }

    private func rebuild() {
        slots = []
        slotOf = [:]
        freeSlots = []
        let root = system.root
        let isOwnMaster = !root.translatesAutoresizingMaskIntoConstraints && !root.hostsLayout
        let side: LinearSolver.Side = isOwnMaster ? .cost(0) : .forbidden
        system.startOver()
        _ = system.collect(width: side, height: side, size: root.bounds.size)
        add(Array(system.demands.indices))
    }

    private func add(_ indices: [Int]) {
        for index in indices.sorted(by: { system.demands[$0].order < system.demands[$1].order }) {
            let demand = system.demands[index]
            guard let handle = system.install(demand, handles: { handles }) else { continue }
            keep(
                Installed(
                    key: demand.key,
                    handle: handle,
                    terms: demand.terms,
                    constant: demand.constant,
                    over: demand.over,
                    under: demand.under,
                    pass: pass
                )
            )
        }
    }

    private var handles: [LayoutDemand.Key: Int] {
        slotOf.compactMapValues { slots[$0]?.handle }
    }

    /// The second pass: text in the widths that the first one has found.
    private func wrapText() {
        guard !system.wrapping.isEmpty else { return }
        var hasChanged = false
        for view in system.wrapping {
            guard let size = system.wrappedSize(of: view) else { continue }
            for (kind, length) in [(LayoutDemand.Kind.intrinsicWidth, size.width), (.intrinsicHeight, size.height)] {
                let key = LayoutDemand.Key(object: ObjectIdentifier(view), kind: kind)
                guard let slot = slotOf[key], let old = slots[slot], old.constant != -Double(length) else { continue }
                system.solver.setConstant(-Double(length), of: old.handle)
                slots[slot]?.constant = -Double(length)
                hasChanged = true
            }
        }
        guard hasChanged, !system.solver.restore() else { return }
        // Only with required heights of text: those that do not fit are left out.
        system.solver.optimize()
    }

    private func handOut() {
        let scale = system.root.layoutScale
        for view in system.views where !view.translatesAutoresizingMaskIntoConstraints {
            let frame = system.frame(of: view, scale: scale)
            view.autoLayout.solvedFrame = frame
            guard let superview = view.superview else { continue }
            superview.autoLayout.hasSolvedSubviews = true
            if view.layoutFrame != frame { superview.markNeedsLayout() }
        }
        for guide in system.guides {
            let frame = system.frame(of: guide, scale: scale)
            if guide.kind == .content {
                (guide.owningView as? UIScrollView)?.contentSize = frame.size
            } else if guide.solvedFrame != frame {
                guide.solvedFrame = frame
                guide.owningView?.markNeedsLayout()
            }
        }
        let root = system.root
        guard !root.translatesAutoresizingMaskIntoConstraints, !root.hostsLayout else { return }
        let size = system.frame(of: root, scale: scale).size
        if size != root.bounds.size { root.resizeKeepingOrigin(to: size) }
    }
}

extension LayoutSystem {
    /// Adds a demand to the solver.
    ///
    /// - Returns: Its handle; nil if it contradicts others that are required.
    func install(_ demand: LayoutDemand, handles: () -> [LayoutDemand.Key: Int]) -> Int? {
        let result = solver.add(demand.terms, constant: demand.constant, over: demand.over, under: demand.under)
        switch result {
        case .added(let handle):
            (demand.source as? NSLayoutConstraint)?.isReported = false
            return handle
        case .conflict(let others):
            report(demand, in: others, handles: handles())
            return nil
        }
    }

    /// A rectangle with its edges on pixels.
    func frame(of item: AnyObject, scale: CGFloat) -> CGRect {
        var rect = rect(of: item)
        if item !== root, let insets = (item as? UIView)?.alignmentRectInsets, insets != .zero {
            rect.x -= Double(insets.left)
            rect.y -= Double(insets.top)
            rect.width += Double(insets.left + insets.right)
            rect.height += Double(insets.top + insets.bottom)
        }
        func pixel(_ value: Double) -> CGFloat {
            (CGFloat(value) * scale + 0.5 + 1e-6).rounded(.down)
        }
        let (left, top) = (pixel(rect.x), pixel(rect.y))
        // Whole pixels are subtracted, and not points, which leave a residue where a point has three pixels.
        return CGRect(
            x: left / scale,
            y: top / scale,
            width: (pixel(rect.x + rect.width) - left) / scale,
            height: (pixel(rect.y + rect.height) - top) / scale
        )
    }

    /// The size of a text in the width it has got; nil if it is the one it has been given already.
    func wrappedSize(of view: UIView) -> CGSize? {
        let scale = view.layoutScale
        let width = (CGFloat(rect(of: view).width) * scale + 1e-6).rounded(.down) / scale
        let natural = view.keptIntrinsicSize
        guard width > 0, natural.width > width else { return nil }
        return view.intrinsicSize(wrappedTo: width)
    }
}

extension [LinearSolver.Cell] {
    fileprivate func matches(_ other: Self) -> Bool {
        elementsEqual(other) { $0.symbol == $1.symbol && $0.coefficient == $1.coefficient }
    }
}
