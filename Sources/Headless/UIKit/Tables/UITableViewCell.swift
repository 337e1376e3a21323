import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    private let style: CellStyle
    private var identifier: String?
    private var content: UIView = UIView()
    private var configuredView: (any UIView & UIContentView)?
    private var configuration: (any UIContentConfiguration)?
    private lazy var labels = TableCellLabels(style: style)
    private let accessories = TableCellAccessory()
    private let controls = TableCellControls()
    private let looks = TableCellLooks()

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.standardHeight))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// Makes an instance of a class known at run time only. A subclass inherits this one as long as it has both
    /// designated initialisers of its superclass.
    public required convenience init() {
        let identifier = UITableViewCell.identifierOfNext
        UITableViewCell.identifierOfNext = nil
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private static var identifierOfNext: String?

    static func make(reuseIdentifier: String) -> UITableViewCell {
        UITableViewCell.identifierOfNext = reuseIdentifier
        return self.init()
    }

    /// Makes a cell from the first object of a nib.
    static func make(from nib: UINib, reuseIdentifier: String) -> UITableViewCell? {
        let cell = nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        cell?.identifier = reuseIdentifier
        return cell
    }

    private func setUp() {
        content.frame = bounds
        addSubview(content)
        followMargin()
    }

    override var hostsLayout: Bool { true }

    /// In points, of a row with one line of text in the standard size.
    static let standardHeight: CGFloat = 44

    // MARK: Content

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }

    /// Made when they are asked for, as is room for them.
    open var textLabel: UILabel? { shownLabels.text }
    open var detailTextLabel: UILabel? { shownLabels.detail }
    open var imageView: UIImageView? { shownLabels.image }

    private var usesLabels = false

    /// Whether one of them has something to show. Labels that were only asked for leave the height to the constraints.
    private var showsLabels: Bool { usesLabels && !labels.isEmpty }

    private var shownLabels: TableCellLabels {
        if !usesLabels {
            usesLabels = true
            labels.install(in: content) { [weak self] in self?.setNeedsLayout() }
            setNeedsLayout()
        }
        return labels
    }

    @available(iOS 14.0, *)
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuration }
        set { show(newValue) }
    }

    @available(iOS 14.0, *)
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        case .default: .cell()
        }
    }

    private func show(_ new: (any UIContentConfiguration)?) {
        configuration = new
        guard let new else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return setNeedsLayout()
        }
        if let view = configuredView, view.supports(new) {
            view.configuration = new
        } else {
            content.removeFromSuperview()
            configuredView?.removeFromSuperview()
            let view = new.makeContentView()
            configuredView = view
            content = view
            addSubview(view)
        }
        setNeedsLayout()
    }

    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
    }

    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: backgroundView) }
    }

    /// Seen while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
    }

    private func backgroundDidChange(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        showState()
    }

    // MARK: State

    open var selectionStyle = SelectionStyle.default
    open internal(set) var editingStyle = EditingStyle.none
    open var showsReorderControl = false {
        didSet { setNeedsLayout() }
    }
    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }
    open var indentationWidth: CGFloat = 10
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    open var isSelected: Bool {
        get { keptIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    private var keptIsSelected = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        keptIsSelected = selected
        showState()
    }

    open var isHighlighted: Bool {
        get { keptIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var keptIsHighlighted = false

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        keptIsHighlighted = highlighted
        showState()
    }

    open var isEditing: Bool {
        get { keptIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var keptIsEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != keptIsEditing else { return }
        transition {
            keptIsEditing = editing
            if !editing { showsConfirmation = false }
        }
        accessoryDidChange()
    }

    @available(iOS 11.0, *)
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: States

    /// Whether the row is pulled aside, so that the button that deletes it is seen.
    open var showingDeleteConfirmation: Bool { showsConfirmation }
    private var showsConfirmation = false

    var showsDeleteConfirmation: Bool {
        get { showsConfirmation }
        set { if newValue != showsConfirmation { transition { showsConfirmation = newValue } } }
    }

    open func willTransition(to state: StateMask) {}

    open func didTransition(to state: StateMask) {}

    private func transition(_ change: () -> Void) {
        let old = (keptIsEditing, showsConfirmation)
        change()
        let (isEditing, isConfirming) = (keptIsEditing, showsConfirmation)
        (keptIsEditing, showsConfirmation) = old
        let state: StateMask = [
            isEditing ? .showingEditControl : [], isConfirming ? .showingDeleteConfirmation : [],
        ]
        willTransition(to: state)
        (keptIsEditing, showsConfirmation) = (isEditing, isConfirming)
        didTransition(to: state)
    }

    private func showState() {
        let isPressed = (isSelected || isHighlighted) && selectionStyle != .none
        looks.show(backgroundView, selectedBackgroundView, isPressed: isPressed, in: self)
        controls.isSelected = isSelected
    }

    /// The table that has made the cell, or shows it.
    weak var owner: UITableView?

    /// How the table shows its rows.
    var tableLooks: TableRowLooks {
        get { looks.table }
        set {
            guard newValue != looks.table else { return }
            looks.table = newValue
            showState()
            setNeedsLayout()
        }
    }

    open override var backgroundColor: UIColor? {
        didSet {
            looks.hasOwnColor = backgroundColor != nil
            showState()
        }
    }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// Takes the place of the accessory's type.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    /// Takes the place of the editing accessory's type.
    open var editingAccessoryView: UIView? {
        didSet {
            guard editingAccessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    /// What a finger on the detail button calls.
    var accessoryButtonHandler: (() -> Void)? {
        get { accessories.buttonHandler }
        set { accessories.buttonHandler = newValue }
    }

    private func accessoryDidChange() {
        let (shown, hidden) = isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
        if hidden !== shown { hidden?.removeFromSuperview() }
        accessories.show(isEditing ? editingAccessoryType : accessoryType, view: shown, in: self)
        setNeedsLayout()
    }

    // MARK: Insets of the content

    /// What the table takes from its rows' sides: the safe area, and the index at the trailing one.
    var sideInsets: NSDirectionalEdgeInsets = .zero {
        didSet { if sideInsets != oldValue { setNeedsLayout() } }
    }

    /// What the table's delegate says about the indentation while editing.
    var isIndentedWhileEditing: Bool? {
        didSet { if isIndentedWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the table moves this row while it is being edited.
    var isMovable = false {
        didSet { if isMovable != oldValue { setNeedsLayout() } }
    }

    /// Whether several rows are chosen while the table is edited.
    var isChosenInMultiples = false {
        didSet { if isChosenInMultiples != oldValue { setNeedsLayout() } }
    }

    /// From the row's start to the content's: the control for editing and the indentation.
    private var leadingInset: CGFloat {
        let isIndented = isEditing && isIndentedWhileEditing ?? shouldIndentWhileEditing
        let control = isIndented && hasEditingControl ? TableCellMetrics.editingControl : 0
        return sideInsets.leading + control + CGFloat(indentationLevel) * indentationWidth
    }

    private var hasEditingControl: Bool { isChosenInMultiples || editingStyle != .none }
    var showsGrip: Bool { isEditing && showsReorderControl && isMovable }

    /// From the accessory's or the content's end to the row's.
    private var reorderInset: CGFloat {
        sideInsets.trailing + (showsGrip ? TableCellMetrics.reorderControl : 0)
    }

    /// From the content's end to the row's.
    private var trailingInset: CGFloat { reorderInset + accessories.width(in: traitCollection) }

    /// Where the line below the row begins by itself: below the text.
    var automaticSeparatorInset: CGFloat {
        leadingInset + TableCellMetrics.margin(in: traitCollection) + (usesLabels ? labels.imageInset : 0)
    }

    // MARK: Layout

    /// In place of the table's, once it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: automaticSeparatorInset, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            superview?.setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?

    /// What the content's margins are as long as the app states none.
    private var givenMargins = NSDirectionalEdgeInsets.zero

    private func followMargin() {
        guard configuredView == nil else { return }
        let margin = TableCellMetrics.margin(in: traitCollection)
        let isOwn = givenMargins != .zero && content.directionalLayoutMargins != givenMargins
        guard !isOwn, givenMargins.leading != margin else { return }
        let above = TableCellMetrics.aboveText
        givenMargins = NSDirectionalEdgeInsets(top: above, leading: margin, bottom: above, trailing: margin)
        content.directionalLayoutMargins = givenMargins
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followMargin()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        let insets = NSDirectionalEdgeInsets(
            top: 0,
            leading: leadingInset,
            bottom: tableLooks.lineHeight,
            trailing: trailingInset
        )
        content.frame = bounds.inset(by: UIEdgeInsets(insets, direction: direction))
        looks.layOut(in: self)
        let height = bounds.height - tableLooks.lineHeight
        accessories.layOut(in: bounds.width, height, end: reorderInset, self)
        controls.show(
            isEditing && hasEditingControl ? (isChosenInMultiples ? .circle : .style(editingStyle)) : .none,
            showsGrip: showsGrip,
            in: self
        )
        controls.layOut(in: bounds.width, height, insets: sideInsets, self)
        guard usesLabels, configuredView == nil else { return }
        labels.layOut(in: content.bounds.size, room(width: content.bounds.width), self)
    }

    private func room(width: CGFloat) -> TableCellLabels.Room {
        TableCellLabels.Room(
            width: width,
            margin: TableCellMetrics.margin(in: traitCollection),
            hasNeighbour: accessories.isShown || isEditing && showsReorderControl,
            traits: traitCollection
        )
    }

    /// What the content asks for, with the accessory beside it; at least 44 points high where labels or nothing make it
    /// so.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let across = leadingInset + trailingInset
        let inner = CGSize(width: max(0, targetSize.width - across), height: targetSize.height)
        guard configuredView != nil || content.autoLayout.isUsed && !showsLabels else {
            return CGSize(width: targetSize.width, height: sizeThatFits(inner).height)
        }
        let fitting = content.systemLayoutSizeFitting(
            inner,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        return CGSize(width: fitting.width + across, height: fitting.height)
    }

    /// As high as its labels in the width of the content; 44 points at least, the line below the row included.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = usesLabels && configuredView == nil ? labels.height(room(width: size.width)) : 0
        let line = owner?.lineHeight ?? 0
        return CGSize(width: size.width, height: max(UITableViewCell.standardHeight - line, text))
    }
}
