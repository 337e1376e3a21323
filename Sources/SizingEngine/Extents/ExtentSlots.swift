/// The extents of the elements of a block, in pixels. Each takes two bytes if all of them fit, as nearly all do, else four.
///
/// The block knows the number of elements and passes it to each call, so that the slots consist of one array only.
struct ExtentSlots: Sendable {
    /// The slot of an unmeasured element.
    static let unmeasured: Int32 = -1

    /// Each word of the slot of an unmeasured element.
    private static let unmeasuredWord = UInt16.max

    /// A word for each element, or two, the lower one first.
    private var words: ContiguousArray<UInt16>

    init() {
        words = []
    }

    init(unmeasured count: Int) {
        words = ContiguousArray(repeating: Self.unmeasuredWord, count: count)
    }

    /// The number of words of each element.
    @inline(__always)
    private func width(_ count: Int) -> Int { words.count > count ? 2 : 1 }

    /// Whether there are slots for so many elements.
    func hold(_ count: Int) -> Bool { words.count == count || words.count == 2 * count }

    var allocatedBytes: Int {
        SummedTree<ExtentChunk>.allocationOverhead + words.capacity * MemoryLayout<UInt16>.stride
    }
}

// MARK: Looking up

extension ExtentSlots {
    /// The extent of an element in pixels; `unmeasured`, which is negative, if it is not measured.
    @inline(__always)
    func extent(at index: Int, among count: Int) -> Int32 {
        if width(count) == 1 { return Self.extent(words[index]) }
        return Self.extent(words[2 &* index], words[2 &* index &+ 1])
    }

    /// The sum over a range.
    func summary(of range: Range<Int>, among count: Int) -> ExtentSummary {
        if width(count) == 2 { return wideSummary(of: range) }
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        // No branches, no checks, and narrow numbers, in which the sum of a block fits, so that the loop is vectorized.
        var (sum, unmeasured): (UInt32, UInt32) = (0, 0)
        words.withUnsafeBufferPointer { words in
            var index = range.lowerBound
            while index < range.upperBound {
                sum &+= UInt32(words[index])
                unmeasured &+= words[index] == Self.unmeasuredWord ? 1 : 0
                index &+= 1
            }
        }
        sum &-= unmeasured &* UInt32(Self.unmeasuredWord)
        return ExtentSummary(count: range.count, unmeasured: Int(unmeasured), measuredSum: Int(sum))
    }

    private func wideSummary(of range: Range<Int>) -> ExtentSummary {
        var summary = ExtentSummary(count: range.count, unmeasured: 0, measuredSum: 0)
        for index in range {
            let extent = Self.extent(words[2 * index], words[2 * index + 1])
            if extent < 0 { summary.unmeasured += 1 } else { summary.measuredSum += Int(extent) }
        }
        return summary
    }

    /// The first unmeasured element, from one on.
    func firstUnmeasured(from index: Int, among count: Int) -> Int? {
        (index..<count).first { extent(at: $0, among: count) < 0 }
    }

    /// The last unmeasured element up to one.
    func lastUnmeasured(through index: Int, among count: Int) -> Int? {
        (0...index).last { extent(at: $0, among: count) < 0 }
    }

    /// The first element for which `isWanted` returns `true`, called from the first on.
    @inline(__always)
    func firstIndex(among count: Int, _ isWanted: (_ extent: Int32) -> Bool) -> Int? {
        words.withUnsafeBufferPointer { words in
            if words.count == count {
                for index in 0..<count where isWanted(Self.extent(words[index])) { return index }
            } else {
                for index in 0..<count where isWanted(Self.extent(words[2 &* index], words[2 &* index &+ 1])) {
                    return index
                }
            }
            return nil
        }
    }

    /// Writes the measured extents of a range into slots, in ascending or descending order, and leaves the slots of
    /// unmeasured elements as they are.
    ///
    /// - Parameter step: 1 or -1.
    func copyMeasured(in range: Range<Int>, among count: Int, to slot: UnsafeMutablePointer<Int32>, step: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        words.withUnsafeBufferPointer { words in
            if words.count > count {
                for index in range {
                    let extent = Self.extent(words[2 &* index], words[2 &* index &+ 1])
                    if extent >= 0 { slot[(index &- range.lowerBound) &* step] = extent }
                }
                return
            }
            // Without branches and checks, and with a constant step, the loops are vectorized.
            guard let word = words.baseAddress.map({ $0 + range.lowerBound }) else { return }
            var index = 0
            if step == 1 {
                while index < range.count {
                    slot[index] = word[index] == Self.unmeasuredWord ? slot[index] : Int32(word[index])
                    index &+= 1
                }
            } else {
                while index < range.count {
                    slot[0 &- index] = word[index] == Self.unmeasuredWord ? slot[0 &- index] : Int32(word[index])
                    index &+= 1
                }
            }
        }
    }

    @inline(__always)
    private static func extent(_ word: UInt16) -> Int32 {
        word == unmeasuredWord ? unmeasured : Int32(word)
    }

    @inline(__always)
    private static func extent(_ low: UInt16, _ high: UInt16) -> Int32 {
        Int32(truncatingIfNeeded: UInt32(low) | UInt32(high) << 16)
    }
}

// MARK: Changing

extension ExtentSlots {
    /// - Returns: The extent that the element had.
    mutating func setExtent(_ extent: Int32, at index: Int, among count: Int) -> Int32 {
        let old = self.extent(at: index, among: count)
        if extent >= Int32(Self.unmeasuredWord) { widen(count) }
        if width(count) == 1 {
            words[index] = UInt16(truncatingIfNeeded: extent)
        } else {
            words[2 * index] = UInt16(truncatingIfNeeded: extent)
            words[2 * index + 1] = UInt16(truncatingIfNeeded: extent >> 16)
        }
        return old
    }

    mutating func insert(_ inserted: Int, at index: Int, among count: Int) {
        let width = width(count)
        // The array would double its capacity otherwise, beyond the elements that a block can hold.
        if words.count + inserted * width > words.capacity {
            words.reserveCapacity(min(ExtentChunk.blockSize, 2 * (count + inserted)) * width)
        }
        let added = repeatElement(Self.unmeasuredWord, count: inserted * width)
        words.insert(contentsOf: added, at: index * width)
    }

    mutating func remove(_ range: Range<Int>, among count: Int) {
        let width = width(count)
        words.removeSubrange(range.lowerBound * width..<range.upperBound * width)
    }

    /// Keeps the elements before `index`.
    ///
    /// - Returns: The slots of the others.
    mutating func split(at index: Int, among count: Int) -> ExtentSlots {
        let start = index * width(count)
        var right = ExtentSlots()
        right.words = ContiguousArray(words[start...])
        words.removeSubrange(start...)
        return right
    }

    func joined(to right: ExtentSlots, counts: (Int, Int)) -> ExtentSlots {
        var (left, right) = (self, right)
        if left.width(counts.0) != right.width(counts.1) {
            left.widen(counts.0)
            right.widen(counts.1)
        }
        left.words += right.words
        return left
    }

    private mutating func widen(_ count: Int) {
        guard width(count) == 1 else { return }
        var wide = ExtentSlots(unmeasured: 2 * count)
        for index in 0..<count where words[index] != Self.unmeasuredWord {
            wide.words[2 * index] = words[index]
            wide.words[2 * index + 1] = 0
        }
        self = wide
    }
}
