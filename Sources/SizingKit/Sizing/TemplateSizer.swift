import SizingEngine
import UIKit

/// Measures templates for layouts of any kind, and keeps what it measured.
///
/// It gives a flow layout, a compositional layout or a table the true sizes that ``SizingLayout`` works with:
///
/// ```swift
/// func collectionView(
///     _ collectionView: UICollectionView,
///     layout: UICollectionViewLayout,
///     sizeForItemAt indexPath: IndexPath
/// ) -> CGSize {
///     let post = posts[indexPath.item]
///     return sizer.size(of: .template(postCell, item: post, key: post.id), at: indexPath, width: 180)
/// }
/// ```
///
/// A size is measured once for each key, version, room and set of traits. Without a key it is measured at each call.
///
/// What ``ItemSizing/selfSizing(key:version:)`` and ``ItemSizing/asynchronous(key:version:priority:_:)`` say is known too late
/// for an answer: unless it is in the cache, they are answered by 44 points along each side that is free, a table's
/// standard row height, with a line in the log.
@MainActor
public final class TemplateSizer {
    /// What was measured.
    public var cache: SizingCache { finder.cache }
    /// How sizes came about so far. Headers and footers count as items here, since nobody says which they are.
    public private(set) var statistics = SizingStatistics.Counts()

    private let finder: SizeFinder
    private weak var view: UIView?

    /// Creates a sizer.
    ///
    /// - Parameters:
    ///   - view: The collection view or table view that the cells are for. Templates are kept in it, hidden, so that they
    ///     have its traits, tint and layout direction. It is not kept alive.
    ///   - cache: Where sizes are kept.
    public init(in view: UIView, cache: SizingCache = SizingCache()) {
        self.view = view
        finder = SizeFinder(cache: cache)
        view.addSubview(finder.templates.host)
    }

    /// The size at a width.
    ///
    /// - Parameters:
    ///   - sizing: How the element is measured.
    ///   - indexPath: The index path that the configuring closure is called with.
    ///   - width: The width of the element in points. At a width of nothing or less, or less than what its content insets
    ///     take, nothing is measured and nothing is kept: the answer is zero.
    /// - Returns: The size in points, a whole number of pixels high.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, width: CGFloat) -> CGSize {
        size(of: sizing, at: indexPath) { SizeProposal(width: $0.extent(of: width, rounded: .down)) }
    }

    /// The height at a width, as `size(of:at:width:)` finds it.
    public func height(of sizing: ItemSizing, at indexPath: IndexPath, width: CGFloat) -> CGFloat {
        size(of: sizing, at: indexPath, width: width).height
    }

    /// The size at a height, for layouts that scroll horizontally.
    ///
    /// - Parameters:
    ///   - sizing: How the element is measured.
    ///   - indexPath: The index path that the configuring closure is called with.
    ///   - height: The height of the element in points. At a height of nothing or less the answer is zero.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, height: CGFloat) -> CGSize {
        size(of: sizing, at: indexPath) { SizeProposal(height: .fixed($0.extent(of: height, rounded: .down))) }
    }

    /// The size of an element that chooses both sides itself, for items that flow in lines.
    ///
    /// - Parameters:
    ///   - sizing: How the element is measured.
    ///   - indexPath: The index path that the configuring closure is called with.
    ///   - maximum: The most that the element may take, in points. Pass `greatestFiniteMagnitude` for a side without a limit.
    ///     A text that is wider than that wraps.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, within maximum: CGSize) -> CGSize {
        size(of: sizing, at: indexPath) { grid in
            SizeProposal(
                width: .free(atMost: Self.limit(maximum.width, on: grid)),
                height: .free(atMost: Self.limit(maximum.height, on: grid))
            )
        }
    }

    /// Forgets all sizes of keys, so that they are measured again.
    ///
    /// Layouts have to be told: call `invalidateLayout()`, or reload the rows of a table.
    public func invalidateSizes(for keys: some Sequence<some Hashable>) {
        for key in keys { cache.removeAll(for: key) }
    }

    /// Forgets every size.
    public func invalidateSizes() {
        cache.removeAll()
    }

    /// Drops the templates. They are made anew when they are needed; sizes are kept.
    public func removeTemplates() {
        finder.templates.removeTemplates()
    }

    private static func limit(_ length: CGFloat, on grid: PixelGrid) -> Int? {
        length < .greatestFiniteMagnitude ? grid.extent(of: length, rounded: .down) : nil
    }

    private func size(
        of sizing: ItemSizing,
        at indexPath: IndexPath,
        in proposal: (PixelGrid) -> SizeProposal
    ) -> CGSize {
        guard let view else { return .zero }
        // A table may have put its own subviews in order without the host.
        if finder.templates.host.superview !== view { view.addSubview(finder.templates.host) }
        let environment = SizingEnvironment(of: view)
        let grid = PixelGrid(scale: environment.displayScale)
        let request = SizeFinder.Request(
            sizing,
            at: indexPath,
            in: proposal(grid),
            environment: environment,
            traits: view.traitCollection
        )
        guard request.proposal.hasRoom else { return .zero }
        let size: MeasuredSize
        switch finder.find(request) {
        case .cached(let found):
            statistics.cacheHits += 1
            size = found
        case .measured(let found):
            statistics.measured += 1
            size = found
        case .offMainActor, .unknown:
            SizingLog.reportOnce(
                "sizer",
                "\(request.elementDescription) has no size before it is shown; a sizer answers 44 points for it"
            )
            size = standardSize(for: request.proposal, on: grid)
        }
        return CGSize(width: grid.points(of: size.width), height: grid.points(of: size.height))
    }

    private func standardSize(for proposal: SizeProposal, on grid: PixelGrid) -> MeasuredSize {
        let length = grid.extent(of: ViewFitting.fallbackLength)
        return MeasuredSize(width: proposal.width.extent(for: length), height: proposal.height.extent(for: length))
    }
}
