import Testing

@testable import SizingKit

@MainActor
@Suite struct IdlePrecacherTests {
    /// What has stopped one slice, such as a size that only a shown cell tells, does not stop the next.
    @Test func eachSliceBeginsUnblocked() {
        var precacher = IdlePrecacher()
        precacher.begin(SizingPrecaching(timeBudget: 100))
        #expect(precacher.isMeasuring)
        #expect(!precacher.isOver)
        precacher.isBlocked = true
        precacher.end()
        #expect(!precacher.isMeasuring)
        precacher.begin(SizingPrecaching(timeBudget: 0))
        #expect(!precacher.isBlocked)
        #expect(precacher.isOver)
    }
}
