import Foundation
import Simulation
import TestSupport
import Testing

@testable import Simulate

@MainActor
@Suite struct SimulateFilmTests {
    @Test(.byTurns()) func aUserLeavesAPageWithEveryFrame() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("users-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var generator = SplitMix64(seed: 3_000_012)
        let steps = (0..<4).map { _ in UserStep.random(using: &generator) }
        let path = try SimulateFilm.write(steps, seed: 3_000_012, to: folder.path)
        #expect(path.hasSuffix("seed-3000012.html"))
        let page = try String(contentsOfFile: path, encoding: .utf8)
        #expect(page.contains("<title>Seed 3000012: passes</title>"))
        #expect(page.components(separatedBy: "\"moved\":").count > 5)
    }
}
