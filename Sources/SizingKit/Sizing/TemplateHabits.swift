import Foundation

/// How the views of one template answer when they are asked for their sizes, as far as it is known.
@MainActor
struct TemplateHabits {
    /// How they answer `preferredLayoutAttributesFitting(_:)`.
    var preferred = PreferredSizing.untested(agreed: [])
    /// Whether they are as long across the scroll axis as the line that they lie in, whatever they are given; `nil` if it is not known.
    var fillsLine: Bool?

    /// A window that is resized by hand has had hundreds of widths.
    private static let mostWidths = 100
    /// How they answer before and after a layout pass, by their widths in points.
    private var layouts: [CGFloat: LayoutEffect] = [:]
    /// Whether a layout pass is known not to change them at some width.
    private var areUnchangedSomewhere = false
    /// How they answer before and after a layout pass if the last one was at another width.
    private var turn = LayoutEffect.unknown(agreed: [])
    /// How they answer before and after their first layout pass.
    private var beginning = LayoutEffect.unknown(agreed: [])
    /// How they answer as templates, and then as shown views with the same content.
    private var showing = LayoutEffect.unknown(agreed: [])

    /// Whether they return the size that they are fitted with.
    var areFitted: Bool { if case .fitted = preferred { true } else { false } }

    /// Whether a view that is shown as it was measured is known to ask for the size that it was measured with.
    var areShownAsMeasured: Bool { areFitted && showing.isNone }

    /// Records what a view has answered that is shown as it was measured.
    mutating func noteShown(height: CGFloat, isKept: Bool) { showing = showing.afterAnswer(of: height, isKept: isKept) }

    /// Forgets what shown views have disproved: the views are asked, and laid out, again.
    mutating func askAgain() {
        if areFitted { preferred = .untested(agreed: []) }
        layouts = layouts.mapValues { $0.isNone ? .some : $0 }
        areUnchangedSomewhere = false
        if turn.isNone { turn = .some }
        if beginning.isNone { beginning = .some }
        if showing.isNone { showing = .some }
        fillsLine = nil
    }

    /// Whether it is known that a layout pass does not change what a template answers at a width.
    ///
    /// Once that is known at one width, a single view shows it at another. A template that was last laid out at another width may
    /// still answer for that one.
    ///
    /// - Parameter last: The width at which the template was last laid out, in points; `nil` if it was not.
    func isUnchanged(at width: CGFloat, lastLaidOutAt last: CGFloat?) -> Bool {
        let effect = layouts[width, default: .unknown(agreed: [])]
        guard effect.isNone || areUnchangedSomewhere && effect.isLikelyNone else { return false }
        guard let last else { return beginning.isNone }
        return last == width || turn.isNone
    }

    /// Records what a template has answered before and after a layout pass.
    ///
    /// - Parameter last: The width at which the template was laid out before, in points; `nil` if it was not.
    mutating func noteLayout(at width: CGFloat, lastLaidOutAt last: CGFloat?, height: CGFloat, isKept: Bool) {
        switch last {
        case nil: beginning = beginning.afterAnswer(of: height, isKept: isKept)
        case width: break
        default: turn = turn.afterAnswer(of: height, isKept: isKept)
        }
        if layouts.count >= Self.mostWidths { layouts = [:] }
        let effect = layouts[width, default: .unknown(agreed: [])].afterAnswer(of: height, isKept: isKept)
        layouts[width] = effect
        if effect.isNone { areUnchangedSomewhere = true }
    }
}
