import SizingEngine
import UIKit

// The descriptions of a compositional layout as values, which can be compared: two sections that are described alike are one
// section to the layout.

/// A width or a height.
struct CompositionalLength: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    var rule: Rule
    var value: CGFloat

    /// The length in points in a container, of an estimated one the estimate.
    @MainActor
    func points(width: CGFloat, height: CGFloat) -> CGFloat {
        let value = value.checked("layout dimension")
        return switch rule {
        case .fractionalWidth: value * width
        case .fractionalHeight: value * height
        case .absolute, .estimated, .uniform: value
        }
    }

    var isMeasured: Bool { rule == .estimated || rule == .uniform }
}

struct CompositionalSize: Hashable, Sendable {
    var width: CompositionalLength
    var height: CompositionalLength
}

/// A space between or beside items.
struct CompositionalGap: Hashable, Sendable {
    var length: CGFloat = 0
    var isFlexible = false
}

/// The spaces around an item.
struct CompositionalEdges: Hashable, Sendable {
    var leading = CompositionalGap()
    var top = CompositionalGap()
    var trailing = CompositionalGap()
    var bottom = CompositionalGap()
}

/// A point at the edges of a rectangle.
struct CompositionalAnchor: Hashable, Sendable {
    /// The raw value of `NSDirectionalRectEdge`.
    var edges: UInt
    var offset: CGPoint
    var isFractional: Bool

    static func == (left: CompositionalAnchor, right: CompositionalAnchor) -> Bool {
        left.edges == right.edges && left.offset == right.offset && left.isFractional == right.isFractional
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(edges)
        hasher.combine(offset.x)
        hasher.combine(offset.y)
    }
}

/// An item, or a group as an item.
struct CompositionalItem: Equatable, Sendable {
    var size: CompositionalSize
    var insets: NSDirectionalEdgeInsets
    var edges: CompositionalEdges
    var attachments: [SectionAttachment]
    var group: CompositionalGroup?

    /// A group without items.
    static let nothing: CompositionalItem = {
        let none = CompositionalLength(rule: .absolute, value: 0)
        return CompositionalItem(
            size: CompositionalSize(width: none, height: none),
            insets: .zero,
            edges: CompositionalEdges(),
            attachments: [],
            group: CompositionalGroup(content: .custom([]))
        )
    }()
}

/// What a group contains.
struct CompositionalGroup: Equatable, Sendable {
    enum Direction: Hashable, Sendable {
        case horizontal, vertical
    }

    enum Repetition: Hashable, Sendable {
        /// All items, again and again, until nothing more fits.
        case untilFull
        /// The item so many times, with the size that it states.
        case times(Int)
        /// The item so many times, in equal parts of the group.
        case equal(Int)
    }

    enum Content: Equatable, Sendable {
        case line(Direction, [CompositionalItem], Repetition, CompositionalGap)
        case custom([CompositionalFrame])
    }

    var content: Content
}

/// The frame of an item of a custom group.
struct CompositionalFrame: Equatable, Sendable {
    var frame: CGRect
    var zIndex: Int
}

/// A section that repeats a group.
struct Composition: Equatable, Sendable {
    var group: CompositionalItem
    /// The space between two groups, in points.
    var spacing: CGFloat
    /// The size of the layout within the insets of the section, in points.
    var size: CGSize
    /// How the section scrolls across the layout; `nil` if it follows the layout.
    var scrolling: CarouselStyle?
}

/// A view besides the items, as it is described.
protocol DescribedView {
    var kind: String { get }
    var size: CompositionalSize { get }
}

/// A view that is attached to an item.
struct SectionAttachment: DescribedView, Equatable, Sendable {
    var kind: String
    var size: CompositionalSize
    var container: CompositionalAnchor
    /// The point of the view that lies at the container's anchor; `nil` for the same edges, inside the container.
    var own: CompositionalAnchor?
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
    /// The group that the view is attached to, whose first item this is; `nil` if it is attached to the item.
    var group: GroupBox?

