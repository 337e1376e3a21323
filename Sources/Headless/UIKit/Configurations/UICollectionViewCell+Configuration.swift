import Foundation

/// What a cell keeps of its configurations.
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var updatesContent = true

    var background: UIBackgroundConfiguration?
    var backgroundView: CellBackgroundView?
    var updatesBackground = true
    /// Whether the background was set, to `nil` too.
    var hasChosenBackground = false

    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    /// A new cell is told its state before it is first laid out.
    var needsUpdate = true
    /// The state that the looks were last made for.
    var shownState: UICellConfigurationState?
    /// Whether the cell showed its controls for editing when it was last brought up to its state. A subclass may tell
    /// otherwise in its state.
    var shownEditing: Bool?

    var dragState = UICellConfigurationState.DragState.none
    /// What was set in place of the collection view's.
    var isEditing: Bool?
    var isSwiped = false
}

extension UICollectionViewCell {
    /// Called when the state may have changed, before the next layout.
    @available(iOS 15.0, *)
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// What the cell shows: the view of the configuration takes the place of the content view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// What lies behind the content; takes the place of the background views.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.hasChosenBackground = true
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
            }
            setBackgroundConfiguration(newValue)
        }
    }

    @available(iOS 16.0, *)
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackground ?? .clear()
    }
}

extension UICollectionViewCell {
    // MARK: State

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isShownEditing
        state.isDisabled = !isUserInteractionEnabled
        state.cellDragState = configurations.dragState
        state.isSwiped = configurations.isSwiped
        state.isReordering = reuse.owner?.isCarrying(self) ?? false
        state.isExpanded = reuse.owner?.isExpanded(self) ?? false
        return state
    }

    /// Whether the cell is pulled aside to show what else can be done with it.
    package var isShownSwiped: Bool {
        get { configurations.isSwiped }
        set {
            guard newValue != configurations.isSwiped else { return }
            configurations.isSwiped = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the cell shows its controls for editing: as its collection view is in, unless told otherwise.
    package var isShownEditing: Bool {
        get { configurations.isEditing ?? reuse.owner?.isEditing ?? false }
        set {
            configurations.isEditing = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Brings the looks up to the state, if anything asked for it.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate || editingHasChanged else { return }
        configurations.needsUpdate = false
        let state = configurationState
        configurations.shownState = state
        configurations.shownEditing = isShownEditing
        if configurations.updatesContent, let updated = configurations.content?.updated(for: state) {
            showContent(updated)
        }
        if let standardBackground, !configurations.hasChosenBackground, configurations.background == nil {
            setBackgroundConfiguration(standardBackground)
        }
        if configurations.updatesBackground, let updated = configurations.background?.updated(for: state) {
            setBackgroundConfiguration(updated)
        }
        updateConfiguration(using: state)
        configurations.handler?(self, state)
        // What the two asked for while they ran has been done by them.
        configurations.needsUpdate = false
    }

    /// The collection view does not tell its cells.
    private var editingHasChanged: Bool {
        configurations.shownEditing.map { $0 != isShownEditing } ?? false
    }

    // MARK: Content

    private func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            guard configurations.content != nil else { return }
            configurations.content = nil
            configurations.contentView = nil
            replaceContentView(by: nil)
            return
        }
        showContent(configurations.updatesContent ? configuration.updated(for: configurationState) : configuration)
    }

    /// Hands the configuration to the view that is there if that view can show it, otherwise to a new one.
    private func showContent(_ configuration: any UIContentConfiguration) {
        let isSameType = configurations.content.map { type(of: $0) == type(of: configuration) } ?? false
        configurations.content = configuration
        if let view = configurations.contentView, isSameType, view.supports(configuration) {
            view.configuration = configuration
        } else {
            let view = configuration.makeContentView()
            replaceContentView(by: view)
            configurations.contentView = view
        }
        contentSizeWasInvalidated()
    }

    // MARK: Background

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        let shown = configurations.updatesBackground ? configuration.updated(for: configurationState) : configuration
        configurations.background = shown
        if let view = configurations.backgroundView {
            view.configuration = shown
        } else {
            let view = CellBackgroundView(configuration: shown)
            view.frame = bounds
            insertSubview(view, at: 0)
            configurations.backgroundView = view
        }
    }

    func removeBackgroundConfiguration() {
        configurations.hasChosenBackground = true
        setBackgroundConfiguration(nil)
    }

    // MARK: Size

    /// What the configured content needs, with the insets around it; nil if the content has no configuration.
    func configuredSizeFitting(
        _ target: CGSize,
        horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize? {
        guard let view = configurations.contentView else { return nil }
        let insets = contentInsets
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let room = CGSize(width: max(0, target.width - across), height: max(0, target.height - down))
        let fitting = view.systemLayoutSizeFitting(
            room,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(
            width: horizontal >= .required ? target.width : fitting.width + across,
            height: vertical >= .required ? target.height : fitting.height + down
        )
    }
}
