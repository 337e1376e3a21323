import Foundation
import Simulation
import TestSupport
import Testing

/// A seed reproduces: the same calls in the same order twice in a process, and in two other processes, in which sets and
/// dictionaries have other orders.
@MainActor
@Suite struct SameEachTimeTests {
    @Test(arguments: SequenceTrace.Kind.allCases, byTurns([7, 9_000_011] as [UInt64], every: 2))
    func aSeedMakesTheSameCallsInEachProcess(_ kind: SequenceTrace.Kind, _ seed: UInt64) throws {
        let length = 20
        let lines = SequenceTrace.lines(kind, seed: seed, length: length)
        #expect(lines.count > 100)
        #expect(firstDifference(lines, SequenceTrace.lines(kind, seed: seed, length: length)) == nil)
        let arguments = ["--trace", kind.rawValue, "\(seed)", "\(length)"]
        let others = try linesOfAnotherProcess(arguments)
        // The headless UIKit orders several kinds of views of one item as they have come up in a process.
        if kind == .users { #expect(firstDifference(lines, others) == nil) }
        #expect(firstDifference(others, try linesOfAnotherProcess(arguments)) == nil)
    }

    private func firstDifference(_ lines: [String], _ others: [String]) -> String? {
        for (number, line) in lines.enumerated() where number >= others.count || others[number] != line {
            return "\(number): \(line), and \(number < others.count ? others[number] : "nothing")"
        }
        return lines.count == others.count ? nil : "\(lines.count) lines, and \(others.count)"
    }

    /// What `Simulate` prints, which is built beside the tests.
    private func linesOfAnotherProcess(_ arguments: [String]) throws -> [String] {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("Simulate")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
