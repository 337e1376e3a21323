import TestSupport
import Testing

@Suite struct RandomSequencesTests {
    @Test func aFailingSequenceIsShortenedToWhatMakesItFail() {
        let shortened = shortened(Array(0..<100)) { $0.contains(17) && $0.contains(71) }
        #expect(shortened == [17, 71])
    }

    @Test func aSeedGivesTheSameNumbersEverywhere() {
        var generator = SplitMix64(seed: 0)
        #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
        #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    }
}
