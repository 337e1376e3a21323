import Testing

/// Lets one test run at a time, of all suites that have it.
///
/// Tests await the frames of their stages. Other tests on the main actor would run meanwhile: with the same run loop, the same
/// log, and animations that are switched off for somebody else.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await StageTurn.begin()
        do {
            try await function()
        } catch {
            await StageTurn.end()
            throw error
        }
        await StageTurn.end()
    }
}

extension Trait where Self == OneAtATime {
    static var oneAtATime: Self { OneAtATime() }
}

/// Whose turn it is.
@MainActor
private enum StageTurn {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Returns when no other test is running.
    static func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Passes the turn on, to the test that has waited longest.
    static func end() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}
