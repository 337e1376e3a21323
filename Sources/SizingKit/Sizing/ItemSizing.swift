import UIKit

/// How the size of an item, a header or a footer is found.
///
/// A ``key`` names what is shown: equal keys, at the same width and traits, have equal sizes. With a key a size
/// survives `reloadData()` and is found again after a rotation and back; without one it lasts as long as the item keeps
/// its place in the layout. When an item's content changes, so must its key or its ``version``, or its size must be
/// invalidated by ``SizingLayout/invalidateSizes(at:)``.
@MainActor
public struct ItemSizing {
    enum Method {
        case template(TemplateSource, configure: @MainActor (UICollectionReusableView, IndexPath) -> Void)
        case fixed(CGSize)
        case aspectRatio(CGFloat, extra: CGFloat)
        case computed(@MainActor (SizingProposal) -> CGSize)
        case asynchronous(BackgroundWork)
        case selfSizing
    }

    private(set) var method: Method
    /// What else the size depends on, beside the room: a word for the state of the place that is measured for.
    private(set) var placeIdentifier = ""
    /// What the size is kept under; `nil` if it is not kept.
    public let key: AnyHashable?
    /// Whether there is a key. Asked of each item that is measured: asking for the key itself would copy it.
    let isKept: Bool
    /// The state of the content that was measured. A size of another version is not found again.
    ///
    /// Take what the data carries, such as a revision or the seconds of a date. A `hashValue` differs from one launch to
    /// the next, so that saved sizes would not be found.
    public let version: Int
    /// The space around the content inside the element, in points: see ``insets(_:)``. The default is zero.
    public private(set) var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The number of columns that the item takes in a masonry: see ``columnSpan(_:)``. The default is 1.
    public private(set) var columnSpan = 1

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
    ///   - key: The key that the size is kept under; `nil`, the default, if it is not kept.
    ///   - version: The state of the item's content.
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

    /// Measures a template that is configured like the cell on screen, and keeps the size under the item's `id`.
    ///
    /// - Parameters:
    ///   - registration: The registration that makes and configures the view.
    ///   - item: The item that the view shows.
    ///   - version: The state of the item's content.
    public static func template<View: UICollectionReusableView, Item: Identifiable>(
        _ registration: SizingRegistration<View, Item>,
        item: Item,
        version: Int = 0
    ) -> ItemSizing {
        .template(registration, item: item, key: item.id, version: version)
    }

    /// A height that is known, where the width is that of the list or of a column.
    ///
    /// Where items choose their width themselves, in a flow or in a layout that scrolls horizontally, use ``fixed(_:)``: the
    /// width is replaced by the estimate there, with a line in the log.
    ///
    /// - Parameter height: In points. One that is negative, not a number or longer than 2³⁰ pixels is replaced by the
    ///   estimate, with a line in the log.
    public static func fixed(height: CGFloat) -> ItemSizing {
        .fixed(CGSize(width: .nan, height: height))
    }

    /// A size that is known.
    ///
    /// - Parameter size: The size in points. A list takes its height only. A part that is negative, not a number or
    ///   longer than 2³⁰ pixels is replaced by the estimate, with a line in the log.
    public static func fixed(_ size: CGSize) -> ItemSizing {
        ItemSizing(method: .fixed(size), key: nil)
    }

    /// A size in a ratio to the side that is fixed, as of a picture.
    ///
    /// Nothing is kept in the cache: it is a division.
    ///
    /// - Parameters:
    ///   - ratio: The width divided by the height: 1 for a square, 16.0 / 9 for a film. One that is not positive, not a
    ///     number, or so small that the item would be longer than 2³⁰ pixels keeps the estimate, with a line in the log.
    ///   - extra: Points that are added to the side that is not fixed, for a caption of known height.
    public static func aspectRatio(_ ratio: CGFloat, extra: CGFloat = 0) -> ItemSizing {
        ItemSizing(method: .aspectRatio(ratio, extra: extra), key: nil)
    }

    /// A size that your own code works out.
    ///
    /// - Parameters:
    ///   - key: What the size is kept under.
    ///   - version: The state of the item's content.
    ///   - size: Answers the size in points for the offered room. A list takes its height only. A part that is negative
    ///     or not a number is replaced by the estimate, with a line in the log.
    public static func computed(
        key: AnyHashable? = nil,
        version: Int = 0,
        _ size: @escaping @MainActor (_ proposal: SizingProposal) -> CGSize
    ) -> ItemSizing {
        ItemSizing(method: .computed(size), key: key, version: version)
    }

