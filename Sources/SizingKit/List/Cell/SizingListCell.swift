import UIKit

/// A collection view cell that looks and behaves like `UITableViewCell`.
///
/// It has the styles, accessories, backgrounds and editing controls of a table's cell, under the same names. Add views
/// of your own to the content view, and lay them out by constraints or frames. The content view is
/// ``contentWidth(forWidth:)`` wide, both on screen and when a template is measured. Its layout margins are those at which the
/// standard styles have their texts, unless you set others: 16 points at the sides, 20 in a regular width, and 11 above and below.
///
/// ```swift
/// let settingCell = SizingRegistration<SizingListCell, Setting> { cell, indexPath, setting in
///     cell.style = .value1
///     cell.textLabel?.text = setting.name
///     cell.detailTextLabel?.text = setting.value
///     cell.accessoryType = .disclosureIndicator
/// }
/// ```
///
/// `systemLayoutSizeFitting`, `sizeThatFits(_:)` and `preferredLayoutAttributesFitting(_:)` return the height of the
/// content, without the separator that a list adds. Subclasses that override `prepareForReuse()` or `apply(_:)` must
/// call `super`.
open class SizingListCell: UICollectionViewCell {
    /// The appearances of a cell that is selected or touched.
    public enum SelectionStyle: Hashable, Sendable {
        /// The cell does not change.
        case none
        /// The background is the grey of the system.
        case `default`
    }

