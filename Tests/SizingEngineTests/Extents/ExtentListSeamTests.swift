import SizingEngine
import Testing

/// Edits whose cuts turn a part of a block into a run, beside one that was there before.
@Suite struct ExtentListSeamTests {
    /// A run of 56, a block of as many of which the 45th is measured, a run.
    private let list = {
        var list = ExtentList(count: 300, estimate: 10)
        list.measure(50, at: 100)
        return list
    }()

    @Test func aRemovalLeavesNoTwoRunsSideBySide() throws {
        var list = list
        list.remove(80..<150)
        #expect(list.chunkCount == 1)
        try list.checkInvariants()
    }
}
