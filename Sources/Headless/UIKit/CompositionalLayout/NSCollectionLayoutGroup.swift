import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where a closure places them.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Repetition {
        /// All items, again and again, until nothing more fits.
        case untilFull
        /// The item so many times, with the size that it states.
        case times(Int)
        /// The item so many times, in equal parts of the group.
        case equal(Int)
    }

    enum Content {
        case line(UICollectionView.ScrollDirection, Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private(set) var content = Content.line(.horizontal, .untilFull)
    private var items: [NSCollectionLayoutItem] = []

    private class func make(
        _ layoutSize: NSCollectionLayoutSize,
        _ items: [NSCollectionLayoutItem],
        _ content: Content
    ) -> Self {
        let group = self.init(_headless: ())
        group.size = layoutSize
        group.items = items
        group.content = content
        return group
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, [subitem], .line(.horizontal, .times(count)))
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, [subitem], .line(.horizontal, .equal(count)))
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .line(.horizontal, .untilFull))
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, [subitem], .line(.vertical, .times(count)))
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        make(layoutSize, [subitem], .line(.vertical, .equal(count)))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .line(.vertical, .untilFull))
    }

    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, [], .custom(itemProvider))
    }

    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue }
    }

    /// The space between two items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    open var subitems: [NSCollectionLayoutItem] { items }

    /// UIKit draws the group in characters. Here it is named.
    open func visualDescription() -> String {
        let inner = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return "group(\(inner.joined(separator: ", ")))"
    }

    override func take(into copy: NSCollectionLayoutItem) {
        super.take(into: copy)
        guard let copy = copy as? NSCollectionLayoutGroup else { return }
        copy.items = items
        copy.content = content
        copy.interItemSpacing = interItemSpacing
    }
}
