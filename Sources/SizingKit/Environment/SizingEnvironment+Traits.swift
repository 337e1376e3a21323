import SizingEngine
import UIKit

extension SizingEnvironment {
    /// The traits of a view that sizes depend on.
    @MainActor
    init(of view: UIView) {
        self.init(of: view.traitCollection, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Traits that sizes depend on.
    ///
    /// - Parameter isRightToLeft: The layout direction of a view, which may differ from that of its traits.
    @MainActor
    init(of traits: UITraitCollection, isRightToLeft: Bool) {
        self.init { field in
            field == .layoutDirection ? .number(isRightToLeft ? 1 : 0) : field.value(in: traits)
        }
    }
}

@MainActor
extension SizingEnvironment.Field {
    /// The trait whose changes change the field; `nil` for what follows from the list or from editing.
    @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
    var trait: UITrait? {
        switch self {
        case .contentSizeCategory: UITraitPreferredContentSizeCategory.self
        case .legibilityWeight: UITraitLegibilityWeight.self
        case .layoutDirection: UITraitLayoutDirection.self
        case .displayScale: UITraitDisplayScale.self
        case .leadingInset, .trailingInset, .isEditing: nil
        }
    }

    /// The value of the field in traits. A display scale that is not specified counts as 1.
    func value(in traits: UITraitCollection) -> SizingEnvironment.Value {
        switch self {
        case .contentSizeCategory: .text(traits.preferredContentSizeCategory.rawValue)
        case .legibilityWeight: .number(traits.legibilityWeight.rawValue)
        case .layoutDirection: .number(traits.layoutDirection.rawValue)
        case .displayScale: .fraction(traits.displayScale > 0 ? Double(traits.displayScale) : 1)
        case .leadingInset, .trailingInset, .isEditing: kind
        }
    }
}
