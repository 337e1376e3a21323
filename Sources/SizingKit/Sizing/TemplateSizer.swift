import SizingEngine
import UIKit

/// An object that measures elements for a flow layout or a compositional layout, and caches their sizes.
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
/// A size is measured once for each key, version, width and set of traits. Without a key it is measured at each call. For the
/// cells of a table view there is a ``TableSizer``.
///
/// ``ItemSizing/selfSizing(key:version:)`` and ``ItemSizing/asynchronous(key:version:priority:_:)`` have no size at the
/// time of the call. Unless it is in the cache, the sizer returns 44 points, a table's standard row height, for each
/// side that is not given, with a line in the log.
@preconcurrency @MainActor
public final class TemplateSizer {
    /// The cache of measured sizes.
    public var cache: SizingCache { finder.cache }
    /// The numbers of sizes that were measured or found in the cache so far, for elements of all kinds.
    public private(set) var statistics = SizingStatistics.Counts()

    private let finder: SizeFinder
    private weak var view: UIView?
    private let guests = Guests()

    /// Creates a sizer.
    ///
    /// - Parameters:
    ///   - view: The collection view that shows the elements. Templates are hidden subviews of it, so that they have its
    ///     traits, tint and layout direction. The sizer does not retain it.
    ///   - cache: The cache of measured sizes.
    public init(in view: UIView, cache: SizingCache = SizingCache()) {
        self.view = view
        finder = SizeFinder(cache: cache)
        view.addSubview(finder.templates.host)
        guests.add(finder.templates.host)
    }

    /// Returns the size of an element at a width.
    ///
    /// - Parameters:
    ///   - sizing: The way in which the size is found.
    ///   - indexPath: The index path that the handler of the registration is called with.
    ///   - width: The width of the element, in points. If it is not greater than 0 and the insets of the sizing,
    ///     nothing is measured and the size is zero.
    /// - Returns: The size, in points, a whole number of pixels high.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, width: CGFloat) -> CGSize {
        size(of: sizing, at: indexPath) { SizeProposal(width: $0.extent(of: width, rounded: .down)) }
    }

    /// Returns the height of an element at a width: see `size(of:at:width:)`.
    public func height(of sizing: ItemSizing, at indexPath: IndexPath, width: CGFloat) -> CGFloat {
        size(of: sizing, at: indexPath, width: width).height
    }

    /// Returns the size of an element at a height, for layouts that scroll horizontally.
    ///
    /// - Parameters:
    ///   - sizing: The way in which the size is found.
    ///   - indexPath: The index path that the handler of the registration is called with.
    ///   - height: The height of the element, in points. If it is not greater than 0, the size is zero.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, height: CGFloat) -> CGSize {
        size(of: sizing, at: indexPath) { SizeProposal(height: .fixed($0.extent(of: height, rounded: .down))) }
    }

    /// Returns the size of an element that determines both its width and its height, for items in lines.
    ///
    /// - Parameters:
    ///   - sizing: The way in which the size is found.
    ///   - indexPath: The index path that the handler of the registration is called with.
    ///   - maximum: The maximum size, in points. Use `greatestFiniteMagnitude` for a side without a limit. A text that
    ///     is wider wraps.
    public func size(of sizing: ItemSizing, at indexPath: IndexPath, within maximum: CGSize) -> CGSize {
        size(of: sizing, at: indexPath) { grid in
            SizeProposal(
                width: .free(atMost: Self.limit(maximum.width, on: grid)),
                height: .free(atMost: Self.limit(maximum.height, on: grid))
            )
        }
    }

    /// Removes all sizes of keys, so that they are measured again.
    ///
    /// Then call `invalidateLayout()` of the layout.
    public func invalidateSizes(for keys: some Sequence<some Hashable>) {
        for key in keys { cache.removeAll(for: key) }
    }

    /// Removes every size.
    public func invalidateSizes() {
        cache.removeAll()
    }

    /// Removes the templates. They are created again when they are needed; sizes are kept.
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
        // The view may have removed the host when it arranged its subviews.
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
        guard request.proposal.hasSpace else { return .zero }
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
                "\(request.elementDescription) has no valid size before it is shown; the sizer returns 44 points"
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
