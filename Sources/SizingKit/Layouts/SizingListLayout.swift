import UIKit

/// A layout of one column of rows, each as tall as its measured content.
///
/// Swap it in for another layout, tell it how items are measured, and every cell has its true size before it is shown:
///
/// ```swift
/// let layout = SizingListLayout()
/// layout.itemSizing = { indexPath in
///     .template(postCell, item: posts[indexPath.item], key: posts[indexPath.item].id)
/// }
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// ```
///
/// Rows span the width of the collection view less its adjusted content insets and the configuration's insets.
open class SizingListLayout: SizingLayout {
    /// How the rows are arranged. Changing it lays the list out anew, without animation.
    public var configuration: SizingListConfiguration {
        didSet { if configuration != oldValue { invalidateArrangement() } }
    }

    /// Creates a list.
    public init(configuration: SizingListConfiguration = SizingListConfiguration()) {
        self.configuration = configuration
        super.init()
    }

    /// Creates a list from an archive, with the default configuration.
    public required init?(coder: NSCoder) {
        configuration = SizingListConfiguration()
        super.init(coder: coder)
    }

    override func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        .list(configuration)
    }

    override var spaceBetweenSections: CGFloat { configuration.sectionSpacing }
}
