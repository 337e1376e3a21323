import UIKit

/// The way in which the size of an item, a header or a footer is found.
///
/// A ``key`` identifies the content: equal keys have equal sizes at the same width and traits. A size with a key is
/// found again after `reloadData()`, and after a rotation and back. A size without a key lasts until the item is
/// reloaded, or until the width or the traits change. When the content of an item changes, change its key or its
/// ``version`` too, or call ``SizingLayout/invalidateSizes(at:)``.
@preconcurrency @MainActor
public struct ItemSizing {
    enum Method {
        case template(TemplateSource, configure: @MainActor (UIView, IndexPath) -> Void)
        case fixed(CGSize)
        case aspectRatio(CGFloat, extra: CGFloat)
        case computed(@MainActor (SizingProposal) -> CGSize)
        case asynchronous(BackgroundWork)
        case selfSizing
        /// By a template that the data source configures. The attributes are those of the template's position.
        case dataSource(attributes: (@MainActor () -> UICollectionViewLayoutAttributes?)? = nil)
        /// By a template of the style that the section's list has. It is replaced by `template` before it is measured.
        case title(String)
    }

    private(set) var method: Method

    /// Whether a template is measured.
    var usesTemplate: Bool {
        switch method {
        case .template, .dataSource, .title: true
        case .fixed, .aspectRatio, .computed, .asynchronous, .selfSizing: false
        }
    }

    /// The key of the size in the cache; `nil` if the size is not cached.
    public let key: AnyHashable?
    /// Whether there is a key. It is stored since reading the key of each measured item would copy it.
    let isKept: Bool
    /// The version of the content. A size in the cache is found for an equal version only.
    ///
    /// Use a number that the data has, such as a revision or the seconds of a date. Do not use a `hashValue` if sizes
    /// are saved: it differs from one launch to the next.
    public let version: Int
    /// The space around the content inside the element, in points: see ``insets(_:)``. The default is zero.
    public private(set) var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The number of columns that the item takes in a masonry: see ``columnSpan(_:)``. The default is 1.
    public private(set) var columnSpan = 1

    /// Whether the height of a header in a grouped list includes the space above it.
    var includesPadding = false

    init(method: Method, key: AnyHashable?, version: Int = 0) {
        self.method = method
        // A pattern, since a comparison would copy the key.
        if case .some = key { isKept = true } else { isKept = false }
        self.key = key
        self.version = version
    }

    /// Measures a template that is configured like the cell on screen.
    ///
    /// - Parameters:
    ///   - registration: The registration that makes and configures the view.
    ///   - item: The item that the view shows.
    ///   - key: The key of the size in the cache; `nil`, the default, if the size is not cached.
    ///   - version: The version of the item's content.
    public static func template<View: UICollectionReusableView, Item>(
        _ registration: SizingRegistration<View, Item>,
        item: Item,
        key: AnyHashable? = nil,
        version: Int = 0
    ) -> ItemSizing {
        let handler = registration.handler
        return ItemSizing(
            method: .template(registration.template) { view, indexPath in
                guard let view = view as? View else { return }
                handler(view, indexPath, item)
            },
            key: key,
            version: version
        )
    }

    /// Measures a template that is configured like the cell on screen. The key of the size is the item's `id`.
    ///
    /// - Parameters:
    ///   - registration: The registration that makes and configures the view.
    ///   - item: The item that the view shows.
    ///   - version: The version of the item's content.
    public static func template<View: UICollectionReusableView, Item: Identifiable>(
        _ registration: SizingRegistration<View, Item>,
        item: Item,
        version: Int = 0
    ) -> ItemSizing {
        .template(registration, item: item, key: item.id, version: version)
    }

    /// States the height of an element whose width is that of the list or of a column.
    ///
    /// In a flow, and in a layout that scrolls horizontally, use ``fixed(_:)``: there the item has no given width, and
    /// has the estimated one instead, with a line in the log.
    ///
    /// - Parameter height: The height, in points. A height that is negative, NaN or more than 2²² pixels is replaced by
    ///   the estimate, with a line in the log.
    public static func fixed(height: CGFloat) -> ItemSizing {
        .fixed(CGSize(width: .nan, height: height))
    }

