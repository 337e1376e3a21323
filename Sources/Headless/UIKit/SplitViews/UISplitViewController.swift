import Foundation

/// Two or three controllers in columns, of which a narrow window shows one at a time.
///
/// Columns are shown and hidden at once; there are no lines between them, and no gesture moves them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Stands for the dimension that the split view chooses.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    private let keptStyle: Style
    var columns: [Column: SplitColumn] = [:]

    @available(iOS 14.0, *)
    public init(style: UISplitViewController.Style) {
        keptStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        keptStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        keptStyle = .unspecified
        super.init(coder: coder)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?

    @available(iOS 14.0, *)
    open var style: UISplitViewController.Style { keptStyle }

    // MARK: Columns

    /// A controller that is no navigation controller is put into one, but for the compact column's.
    @available(iOS 14.0, *)
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
        change(column, to: vc)
    }

    /// The controller that was set.
    @available(iOS 14.0, *)
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        style == .unspecified ? nil : columns[column]?.controller
    }

    /// Those that the columns show; set, the two of a split view without a style.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return shownWhenCollapsed.map { [$0.container] } ?? [] }
            return Self.order.compactMap { columns[$0]?.container }
        }
        set {
            guard style == .unspecified else { return }
            change(.primary, to: newValue.first)
            change(.secondary, to: newValue.dropFirst().first)
        }
    }

    @available(iOS 14.0, *)
    open func show(_ column: UISplitViewController.Column) {
        if isCollapsed { return goTo(column) }
        let (mode, wanted) = (displayMode, arrangement.sidebars(with: column))
        if column == .secondary {
            if mode == .twoDisplaceSecondary { choose(sidebars: 1) }
            if mode.behavior == .overlay { choose(sidebars: 0) }
        } else if wanted > mode.sidebars ?? 0 {
            choose(sidebars: wanted)
        }
    }

    /// The secondary column cannot be hidden.
    @available(iOS 14.0, *)
    open func hide(_ column: UISplitViewController.Column) {
        if isCollapsed { return goBack(from: column) }
        let wanted = arrangement.sidebars(with: column) - 1
        if wanted >= 0, wanted < displayMode.sidebars ?? 0 { choose(sidebars: wanted) }
    }

    // MARK: What is shown

    /// Whether the columns are shown one at a time, as in a window of compact width.
    open internal(set) var isCollapsed = false

    /// The column that is shown last while it is collapsed.
    var topColumn = Column.primary

    open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { preferenceDidChange() } }
    }

    /// Never `automatic`.
    open var displayMode: UISplitViewController.DisplayMode { shownMode ?? arrangement.displayMode }

    @available(iOS 14.0, *)
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { keptBehavior }
        set {
            guard newValue != keptBehavior else { return }
            keptBehavior = newValue
            preferenceDidChange()
        }
    }
    private var keptBehavior = SplitBehavior.automatic

    @available(iOS 14.0, *)
    open var splitBehavior: UISplitViewController.SplitBehavior { arrangement.behavior }

    /// The mode in which the columns lie; nil before they do.
    var shownMode: DisplayMode?

    /// What has been shown or hidden on purpose, until the app prefers another mode or the size changes.
    var chosenMode: DisplayMode?

    /// The size for which the columns were placed last.
    var placedSize: CGSize?

    open var primaryEdge = UISplitViewController.PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { place() } }
    }

    open var presentsWithGesture = true

    @available(iOS 14.0, *)
    open var showsSecondaryOnlyButton: Bool {
        get { keptShowsSecondaryOnlyButton }
        set { keptShowsSecondaryOnlyButton = newValue }
    }
    private var keptShowsSecondaryOnlyButton = false

    @available(iOS 14.5, *)
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { keptButtonVisibility }
        set { keptButtonVisibility = newValue }
    }
    private var keptButtonVisibility = DisplayModeButtonVisibility.automatic

    @available(iOS 13.0, *)
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { keptBackgroundStyle }
        set { keptBackgroundStyle = newValue }
    }
    private var keptBackgroundStyle = BackgroundStyle.none

    /// Shows the primary column, or hides it. An app puts it into a bar itself.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    private lazy var modeButton = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.switchMode() }
    )

    private func switchMode() {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        choose(sidebars: asked.sidebars ?? (displayMode == .secondaryOnly ? 1 : 0))
    }

    // MARK: Widths

    var widths = (primary: SplitColumnWidth(standard: 320), supplementary: SplitColumnWidth(standard: 375)) {
        didSet { place() }
    }

    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.primary.fraction }
        set { widths.primary.fraction = newValue }
    }

    @available(iOS 14.0, *)
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths.primary.preferred }
        set { widths.primary.preferred = newValue }
    }

    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths.primary.minimum }
        set { widths.primary.minimum = newValue }
    }

    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths.primary.maximum }
        set { widths.primary.maximum = newValue }
    }

    open var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }

    @available(iOS 14.0, *)
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths.supplementary.fraction }
        set { widths.supplementary.fraction = newValue }
    }

    @available(iOS 14.0, *)
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.preferred }
        set { widths.supplementary.preferred = newValue }
    }

    @available(iOS 14.0, *)
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.minimum }
        set { widths.supplementary.minimum = newValue }
    }

    @available(iOS 14.0, *)
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.maximum }
        set { widths.supplementary.maximum = newValue }
    }

    @available(iOS 14.0, *)
    open var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

    private func shownWidth(of column: Column) -> CGFloat {
        isCollapsed ? viewIfLoaded?.bounds.width ?? 0 : arrangement.width(of: column)
    }

    // MARK: Controllers that are shown

    open override func show(_ vc: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
        if isCollapsed, let navigation = shownWhenCollapsed?.navigation {
            navigation.pushViewController(vc, animated: true)
        } else {
            change(.primary, to: vc)
        }
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
        if isCollapsed, style == .unspecified {
            columns[.primary]?.container.show(vc, sender: sender)
        } else {
            change(.secondary, to: vc)
            show(.secondary)
        }
    }

    // MARK: Size and traits

    /// Whether a change of traits is one of a split view on screen.
    private var isOnScreen = false

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        traitsMayHaveChanged()
        place()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        isOnScreen = true
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        traitsMayHaveChanged()
        place()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isOnScreen { traitsMayHaveChanged() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        var arrangement = arrangement
        arrangement.size = parentSize
        guard !isCollapsed, let column = Self.order.first(where: { columns[$0]?.container === container }),
            let frame = arrangement.frame(of: column, in: arrangement.displayMode)
        else { return parentSize }
        return frame.size
    }
}
