import SizingEngine
import UIKit

/// A section of a compositional layout, with the names of `NSCollectionLayoutSection`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutSection {
    private let group: SizingCollectionLayoutGroup?
    private let list: SizingListConfiguration?

    /// The space around the groups, in points. The default is zero. In a list it is added to that of the appearance.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space between two groups, or between two rows of a list, in points. The default is 0.
    public var interGroupSpacing: CGFloat = 0
    /// The edges that ``contentInsets`` are relative to at the sides. The default is that of the layout's configuration.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges that headers and footers are relative to at the sides. The default is the insets of the section.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inset as the groups are. The default is `true`.
    public var supplementariesFollowContentInsets = true
    /// How the groups scroll across the layout. The default is `.none`: they follow one another along its scroll direction.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How an orthogonal section bounces and slows down.
    public var orthogonalScrollingProperties = SizingCollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers of the section.
    public var boundarySupplementaryItems: [SizingCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section, each of a kind of its own: of two views of one kind, the first is shown.
    public var decorationItems: [SizingCollectionLayoutDecorationItem] = []
    /// A closure that changes the visible items in each frame in which the section, if it is orthogonal, or the whole content
    /// scrolls: their `alpha`, `transform`, `zIndex` and `isHidden`.
    public var visibleItemsInvalidationHandler: SizingCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Creates a section that repeats a group from its first item to its last one.
    public init(group: SizingCollectionLayoutGroup) {
        self.group = group
        list = nil
    }

    private init(list: SizingListConfiguration) {
        self.list = list
        group = nil
    }

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - configuration: The list. Its ``SizingListConfiguration/headerMode`` and ``SizingListConfiguration/footerMode`` say
    ///     whether the section has a header and a footer.
    ///   - layoutEnvironment: The environment that the section provider got.
    public static func list(
        using configuration: SizingListConfiguration,
        layoutEnvironment: any SizingCollectionLayoutEnvironment
    ) -> SizingCollectionLayoutSection {
        SizingCollectionLayoutSection(list: configuration)
    }

    // MARK: Translating

    var isList: Bool { list != nil }

    /// The section that this one describes.
    func section(
        in environment: any SizingCollectionLayoutEnvironment,
        _ configuration: SizingCompositionalLayoutConfiguration
    ) -> SizingSection {
        var section: SizingSection
        var supplementaries = SectionSupplementaries()
        supplementaries.add(boundarySupplementaryItems.map(\.boundary), along: Axis(configuration.scrollDirection))
        if var list {
            if interGroupSpacing != 0 { list.rowSpacing = interGroupSpacing }
            supplementaries.addTitles(of: list)
            section = .list(list)
            reportUnusedInList()
        } else {
            section = SizingSection(.composition(composition(in: environment)))
        }
        section.contentInsets = contentInsets
        section.contentInsetsReference =
            contentInsetsReference.edges ?? configuration.contentInsetsReference.edges ?? .safeArea
        supplementaries.followsInsets = supplementariesFollowContentInsets
        supplementaries.reference = supplementaryContentInsetsReference.edges
        section.supplementaries = supplementaries
        if let header = supplementaries.header { section = section.pinningHeaders(header.pins) }
        if let footer = supplementaries.footer { section = section.pinningFooters(footer.pins) }
        section.backgrounds = backgrounds
        if let visibleItemsInvalidationHandler {
            addHandler(visibleItemsInvalidationHandler, to: &section, configuration.scrollDirection)
        }
        return section
    }

    private func composition(in environment: any SizingCollectionLayoutEnvironment) -> Composition {
        let size = environment.container.effectiveContentSize
        let isOrthogonal = orthogonalScrollingBehavior != .none
        let room = CompositionalContainer(contentSize: size, contentInsets: contentInsets)
        // A custom group is asked for its frames in the space within the insets, as its size is a part of that.
        let inner = CompositionalEnvironment(room, environment.traitCollection)
        return Composition(
            group: (group?.value(in: inner)) ?? CompositionalItem.nothing,
            spacing: interGroupSpacing,
            size: room.effectiveContentSize,
            scrolling: isOrthogonal
                ? CarouselStyle(
                    itemWidth: .fraction(1),
                    scrollingBehavior: orthogonalScrollingBehavior,
                    bounce: orthogonalScrollingProperties.bounce.rule,
                    decelerationRate: orthogonalScrollingProperties.decelerationRate.rate
                ) : nil
        )
    }

    /// The views behind the section, of each kind the first.
    private var backgrounds: [SectionBackground] {
        decorationItems.reduce(into: []) { found, item in
            guard !found.contains(where: { $0.kind == item.elementKind }) else {
                return CompositionLog.reportSecond(item.elementKind, of: "decorationItems")
            }
            found.append(SectionBackground(kind: item.elementKind, insets: item.contentInsets, order: item.zIndex))
        }
    }

    private func addHandler(
        _ handler: @escaping SizingCollectionLayoutSectionVisibleItemsInvalidationHandler,
        to section: inout SizingSection,
        _ scrollDirection: UICollectionView.ScrollDirection
    ) {
        let isOrthogonal = orthogonalScrollingBehavior != .none
        section = section.visibleItems { items, offset, environment in
            // An orthogonal section scrolls across the layout.
            let isAlongX = (scrollDirection == .horizontal) != isOrthogonal
            let scrolled = isAlongX ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            handler(
                items.map { CompositionalVisibleItem($0, scrolledBy: isOrthogonal ? scrolled : .zero) },
                scrolled,
                CompositionalEnvironment(environment, of: nil)
            )
        }
    }

    private func reportUnusedInList() {
        guard orthogonalScrollingBehavior != .none else { return }
        CompositionLog.report("orthogonalScrollingBehavior", "is not used in a list: use a group")
    }
}

/// How an orthogonal section bounces and slows down, with the names of
/// `UICollectionLayoutSectionOrthogonalScrollingProperties`.
public struct SizingCollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
    /// What happens beyond the first and the last group.
    public enum Bounce: Hashable, Sendable {
        /// The groups bounce if there are more than fit.
        case automatic
        /// The groups bounce, also if all of them fit.
        case always
        /// The groups stop at the end.
        case never

        var rule: SizingSection.CarouselBounce {
            switch self {
            case .automatic: .automatic
            case .always: .always
            case .never: .never
            }
        }
    }

    /// How fast a scroll slows down.
    public enum DecelerationRate: Hashable, Sendable {
        /// As the scrolling behaviour asks for.
        case automatic
        /// As a scroll view does by default.
        case normal
        /// Faster than that.
        case fast

        var rate: UIScrollView.DecelerationRate? {
            switch self {
            case .automatic: nil
            case .normal: .normal
            case .fast: .fast
            }
        }
    }

    /// What happens beyond the first and the last group. The default is ``Bounce-swift.enum/automatic``.
    public var bounce = Bounce.automatic
    /// How fast a scroll slows down. The default is ``DecelerationRate-swift.enum/automatic``.
    public var decelerationRate = DecelerationRate.automatic

    /// Creates the default properties.
    public init() {}
}

extension UIContentInsetsReference {
    /// The edges; `nil` if they are those of the configuration.
    var edges: SizingSection.ContentInsetsReference? {
        switch self {
        case .automatic: nil
        case .none: .adjustedContentInset
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        @unknown default: nil
        }
    }
}
