import Testing

/// What we take UIKit to do. A failure is news: UIKit does something that no layout was tested with.
@MainActor
@Suite(.oneAtATime, .writesAssumptionTable) struct AssumptionTests {
    @Test(arguments: Assumption.all) func theLayoutsCanLiveWithWhatUIKitDoes(_ assumption: Assumption) async {
        let found = await assumption.probe()
        AssumptionTable.note(found, for: assumption)
        #expect(found == Assumption.unavailable || assumption.answers.contains(found))
    }

    @Test func eachAssumptionHasItsOwnName() {
        let names = Assumption.all.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
