/// The sizes of an archive that no one has asked for yet. The sizes of an item are read when they are taken: to read
/// 100,000 takes longer than an app has until its first frame.
package struct SavedSizes {
    /// One size, as it was read.
    typealias Read = (key: SizeKey, size: MeasuredSize)

    private let spaces: ArchivedSpaces
    private let records: ArraySlice<UInt8>
    /// The distance of each size from the first, the least recently used first.
    private let positions: FixedNumbers
    /// The hash value of each size's identity and then its number, in the order of hash values.
    private let index: FixedNumbers
    private var isTaken: [Bool]
    /// The number of the least recently used size that was not taken, or of one before it.
    private var oldest = 0
    /// The number of sizes that were not taken.
    package private(set) var count: Int

    /// - Parameters:
    ///   - positions: The bytes of the distances, 4 for each size.
    ///   - index: The bytes of the index, 8 for each size.
    init(
        spaces: ArchivedSpaces,
        positions: ArraySlice<UInt8>,
        index: ArraySlice<UInt8>,
        records: ArraySlice<UInt8>
    ) {
        self.spaces = spaces
        self.records = records
        self.positions = FixedNumbers(positions)
        self.index = FixedNumbers(index)
        count = self.positions.count
        isTaken = Array(repeating: false, count: count)
    }

    /// The sizes that were not taken, the least recently used first. Malformed ones are left out.
    ///
    /// - Complexity: O(n).
    package var contents: [(key: SizeKey, size: MeasuredSize)] {
        isTaken.indices.compactMap { isTaken[$0] ? nil : read($0) }
    }

    /// Takes the sizes of an item, the least recently used first. Malformed ones are left out.
    ///
    /// An identity that is equal to the saved one and has other bytes, such as a text with other code points for the same
    /// characters, has none.
    ///
    /// - Complexity: O(log *n*), and what the sizes take.
    mutating func take(_ item: ItemIdentity) -> [(key: SizeKey, size: MeasuredSize)] {
        guard count > 0, let identity = ArchivedIdentity(item)?.bytes else { return [] }
        let hash = Checksum.hash(identity)
        var taken: [Int] = []
        var place = firstPlace(ofAtLeast: hash)
        while place < isTaken.count, index[2 * place] == hash {
            let number = Int(index[2 * place + 1])
            if isTaken.indices.contains(number), !isTaken[number], bytes(of: number).starts(with: identity) {
                taken.append(number)
            }
            place += 1
        }
        for number in taken { markAsTaken(number) }
        return taken.sorted().compactMap { read($0, of: item) }
    }

    /// Removes the least recently used sizes beyond a number.
    ///
    /// - Complexity: O(n) for all removals together.
    mutating func keepNewest(_ limit: Int) {
        while count > max(0, limit) {
            while isTaken[oldest] { oldest += 1 }
            markAsTaken(oldest)
        }
    }

    private mutating func markAsTaken(_ number: Int) {
        guard !isTaken[number] else { return }
        isTaken[number] = true
        count -= 1
    }

    /// The first place in the index whose hash value is not less than the given one.
    private func firstPlace(ofAtLeast hash: UInt32) -> Int {
        var (start, end) = (0, isTaken.count)
        while start < end {
            let middle = (start + end) / 2
            if index[2 * middle] < hash { start = middle + 1 } else { end = middle }
        }
        return start
    }

    /// The bytes from a size on.
    private func bytes(of number: Int) -> ArraySlice<UInt8> {
        records.dropFirst(Int(positions[number]))
    }

    /// Reads a size; `nil` if its bytes are malformed.
    ///
    /// - Parameter item: The item it belongs to, if known.
    private func read(_ number: Int, of item: ItemIdentity? = nil) -> Read? {
        var reader = ByteReader(bytes(of: number))
        return try? reader.size(of: item, in: spaces)
    }
}

/// Numbers of 4 bytes each.
private struct FixedNumbers {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count / 4 }

    subscript(number: Int) -> UInt32 {
        let start = bytes.startIndex + 4 * number
        return (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
}
