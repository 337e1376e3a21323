import SizingEngine

extension SizingEnvironment {
    /// An environment with these traits, outside of lists.
    init(contentSizeCategory: String, legibilityWeight: Int, layoutDirection: Int, displayScale: Double) {
        self.init { field in
            switch field {
            case .contentSizeCategory: .text(contentSizeCategory)
            case .legibilityWeight: .number(legibilityWeight)
            case .layoutDirection: .number(layoutDirection)
            case .displayScale: .fraction(displayScale)
            case .leadingInset, .trailingInset, .isEditing: field.kind
            }
        }
    }
}
