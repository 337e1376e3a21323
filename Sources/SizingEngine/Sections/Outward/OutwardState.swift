/// The stored state of an outward arrangement, the same for every kind.
struct OutwardState<Half: OutwardHalf>: Sendable {
    let parameters: Half.Parameters
    /// The extent of undecided items, in pixels.
    var estimate: Int {
        didSet { estimate = Self.clamped(estimate) }
    }
    /// The measured extents along the scroll axis.
    var mains: ExtentList
    /// The measured extents across the scroll axis, in the unit of the kind. See `OutwardSizes`.
    var crosses: ExtentList
    /// The decided items from the start item on.
    var lower: Half
    /// The decided items before the start item.
    var upper: Half
    var startItem = 0

    /// Creates the state of unmeasured and undecided items.
    ///
    /// - Parameter estimatedCross: The cross extent of an unmeasured item, in the unit of the kind.
    init(count: Int, parameters: Half.Parameters, estimate: Int, estimatedCross: Int) {
        self.parameters = parameters
        self.estimate = max(Self.clamped(estimate), -parameters.rowSpacing)
        mains = ExtentList(count: count, estimate: 0)
        crosses = ExtentList(count: count, estimate: estimatedCross)
        lower = Half(parameters)
        upper = lower
    }

    private static func clamped(_ extent: Int) -> Int { min(max(extent, 0), PixelGrid.maximumExtent) }

    /// The sizes of the items of a half, decided or not.
    func sizes(_ direction: OutwardDirection) -> OutwardSizes {
        OutwardSizes(mains: mains, crosses: crosses, startItem: startItem, direction: direction)
    }

    /// Changes a half in place.
    @inline(__always)
    mutating func change(
        _ direction: OutwardDirection,
        _ body: (inout Half, OutwardSizes, Half.Parameters, _ estimate: Int) -> Void
    ) {
        let (sizes, parameters, estimate) = (sizes(direction), parameters, estimate)
        switch direction {
        case .down: body(&lower, sizes, parameters, estimate)
        case .up: body(&upper, sizes, parameters, estimate)
        }
    }
}
