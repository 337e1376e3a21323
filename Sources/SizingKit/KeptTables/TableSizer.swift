import SizingEngine
import UIKit

/// An object that measures and keeps the heights of a table view's rows, headers and footers.
///
/// ```swift
/// let article = articles[indexPath.row]
/// return sizer.height(forRowAt: indexPath, cell: "article", key: article.id) { (cell: ArticleCell) in
///     cell.show(article)
/// }
/// ```
///
/// Return that in `tableView(_:heightForRowAt:)`. The sizer configures a *template*, a cell that is never on screen, and fits its content view. The template is dequeued
/// once by `dequeueReusableCell(withIdentifier:)`, so that classes, nibs and prototype cells of a storyboard serve alike.
///
/// With a key, a height is kept under the key, the version, the identifier, the width, the traits, the style of separators
/// and the editing mode, so that a rotation and back, and a reload, find it again. Without a key, a
/// ``HeightKeepingTableView`` keeps it by index path, and any other table view measures it at each call.
///
/// The content view gets the width of the row less the safe area, a section index, the accessory or editing accessory, the
/// indentation and the controls for editing. A pixel is added for the separator unless the `separatorStyle` is `none`.
@preconcurrency @MainActor
public final class TableSizer {
    /// The cache of measured heights.
    public var cache: SizingCache { finder.cache }
    /// The numbers of heights that were measured, found in the cache, or found ahead of time.
    public internal(set) var statistics = SizingStatistics.Counts()
    /// The widths of accessories and controls for editing, and the height of separators.
    ///
    /// Of the other dimensions only the margins of an inset-grouped table and the largest phones' allowance are used. When
    /// they change, the cache is emptied.
    public var metrics = SizingListMetrics() {
        didSet { if metrics != oldValue { invalidateHeights() } }
    }
    /// The way in which rows are measured ahead of time; `nil`, the default, if they are not.
    ///
    /// While the table view is at rest, its delegate is asked by `tableView(_:heightForRowAt:)` for the heights of all rows,
    /// those nearest to the visible ones first, so that the heights are in the cache when the table view asks. It is of use
    /// if the table view has estimated heights: otherwise it asks for all heights at once.
    public var precaching: SizingPrecaching? {
        didSet { precachingDidChange() }
    }

    private(set) weak var tableView: UITableView?
    let precacher = TablePrecacher()
    private let finder: SizeFinder
    private let guests = Guests()

    /// Creates a sizer.
    ///
    /// - Parameters:
    ///   - tableView: The table view that shows the rows. Templates are in a hidden subview of it, so that they have its
    ///     traits, tint and layout direction. The sizer does not retain it.
    ///   - cache: The cache of measured heights.
    public init(in tableView: UITableView, cache: SizingCache = SizingCache()) {
        self.tableView = tableView
        finder = SizeFinder(cache: cache)
        tableView.addSubview(finder.templates.host)
        guests.add(finder.templates.host)
    }

    // MARK: Measuring

    /// Returns the height of a row, its separator included.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - identifier: The reuse identifier that the table view's cells are registered with. Without a registration, the
    ///     height is 44 points, a table's standard row height, with a line in the log.
    ///   - key: The key of the height in the cache. With `nil`, the default, it is kept by index path in a
    ///     ``HeightKeepingTableView``, and not kept in any other.
    ///   - version: The version of the row's content. A height in the cache is found for an equal version only.
    ///   - fitting: The way in which the template is asked. With `automatic`, the content view is asked by Auto Layout in the
    ///     width of the content; if it returns no height, the cell by `sizeThatFits(_:)` in the same width; if that returns
    ///     none either, the height is 44 points. `sizeThatFits` is for cells that lay out their subviews by frames. With
    ///     `autoLayout`, the whole cell is asked, which itself has to know the widths of its accessory and controls.
    ///   - configure: Configures the template as the shown cell is configured. It is called after `prepareForReuse()`, and
    ///     only if the height is measured.
    /// - Returns: The height, in points, a whole number of pixels. It is zero if the content has no width.
    public func height<Cell: UITableViewCell>(
        forRowAt indexPath: IndexPath,
        cell identifier: String,
        key: AnyHashable? = nil,
        version: Int = 0,
        fitting: SizingFitting = .automatic,
        configure: @MainActor (_ cell: Cell) -> Void
    ) -> CGFloat {
        withoutActuallyEscaping(configure) { (configure: @escaping @MainActor (Cell) -> Void) -> CGFloat in
            rowHeight(at: indexPath, identifier, key, version, fitting, configure)
        }
    }

    private func rowHeight<Cell: UITableViewCell>(
        at indexPath: IndexPath,
        _ identifier: String,
        _ key: AnyHashable?,
        _ version: Int,
        _ fitting: SizingFitting,
        _ configure: @escaping @MainActor (Cell) -> Void
    ) -> CGFloat {
        guard let tableView else { return 0 }
        let row = TableRowSpace(at: indexPath, in: tableView, metrics: metrics)
        // The whole cell fits its accessory itself.
        let fitsContent = fitting != .autoLayout
        let source = TemplateSource(
            identifier: Self.template(ofCell: identifier),
            fitting: fitting,
            make: { [weak tableView] in
                Self.made(tableView?.dequeueReusableCell(withIdentifier: identifier), "cell", identifier)
            },
            widthBesideContent: { fitsContent ? row.widthBesideContent(of: $0) : 0 }
        )
        let sizing = ItemSizing(
            method: .template(source) { view, _ in
                let cell: Cell = Self.checked(view, identifier)
                if cell.isEditing != row.isEditing { cell.setEditing(row.isEditing, animated: false) }
                configure(cell)
            },
            key: identity(key, forRowAt: indexPath),
            version: version
        )
        return height(of: sizing, at: indexPath, in: row.space)
    }

