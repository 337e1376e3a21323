import Foundation

/// Something that a list cell shows beside its content.
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void
    @available(iOS 16.0, *)
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    public enum DisplayedState: Hashable {
        case always
        case whenEditing
        case whenNotEditing
    }

    public enum LayoutDimension {
        case actual
        case standard
        case custom(CGFloat)
    }

    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case customView(UIView)
        case detail
        case popUpMenu
    }

    public let accessoryType: AccessoryType

    let displayed: DisplayedState
    var isHidden = false
    var reservedWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: (string: String, font: UIFont, adjustsFont: Bool)?
    var showsVerticalSeparator = false
    var keepsSize = false
    /// Whether a tap anywhere in the cell counts as one on the accessory.
    var togglesByItsCell = false
    var placement: Placement?
    package private(set) var actionHandler: ActionHandler?

    private init(_ type: AccessoryType, _ displayed: DisplayedState) {
        accessoryType = type
        self.displayed = displayed
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, action: actionHandler)
        accessory.togglesByItsCell = options.style == .header
        return accessory
    }

    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed).with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    @available(iOS 15.4, *)
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, action: actionHandler)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, action: actionHandler)
            .on(options.backgroundColor)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor, action: actionHandler)
            .on(options.backgroundColor)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
            .on(options.backgroundColor)
    }

    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.text = (text, options.font, options.adjustsFontForContentSizeCategory)
        return accessory
    }

    @available(iOS 16.0, *)
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed).with(
            options.isHidden,
            options.reservedLayoutWidth,
            options.tintColor,
            action: selectedElementDidChangeHandler.map { handler in { handler(menu) } }
        )
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var accessory = UICellAccessory(.customView(configuration.customView), displayed)
            .with(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        accessory.placement = configuration.placement
        accessory.keepsSize = configuration.maintainsFixedSize
        return accessory
    }

    private func with(
        _ isHidden: Bool,
        _ reservedWidth: LayoutDimension,
        _ tintColor: UIColor?,
        action: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = self
        accessory.isHidden = isHidden
        accessory.reservedWidth = reservedWidth
        accessory.tintColor = tintColor
        accessory.actionHandler = action
        return accessory
    }

    private func on(_ backgroundColor: UIColor?) -> UICellAccessory {
        var accessory = self
        accessory.backgroundColor = backgroundColor
        return accessory
    }
}