    /// States the size of an element.
    ///
    /// - Parameter size: The size, in points. A list uses its height only. A width or height that is negative, NaN or
    ///   more than 2²² pixels is replaced by the estimate, with a line in the log.
    public static func fixed(_ size: CGSize) -> ItemSizing {
        ItemSizing(method: .fixed(size), key: nil)
    }

    /// Computes the size from an aspect ratio and the width of the list or column; in a horizontal layout from the
    /// height.
    ///
    /// The size is not cached, since it costs one division.
    ///
    /// - Parameters:
    ///   - ratio: The width divided by the height: 1 for a square, 16.0 / 9 for a film. If it is not positive, NaN, or
    ///     so small that the item would be longer than 2²² pixels, the item keeps the estimate, with a line in the log.
    ///   - extra: A length that is added to the computed side, in points, such as a caption of known height.
    public static func aspectRatio(_ ratio: CGFloat, extra: CGFloat = 0) -> ItemSizing {
        ItemSizing(method: .aspectRatio(ratio, extra: extra), key: nil)
    }

    /// Computes the size by a closure.
    ///
    /// - Parameters:
    ///   - key: The key of the size in the cache.
    ///   - version: The version of the item's content.
    ///   - size: Returns the size for a proposal, in points. A list uses its height only. A width or height that is
    ///     negative or NaN is replaced by the estimate, with a line in the log.
    public static func computed(
        key: AnyHashable? = nil,
        version: Int = 0,
        _ size: @escaping @MainActor (_ proposal: SizingProposal) -> CGSize
    ) -> ItemSizing {
        ItemSizing(method: .computed(size), key: key, version: version)
    }

    /// Computes the size by a closure off the main actor.
    ///
    /// The item has the estimated size until the closure returns. Then it changes its size, and what is on screen stays
    /// in place. Items of equal keys share one measurement. A measurement is cancelled when its item is scrolled far
    /// away, and begun again when the item comes back.
    ///
    /// - Parameters:
    ///   - key: The key of the size in the cache.
    ///   - version: The version of the item's content.
    ///   - priority: The priority of the task.
    ///   - measure: Returns the size for a proposal, in points; `nil` to keep the estimate until the item is measured
    ///     again. Long work should check `Task.isCancelled`.
    public static func asynchronous(
        key: AnyHashable,
        version: Int = 0,
        priority: TaskPriority = .userInitiated,
        _ measure: @escaping @Sendable (_ proposal: SizingProposal) async -> CGSize?
    ) -> ItemSizing {
        let work = BackgroundWork(priority: priority, measure: measure)
        return ItemSizing(method: .asynchronous(work), key: key, version: version)
    }

    /// Takes the size from the cell that is shown.
    ///
    /// The cell is created at the estimated size. In the same turn of the run loop, before the frame is drawn, the item
    /// takes the size that `preferredLayoutAttributesFitting(_:)` returns. If that method returns no size for the
    /// width, the layout fits the cell by ``SizingFitting/automatic``. Both happen each time that the cell comes on
    /// screen, and the elements around it move.
    ///
    /// Prefer ``template(_:item:key:version:)``, which knows the size before the cell is created.
    ///
    /// - Parameters:
    ///   - key: The key of the size in the cache; `nil`, the default, if the size is not cached.
    ///   - version: The version of the item's content.
    public static func selfSizing(key: AnyHashable? = nil, version: Int = 0) -> ItemSizing {
        ItemSizing(method: .selfSizing, key: key, version: version)
    }

    /// Measures the view that the data source returns, in a ``SizingCollectionView``.
    ///
    /// A `SizingCollectionView` uses it by default if ``SizingLayout/itemSizing`` is `nil`. Return it for headers and footers, and
    /// to give a key. For items it states that no cell is a prototype of a storyboard, or of a registration that UIKit hides: see
    /// ``SizingCollectionView``. In any other collection view, and if the data source returns a view that it has not dequeued, it
    /// is the same as ``selfSizing(key:version:)``. After such a view the data source is not asked for views of that kind again,
    /// until a class or a nib of the kind is registered.
    ///
    /// - Parameters:
    ///   - key: The key of the size in the cache; `nil`, the default, if the size is not cached.
    ///   - version: The version of the item's content.
    public static func dataSource(key: AnyHashable? = nil, version: Int = 0) -> ItemSizing {
        ItemSizing(method: .dataSource(), key: key, version: version)
    }

