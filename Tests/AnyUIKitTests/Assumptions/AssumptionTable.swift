import Foundation
import Testing

/// What the probes found: a line for each assumption, in the order of ``Assumption/all``.
@MainActor
enum AssumptionTable {
    private static var found: [String: String] = [:]

    static func note(_ answer: String, for assumption: Assumption) {
        found[assumption.name] = answer
    }

    /// The question, the answers that the layouts can live with, and the one that was found; other answers are marked.
    private static var lines: [String] {
        Assumption.all.compactMap { assumption in
            guard let answer = found[assumption.name] else { return nil }
            let isKnown = assumption.answers.contains(answer) || answer == Assumption.unavailable
            let known = assumption.answers.joined(separator: " / ")
            return "| \(assumption.name) | \(known) | \(isKnown ? answer : "!! " + answer) |"
        }
    }

    /// Prints the table, and writes it to the file that the environment variable `SIZINGKIT_ASSUMPTIONS` names.
    static func write() {
        let heading = [
            "| What UIKit is taken to do | Answers that the layouts can live with | Found |", "|---|---|---|",
        ]
        let text = (heading + lines).joined(separator: "\n") + "\n"
        print("\n" + text)
        guard let path = ProcessInfo.processInfo.environment["SIZINGKIT_ASSUMPTIONS"] else { return }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            Issue.record(error, "the table of assumptions can't be written to \(path)")
        }
    }
}

/// Writes the table when all tests of a suite have run.
struct WritesAssumptionTable: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        await AssumptionTable.write()
    }
}

extension Trait where Self == WritesAssumptionTable {
    static var writesAssumptionTable: Self { WritesAssumptionTable() }
}
