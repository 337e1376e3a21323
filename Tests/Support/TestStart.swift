#if os(Linux)
    import Testing
    import UIKit

    /// Called before the first test: what holds in all of them.
    @_cdecl("sizingkit_tests_begin")
    package func beginTests() {
        print("What is tried by turns: SIZINGKIT_TURN=\(turn)")
        LayoutPassFaults.reporter = { Issue.record("\($0)") }
    }
#endif
