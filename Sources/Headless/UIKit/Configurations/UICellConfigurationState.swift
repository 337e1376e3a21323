import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Hashable {
        case none
        case lifting
        case dragging
    }

    public enum DropState: Hashable {
        case none
        case notTargeted
        case targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    @available(iOS 15.0, *)
    public var isPinned: Bool {
        get { keptIsPinned }
        set { keptIsPinned = newValue }
    }
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var keptIsPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What the standard looks make of a state, whichever of the two kinds it is.
struct StandardState {
    let traitCollection: UITraitCollection
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isReordering = false

    init(_ state: any UIConfigurationState) {
        traitCollection = state.traitCollection
        switch state {
        case let cell as UICellConfigurationState:
            isDisabled = cell.isDisabled
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
            isReordering = cell.isReordering || cell.cellDragState == .lifting
        case let view as UIViewConfigurationState:
            isDisabled = view.isDisabled
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
        default:
            break
        }
    }

    var isPressed: Bool { isHighlighted || isSelected }
}
