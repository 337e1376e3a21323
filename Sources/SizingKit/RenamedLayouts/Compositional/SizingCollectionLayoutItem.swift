import UIKit

/// An item of a group, with the names of `NSCollectionLayoutItem`.
@preconcurrency @MainActor
public class SizingCollectionLayoutItem {
    /// The size of the item.
    public let layoutSize: SizingCollectionLayoutSize
    /// The views that are attached to the item, such as badges.
    public var supplementaryItems: [SizingCollectionLayoutSupplementaryItem] { attachedItems }
    fileprivate var attachedItems: [SizingCollectionLayoutSupplementaryItem]
    /// The space inside the size of the item around its cell, in points. The default is zero.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space around the item; `nil`, the default, for none.
    public var edgeSpacing: SizingCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public convenience init(layoutSize: SizingCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with attached views.
    public init(
        layoutSize: SizingCollectionLayoutSize,
        supplementaryItems: [SizingCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        attachedItems = supplementaryItems
    }

    /// The item as a value, for the environment that a custom group is asked in.
    func value(in environment: any SizingCollectionLayoutEnvironment) -> CompositionalItem {
        CompositionalItem(
            size: layoutSize.lengths,
            insets: contentInsets,
            edges: edgeSpacing?.gaps ?? CompositionalEdges(),
            attachments: supplementaryItems.map(\.attachment),
            group: nil
        )
    }
}

/// Items in a row, in a column or where a closure places them, with the names of `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutGroup: SizingCollectionLayoutItem {
    /// The axis along which the items follow one another; `nil` for a custom group.
    private let axis: CompositionalGroup.Direction?
    /// The items of the group, in their order. A custom group has none.
    public let subitems: [SizingCollectionLayoutItem]
    private let repetition: CompositionalGroup.Repetition
    private let itemProvider: SizingCollectionLayoutGroupCustomItemProvider?

    /// The views that are attached to the group.
    public override var supplementaryItems: [SizingCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue }
    }

    /// The space between two items; `nil`, the default, for none.
    public var interItemSpacing: SizingCollectionLayoutSpacing?

    private init(
        _ layoutSize: SizingCollectionLayoutSize,
        _ axis: CompositionalGroup.Direction?,
        _ subitems: [SizingCollectionLayoutItem],
        _ repetition: CompositionalGroup.Repetition,
        itemProvider: SizingCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        self.axis = axis
        self.subitems = subitems
        self.repetition = repetition
        self.itemProvider = itemProvider
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a row of items, which repeat as long as there is room in its width.
    public static func horizontal(
        layoutSize: SizingCollectionLayoutSize,
        subitems: [SizingCollectionLayoutItem]
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .horizontal, subitems, .untilFull)
    }

    /// Creates a row of a number of items that have equal widths, whatever their size says.
    public static func horizontal(
        layoutSize: SizingCollectionLayoutSize,
        subitem: SizingCollectionLayoutItem,
        count: Int
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .equal(count))
    }

    /// Creates a row of a number of items that have the width that their size says. They may need more than that of the group.
    public static func horizontal(
        layoutSize: SizingCollectionLayoutSize,
        repeatingSubitem subitem: SizingCollectionLayoutItem,
        count: Int
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(count))
    }

    /// Creates a column of items, which repeat as long as there is room in its height. In an estimated height each is there once.
    public static func vertical(
        layoutSize: SizingCollectionLayoutSize,
        subitems: [SizingCollectionLayoutItem]
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .vertical, subitems, .untilFull)
    }

    /// Creates a column of a number of items that have equal heights, whatever their size says. In an estimated height each has
    /// its measured height.
    public static func vertical(
        layoutSize: SizingCollectionLayoutSize,
        subitem: SizingCollectionLayoutItem,
        count: Int
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .vertical, [subitem], .equal(count))
    }

    /// Creates a column of a number of items that have the height that their size says.
    public static func vertical(
        layoutSize: SizingCollectionLayoutSize,
        repeatingSubitem subitem: SizingCollectionLayoutItem,
        count: Int
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(count))
    }

    /// Creates a group whose items a closure places. Nothing of them is measured.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group. An estimated height is that of what it contains.
    ///   - itemProvider: Returns the frames of the items of one group. Its environment has the size of the group. It is asked
    ///     once for each environment, also where the section has several groups, and again after updates.
    public static func custom(
        layoutSize: SizingCollectionLayoutSize,
        itemProvider: @escaping SizingCollectionLayoutGroupCustomItemProvider
    ) -> SizingCollectionLayoutGroup {
        SizingCollectionLayoutGroup(layoutSize, nil, [], .untilFull, itemProvider: itemProvider)
    }

    /// A description of the group for the console.
    public func visualDescription() -> String {
        let inner = subitems.map { ($0 as? SizingCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return switch axis {
        case .horizontal: "row(\(inner.joined(separator: " | ")))"
        case .vertical: "column(\(inner.joined(separator: " / ")))"
        case nil: "custom"
        }
    }

    override func value(in environment: any SizingCollectionLayoutEnvironment) -> CompositionalItem {
        var value = super.value(in: environment)
        let content: CompositionalGroup.Content
        if let axis {
            content = .line(
                axis,
                subitems.map { $0.value(in: environment) },
                repetition,
                interItemSpacing?.gap ?? CompositionalGap()
            )
        } else {
            content = .custom(customFrames(in: environment))
        }
        value.group = CompositionalGroup(content: content)
        return value
    }

    /// The frames that the closure gives.
    private func customFrames(in environment: any SizingCollectionLayoutEnvironment) -> [CompositionalFrame] {
        let size = environment.container.effectiveContentSize
        let lengths = layoutSize.lengths
        let container = CompositionalContainer(
            contentSize: CGSize(
                width: lengths.width.points(width: size.width, height: size.height),
                height: lengths.height.points(width: size.width, height: size.height)
            ),
            contentInsets: contentInsets
        )
        let inner = CompositionalEnvironment(container, environment.traitCollection)
        return itemProvider?(inner).map { CompositionalFrame(frame: $0.frame, zIndex: $0.zIndex) } ?? []
    }
}

/// A closure that returns the frames of the items of a group, in the coordinates of the group.
public typealias SizingCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any SizingCollectionLayoutEnvironment) -> [SizingCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group, with the names of `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutGroupCustomItem {
    /// The frame in the coordinates of the group, in points.
    public let frame: CGRect
    /// The order of the item among those that overlap it. Items of custom groups lie in the order of their index paths: another
    /// number is named in the log.
    public let zIndex: Int

    /// Creates a frame.
    public init(frame: CGRect) {
        self.frame = frame
        zIndex = 0
    }

    /// Creates a frame with an order.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
