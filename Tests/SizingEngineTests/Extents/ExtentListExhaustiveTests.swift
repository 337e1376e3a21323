import SizingEngine
import TestSupport
import Testing

/// Every edit of every list of up to four elements, each of them measured or not.
@Suite struct ExtentListExhaustiveTests {
    private func forEveryList(_ body: (ExtentList, NaiveExtents) throws -> Void) throws {
        for count in 0...4 {
            for mask in 0..<1 << count {
                var list = ExtentList(count: count, estimate: 3, spacing: 1)
                var twin = NaiveExtents(count: count, estimate: 3, spacing: 1)
                for index in 0..<count where mask >> index & 1 == 1 {
                    list.measure(index * 2, at: index)
                    twin.measure(index * 2, at: index)
                }
                try ExtentReplay.compare(list, twin)
                try body(list, twin)
            }
        }
    }

    private func forEveryRange(of count: Int, _ body: (Range<Int>) throws -> Void) rethrows {
        for lower in 0...count {
            for upper in lower...count { try body(lower..<upper) }
        }
    }

    private func expectSame(
        _ list: ExtentList,
        _ twin: NaiveExtents,
        _ edit: (inout ExtentList) -> Void,
        _ twinEdit: (inout NaiveExtents) -> Void
    ) throws {
        var (list, twin) = (list, twin)
        edit(&list)
        twinEdit(&twin)
        try ExtentReplay.compare(list, twin)
    }

    @Test func everyIndexOfEveryOffset() throws {
        try forEveryList { list, twin in
            for offset in -1...twin.total + 2 {
                #expect(list.index(at: offset) == twin.index(at: offset))
            }
        }
    }

    @Test func everyUnmeasuredElementOfEveryRange() throws {
        try forEveryList { list, twin in
            forEveryRange(of: twin.count) { range in
                #expect(list.firstUnmeasured(in: range) == twin.firstUnmeasured(in: range))
                #expect(list.lastUnmeasured(in: range) == twin.lastUnmeasured(in: range))
            }
        }
    }

    @Test(.byTurns()) func everyInsertion() throws {
        try forEveryList { list, twin in
            for (index, inserted) in (0...twin.count).flatMap({ index in [0, 1, 33, 70].map { (index, $0) } }) {
                try expectSame(
                    list,
                    twin,
                    { $0.insert(count: inserted, at: index) },
                    { $0.insert(count: inserted, at: index) }
                )
            }
        }
    }

    @Test(.byTurns()) func everyRemovalAndForgetting() throws {
        try forEveryList { list, twin in
            try forEveryRange(of: twin.count) { range in
                try expectSame(list, twin, { $0.remove(range) }, { $0.remove(range) })
                try expectSame(list, twin, { for index in range { $0.forget(at: index) } }, { $0.forget(in: range) })
            }
        }
    }
}
