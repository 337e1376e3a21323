import Foundation

/// A process that runs a part of the simulated users.
struct SimulateProcess {
    let sequences: Int
    let steps: Int
    let part: Int
    let parts: Int

    init(sequences: Int, steps: Int, part: Int, of parts: Int) {
        self.sequences = sequences
        self.steps = steps
        self.part = part
        self.parts = parts
    }

    /// Runs the process to its end.
    ///
    /// - Returns: What it reports about the sequences that fail; `nil` if none does.
    func run() async throws -> String? {
        let directory = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let output = directory.appending(component: "output")
        let progress = directory.appending(component: "progress")
        for file in [output, progress] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(component: "Simulate")
        process.arguments = [sequences, steps, part, parts].map(String.init)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: progress)
        // A thread that waited would be one of few.
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
        let report = try String(contentsOf: output, encoding: .utf8)
        if process.terminationReason == .exit, process.terminationStatus == 1 { return report }
        // Whoever neither passes nor fails has crashed: the seed stands above the reason.
        return try report + String(contentsOf: progress, encoding: .utf8).suffix(4_000)
    }
}
