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
    private var accessoryMark: CellAccessoryView?

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

    private var shownLabels: TableCellLabels {
        if !usesLabels {
            usesLabels = true
            labels.install(in: content)
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
        if let new { insertSubview(new, at: 0) }
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
        selectedBackgroundView?.isHidden = !isPressed
        guard selectedBackgroundView == nil else { return }
        pressedColor.isHidden = !isPressed
        if isPressed, pressedColor.superview == nil { insertSubview(pressedColor, at: 0) }
    }

    private lazy var pressedColor: UIView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }()

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

    private var presentView: UIView? { isEditing ? editingAccessoryView : accessoryView }
    private var presentType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    private func accessoryDidChange() {
        accessoryMark?.removeFromSuperview()
        (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
        accessoryMark = presentView == nil ? presentType.accessory.flatMap(CellAccessoryView.init) : nil
        if let shown = presentView ?? accessoryMark { addSubview(shown) }
        setNeedsLayout()
    }

    private var accessorySize: CGSize {
        if let presentView, presentView.bounds.size != .zero { return presentView.bounds.size }
        return (presentView ?? accessoryMark)?.intrinsicContentSize ?? .zero
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

    /// From the row's start to the content's: the control for editing and the indentation.
    private var leadingInset: CGFloat {
        let isIndented = isEditing && isIndentedWhileEditing ?? shouldIndentWhileEditing
        let control = isIndented ? TableCellMetrics.editingControl : 0
        return sideInsets.leading + control + CGFloat(indentationLevel) * indentationWidth
    }

    /// From the accessory's or the content's end to the row's.
    private var reorderInset: CGFloat {
        sideInsets.trailing + (isEditing && showsReorderControl && isMovable ? TableCellMetrics.reorderControl : 0)
    }

    /// From the content's end to the row's.
    private var trailingInset: CGFloat {
        let accessory = presentView == nil ? presentType.width : accessorySize.width + TableCellMetrics.besideView
        return reorderInset + accessory
    }

    // MARK: Layout

    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = NSDirectionalEdgeInsets(top: 0, leading: leadingInset, bottom: 0, trailing: trailingInset)
        content.frame = bounds.inset(by: UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection))
        for view in [backgroundView, selectedBackgroundView, pressedColor] { view?.frame = bounds }
        let size = accessorySize
        let end = reorderInset + AccessoryMetrics.edge
        (presentView ?? accessoryMark)?.frame = CGRect(
            x: isMirrored ? end : bounds.width - end - size.width,
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
        if usesLabels { labels.layOut(in: content.bounds, margins: content.layoutMargins, isMirrored: isMirrored) }
    }

    /// What the content asks for, with the accessory beside it; at least 44 points high where labels or nothing make it
    /// so.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let across = leadingInset + trailingInset
        let room = CGSize(width: max(0, targetSize.width - across), height: targetSize.height)
        guard configuredView != nil || content.autoLayout.isUsed && !usesLabels else {
            return CGSize(width: targetSize.width, height: sizeThatFits(room).height)
        }
        let fitting = content.systemLayoutSizeFitting(
            room,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        return CGSize(width: fitting.width + across, height: fitting.height)
    }

    /// As high as its labels in the width of the content; 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = usesLabels && configuredView == nil ? labels.height(width: size.width) : 0
        return CGSize(width: size.width, height: max(UITableViewCell.standardHeight, text))
    }
}

/// Lengths beside the content of a table's row, in points. Apple does not print them; those of accessories are in
/// circulation since UITableView-FDTemplateLayoutCell, those of controls are customary.
enum TableCellMetrics {
    static let editingControl: CGFloat = 40
    static let reorderControl: CGFloat = 48
    /// Beside a view of the app's own as accessory.
    static let besideView: CGFloat = 16
    static let index: CGFloat = 15
}

extension UITableViewCell.AccessoryType {
    /// From the content's end to the row's, in points.
    fileprivate var width: CGFloat {
        switch self {
        case .none: 0
        case .disclosureIndicator: 34
        case .detailDisclosureButton: 68
        case .checkmark: 40
        case .detailButton: 48
        }
    }

    @MainActor
    fileprivate var accessory: UICellAccessory? {
        switch self {
        case .none: nil
        case .disclosureIndicator: .disclosureIndicator()
        case .checkmark: .checkmark()
        case .detailButton, .detailDisclosureButton: .detail()
        }
    }
}
