import UIKit

/// A layout of one column of rows, each as tall as its measured content.
///
/// Swap it in for another layout, tell it how items are measured, and every cell has its true size before it is shown:
///
/// ```swift
/// let layout = SizingListLayout()
/// lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// override func viewDidLoad() {
///     super.viewDidLoad()
///     layout.itemSizing = { [unowned self] indexPath in
///         .template(postCell, item: posts[indexPath.item], key: posts[indexPath.item].id)
///     }
/// ```
///
/// Rows span the width of the collection view less its adjusted content insets and the insets of ``SizingLayout/section``.
open class SizingListLayout: SizingLayout {
    /// The looks of the list: the configuration of ``SizingLayout/section``, whose insets and pinning it leaves as they are.
    /// Changing it lays the list out anew, without animation.
    ///
    /// It is the default configuration if `section` isn't a list.
    public var configuration: SizingListConfiguration {
        get {
            if case .list(let configuration) = section.arrangement { configuration } else { SizingListConfiguration() }
        }
        set { section.arrangement = .list(newValue) }
    }

    /// Creates a list.
    public init(configuration: SizingListConfiguration = SizingListConfiguration()) {
        super.init(.list(configuration))
    }

    /// Creates a list from an archive, with the default configuration.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A section index beside the list; `nil`, the default, for none.
    ///
    /// The layout puts it over the trailing edge of the collection view, into the same superview, and keeps its width free
    /// in the rows. The vertical scroll indicator is hidden meanwhile, as in a table. An index without an ``SizingSectionIndexView/selectionHandler`` scrolls to the section at the place of the title.
    /// Changing the titles of an index that is shown needs `invalidateLayout()`.
    public var sectionIndex: SizingSectionIndexView? {
        didSet {
            guard sectionIndex !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if sectionIndexWidth == nil { showScrollIndicator() }
            followSectionIndex()
            invalidateArrangement()
        }
    }

    /// Not available: all sections of a list are arranged alike. Use a ``SizingLayout`` for sections of different kinds.
    @available(*, unavailable, message: "use a SizingLayout for sections of different kinds")
    public override var sectionProvider: SectionProvider? {
        get { super.sectionProvider }
        set { super.sectionProvider = newValue }
    }

    override var commonSection: SizingSection {
        var section = section
        section.sectionIndexWidth = sectionIndexWidth
        return section
    }

    /// Whether the collection view showed its scroll indicator before a section index took its place; `nil` if none did.
    var showedScrollIndicator: Bool?

    open override func prepare() {
        stateListEnvironment()
        placeSectionIndex()
        super.prepare()
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        sectionIndex?.removeFromSuperview()
        showScrollIndicator()
        withdrawListEnvironment()
    }
}
