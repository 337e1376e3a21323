import TestSupport
import Testing
import UIKit

/// Random systems of constraints around a known layout, so that they can be satisfied: whatever is required must hold
/// in the frames that the views get, after the first layout and after changes.
@MainActor
struct RandomLayoutTests {
    private static let rounds = 50

    /// Many of a few views and, one in fifty, some of up to forty: 5,000 together in an exhaustive run.
    @Test(.byTurns(), arguments: sample(of: Array(0..<100)))
    func requiredConstraintsHold(hundred: Int) {
        for round in 0..<Self.rounds {
            let seed = UInt64(hundred * Self.rounds + round)
            var random = SplitMix64(seed: seed)
            let count =
                round % 50 == 49 ? Int.random(in: 20...40, using: &random) : Int.random(in: 1...5, using: &random)
            let failure = RandomLayout(views: count, using: &random).firstFailure(using: &random)
            #expect(failure == nil, "seed \(seed)")
        }
    }
}

/// A container of views that lie anywhere, and constraints that the places they lie in satisfy.
@MainActor
private final class RandomLayout {
    private struct Known {
        let constraint: NSLayoutConstraint
        /// How far the solution is from the limit of an inequality.
        let room: CGFloat
    }

    private let container = UIView()
    private var views: [SizedView] = []
    /// Of the container and the views.
    private var solution: [CGRect] = []
    private var known: [Known] = []

    init(views count: Int, using random: inout SplitMix64) {
        // So fine that rounding to pixels hides nothing.
        container.traitOverrides.displayScale = 4096
        for _ in 0..<count {
            let size = (Int.random(in: 0...90, using: &random), Int.random(in: 0...60, using: &random))
            let view = SizedView(CGFloat(size.0), CGFloat(size.1))
            let parent = views.randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
            (parent ?? container).addSubview(view)
            views.append(view)
        }
        findSolution(using: &random)
        for view in views {
            for _ in 0..<Int.random(in: 1...5, using: &random) { addRequired(view, using: &random) }
            for _ in 0..<Int.random(in: 0...2, using: &random) { addOptional(view, using: &random) }
        }
    }

    /// Places and sizes in the coordinates of the container.
    private func findSolution(using random: inout SplitMix64) {
        let size = CGSize(
            width: CGFloat(Int.random(in: 200...400, using: &random)),
            height: CGFloat(Int.random(in: 100...300, using: &random))
        )
        container.frame = CGRect(origin: .zero, size: size)
        solution =
            [container.bounds]
            + views.map { _ in
                rect(
                    CGFloat(Int.random(in: -50...300, using: &random)),
                    CGFloat(Int.random(in: -50...200, using: &random)),
                    CGFloat(Int.random(in: 0...200, using: &random)),
                    CGFloat(Int.random(in: 0...100, using: &random))
                )
            }
    }

    private func addRequired(_ view: UIView, using random: inout SplitMix64) {
        let other = Bool.random(using: &random) ? container : views.randomElement(using: &random) ?? container
        guard other !== view else { return }
        let horizontal = Bool.random(using: &random)
        let made: NSLayoutConstraint
        let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations.randomElement(using: &random) ?? .equal
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let size: NSLayoutConstraint.Attribute = horizontal ? .width : .height
            made = constraint(view, size, relation, nil, .notAnAttribute)
        case 1:
            let size: NSLayoutConstraint.Attribute = horizontal ? .width : .height
            let multiplier: CGFloat = [0.5, 1, 2].randomElement(using: &random) ?? 1
            made = constraint(view, size, relation, other, size, multiplier)
        default:
            let places: [NSLayoutConstraint.Attribute] =
                horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
            let first = places.randomElement(using: &random) ?? .left
            made = constraint(view, first, relation, other, places.randomElement(using: &random) ?? first)
        }
        let room = relation == .equal ? 0 : CGFloat(Int.random(in: 0...20, using: &random))
        known.append(Known(constraint: made, room: room))
        made.constant = satisfyingConstant(known[known.count - 1])
        made.isActive = true
    }

    private func addOptional(_ view: UIView, using random: inout SplitMix64) {
        let size: NSLayoutConstraint.Attribute = Bool.random(using: &random) ? .width : .height
        let made = constraint(view, size, .equal, nil, .notAnAttribute)
        made.constant = CGFloat(Int.random(in: 0...300, using: &random))
        made.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
        made.isActive = true
    }

    private func constraint(
        _ first: UIView,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: UIView?,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        _ multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: multiplier,
            constant: 0
        )
    }

    /// How far the left side is above the right one, the constant apart.
    private func difference(_ constraint: NSLayoutConstraint, _ place: (AnyObject?) -> CGRect) -> CGFloat {
        let first = value(constraint.firstAttribute, place(constraint.firstItem))
        guard let item = constraint.secondItem else { return first }
        return first - constraint.multiplier * value(constraint.secondAttribute, place(item))
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, _ rect: CGRect) -> CGFloat {
        switch attribute {
        case .left: rect.minX
        case .right: rect.maxX
        case .centerX: rect.midX
        case .top: rect.minY
        case .bottom: rect.maxY
        case .centerY: rect.midY
        case .width: rect.width
        default: rect.height
        }
    }

    private func satisfyingConstant(_ known: Known) -> CGFloat {
        let exact = difference(known.constraint) { item in
            guard let index = views.firstIndex(where: { $0 === item }) else { return solution[0] }
            return solution[index + 1]
        }
        switch known.constraint.relation {
        case .equal: return exact
        case .lessThanOrEqual: return exact + known.room
        case .greaterThanOrEqual: return exact - known.room
        }
    }

    /// Lays out, changes everything, lays out again, takes some constraints away, and lays out once more.
    func firstFailure(using random: inout SplitMix64) -> String? {
        if let failure = check("at first") { return failure }
        findSolution(using: &random)
        for known in known { known.constraint.constant = satisfyingConstant(known) }
        if let failure = check("with other constants") { return failure }
        for _ in 0..<known.count / 4 {
            known.remove(at: Int.random(in: known.indices, using: &random)).constraint.isActive = false
        }
        views.randomElement(using: &random)?.size = CGSize(width: 70, height: 70)
        return check("with fewer constraints")
    }

    private func check(_ stage: String) -> String? {
        let messages = conflicts { container.layoutIfNeeded() }
        if let message = messages.first { return "\(stage): \(message)" }
        for known in known {
            let constraint = known.constraint
            let miss =
                difference(constraint) { item in
                    guard let view = item as? UIView else { return .null }
                    return view.convert(view.bounds, to: container)
                } - constraint.constant
            let holds =
                switch constraint.relation {
                case .equal: abs(miss) < 1e-2
                case .lessThanOrEqual: miss < 1e-2
                case .greaterThanOrEqual: miss > -1e-2
                }
            if !holds { return "\(stage): missed by \(miss): \(constraint)" }
        }
        return views.contains { $0.frame.width < 0 || $0.frame.height < 0 } ? "\(stage): a negative size" : nil
    }
}
