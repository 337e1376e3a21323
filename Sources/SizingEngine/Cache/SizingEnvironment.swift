/// The traits and insets that an item's size depends on, besides its content and its proposal.
///
/// A further trait is a case of `Field`: the compiler then names every place that has to know it. These are its value here, where
/// it comes from, and how a change of it is noticed. Files of sizes have all fields by themselves.
package struct SizingEnvironment: Sendable, Hashable {
    /// What the environment consists of, in the order in which files have it.
    package enum Field: CaseIterable, Sendable {
        case contentSizeCategory
        case legibilityWeight
        case layoutDirection
        case displayScale
        case leadingInset
        case trailingInset
        case isEditing
    }

    /// The value of a field. Those of traits are the raw values of UIKit's types.
    package enum Value: Sendable, Hashable {
        case text(String)
        case number(Int)
        case fraction(Double)
    }

    /// The raw value of a `UIContentSizeCategory`.
    package let contentSizeCategory: String
    /// The raw value of a `UILegibilityWeight`.
    package let legibilityWeight: Int
    /// The raw value of a `UITraitEnvironmentLayoutDirection`.
    package let layoutDirection: Int
    /// Pixels per point: a positive finite number, as in `PixelGrid`.
    package let displayScale: Double
    /// The pixels at a row's leading side that it keeps clear: the safe area.
    package var leadingInset: Int
    /// The pixels at a row's trailing side that it keeps clear: the safe area and a section index.
    package var trailingInset: Int
    /// Whether rows show the controls for editing.
    package var isEditing: Bool

    /// Creates an environment from the values of its fields, which are asked for in the order of the cases.
    package init<Failure>(_ value: (Field) throws(Failure) -> Value) throws(Failure) {
        contentSizeCategory = try value(.contentSizeCategory).text
        legibilityWeight = try value(.legibilityWeight).number
        layoutDirection = try value(.layoutDirection).number
        displayScale = PixelGrid(scale: try value(.displayScale).fraction).scale
        leadingInset = try value(.leadingInset).number
        trailingInset = try value(.trailingInset).number
        isEditing = try value(.isEditing).number != 0
    }

    /// Creates an environment outside of lists.
    package init(contentSizeCategory: String, legibilityWeight: Int, layoutDirection: Int, displayScale: Double) {
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

    package subscript(field: Field) -> Value {
        switch field {
        case .contentSizeCategory: .text(contentSizeCategory)
        case .legibilityWeight: .number(legibilityWeight)
        case .layoutDirection: .number(layoutDirection)
        case .displayScale: .fraction(displayScale)
        case .leadingInset: .number(leadingInset)
        case .trailingInset: .number(trailingInset)
        case .isEditing: .number(isEditing ? 1 : 0)
        }
    }
}

extension SizingEnvironment.Field {
    /// A value of the kind that the field has: an empty text, or zero.
    package var kind: SizingEnvironment.Value {
        switch self {
        case .contentSizeCategory: .text("")
        case .displayScale: .fraction(0)
        case .legibilityWeight, .layoutDirection, .leadingInset, .trailingInset, .isEditing: .number(0)
        }
    }
}

extension SizingEnvironment.Value {
    fileprivate var text: String { if case .text(let text) = self { text } else { "" } }
    fileprivate var number: Int { if case .number(let number) = self { number } else { 0 } }
    fileprivate var fraction: Double { if case .fraction(let fraction) = self { fraction } else { 0 } }
}
