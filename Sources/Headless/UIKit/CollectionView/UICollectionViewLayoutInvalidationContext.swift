import Foundation

/// What of a layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var contents = InvalidationContents()

    /// Whether the trace has already said that this context is on its way to the layout.
    var isTraced = false

    /// Whether a compositional layout need not ask for its sections again.
    var keepsDescriptions = false

    public override init() {
        super.init()
    }

    /// Makes an instance of the receiver's own class, which Objective-C does through any initialiser.
    public required convenience init(_headless: Void) {
        self.init()
    }

    open var invalidateEverything: Bool {
        contents.everything
    }

    open var invalidateDataSourceCounts: Bool {
        contents.counts
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        contents.items = (contents.items ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        contents.supplementaries = (contents.supplementaries ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        contents.decorations = (contents.decorations ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open var invalidatedItemIndexPaths: [IndexPath]? {
        contents.items
    }

    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        contents.supplementaries
    }

    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        contents.decorations
    }

    open var contentOffsetAdjustment: CGPoint {
        get { contents.offsetAdjustment }
        set { contents.offsetAdjustment = newValue }
    }

    open var contentSizeAdjustment: CGSize {
        get { contents.sizeAdjustment }
        set { contents.sizeAdjustment = newValue }
    }

    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        contents.movedFrom
    }

    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        contents.movedTo
    }

    open var interactiveMovementTarget: CGPoint {
        contents.movementTarget
    }
}

/// What an invalidation context says, as a value.
struct InvalidationContents {
    var everything = false
    var counts = false
    var items: [IndexPath]?
    var supplementaries: [String: [IndexPath]]?
    var decorations: [String: [IndexPath]]?
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    var movedFrom: [IndexPath]?
    var movedTo: [IndexPath]?
    var movementTarget = CGPoint.zero

    var listsElements: Bool {
        items != nil || supplementaries != nil || decorations != nil
    }

    /// Takes in what another context says. One that lists nothing means the whole visible rectangle, and so do both.
    mutating func merge(_ other: InvalidationContents) {
        everything = everything || other.everything
        counts = counts || other.counts
        offsetAdjustment.x += other.offsetAdjustment.x
        offsetAdjustment.y += other.offsetAdjustment.y
        sizeAdjustment.width += other.sizeAdjustment.width
        sizeAdjustment.height += other.sizeAdjustment.height
        guard listsElements, other.listsElements else {
            items = nil
            supplementaries = nil
            decorations = nil
            return
        }
        if let more = other.items { items = (items ?? []) + more }
        if let more = other.supplementaries {
            supplementaries = (supplementaries ?? [:]).merging(more, uniquingKeysWith: +)
        }
        if let more = other.decorations {
            decorations = (decorations ?? [:]).merging(more, uniquingKeysWith: +)
        }
    }

    /// How the context reads in a trace.
    @MainActor
    var traceText: String {
        var parts: [String] = []
        if everything { parts.append("everything") }
        if counts { parts.append("counts") }
        for path in items ?? [] { parts.append("item(\(TraceText.text(path)))") }
        for (name, elements) in [("supplementary", supplementaries), ("decoration", decorations)] {
            for (kind, paths) in (elements ?? [:]).sorted(by: { $0.key < $1.key }) {
                parts += paths.map { "\(name)(\(kind), \(TraceText.text($0)))" }
            }
        }
        if offsetAdjustment != .zero { parts.append("offset + \(TraceText.text(offsetAdjustment))") }
        if sizeAdjustment != .zero { parts.append("size + \(TraceText.text(sizeAdjustment))") }
        return parts.isEmpty ? "plain" : parts.joined(separator: ", ")
    }
}
