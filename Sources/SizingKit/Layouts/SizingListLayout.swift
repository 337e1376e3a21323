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
/// In the place of a flow layout, a list keeps what a `UICollectionViewDelegateFlowLayout` states of sections: their insets, the
/// space between their lines, and the heights of their headers and footers. It asks once for each section that comes near the
/// screen. What the layout itself is told comes first: insets and spacing other than zero, ``SizingLayout/headerSizing`` and
/// ``SizingLayout/footerSizing``. The sizes of items are measured instead; the log says so.
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
    }

    /// Creates a layout from an archive, such as a storyboard, with the default configuration.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    override var commonSection: SizingSection {
        var section = section
        section.sectionIndexWidth = sectionIndexWidth
        return section
    }

    override var sectionsAreAlike: Bool { super.sectionsAreAlike && !flowStatements.statesSections }

    override var readsOfFlowLayout: FlowLayoutReading { .sections }

    override var setsListEnvironment: Bool { true }

    override var asksForSectionsAgain: Bool { flowStatements.statesSections }

    override func readStatements(of collectionView: UICollectionView) {
        flowStatements = FlowStatements(of: flowDelegate, sectionCount: collectionView.numberOfSections)
    }

    override func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        let section = super.section(at: index, environment)
        guard flowStatements.statesSections, let flowDelegate else { return section }
        return self.section(section, at: index, by: flowDelegate)
    }

    override var mayHaveHeaders: Bool { super.mayHaveHeaders || flowStatements.headers }

    override var mayHaveFooters: Bool { super.mayHaveFooters || flowStatements.footers }

    override func sizing(ofHeader section: Int) -> ItemSizing? {
        headerSizing == nil && flowStatements.headers
            ? flowDelegate?.headerSize(ofSection: section).flatMap(sizing(ofBoundary:))
            : super.sizing(ofHeader: section)
    }

    override func sizing(ofFooter section: Int) -> ItemSizing? {
        footerSizing == nil && flowStatements.footers
            ? flowDelegate?.footerSize(ofSection: section).flatMap(sizing(ofBoundary:))
            : super.sizing(ofFooter: section)
    }

    override var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) {
        var estimates = super.boundaryEstimates
        guard flowStatements.statesSections, let delegate = flowDelegate, collectionView?.numberOfSections ?? 0 > 0
        else { return estimates }
        // What is expected of all sections before their delegate is asked.
        func length(_ size: CGSize?) -> CGFloat {
            size.map(Axis(scrollDirection).main) ?? 0
        }
        if headerSizing == nil { estimates.header = length(delegate.headerSize(ofSection: 0)) }
        if footerSizing == nil { estimates.footer = length(delegate.footerSize(ofSection: 0)) }
        return estimates
    }

    /// What the delegate states of sections.
    private var flowStatements = FlowStatements()

    /// Whether the collection view showed its scroll indicator before a section index was added; `nil` if there is no
    /// index.
    var showedScrollIndicator: Bool?

    open override func prepare() {
        placeSectionIndex()
        super.prepare()
    }

    override func prepare(_ collectionView: UICollectionView) {
        // It takes back what the layout put into another collection view.
        super.prepare(collectionView)
        setListEnvironment(configuration.appearance)
        hostSectionIndex()
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        sectionIndex?.removeFromSuperview()
        showScrollIndicator()
        removeListEnvironment(for: newLayout)
    }
}