    /// Where a group lies around its items, in points.
    struct GroupBox: Equatable, Sendable {
        /// The number of items.
        var count: Int
        /// The distance from the start of the group to that of its first item, along the scroll axis and across it.
        var mainBefore: CGFloat
        var crossBefore: CGFloat
        /// The length along the scroll axis; `nil` if it follows from the items.
        var main: CGFloat?
        /// The distance from the end of the last item to that of the group, if its length follows from the items.
        var mainAfter: CGFloat
        var cross: CGFloat
    }
}

/// A header, a footer or another view at the edges of a section.
struct SectionBoundary: DescribedView, Equatable, Sendable {
    var kind: String
    var size: CompositionalSize
    var insets: NSDirectionalEdgeInsets = .zero
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    var extends = true
    var pins = false
    var zIndex = 1

    /// The header or footer of a list.
    init(titleOfKind kind: String, at alignment: NSRectAlignment, pins: Bool) {
        self.kind = kind
        self.alignment = alignment
        self.pins = pins
        size = CompositionalSize(
            width: CompositionalLength(rule: .fractionalWidth, value: 1),
            height: CompositionalLength(rule: .estimated, value: 44)
        )
    }

    init(
        kind: String,
        size: CompositionalSize,
        insets: NSDirectionalEdgeInsets,
        alignment: NSRectAlignment,
        offset: CGPoint,
        extends: Bool,
        pins: Bool,
        zIndex: Int
    ) {
        self.kind = kind
        self.size = size
        self.insets = insets
        self.alignment = alignment
        self.offset = offset
        self.extends = extends
        self.pins = pins
        self.zIndex = zIndex
    }

    /// Whether the view lies where a section begins along an axis: in a corner, too.
    func isAtStart(along axis: Axis) -> Bool {
        (axis == .vertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading])
            .contains(alignment)
    }

    /// Whether the view lies where a section ends along an axis: in a corner, too.
    func isAtEnd(along axis: Axis) -> Bool {
        (axis == .vertical ? [.bottom, .bottomLeading, .bottomTrailing] : [.trailing, .topTrailing, .bottomTrailing])
            .contains(alignment)
    }
}

/// The views of a section besides its items.
struct SectionSupplementaries: Equatable, Sendable {
    /// The first view where the section begins that it gets room for.
    var header: SectionBoundary?
    /// The first view where the section ends that it gets room for.
    var footer: SectionBoundary?
    /// The views that lie at other edges, and over the items.
    var others: [SectionBoundary] = []
    /// Whether headers and footers are inset like the items.
    var followsInsets = true
    /// The edges that they are relative to; `nil` for the insets of the section.
    var reference: SizingSection.ContentInsetsReference?

    @MainActor
    mutating func add(_ boundaries: [SectionBoundary], along axis: Axis) {
        for boundary in boundaries where isNew(boundary.kind) {
            if boundary.isAtStart(along: axis), boundary.extends, header == nil {
                header = boundary
            } else if boundary.isAtEnd(along: axis), boundary.extends, footer == nil {
                footer = boundary
            } else {
                others.append(boundary)
            }
        }
    }

    /// Whether the section has no view of a kind yet. One of its views has the index path of its first item, so there is one of
    /// each kind.
    @MainActor
    private func isNew(_ kind: String) -> Bool {
        let isNew = header?.kind != kind && footer?.kind != kind && !others.contains { $0.kind == kind }
        if !isNew { CompositionLog.reportSecond(kind, of: "boundarySupplementaryItems") }
        return isNew
    }

    /// Adds the header and the footer that a list asks for.
    @MainActor
    mutating func addTitles(of list: SizingListConfiguration) {
        let pins = list.appearance.pinsTitles
        if list.headerMode == .supplementary, header == nil, isNew(UICollectionView.elementKindSectionHeader) {
            header = SectionBoundary(
                titleOfKind: UICollectionView.elementKindSectionHeader,
                at: .top,
                pins: pins
            )
        }
        if list.footerMode == .supplementary, footer == nil, isNew(UICollectionView.elementKindSectionFooter) {
            footer = SectionBoundary(
                titleOfKind: UICollectionView.elementKindSectionFooter,
                at: .bottom,
                pins: pins
            )
        }
        guard list.headerMode == .firstItemInSection else { return }
        CompositionLog.report(
            "headerMode",
            "firstItemInSection leaves the first item a row: use supplementary, and return its view for the header"
        )
    }
}
