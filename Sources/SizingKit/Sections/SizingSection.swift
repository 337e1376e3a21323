import UIKit

/// The arrangement of a section of a ``SizingLayout``: a list, a grid, a masonry, a flow, a pattern or a carousel.
///
/// ```swift
/// let layout = SizingLayout { section, _ in
///     section == 0 ? .list() : .masonry(columns: .adaptive(minimumWidth: 160), spacing: 8)
/// }
/// ```
///
/// A section is a value. Each method that changes something returns a changed copy, so that calls chain:
///
/// ```swift
/// let cards = SizingSection.grid(columns: 2, spacing: 12)
///     .insets(NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16), from: .safeArea)
///     .pinningHeaders()
/// ```
///
/// Headers, footers, pinning, measuring, estimates and the cache work for every kind of section.
public struct SizingSection: Equatable, Sendable {
    enum Arrangement: Equatable, Sendable {
        case list(SizingListConfiguration)
        case grid(GridStyle)
        case masonry(MasonryStyle)
        case flow(FlowStyle)
        case carousel(CarouselStyle)
        case pattern(SizingPattern, columnSpacing: CGFloat, rowSpacing: CGFloat)
        /// Groups of a compositional layout.
        case composition(Composition)
    }

    /// The edges that the insets at the sides of a section are relative to.
    public enum ContentInsetsReference: Hashable, Sendable {
        /// The adjusted content insets of the collection view. They keep to the safe area at the sides only where
        /// `contentInsetAdjustmentBehavior` is `.always`.
        case adjustedContentInset
        /// The safe area, or the adjusted content insets where these are larger.
        case safeArea
        /// The layout margins of the collection view, or the adjusted content insets where these are larger. As long as
        /// `insetsLayoutMarginsFromSafeArea` is set, the margins keep to the safe area.
        ///
        /// UIKit does not notify layouts of new margins: call `invalidateLayout()` after you have set them.
        case layoutMargins
        /// The `readableContentGuide` of the collection view, or the adjusted content insets where these are larger. In
        /// a horizontal layout it is the same as ``layoutMargins``.
        case readableContent
    }

    /// How the items are arranged.
    var arrangement: Arrangement

    /// The space around the items, in points.
    var contentInsets: NSDirectionalEdgeInsets = .zero

    /// The edges that the insets at the sides are relative to.
    var contentInsetsReference = ContentInsetsReference.adjustedContentInset

    /// Whether the header stays on screen while its section is visible.
    var pinsHeader: Bool { statedHeaderPinning ?? listPinsTitles }

    /// Whether the footer stays on screen while its section is visible.
    var pinsFooter: Bool { statedFooterPinning ?? listPinsTitles }

    /// The decoration views behind the section, each of a kind of its own.
    var backgrounds: [SectionBackground] = []

    /// A closure that changes the attributes of the visible items of a section. See ``visibleItems(_:)``.
    public typealias VisibleItemsHandler =
        @MainActor @Sendable (
            _ items: [UICollectionViewLayoutAttributes], _ offset: CGFloat, _ environment: SizingLayoutEnvironment
        ) -> Void

    var visibleItemsHandler: IdentifiedClosure<VisibleItemsHandler>?

    /// Whether the app pins the header; `nil` for the default.
    private var statedHeaderPinning: Bool?
    /// Whether the app pins the footer; `nil` for the default.
    private var statedFooterPinning: Bool?

    /// The width of the section index beside a list, in points; `nil` if the list has no section index.
    var sectionIndexWidth: CGFloat?

    /// Whether the header and the footer are inset at the sides like the items.
    var supplementariesFollowContentInsets = true

    /// The views besides the items that a compositional layout describes; `nil` in any other layout.
    var supplementaries: SectionSupplementaries?

    private var listPinsTitles: Bool {
        if case .list(let configuration) = arrangement { configuration.appearance.pinsTitles } else { false }
    }

    init(_ arrangement: Arrangement) {
        self.arrangement = arrangement
    }

    /// Creates a section of one column of rows.
    ///
    /// - Parameter configuration: The looks of the list. A list of the plain appearance pins its headers and footers.
    public static func list(_ configuration: SizingListConfiguration = SizingListConfiguration()) -> SizingSection {
        SizingSection(.list(configuration))
    }

    /// Creates a section of one column of rows with the standard looks of an appearance.
    ///
    /// ```swift
    /// let settings = SizingSection.list(appearance: .insetGrouped) { $0.showsSeparators = false }
    /// ```
    ///
    /// - Parameters:
    ///   - appearance: The appearance of the list. The plain one pins its headers and footers.
    ///   - change: Changes the configuration. It is called once, before this method returns.
    public static func list(
        appearance: SizingListConfiguration.Appearance,
        _ change: (inout SizingListConfiguration) -> Void = { _ in }
    ) -> SizingSection {
        var configuration = SizingListConfiguration(appearance: appearance)
        change(&configuration)
        return .list(configuration)
    }

