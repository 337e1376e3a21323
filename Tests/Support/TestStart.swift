#if os(Linux)
    import Foundation
    import Testing
    import UIKit

    /// Called before the first test: what holds in all of them.
    @_cdecl("sizingkit_tests_begin")
    package func beginTests() {
        // Not among what `Simulate` prints, which is compared.
        FileHandle.standardError.write(Data("What is tried by turns: SIZINGKIT_TURN=\(turn)\n".utf8))
        LayoutPassFaults.reporter = { Issue.record("\($0)") }
    }
#endif
