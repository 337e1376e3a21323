import SizingEngine
import Testing

// A test that ends its process cannot run on a simulator.
#if os(Linux) || os(macOS)
    @Suite struct ExtentListPreconditionTests {
        @Test func anIndexThatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) { _ = ExtentList(count: 3, estimate: 1).offset(of: 3) }
            await #expect(processExitsWith: .failure) { _ = ExtentList(count: 3, estimate: 1).offset(of: -1) }
            await #expect(processExitsWith: .failure) {
                var list = ExtentList(count: 3, estimate: 1)
                list.measure(1, at: 3)
            }
        }

        @Test func aPlaceThatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) {
                var list = ExtentList(count: 3, estimate: 1)
                list.insert(count: 1, at: 4)
            }
        }

        @Test func aRangeThatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) {
                var list = ExtentList(count: 3, estimate: 1)
                list.remove(2..<4)
            }
        }

        @Test func moreElementsThanAListHoldsAreAnError() async {
            await #expect(processExitsWith: .failure) {
                _ = ExtentList(count: ExtentList.maximumCount + 1, estimate: 1)
            }
            await #expect(processExitsWith: .failure) { _ = ExtentList(count: -1, estimate: 1) }
        }
    }
#endif
