import Foundation

extension UICellAccessory {
    /// The edge at which a custom view stands, and its place among the accessories there.
    public enum Placement {
        /// Makes an index of the accessories at the same edge, which come in order from the leading to the trailing one.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    /// A view of an app's own beside the content.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// Where the system puts its accessories: below zero at the leading edge, in order from there.
    fileprivate var rank: Int {
        switch self {
        case .multiselect: -3
        case .delete: -2
        case .insert: -1
        case .label: 1
        case .popUpMenu: 2
        case .checkmark: 3
        case .detail: 4
        case .outlineDisclosure: 5
        case .disclosureIndicator: 6
        case .reorder: 7
        case .customView: 0
        }
    }
}

extension [UICellAccessory] {
    /// The accessories by the edge they stand at, each in order from the leading to the trailing one.
    var arranged: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
        let system = filter { $0.placement == nil }.sorted { $0.accessoryType.rank < $1.accessoryType.rank }
        var leading = system.filter { $0.accessoryType.rank < 0 }
        var trailing = system.filter { $0.accessoryType.rank > 0 }
        for accessory in self {
            switch accessory.placement {
            case .leading(_, let position):
                leading.insert(accessory, at: Swift.min(Swift.max(0, position(leading)), leading.count))
            case .trailing(_, let position):
                trailing.insert(accessory, at: Swift.min(Swift.max(0, position(trailing)), trailing.count))
            case nil:
                continue
            }
        }
        return (leading, trailing)
    }
}