    /// Returns the height of a section's header.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - identifier: The reuse identifier that the views are registered with. Without a registration, the height is 44
    ///     points, with a line in the log.
    ///   - key: The key of the height in the cache; `nil`, the default, if the height is not kept.
    ///   - version: The version of the view's content.
    ///   - fitting: The way in which the template is asked.
    ///   - configure: Configures the template as the shown view is configured.
    /// - Returns: The height, in points, a whole number of pixels.
    public func height<View: UITableViewHeaderFooterView>(
        forHeaderInSection section: Int,
        view identifier: String,
        key: AnyHashable? = nil,
        version: Int = 0,
        fitting: SizingFitting = .automatic,
        configure: @MainActor (_ header: View) -> Void
    ) -> CGFloat {
        height("header", section, identifier, key, version, fitting, configure)
    }

    /// Returns the height of a section's footer: see the method for headers.
    public func height<View: UITableViewHeaderFooterView>(
        forFooterInSection section: Int,
        view identifier: String,
        key: AnyHashable? = nil,
        version: Int = 0,
        fitting: SizingFitting = .automatic,
        configure: @MainActor (_ footer: View) -> Void
    ) -> CGFloat {
        height("footer", section, identifier, key, version, fitting, configure)
    }

    private func height<View: UITableViewHeaderFooterView>(
        _ kind: String,
        _ section: Int,
        _ identifier: String,
        _ key: AnyHashable?,
        _ version: Int,
        _ fitting: SizingFitting,
        _ configure: @MainActor (View) -> Void
    ) -> CGFloat {
        withoutActuallyEscaping(configure) { (configure: @escaping @MainActor (View) -> Void) -> CGFloat in
            guard let tableView else { return 0 }
            let source = TemplateSource(
                identifier: "header or footer \(identifier)",
                fitting: fitting,
                make: { [weak tableView] in
                    let view = tableView?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
                    return Self.made(view, "header or footer", identifier)
                }
            )
            let sizing = ItemSizing(
                method: .template(source) { view, _ in configure(Self.checked(view, identifier)) },
                key: key,
                version: version
            )
            let space = TableSpace(in: tableView, metrics: metrics)
            return height(of: sizing, at: IndexPath(index: section), kind: kind, in: space)
        }
    }

    /// Removes the templates. They are dequeued again when they are needed; heights are kept.
    public func removeTemplates() {
        finder.templates.removeTemplates()
    }

    // MARK: Steps

    static func template(ofCell identifier: String) -> String { "cell \(identifier)" }

    private static func made(_ view: UIView?, _ kind: String, _ identifier: String) -> UIView? {
        if view == nil {
            SizingLog.reportOnce(
                "table \(kind) \(identifier)",
                "no \(kind) is registered with the table view as \"\(identifier)\"; the sizer returns 44 points"
            )
        }
        return view
    }

    private static func checked<View: UIView>(_ view: UIView, _ identifier: String) -> View {
        guard let view = view as? View else {
            preconditionFailure(
                "\"\(identifier)\" is registered with \(type(of: view)); the closure that configures it takes \(View.self)"
            )
        }
        return view
    }

    /// The key that is stated for a row, or else the identity that the table view keeps by index path.
    func identity(_ key: AnyHashable?, forRowAt indexPath: IndexPath) -> AnyHashable? {
        key ?? (tableView as? HeightKeepingTableView)?.identity(forRowAt: indexPath).map { AnyHashable($0) }
    }

    private func height(
        of sizing: ItemSizing,
        at indexPath: IndexPath,
        kind: String? = nil,
        in space: TableSpace
    ) -> CGFloat {
        guard let tableView else { return 0 }
        // A table may have removed the host when it arranged its subviews.
        if finder.templates.host.superview !== tableView { tableView.addSubview(finder.templates.host) }
        let request = SizeFinder.Request(
            sizing,
            at: indexPath,
            kind: kind,
            in: space.proposal,
            environment: space.environment,
            traits: tableView.traitCollection
        )
        guard request.proposal.hasSpace else { return 0 }
        switch finder.find(request) {
        case .cached(let size):
            statistics.cacheHits += 1
            return space.grid.points(of: size.height)
        case .measured(let size):
            statistics.measured += 1
            if sizing.isKept { noteMeasured(size, for: request) }
            return space.grid.points(of: size.height)
        case .offMainActor, .unknown:
            return ViewFitting.fallbackLength
        }
    }

    /// Counts a height that was measured ahead of time; otherwise there may be more to measure ahead.
    private func noteMeasured(_ size: MeasuredSize, for request: SizeFinder.Request) {
        guard precacher.isMeasuring else {
            precacher.startOver()
            return wakePrecacher()
        }
        statistics.precached += 1
        finder.record(.precached, request, size)
    }
}
