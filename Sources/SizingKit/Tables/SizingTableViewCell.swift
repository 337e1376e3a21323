import UIKit

/// A row of a ``SizingTableView``: a ``SizingListCell`` with the initializers and members of `UITableViewCell`.
///
/// A table view shows it in a cell of its own, so that rows can also be made by hand, or kept in properties.
///
/// ```swift
/// final class ContactCell: SizingTableViewCell {
///     override init(style: SizingTableViewCell.CellStyle, reuseIdentifier: String?) {
///         super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
///         accessoryType = .disclosureIndicator
///     }
///
///     required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
/// }
/// ```
open class SizingTableViewCell: SizingListCell {
    /// The arrangements of the image and the texts.
    public typealias CellStyle = SizingListCell.Style
    /// The accessories.
    public typealias AccessoryType = SizingListRow.Accessory
    /// The editing controls.
    public typealias EditingStyle = UITableViewCell.EditingStyle
    #if !os(tvOS)
        /// The styles of a table's separators.
        public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
    #endif

    private let identifier: String?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - style: The arrangement of the image and the texts.
    ///   - reuseIdentifier: The identifier under which the table view keeps the row for reuse; `nil` if it does not.
    public init(style: CellStyle, reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.style = style
    }

    /// Creates a row of the default style. A table view creates the rows of a registered class by this initializer, which
    /// calls ``init(style:reuseIdentifier:)`` with the identifier.
    public override convenience init(frame: CGRect) {
        let identifier = SizingTableViewCell.identifierOfNext
        SizingTableViewCell.identifierOfNext = nil
        self.init(style: .default, reuseIdentifier: identifier)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a row from an archive, such as a nib, with the identifier that it is registered for.
    public required init?(coder: NSCoder) {
        identifier = SizingTableViewCell.identifierOfNext
        SizingTableViewCell.identifierOfNext = nil
        super.init(coder: coder)
    }

    /// The reuse identifier of the row that the table view creates next.
    static var identifierOfNext: String?

    open override var reuseIdentifier: String? { identifier }

    // MARK: State

    /// Whether the row can be focused by itself: not in a table view, which focuses the cell around it.
    open override var canBecomeFocused: Bool { container == nil && super.canBecomeFocused }

    open override var isSelected: Bool {
        get { super.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    open override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the row. The table view calls it. Overrides must call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        showSelectedBackground()
        super.isSelected = selected
        editingControl?.isSelected = selected
    }

    /// Highlights the row, or ends that. The table view calls it. Overrides must call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        showSelectedBackground()
        super.isHighlighted = highlighted
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        #if os(tvOS)
            super.setEditing(editing, animated: animated)
        #else
            change(to: states(isEditing: editing, isSwiped: isSwiped)) { super.setEditing(editing, animated: animated) }
        #endif
    }

    #if !os(tvOS)
        /// The states of a row, as those of `UITableViewCell`. Not available on tvOS.
        public typealias StateMask = UITableViewCell.StateMask

        /// Whether the row is swiped aside and shows its swipe actions or its Delete button. Not available on tvOS.
        public var showingDeleteConfirmation: Bool { isSwiped }

        /// Tells that the row is about to show or hide its editing control or its swipe actions. Overrides must call `super`.
        /// Not available on tvOS.
        open func willTransition(to state: StateMask) {}

        /// Tells that the row shows or hides its editing control or its swipe actions, which an animation may still move.
        /// Overrides must call `super`. Not available on tvOS.
        open func didTransition(to state: StateMask) {}

        private func states(isEditing: Bool, isSwiped: Bool) -> StateMask {
            [isEditing ? .showingEditControl : [], isSwiped ? .showingDeleteConfirmation : []]
        }

        private func change(to state: StateMask, _ change: () -> Void) {
            guard state != states(isEditing: isEditing, isSwiped: isSwiped) else { return change() }
            willTransition(to: state)
            change()
            didTransition(to: state)
        }

        override func setSwiped(_ swiped: Bool) {
            change(to: states(isEditing: isEditing, isSwiped: swiped)) { super.setSwiped(swiped) }
        }

        /// The title of the button that confirms a deletion: the one that the app has set, otherwise the delegate's.
        open override var deleteConfirmationTitle: String? {
            get { super.deleteConfirmationTitle ?? tableView?.deleteConfirmationTitle(of: self) }
            set { super.deleteConfirmationTitle = newValue }
        }
    #endif

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = showsEditing
        return state
    }

    /// The insets of the separator below the row, in points, in place of ``SizingTableView/separatorInset``. Only the left
    /// one, at the leading edge, and the right one are used; ``SizingTableView/automaticDimension`` stands for the automatic
    /// inset.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? SizingTableView.automaticSeparatorInset }
        set {
            guard ownSeparatorInset != newValue else { return }
            ownSeparatorInset = newValue
            if let container, container.row === self { tableView?.rowSeparatorDidChange() }
        }
    }

    /// The insets that the app has set; `nil` for those of the table view.
    private(set) var ownSeparatorInset: UIEdgeInsets?

    /// Returns the list content configuration of the row's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    // MARK: Backgrounds

    /// The view behind the content of a selected row in a table view in which several rows can be selected; `nil`, the default, for
    /// `selectedBackgroundView`, in whose place it is while several can be selected. Set it before the row is selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { showSelectedBackground() } }
    }

    open override var selectedBackgroundView: UIView? {
        didSet { if !isExchangingBackground { ownSelectedBackground = selectedBackgroundView } }
    }

    /// The view that is shown if one row at a time can be selected.
    private var ownSelectedBackground: UIView?
    private var isExchangingBackground = false

    /// Takes the view for one selected row, or for several. UIKit shows the one that `selectedBackgroundView` returns.
    private func showSelectedBackground() {
        var shown = ownSelectedBackground
        if let multipleSelectionBackgroundView, let tableView {
            let isMultiple =
                tableView.isEditing ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
            if isMultiple { shown = multipleSelectionBackgroundView }
        }
        guard selectedBackgroundView !== shown else { return }
        isExchangingBackground = true
        selectedBackgroundView = shown
        isExchangingBackground = false
        setNeedsLayout()
    }

    override var backgrounds: [UIView] {
        super.backgrounds + [ownSelectedBackground, multipleSelectionBackgroundView].compactMap(\.self)
    }

    override var followsMarginOfTable: Bool { true }

    // MARK: In a table view

    /// The table view that the row belongs to.
    weak var tableView: SizingTableView?

    /// The cell that shows the row.
    var container: TableRowCell? { superview?.superview as? TableRowCell }

    override var shownCell: UICollectionViewCell { container ?? self }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        container?.invalidateIntrinsicContentSize()
    }
}