    let text = ListCellLabel()
    let detail = ListCellLabel()
    let picture = ListCellImageView()
    let accessories = ListAccessoryView(edge: .trailing)
    let leadingAccessories = ListAccessoryView(edge: .leading)
    var editingControl: ListEditingControl?
    var reorderControl: ListReorderControl?
    var showsEditing = false
    /// The last editing mode of the collection view that the cell knows of.
    var knownEditing = false
    var listInsets = NSDirectionalEdgeInsets.zero
    /// The layout margins of the content view that the cell has set itself.
    var ownMargins: NSDirectionalEdgeInsets?
    /// Whether the cell has been laid out since it was prepared for reuse, or changed.
    var wasLaidOut = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for label in [text, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.contentDidChange = { [weak self] in self?.contentDidChange() }
        }
        picture.contentMode = .scaleAspectFit
        picture.contentDidChange = { [weak self] in self?.contentDidChange() }
        addSubview(accessories)
        addSubview(leadingAccessories)
        #if os(visionOS)
            // A view has no hover effect unless its class or the app gives it one: see `UIView.hoverStyle`.
            hoverStyle = UIHoverStyle(shape: nil)
        #endif
        styleDidChange()
        showSelectionStyle()
        followMargin(SizingListMetrics.length(metrics.compactMargin))
    }

    // MARK: Content

    /// The arrangement of the image and the texts. Setting it resets the fonts and colours of the labels.
    open var style = SizingListCell.Style.default {
        didSet { if style != oldValue { styleDidChange() } }
    }

    /// The label of the first text. It is never `nil`; it is optional as in `UITableViewCell`.
    open var textLabel: UILabel? { text }

    /// The label of the second text; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }

    /// The view of the image before the texts; `nil` in the style ``SizingListCell/Style/value2``.
    open var imageView: UIImageView? { style == .value2 ? nil : picture }

    /// The dimensions that the cell uses. Set those of its list.
    open var metrics = SizingListMetrics() {
        didSet {
            guard metrics != oldValue else { return }
            followMargin()
            rowDidChange()
        }
    }

    /// Whether the table that shows the row gives it its margins.
    var followsMarginOfTable: Bool { false }

    // MARK: What stands beside the content

    /// The accessories, the editing controls and the indentation of the cell in one value. ``accessoryView``,
    /// ``editingAccessoryView`` and ``leadingAccessoryView`` take the place of its accessories.
    open var row = SizingListRow() {
        didSet { if row != oldValue { rowDidChange() } }
    }

    /// The accessory at the trailing edge. ``accessoryView`` takes its place.
    public var accessoryType: SizingListRow.Accessory {
        get { row.accessory }
        set { row.accessory = newValue }
    }

    /// The accessory at the trailing edge while the cell is edited. ``editingAccessoryView`` takes its place.
    public var editingAccessoryType: SizingListRow.Accessory {
        get { row.editingAccessory }
        set { row.editingAccessory = newValue }
    }

    /// A custom view at the trailing edge. It keeps its width, or has its intrinsic width if its width is 0.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { rowDidChange() } }
    }

    /// A custom view at the trailing edge while the cell is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { rowDidChange() } }
    }

    /// A custom view at the leading edge, between the editing control and the content. It keeps its width, or has its
    /// intrinsic width if its width is 0.
    open var leadingAccessoryView: UIView? {
        didSet { if leadingAccessoryView !== oldValue { rowDidChange() } }
    }

    #if !os(tvOS)
        /// The switch of ``SizingListRow/Accessory/switch``. The cell always has the same one. Not available on tvOS.
        public var accessorySwitch: UISwitch { accessories.toggle }

        /// A closure that is called when the user turns the switch.
        public final var switchHandler: (@MainActor (_ isOn: Bool) -> Void)? {
            get { accessories.switchHandler }
            set { accessories.switchHandler = newValue }
        }
    #endif

    /// A closure that is called when the detail button is tapped, as a table's
    /// `tableView(_:accessoryButtonTappedForRowWith:)`.
    public final var accessoryButtonHandler: (@MainActor () -> Void)? {
        get { accessories.buttonHandler }
        set { accessories.buttonHandler = newValue }
    }

    /// The number of levels that the content is indented by, each ``indentationWidth`` wide.
    public var indentationLevel: Int {
        get { row.indentationLevel }
        set { row.indentationLevel = newValue }
    }

    /// The width of one level of indentation, in points.
    public var indentationWidth: CGFloat {
        get { row.indentationWidth ?? metrics.indentationWidth }
        set { row.indentationWidth = newValue }
    }

    // MARK: Editing

    /// The control at the leading edge while the cell is edited.
    public var editingStyle: SizingListRow.EditingStyle {
        get { row.editingStyle }
        set { row.editingStyle = newValue }
    }

    /// Whether a reorder control is shown at the trailing edge while the cell is edited.
    public var showsReorderControl: Bool {
        get { row.showsReorderControl }
        set { row.showsReorderControl = newValue }
    }

    /// Whether the content is indented to make room for the editing control.
    public var shouldIndentWhileEditing: Bool {
        get { row.shouldIndentWhileEditing }
        set { row.shouldIndentWhileEditing = newValue }
    }

    /// A closure that deletes or inserts the row, as a table's `tableView(_:commit:forRowAt:)`.
    ///
    /// It is called when the insert control is tapped. A tap on the delete control reveals the trailing swipe actions of the
    /// row, or a Delete button if it has none, which calls the closure: see ``confirmsDeletion``.
    public final var editingControlHandler: (@MainActor () -> Void)?

    /// Whether a tap on the delete control has to be confirmed, as in a table. The default is `true`. If it is `false`, the
    /// control calls ``editingControlHandler`` at once, as UIKit's delete accessory does with an action handler. It also does
    /// so outside of a list that scrolls vertically, and on tvOS.
    open var confirmsDeletion = true

    /// The title of the Delete button that confirms a deletion; `nil`, the default, for that of ``SizingListWords``.
    open var deleteConfirmationTitle: String?

    /// Whether the editing controls are shown. A cell in a collection view follows the collection view.
    public var isEditing: Bool {
        get { showsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls.
    ///
    /// - Parameters:
    ///   - editing: Whether the controls are shown.
    ///   - animated: Whether the controls and the content view are animated to their new positions.
    open func setEditing(_ editing: Bool, animated: Bool) {
        showEditing(editing, animated: animated)
    }

    /// Whether a template of the cell shows its editing controls while the collection view is edited.
    var mayBeEdited = true

    /// The cell that the collection view shows: this one, or the one that contains it.
    var shownCell: UICollectionViewCell { self }

    // MARK: Selection

    /// The appearance of the cell while it is selected or touched. The default is `.default`.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelectionStyle() } }
    }

    /// The views behind the content, shown or not.
    var backgrounds: [UIView] { [backgroundView, selectedBackgroundView].compactMap(\.self) }

    private func showSelectionStyle() {
        guard selectionStyle == .default else {
            selectedBackgroundView = nil
            return
        }
        let background = UIView()
        background.backgroundColor = ListColors.selection
        background.layer.cornerCurve = .continuous
        selectedBackgroundView = background
    }

    // MARK: Accessibility

    /// Whether VoiceOver reads the row as one element. By default it does if the content is that of a standard style and
    /// the accessories are not custom controls: it reads the texts, says what a switch or a second text is set to, and has
    /// custom actions for swipe actions, editing controls and the detail button.
    open override var isAccessibilityElement: Bool {
        get { ownIsAccessibilityElement ?? readsAsOneElement }
        set { ownIsAccessibilityElement = newValue }
    }

    private var ownIsAccessibilityElement: Bool?

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (readsAsOneElement ? standardLabel : nil) }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (readsAsOneElement ? standardValue : nil) }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { readsAsOneElement ? super.accessibilityTraits.union(standardTraits) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    /// The actions that the app has set, then those of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let actions = (super.accessibilityCustomActions ?? []) + standardActions
            return actions.isEmpty ? nil : actions
        }
        set { super.accessibilityCustomActions = newValue }
    }

    open override func accessibilityActivate() -> Bool { activateSwitch() || super.accessibilityActivate() }

    // MARK: What the collection view says

    /// Whether the row shows its swipe actions.
    private(set) var isSwiped = false

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        if isSwiped { state.isSwiped = true }
        return state
    }

    /// Shows that the row is swiped aside, or no longer is.
    func setSwiped(_ swiped: Bool) {
        isSwiped = swiped
        setNeedsUpdateConfiguration()
    }

    /// The distances from the sides of the row to those of its list, over which the backgrounds extend, in points.
    private(set) var rowMargins = NSDirectionalEdgeInsets.zero

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let attributes = layoutAttributes as? SizingLayoutAttributes
        // Items outside of lists have plain attributes: a reused cell loses the looks of its list.
        guard attributes != nil || hasLooks else { return }
        hasLooks = attributes != nil
        show(attributes ?? SizingLayoutAttributes())
    }

    /// Whether the last attributes were those of a list.
    private var hasLooks = false
    /// The size that `systemLayoutSizeFitting` has returned last.
    private var fittedSize: CGSize?

    private func show(_ attributes: SizingLayoutAttributes) {
        if listInsets != attributes.contentInsets {
            listInsets = attributes.contentInsets
            // The layout has measured the row with them.
            setNeedsLayout()
        }
        if rowMargins != attributes.rowMargins {
            rowMargins = attributes.rowMargins
            setNeedsLayout()
        }
        #if !os(tvOS)
            if isSwiped != attributes.isSwiped { setSwiped(attributes.isSwiped) }
        #endif
        for background in backgrounds {
            background.layer.cornerRadius = attributes.cornerRadius
            background.layer.maskedCorners = attributes.maskedCorners
        }
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        followEditing(state.isEditing)
        editingControl?.isSelected = state.isSelected
        setNeedsLayout()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        wasLaidOut = false
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // A row of a table follows the cell that contains it, which knows whether the row may be edited.
        guard window != nil, !isTemplate, shownCell === self, let enclosingCollectionView else { return }
        followEditing(enclosingCollectionView.isEditing, isShown: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRow()
        wasLaidOut = true
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A row takes the given width. If the target width is 0, it is the present one.
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        if verticalFittingPriority >= .required { return CGSize(width: width, height: targetSize.height) }
        let size = CGSize(width: width, height: fittingHeight(width: width))
        fittedSize = size
        return size
    }

    /// Returns attributes of the given width and the height of the content at that width.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let given = layoutAttributes.size
        fittedSize = nil
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard attributes.size == given else { return attributes }
        // UIKit may have fitted the cell to find that the given size is right.
        let fitted = fittedSize.flatMap { $0.width == given.width ? $0.height : nil }
        let fitting = fitted ?? fittingHeight(width: given.width)
        let height = fitting > 0 ? fitting : sizeThatFits(given).height
        if height > 0 { attributes.size.height = height }
        return attributes
    }
}