    /// A size that your own code works out off the main actor.
    ///
    /// The item is shown at the estimate until the size arrives; then it takes it, and what the reader looks at stays where
    /// it is. Measurements of equal keys are made once. One whose item is scrolled far away is cancelled before it
    /// arrives, and begun again when the item comes back.
    ///
    /// - Parameters:
    ///   - key: What the size is kept under.
    ///   - version: The state of the item's content.
    ///   - priority: The priority of the task.
    ///   - measure: Answers the size in points for the offered room, or `nil` if there is none: then the item keeps the
    ///     estimate until it is measured again. Long work should look at `Task.isCancelled` at times.
    public static func asynchronous(
        key: AnyHashable,
        version: Int = 0,
        priority: TaskPriority = .userInitiated,
        _ measure: @escaping @Sendable (_ proposal: SizingProposal) async -> CGSize?
    ) -> ItemSizing {
        let work = BackgroundWork(priority: priority, measure: measure)
        return ItemSizing(method: .asynchronous(work), key: key, version: version)
    }

    /// The shown cell answers for itself.
    ///
    /// The item is placed at the estimate, and its cell is made at that size. In the same turn of the run loop, before the
    /// frame is drawn, it takes the size that the cell answers by `preferredLayoutAttributesFitting(_:)`; where that is no
    /// answer for the room, or none at all, the layout fits the cell as ``SizingFitting/automatic`` says. It does so each time
    /// that the cell comes on screen. What is above it or below it on screen gives way.
    ///
    /// Prefer ``template(_:item:key:version:)``, by which the size is known before the cell is made.
    ///
    /// - Parameters:
    ///   - key: What the answered size is kept under; `nil`, the default, if it is not kept.
    ///   - version: The state of the item's content.
    public static func selfSizing(key: AnyHashable? = nil, version: Int = 0) -> ItemSizing {
        ItemSizing(method: .selfSizing, key: key, version: version)
    }

    /// Returns the sizing with space around the content, for what the element shows there: accessories, indentation, a
    /// section index beside it, a separator below it.
    ///
    /// Leading and trailing are taken from the width before the content is measured; top and bottom are added to its height.
    /// The insets apply to ``template(_:item:key:version:)``, ``computed(key:version:_:)`` and
    /// ``asynchronous(key:version:priority:_:)``. A fixed size and an aspect ratio are those of the whole element. A
    /// `UICollectionViewListCell` lays out its accessories by itself: for it only top and bottom count.
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
    /// The span is part of the room that a size is kept for: sizes of an item at different spans are kept beside each other
    /// under one key. An item takes up another span when it is measured again, as after
    /// ``SizingLayout/invalidateSizes(at:)``. Sections of other kinds, headers and footers ignore the span.
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
    /// Whether the size is known by the shown view only.
    var isSelfSizing: Bool {
        if case .selfSizing = method { true } else { false }
    }

    /// How the shown view is asked for its size.
    var fitting: SizingFitting {
        if case .template(let source, _) = method { source.fitting } else { .automatic }
    }

    /// Whether the shown view may answer with another size.
    var takesCorrections: Bool {
        switch method {
        case .template, .selfSizing: true
        case .fixed, .aspectRatio, .computed, .asynchronous: false
        }
    }

    /// A name for how the size is found, which is the same at each launch.
    var templateIdentifier: String {
        switch method {
        case .template(let source, _): source.identifier + placeIdentifier
        case .selfSizing: placeIdentifier
        case .fixed, .aspectRatio, .computed, .asynchronous: ""
        }
    }

    /// The same for a place in a layout: a template is told of the place as a shown cell is, by attributes.
    ///
    /// - Parameters:
    ///   - identifier: What a view may take from the attributes that its size depends on, and the room does not say.
    ///   - attributes: Asked for only if something is measured.
    func placed(
        _ identifier: String,
        _ attributes: @escaping @MainActor () -> UICollectionViewLayoutAttributes?
    ) -> ItemSizing {
        var sizing = self
        sizing.placeIdentifier = identifier
        if case .template(let source, let configure) = method {
            sizing.method = .template(source) { view, indexPath in
                configure(view, indexPath)
                if let attributes = attributes() { view.apply(attributes) }
            }
        }
        return sizing
    }

    /// Whether the view that is measured, or shown, is told of its place.
    var isToldOfPlace: Bool {
        switch method {
        case .template, .selfSizing: true
        case .fixed, .aspectRatio, .computed, .asynchronous: false
        }
    }

    /// Whether the insets of the content count.
    var measuresContent: Bool {
        switch method {
        case .template, .computed, .asynchronous: true
        case .fixed, .aspectRatio, .selfSizing: false
        }
    }
}
