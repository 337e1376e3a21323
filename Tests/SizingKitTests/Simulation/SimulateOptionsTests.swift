import Simulation
import Testing

@testable import Simulate

/// The command line of `Scripts/simulate`.
@Suite struct SimulateOptionsTests {
    private static let modes = UserSimulation.modes.count

    private func seeds(_ line: String) -> [UInt64]? {
        SimulateOptions(line.split(separator: " ").map(String.init)[...])?.seeds
    }

    @Test func sequencesAreSharedAmongTheModes() {
        #expect(
            seeds("\(Self.modes + 2) 5") == UserSimulation.modes.map { UInt64($0) * 1_000_000 + 10 } + [11, 1_000_011]
        )
    }

    @Test func aBaseStartsAtAnotherSeedInItsModeAndInAllOthers() {
        #expect(seeds("--base 13500000 3 200") == [13_500_000, 14_500_000, 15_500_000])
        #expect(seeds("--base 500054 \(Self.modes + 1) 200")?.last == 500_055)
    }

    @Test func thePartsMakeUpTheWhole() {
        let parts = (0..<3).flatMap { seeds("--base 7 40 5 \($0) 3") ?? [] }
        #expect(parts.sorted() == seeds("--base 7 40 5")?.sorted())
        #expect(Set(parts).count == 40)
    }

    @Test func aFriendlyRunHasNoOtherMode() {
        #expect(seeds("--friendly 3 200") == [10, 11, 12])
        #expect(seeds("--friendly --base 22000007 2 200") == [22_000_007, 22_000_008])
        #expect(seeds("--friendly --base 1000000 2 200") == nil)
        #expect(seeds("--friendly --base 999999 2 200") == nil)
        #expect(seeds("--friendly --seed 7 200") == nil)
    }

    @Test func aSeedRunsOneSequence() {
        #expect(seeds("--seed 9000034 100") == [9_000_034])
    }

    @Test(arguments: [
        "", "5", "5 5 5", "5 5 5 5", "0 5", "5 0", "-1 5", "five 5", "--base", "--base 5", "--base 5 5",
        "--base five 5 5",
        "--base 999999 \(modes + 1) 5", "--base 9223372036854775807 5 5", "--seed 5", "--seed 5 5 5", "--seed 5 0",
        "--foo 5 5 5",
        "5 5 --base 5", "9223372036854775807 5",
    ])
    func nonsenseIsRefused(_ line: String) {
        #expect(seeds(line) == nil)
    }

    @Test func theLastSeedsOfAModeMayBeAskedFor() {
        #expect(seeds("--base 999999 \(Self.modes) 5")?.count == Self.modes)
    }
}
