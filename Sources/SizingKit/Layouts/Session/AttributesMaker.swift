import UIKit

/// Makes attributes of the class that a layout says.
@MainActor
struct AttributesMaker {
    /// The class that a subclass of the app says; `nil` if it says none.
    private var statedClass: UICollectionViewLayoutAttributes.Type?
    /// Whether attributes of that class can have the looks of rows.
    private var hasLooks = true

    init() {}

    init(for layout: SizingLayout) {
        guard let stated = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type,
            stated != SizingLayoutAttributes.self, stated != UICollectionViewLayoutAttributes.self
        else { return }
        statedClass = stated
        hasLooks = stated is SizingLayoutAttributes.Type
    }

    /// Returns attributes of an item, to which looks are given afterwards if it needs any.
    func item(at indexPath: IndexPath, withLooks needsLooks: Bool) -> UICollectionViewLayoutAttributes {
        if let statedClass, allows(needsLooks) { return statedClass.init(forCellWith: indexPath) }
        // UIKit compares plain attributes faster.
        return needsLooks
            ? SizingLayoutAttributes(forCellWith: indexPath) : UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }

    /// Returns attributes of a header, a footer or another supplementary view.
    func supplementaryView(
        ofKind kind: String,
        at indexPath: IndexPath,
        withLooks needsLooks: Bool = false
    ) -> UICollectionViewLayoutAttributes {
        if let statedClass, allows(needsLooks) {
            return statedClass.init(forSupplementaryViewOfKind: kind, with: indexPath)
        }
        return SizingLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    }

    /// Returns attributes of a decoration view of the app's.
    func decorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        if let statedClass { return statedClass.init(forDecorationViewOfKind: kind, with: indexPath) }
        return SizingLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
    }

    /// Whether the stated class is one for elements that need looks or don't.
    private func allows(_ needsLooks: Bool) -> Bool {
        if hasLooks || !needsLooks { return true }
        SizingLog.reportOnce(
            "layoutAttributesClass",
            """
            the layoutAttributesClass of a layout with lists has to be a subclass of SizingLayoutAttributes, from which rows \
            take their insets and corners; rows have attributes of that class instead
            """
        )
        return false
    }
}
