import Foundation

/// Lengths of a table's rows, in points. Apple does not print them; those of accessories are in circulation since
/// UITableView-FDTemplateLayoutCell, those of controls are customary.
enum TableCellMetrics {
    static let editingControl: CGFloat = 40
    static let reorderControl: CGFloat = 48
    /// Beside a view of the app's own as accessory.
    static let besideView: CGFloat = 16
    static let index: CGFloat = 15
    /// Above and below a text.
    static let aboveText: CGFloat = 11
    static let cornerRadius: CGFloat = 10

    /// From the edge of a row to its text, and from the edges of a table to its cards.
    static func margin(in traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? 20 : 16
    }

    /// How much larger than at the default size of text chevrons and checkmarks are: at accessibility sizes as the texts beside
    /// them.
    static func glyphScale(in traits: UITraitCollection) -> CGFloat {
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return max(1, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17)
    }
}
