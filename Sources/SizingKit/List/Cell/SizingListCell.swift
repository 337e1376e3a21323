import UIKit

/// A collection view cell that looks and behaves like `UITableViewCell`.
///
/// It has the four styles of a table's cell, its accessories, its backgrounds and its controls for editing, under the
/// names a table's cell has for them. Views of your own go into the content view, by constraints or by frames; it is
/// exactly as wide as ``contentWidth(forWidth:)`` says, on screen as in a measurement.
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
/// The cell answers the height of its content, without the separator that a list adds to it, by `systemLayoutSizeFitting`,
/// by `sizeThatFits(_:)` and by `preferredLayoutAttributesFitting(_:)`. Subclasses that override `prepareForReuse()` or
/// `apply(_:)` must call `super`.
open class SizingListCell: UICollectionViewCell {
    /// Whether a selected or touched cell is shown by a background of its own.
    public enum SelectionStyle: Hashable, Sendable {
        /// The cell looks the same.
        case none
        /// The grey of the system.
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
    /// What the collection view last said of editing.
    var knownEditing = false
    var listInsets = NSDirectionalEdgeInsets.zero

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
        styleDidChange()
        showSelectionStyle()
    }

    // MARK: Content

    /// How image and texts are arranged. Setting it resets the fonts and colours of the labels.
    open var style = SizingListCell.Style.default {
        didSet { if style != oldValue { styleDidChange() } }
    }

    /// The first text. Always there; optional because that of `UITableViewCell` is.
    open var textLabel: UILabel? { text }

    /// The second text; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }

    /// The image before the texts; `nil` in the style ``SizingListCell/Style/value2``.
    open var imageView: UIImageView? { style == .value2 ? nil : picture }

    /// The numbers of the list that the cell stands in.
    open var metrics = SizingListMetrics() {
        didSet { if metrics != oldValue { rowDidChange() } }
    }

    // MARK: What stands beside the content

    /// All that stands beside the content: the properties below but the views in one value. The views take the place of
    /// the accessories here.
    open var row = SizingListRow() {
        didSet { if row != oldValue { rowDidChange() } }
    }

    /// What stands at the trailing edge. ``accessoryView`` takes its place.
    public var accessoryType: SizingListRow.Accessory {
        get { row.accessory }
        set { row.accessory = newValue }
    }

    /// What stands at the trailing edge while the cell is edited. ``editingAccessoryView`` takes its place.
    public var editingAccessoryType: SizingListRow.Accessory {
        get { row.editingAccessory }
        set { row.editingAccessory = newValue }
    }

    /// A view of your own at the trailing edge, as wide as it is, or as it wants to be if it has no width.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { rowDidChange() } }
    }

    /// A view of your own at the trailing edge while the cell is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { rowDidChange() } }
    }

    /// A view of your own at the leading edge, before the content and beside the editing control, as wide as it is, or as
    /// it wants to be if it has no width.
    open var leadingAccessoryView: UIView? {
        didSet { if leadingAccessoryView !== oldValue { rowDidChange() } }
    }

    #if !os(tvOS)
        /// The switch of ``SizingListRow/Accessory/switch``, one for the life of the cell. There are none on tvOS.
        public var accessorySwitch: UISwitch { accessories.toggle }

        /// Called when the switch is turned by the user.
        public var switchHandler: (@MainActor (_ isOn: Bool) -> Void)? {
            get { accessories.switchHandler }
            set { accessories.switchHandler = newValue }
        }
    #endif

    /// Called when the detail button is tapped: a table's `tableView(_:accessoryButtonTappedForRowWith:)`.
    public var accessoryButtonHandler: (@MainActor () -> Void)? {
        get { accessories.buttonHandler }
        set { accessories.buttonHandler = newValue }
    }

    /// How many times the content is moved in by ``indentationWidth``.
    public var indentationLevel: Int {
        get { row.indentationLevel }
        set { row.indentationLevel = newValue }
    }

    /// In points.
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

    /// Whether a control by which the cell is moved stands at the trailing edge while it is edited.
    public var showsReorderControl: Bool {
        get { row.showsReorderControl }
        set { row.showsReorderControl = newValue }
    }

    /// Whether the editing control moves the content in.
    public var shouldIndentWhileEditing: Bool {
        get { row.shouldIndentWhileEditing }
        set { row.shouldIndentWhileEditing = newValue }
    }

    /// Called when the delete or insert control is tapped: a table's `tableView(_:commit:forRowAt:)`.
    public var editingControlHandler: (@MainActor () -> Void)?

    /// Whether the controls for editing are shown. Follows the collection view: set it for a cell outside of one.
    public var isEditing: Bool {
        get { showsEditing }
        set { setEditing(newValue, animated: false) }
    }

    // MARK: Selection

    /// Whether a selected or touched cell is shown by a background of its own.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelectionStyle() } }
    }

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

    // MARK: What the collection view says

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
        if listInsets != attributes.contentInsets {
            listInsets = attributes.contentInsets
            rowDidChange()
        }
        for background in [backgroundView, selectedBackgroundView].compactMap(\.self) {
            background.layer.cornerRadius = attributes.cornerRadius
            background.layer.maskedCorners = attributes.maskedCorners
        }
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        followEditing(state.isEditing)
        editingControl?.isSelected = state.isSelected
        contentDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRow()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A row takes the width that it is given. Who offers none asks for the present one.
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let height = verticalFittingPriority >= .required ? targetSize.height : fittingHeight(width: width)
        return CGSize(width: width, height: height)
    }

    /// The height of the content at the width that is given, whatever UIKit would answer by default.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let given = layoutAttributes.size
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard attributes.size == given else { return attributes }
        let fitting = fittingHeight(width: given.width)
        let height = fitting > 0 ? fitting : sizeThatFits(given).height
        if height > 0 { attributes.size.height = height }
        return attributes
    }
}
