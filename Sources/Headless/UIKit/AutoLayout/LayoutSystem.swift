import Foundation

/// The constraints of a view's subtree in a solver.
@MainActor
final class LayoutSystem {
    unowned let root: UIView
    var solver = LinearSolver()
    var form = LayoutForm()

    /// The first of four variables of an item: left edge, upper edge, width, height.
    private var symbols: [ObjectIdentifier: LinearSolver.Symbol] = [:]
    /// The items that a constraint names, while a pass lasts.
    private(set) var views: [UIView] = []
    private(set) var guides: [UILayoutGuide] = []
    private var namedItems: Set<ObjectIdentifier> = []

    /// Whether a size is looked for, which what holds views in their sizes must not hinder.
    var isFitting = false
    var demands: [LayoutDemand] = []
    /// The labels whose height follows from the width they get.
    var wrapping: [UIView] = []

    init(root: UIView) {
        self.root = root
        solver.reserve(symbols: 128, rows: 64)
    }

    func variables(of item: AnyObject) -> LinearSolver.Symbol {
        let identifier = ObjectIdentifier(item)
        if namedItems.insert(identifier).inserted {
            if let view = item as? UIView {
                if view !== root { views.append(view) }
            } else if let guide = item as? UILayoutGuide {
                guides.append(guide)
            }
        }
        if let symbol = symbols[identifier] { return symbol }
        // Four that follow one another, which recycled symbols would not.
        let recycled = solver.unusedSymbols
        solver.unusedSymbols = []
        defer { solver.unusedSymbols = recycled }
        let first = solver.makeVariable(isNonnegative: false)
        let second = solver.makeVariable(isNonnegative: false)
        let third = solver.makeVariable(isNonnegative: true)
        let fourth = solver.makeVariable(isNonnegative: true)
        precondition(second == first + 1 && third == first + 2 && fourth == first + 3)
        symbols[identifier] = first
        return first
    }

    /// The variables of an item that a constraint names; nil if none does.
    func knownVariables(of item: AnyObject) -> LinearSolver.Symbol? {
        symbols[ObjectIdentifier(item)]
    }

    func rect(of item: AnyObject) -> (x: Double, y: Double, width: Double, height: Double) {
        let first = variables(of: item)
        return (
            solver.value(of: first), solver.value(of: first + 1),
            solver.value(of: first + 2), solver.value(of: first + 3)
        )
    }

    func startOver() {
        solver = LinearSolver()
        symbols = [:]
    }

    func beginPass() {
        views.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        namedItems.removeAll(keepingCapacity: true)
        demands.removeAll(keepingCapacity: true)
        wrapping.removeAll(keepingCapacity: true)
    }

    func endPass() {
        views.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        demands.removeAll(keepingCapacity: true)
        wrapping.removeAll(keepingCapacity: true)
    }
}

/// What a constraint, a view's own size or the size of the root asks of the solver.
struct LayoutDemand {
    enum Kind: UInt8 {
        case rootWidth, rootHeight
        case constraint
        case intrinsicWidth, intrinsicHeight
    }

    struct Key: Hashable {
        var object: ObjectIdentifier
        var kind: Kind
    }

    var kind: Kind
    var source: AnyObject
    /// Demands are added by rising order; the last one of a conflict gives way.
    var order: Int
    var terms: [LinearSolver.Cell]
    var constant: Double
    var over: LinearSolver.Side
    var under: LinearSolver.Side

    var key: Key { Key(object: ObjectIdentifier(source), kind: kind) }
}

extension LayoutSystem {
    /// Collects what the subtree asks for.
    ///
    /// - Returns: Whether there is any constraint.
    func collect(width: LinearSolver.Side, height: LinearSolver.Side, size: CGSize) -> Bool {
        beginPass()
        addRoot(.rootWidth, size.width, width)
        addRoot(.rootHeight, size.height, height)
        let count = demands.count
        collectConstraints(of: root)
        let hasConstraints = demands.count > count
        // Without constraints a view has the size of its content on screen; a size that is looked for follows from them alone.
        guard hasConstraints || !isFitting else { return false }
        if !root.translatesAutoresizingMaskIntoConstraints || width != .forbidden || height != .forbidden {
            addIntrinsicSize(of: root)
        }
        var index = 0
        while index < views.count {
            let view = views[index]
            if !view.translatesAutoresizingMaskIntoConstraints { addIntrinsicSize(of: view) }
            index += 1
        }
        return hasConstraints
    }

    private func addRoot(_ kind: LayoutDemand.Kind, _ length: CGFloat, _ side: LinearSolver.Side) {
        form.reset()
        form.add(variables(of: root) + (kind == .rootWidth ? 2 : 3), 1)
        form.constant = -Double(length)
        demand(kind, root, order: kind == .rootWidth ? -2 : -1, over: side, under: side)
    }

    private func collectConstraints(of view: UIView) {
        view.prepareConstraints()
        for constraint in view.autoLayout.constraints where write(constraint, heldBy: view) {
            guard !constraint.isEncapsulating || !isFitting else { continue }
            let miss: LinearSolver.Side =
                constraint.priority >= .required ? .forbidden : .cost(constraint.priority.rawValue)
            demand(
                .constraint,
                constraint,
                order: constraint.isEncapsulating ? -3 : constraint.activation,
                over: constraint.relation == .greaterThanOrEqual ? .free : miss,
                under: constraint.relation == .lessThanOrEqual ? .free : miss
            )
        }
        for subview in view.subviews where subview.autoLayout.isUsed && !subview.hostsLayout {
            if !subview.translatesAutoresizingMaskIntoConstraints { addUnconstrained(subview) }
            collectConstraints(of: subview)
        }
    }

    /// A view that no constraint names lies in the corner, in the size that its content asks for. Without such a size nothing
    /// speaks of it, and it keeps its frame.
    private func addUnconstrained(_ view: UIView) {
        let size = view.keptIntrinsicSize
        if size.width >= 0 || size.height >= 0 {
            _ = variables(of: view)
        } else if !isFitting {
            // Set again if a constraint names the view after all.
            view.autoLayout.solvedFrame = nil
        }
    }

    private func addIntrinsicSize(of view: UIView) {
        let size = view.keptIntrinsicSize
        if size.width >= 0 { addIntrinsic(.intrinsicWidth, of: view, size.width) }
        if size.height >= 0 { addIntrinsic(.intrinsicHeight, of: view, size.height) }
        if view.wrapsToItsWidth { wrapping.append(view) }
    }

    private func addIntrinsic(_ kind: LayoutDemand.Kind, of view: UIView, _ length: CGFloat) {
        let axis: NSLayoutConstraint.Axis = kind == .intrinsicWidth ? .horizontal : .vertical
        form.reset()
        addExtent(of: view, axis, 1)
        form.constant -= Double(length)
        demand(
            kind,
            view,
            order: Int.max,
            over: .miss(view.contentHuggingPriority(for: axis)),
            under: .miss(view.contentCompressionResistancePriority(for: axis))
        )
    }

    private func demand(
        _ kind: LayoutDemand.Kind,
        _ source: AnyObject,
        order: Int,
        over: LinearSolver.Side,
        under: LinearSolver.Side
    ) {
        demands.append(
            LayoutDemand(
                kind: kind,
                source: source,
                order: order,
                terms: form.terms,
                constant: form.constant,
                over: over,
                under: under
            )
        )
    }
}

extension LinearSolver.Side {
    static func miss(_ priority: UILayoutPriority) -> Self {
        priority >= .required ? .forbidden : .cost(priority.rawValue)
    }
}
