import Foundation
import Simulation

/// The page with what a failing user saw.
@MainActor
enum SimulateFilm {
    /// Writes the page, and returns its path.
    ///
    /// - Parameter folder: Where the page goes; it is made if there is none.
    static func write(
        _ steps: [UserStep],
        seed: UInt64,
        to folder: String = ".build/simulated-users"
    ) throws -> String {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let file = url.appendingPathComponent("seed-\(seed).html")
        try Data(UserSimulation.film(steps, seed: seed).utf8).write(to: file, options: .atomic)
        return file.relativePath
    }
}
