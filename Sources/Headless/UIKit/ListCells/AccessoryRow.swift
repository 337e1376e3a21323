import Foundation

/// The accessories that a cell shows at one edge, in order from the leading to the trailing one.
@MainActor
struct AccessoryRow {
    struct Item {
        let accessory: UICellAccessory
        let view: UIView
    }

    var items: [Item]

    /// The room that is held for each.
    var widths: [CGFloat] {
        items.map { item in
            switch item.accessory.reservedWidth {
            case .actual: item.size.width
            case .standard: AccessoryMetrics.standardWidth
            case .custom(let width): width
            }
        }
    }

    /// What they take together, without what is around them.
    var width: CGFloat {
        widths.reduce(0, +) + items.indices.reduce(0) { $0 + gap(before: $1) }
    }

    /// The distance from the accessory before. A line needs more room around it.
    func gap(before index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        return items[index].accessory.showsVerticalSeparator
            ? AccessoryMetrics.aroundSeparator : AccessoryMetrics.between
    }

    var height: CGFloat {
        items.map(\.size.height).max() ?? 0
    }
}

extension AccessoryRow.Item {
    @MainActor
    var size: CGSize {
        if accessory.keepsSize { return view.bounds.size }
        let own = view.intrinsicContentSize
        let fitting = own.width < 0 || own.height < 0 ? view.sizeThatFits(.zero) : own
        return CGSize(
            width: own.width < 0 ? fitting.width : own.width,
            height: own.height < 0 ? fitting.height : own.height
        )
    }
}

/// Distances between accessories, in points: approximations, as Apple does not print them.
enum AccessoryMetrics {
    /// From the edge of the cell, unless its margins are larger.
    static let edge: CGFloat = 16
    static let between: CGFloat = 10
    /// Between a reorder control with a line before it and the accessory on the other side of the line.
    static let aroundSeparator: CGFloat = 20
    /// From the content to the first trailing accessory; at the leading edge the content's own margin is enough.
    static let afterContent: CGFloat = 8
    /// What `UICellAccessory.LayoutDimension.standard` holds.
    static let standardWidth: CGFloat = 28
    /// How far the line before a reorder control is from the edges above and below.
    static let separatorDistance: CGFloat = 10
}
