import SizingEngine
import UIKit

/// A layout of one column of rows, each as tall as its measured content.
///
/// Use it in place of another layout and set ``SizingLayout/itemSizing``; then every cell has its true size before it
/// is shown:
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
///
/// In the place of a flow layout, a list keeps the statements of a `UICollectionViewDelegateFlowLayout` on sections:
/// their insets, the space between their lines, and the heights of their headers and footers. It asks once for each
/// section that comes near the screen. The properties of the layout itself come first: insets and spacing other than
/// zero, ``SizingLayout/headerSizing`` and ``SizingLayout/footerSizing``. The sizes of items are measured instead; the
/// log says so.
open class SizingListLayout: SizingLayout {
    /// The configuration of the list in ``SizingLayout/section``. Changing it keeps the insets and the pinning of the
    /// section, and lays the list out again, without animation.
    ///
    /// Falls back to the default if `section` isn't a list.
    public var configuration: SizingListConfiguration {
        get {
            if case .list(let configuration) = section.arrangement { configuration } else { SizingListConfiguration() }
        }
        set { section.arrangement = .list(newValue) }
    }

    /// Creates a layout of lists that all have one configuration.
    public init(configuration: SizingListConfiguration = SizingListConfiguration()) {
        super.init(.list(configuration))
        session.source = ListSections(self)
    }

    /// Creates a layout from an archive, such as a storyboard, with the default configuration.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        session.source = ListSections(self)
    }

    /// The section index beside the list; `nil`, the default, for none.
    ///
    /// The layout adds it to the superview of the collection view, over its trailing edge, keeps the rows clear of it,
    /// and hides the vertical scroll indicator, as a table does. Where the collection view is the view of a controller in a
    /// navigation controller, its superview is one of UIKit's own: make it a subview of a view of yours there. If the index has no
    /// ``SizingSectionIndexView/selectionHandler``, the title at an index scrolls to the section at the same index.
    /// Call `invalidateLayout()` after you have changed the titles of an index that is shown.
    public var sectionIndex: SizingSectionIndexView? {
        didSet {
            guard sectionIndex !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if sectionIndexWidth == nil { showScrollIndicator() }
            followSectionIndex()
            session.invalidateArrangement()
        }
    }

    /// Not available: all sections of a list are arranged alike. Use a ``SizingLayout`` for sections of different kinds.
    @available(*, unavailable, message: "use a SizingLayout for sections of different kinds")
    public override var sectionProvider: SectionProvider? {
        get { super.sectionProvider }
        set { super.sectionProvider = newValue }
    }

    /// Whether the collection view showed its scroll indicator before a section index was added; `nil` if there is no
    /// index.
    var showedScrollIndicator: Bool?

    open override func prepare() {
        placeSectionIndex()
        super.prepare()
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        sectionIndex?.removeFromSuperview()
        showScrollIndicator()
    }
}