    /// Creates a section of items in groups that repeat a pattern.
    ///
    /// The last group may have fewer items than the pattern: places without an item take no height. When an item is
    /// inserted or removed, the items after it come to other places, with other widths. The layout finds their sizes anew,
    /// in the cache or by measuring, when they come near the visible area; what the user reads stays where it is.
    ///
    /// - Parameters:
    ///   - pattern: The places of the items of a group.
    ///   - spacing: The space between two items side by side, in points.
    ///   - rowSpacing: The space between two items one below the other and between two groups, in points; `nil` for that
    ///     between two items side by side.
    public static func pattern(
        _ pattern: SizingPattern,
        spacing: CGFloat = 0,
        rowSpacing: CGFloat? = nil
    ) -> SizingSection {
        SizingSection(.pattern(pattern, columnSpacing: spacing, rowSpacing: rowSpacing ?? spacing))
    }

    // MARK: Changed copies

    /// Returns the section with space around its items.
    ///
    /// The header lies before the space at the start of the scroll axis, and the footer after the space at its end. Both
    /// are inset at the sides like the items, unless ``supplementariesFollowingContentInsets(_:)`` says otherwise.
    ///
    /// Insets at the sides that leave no room for items are not applied, with a line in the log. With a negative inset, items
    /// lie over the header or the next section, or reach out at the sides. An infinite or NaN inset counts as 0, with a line in
    /// the log.
    ///
    /// - Parameters:
    ///   - insets: The space, in points.
    ///   - reference: The edges that the insets at the sides are relative to: leading and trailing, or in a horizontal
    ///     layout top and bottom. A list ignores it: its rows reach from edge to edge, and their content keeps to the
    ///     safe area.
    public func insets(
        _ insets: NSDirectionalEdgeInsets = .zero,
        from reference: ContentInsetsReference = .adjustedContentInset
    ) -> SizingSection {
        var section = self
        section.contentInsets = insets
        section.contentInsetsReference = reference
        return section
    }

    /// Returns the section with a header and a footer that are inset at the sides like the items, or not.
    ///
    /// If they don't follow the insets, they reach from edge to edge of the content, over the insets of the section and those that
    /// they are relative to: a bar that is pinned over a grid with margins, for example. In a list, they lie where they do without
    /// ``insets(_:from:)``: headers of cards keep their margins.
    ///
    /// - Parameter follow: `false` for a header and a footer from edge to edge.
    public func supplementariesFollowingContentInsets(_ follow: Bool = true) -> SizingSection {
        var section = self
        section.supplementariesFollowContentInsets = follow
        return section
    }

    /// Returns the section with a header that stays at the start of the visible area until the end of the section pushes it
    /// away, as the headers of a list of the plain appearance do by default.
    ///
    /// - Parameter pins: `false` for a header that scrolls with its section.
    public func pinningHeaders(_ pins: Bool = true) -> SizingSection {
        var section = self
        section.statedHeaderPinning = pins
        return section
    }

    /// Returns the section with a footer that stays at the end of the visible area while the section is visible, as the
    /// footers of a list of the plain appearance do by default.
    ///
    /// - Parameter pins: `false` for a footer that scrolls with its section.
    public func pinningFooters(_ pins: Bool = true) -> SizingSection {
        var section = self
        section.statedFooterPinning = pins
        return section
    }

    /// Returns the section with a decoration view behind it, from its header to its footer and across the whole width.
    ///
    /// Register the view's class with the layout by `register(_:forDecorationViewOfKind:)` before the section is shown.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the decoration view; `nil` for no background.
    ///   - insets: The space between the edges of the section and the background, in points. With a negative inset, it
    ///     reaches out of the section. An infinite or NaN inset counts as 0, with a line in the log.
    public func background(
        ofKind elementKind: String?,
        insets: NSDirectionalEdgeInsets = .zero
    ) -> SizingSection {
        var section = self
        section.backgrounds = elementKind.map { [SectionBackground(kind: $0, insets: insets)] } ?? []
        return section
    }

    /// Returns a section with a closure that changes the attributes of its visible items, in each frame in which it or, unless
    /// it is a carousel, the whole content scrolls: their `alpha`, `transform` and `zIndex`, by their distance from the middle,
    /// for example.
    ///
    /// The closure gets the attributes with their frames, before UIKit mirrors them in a right-to-left interface, how far
    /// a carousel is scrolled, in points, as ``SizingLayout/carouselOffset(inSection:)`` returns it, or else the content offset
    /// along the scroll axis, and the size and the traits of the collection view. Frames and sizes must stay. In a layout with
    /// such a section that is no carousel, each step of a scroll lays out what is on screen.
    ///
    /// Two sections are equal only if they have copies of one closure: keep the section if a section provider returns it
    /// often.
    public func visibleItems(_ handler: VisibleItemsHandler?) -> SizingSection {
        var section = self
        section.visibleItemsHandler = handler.map(IdentifiedClosure.init)
        return section
    }
}