    /// Returns the sizing with space around the content for other parts of the element: accessories, indentation, a
    /// section index or a separator.
    ///
    /// The leading and trailing insets are subtracted from the width before the content is measured; top and bottom are
    /// added to its height. The insets apply to ``template(_:item:key:version:)``, ``dataSource(key:version:)``,
    /// ``computed(key:version:_:)`` and ``asynchronous(key:version:priority:_:)``. A fixed size and an aspect ratio are
    /// those of the whole element. A `UICollectionViewListCell` lays out its accessories itself, so only top and bottom
    /// apply to it.
    ///
    /// - Parameter insets: The space, in points. A negative or NaN inset counts as 0.
    public func insets(_ insets: NSDirectionalEdgeInsets) -> ItemSizing {
        var sizing = self
        sizing.contentInsets = insets
        return sizing
    }

    /// Returns the sizing for an item that takes several columns of a masonry. It is measured at their width, with the
    /// spaces between them.
    ///
    /// The cache keeps a size for each width, so that one key may be used at several spans. An item takes another span
    /// when it is measured again, as after ``SizingLayout/invalidateSizes(at:)``. Sections of other kinds, headers and
    /// footers ignore the span.
    ///
    /// - Parameter count: The number of columns; `Int.max` for all columns. It is clamped to 1 … the number of columns,
    ///   with a line in the log.
    public func columnSpan(_ count: Int) -> ItemSizing {
        var sizing = self
        sizing.columnSpan = count
        return sizing
    }
}

extension ItemSizing {
    /// Whether the data source is asked for a view to measure.
    var asksDataSource: Bool {
        if case .dataSource = method { true } else { false }
    }

    /// The same key and version for a view that cannot be measured before it is shown.
    var bySelfSizing: ItemSizing {
        var sizing = self
        sizing.method = .selfSizing
        return sizing
    }

    /// Whether only the shown view can tell the size.
    var isSelfSizing: Bool {
        if case .selfSizing = method { true } else { false }
    }

    /// The way in which the shown view is asked for its size.
    var fitting: SizingFitting {
        if case .template(let source, _) = method { source.fitting } else { .automatic }
    }

    /// Whether the shown view may change the size.
    var takesCorrections: Bool {
        switch method {
        case .template, .dataSource, .selfSizing: true
        case .fixed, .aspectRatio, .computed, .asynchronous, .title: false
        }
    }

    /// A name for the way in which the size is found. It stays the same after a relaunch.
    var templateIdentifier: String {
        switch method {
        case .template(let source, _): source.identifier
        case .dataSource: "data source"
        case .selfSizing, .fixed, .aspectRatio, .computed, .asynchronous, .title: ""
        }
    }

    /// Returns the sizing for a position in a layout: a template gets layout attributes, as a shown cell does.
    ///
    /// - Parameter attributes: Called only if the element is measured.
    func placed(_ attributes: @escaping @MainActor () -> UICollectionViewLayoutAttributes?) -> ItemSizing {
        var sizing = self
        switch method {
        case .template(let source, let configure):
            sizing.method = .template(source) { view, indexPath in
                configure(view, indexPath)
                if let attributes = attributes() { (view as? UICollectionReusableView)?.apply(attributes) }
            }
        case .dataSource: sizing.method = .dataSource(attributes: attributes)
        case .fixed, .aspectRatio, .computed, .asynchronous, .selfSizing, .title: break
        }
        return sizing
    }

    /// Whether the measured or shown view gets layout attributes.
    var receivesAttributes: Bool {
        switch method {
        case .template, .dataSource, .selfSizing: true
        case .fixed, .aspectRatio, .computed, .asynchronous, .title: false
        }
    }

    /// Whether the insets of the content apply.
    var measuresContent: Bool {
        switch method {
        case .template, .dataSource, .computed, .asynchronous: true
        case .fixed, .aspectRatio, .selfSizing, .title: false
        }
    }
}
