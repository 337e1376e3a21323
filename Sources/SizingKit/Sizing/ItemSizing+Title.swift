import UIKit

extension ItemSizing {
    /// Shows a title as the header or footer of a section, in the looks that the system gives it in the appearance of the
    /// section's list. In sections of other kinds it looks as in a grouped list.
    ///
    /// ```swift
    /// layout.headerSizing = { [unowned self] section in .title(groups[section].name) }
    /// ```
    ///
    /// The title needs no view and no registration of yours. The data source returns the layout's:
    ///
    /// ```swift
    /// func collectionView(
    ///     _ collectionView: UICollectionView,
    ///     viewForSupplementaryElementOfKind kind: String,
    ///     at indexPath: IndexPath
    /// ) -> UICollectionReusableView {
    ///     layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    /// }
    /// ```
    ///
    /// The title of an item is not possible: the item is then measured by its shown cell, with a line in the log.
    ///
    /// - Parameter text: The title.
    public static func title(_ text: String) -> ItemSizing {
        ItemSizing(method: .title(text), key: SectionTitle(text: text))
    }

    /// The sizing of a title in a style; other sizings as they are.
    func titled(_ style: SectionTitleStyle) -> ItemSizing {
        guard case .title(let text) = method else { return self }
        var sizing = ItemSizing.template(SectionTitleView.registration(style), item: text, key: key)
        sizing.includesPadding = includesPadding
        return sizing.insets(contentInsets)
    }

    /// The sizing of an item, which has no title.
    var untitled: ItemSizing {
        guard case .title = method else { return self }
        SizingLog.reportOnce(
            "title of an item",
            "itemSizing returned .title for an item: it is for headers and footers; the shown cell decides the size"
        )
        return bySelfSizing
    }
}

/// The key of a title's size: not a string, which might be the key of an item.
private struct SectionTitle: Hashable {
    let text: String
}
