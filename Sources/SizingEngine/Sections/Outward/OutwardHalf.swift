/// The decided items on one side of the start item. A kind of section supplies a half to become an `OutwardArrangement`.
///
/// Items are numbered by their *index* in the half: 0 is the item next to the boundary between the halves. Positions are
/// distances from that boundary, in pixels, and increase outwards.
protocol OutwardHalf: Sendable {
    associatedtype Parameters: OutwardParameters

    /// A half without items.
    init(_ parameters: Parameters)

    /// The number of decided items.
    var count: Int { get }

    /// Where the items end, the space after them included.
    func extent(_ parameters: Parameters) -> Int

    /// The earliest position at which the next item can start. It lies before `extent` if a column is shorter than others
    /// or a line has room left.
    func nextStart(_ parameters: Parameters) -> Int

    /// Whether all columns end at the same position, so that the half can be read from its far end.
    var endsEvenly: Bool { get }

    /// Decides the items that follow, up to an index.
    ///
    /// - Parameter estimate: The extent of items that are not measured. They keep it until they are.
    mutating func append(upTo end: Int, _ sizes: OutwardSizes, _ parameters: Parameters, estimate: Int)

    /// Updates the half for the new size of a decided item.
    ///
    /// - Parameter old: Its measured extent before.
    mutating func remeasure(
        at index: Int,
        from old: Int?,
        _ sizes: OutwardSizes,
        _ parameters: Parameters,
        estimate: Int
    )

    /// Makes a decided item an estimated one.
    ///
    /// - Parameter extent: Its measured extent until now.
    mutating func forget(at index: Int, extent: Int, _ sizes: OutwardSizes, _ parameters: Parameters, estimate: Int)

    /// Decides the items from a change on outwards again, or leaves them undecided.
    ///
    /// - Parameters:
    ///   - index: The first item that changed.
    ///   - removed: The number of items that were there before.
    ///   - inserted: The number of items that are there now.
    ///   - sizes: The sizes of the items as they are now.
    mutating func replace(
        at index: Int,
        removing removed: Int,
        inserting inserted: Int,
        _ sizes: OutwardSizes,
        _ parameters: Parameters,
        estimate: Int
    )
}
