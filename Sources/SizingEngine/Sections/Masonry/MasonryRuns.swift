/// The runs of neighbouring items of a masonry: a byte for each as long as every item takes one column, else two.
struct MasonryRuns: Sendable {
    /// The first column of each item, and after each the number of its columns if some take several.
    private var bytes: ContiguousArray<UInt8> = []
    private var isWide = false

    var count: Int { isWide ? bytes.count / 2 : bytes.count }

    var last: MasonryRun? { count > 0 ? self[count - 1] : nil }

    subscript(index: Int) -> MasonryRun {
        get { bytes.withUnsafeBufferPointer { Self.run(index, in: $0, isWide: isWide) } }
        set {
            if newValue.count > 1 { widen() }
            if isWide {
                bytes[2 * index] = UInt8(truncatingIfNeeded: newValue.first)
                bytes[2 * index + 1] = UInt8(truncatingIfNeeded: newValue.count)
            } else {
                bytes[index] = UInt8(truncatingIfNeeded: newValue.first)
            }
        }
    }

    /// Calls `body` with a function from an item's index to its run.
    @inline(__always)
    func withRuns<Result>(_ body: (_ run: (Int) -> MasonryRun) -> Result) -> Result {
        let isWide = isWide
        return bytes.withUnsafeBufferPointer { bytes in body { Self.run($0, in: bytes, isWide: isWide) } }
    }

    /// Calls `body` with the column of each item; does nothing if some take several.
    @inline(__always)
    func withColumns<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
        isWide ? nil : bytes.withUnsafeBufferPointer { $0.baseAddress.map(body) }
    }

    mutating func append(_ added: UnsafeBufferPointer<MasonryRun>, reserving capacity: Int) {
        if added.contains(where: { $0.count > 1 }) { widen() }
        if bytes.isEmpty { bytes.reserveCapacity(isWide ? 2 * capacity : capacity) }
        for run in added {
            bytes.append(UInt8(truncatingIfNeeded: run.first))
            if isWide { bytes.append(UInt8(truncatingIfNeeded: run.count)) }
        }
    }

    mutating func truncate(to count: Int) {
        bytes.removeSubrange((isWide ? 2 * count : count)...)
    }

    private mutating func widen() {
        guard !isWide else { return }
        var wide: ContiguousArray<UInt8> = []
        wide.reserveCapacity(2 * bytes.capacity)
        for column in bytes {
            wide.append(column)
            wide.append(1)
        }
        (bytes, isWide) = (wide, true)
    }

    @inline(__always)
    private static func run(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>, isWide: Bool) -> MasonryRun {
        isWide
            ? MasonryRun(first: Int(bytes[2 &* index]), count: Int(bytes[2 &* index &+ 1]))
            : MasonryRun(first: Int(bytes[index]), count: 1)
    }

    var allocatedBytes: Int { SummedTree<ExtentChunk>.allocationOverhead + bytes.capacity }

    var address: Int { bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}
