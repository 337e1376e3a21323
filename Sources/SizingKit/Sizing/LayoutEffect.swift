import Foundation

/// Whether a layout pass changes what the views of a template answer when they are fitted, at one width.
///
/// In a layout pass cells update their configuration, and labels their `preferredMaxLayoutWidth`. Most views do nothing of the
/// kind: one fitting gives what two do. A shown view is fitted without a layout pass by UIKit, and if one ever asks for another
/// size than its template, the templates are laid out again.
enum LayoutEffect {
    /// All views have answered the same before and after. These were their heights, in points.
    case unknown(agreed: Set<CGFloat>)
    case none
    case some

    /// The number of different heights after which views are no longer laid out.
    private static let agreementLimit = 3

    var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether some views have answered the same before and after, and none has answered otherwise.
    var isLikelyNone: Bool { if case .unknown(let agreed) = self { !agreed.isEmpty } else { isNone } }

    /// The effect that is known after a view has answered.
    ///
    /// - Parameter isKept: Whether the answer was the same before and after a layout pass.
    func afterAnswer(of height: CGFloat, isKept: Bool) -> LayoutEffect {
        guard case .unknown(let agreed) = self else { return self }
        guard isKept else { return .some }
        let all = agreed.union([height])
        return all.count < Self.agreementLimit ? .unknown(agreed: all) : .none
    }
}
