import HeadlessTools
import TestSupport
import UIKit

/// Users who scroll while everything around them changes, over all kinds of sections and in every mode of the headless
/// UIKit: whatever happens, what they look at stays where it is.
@MainActor
package enum UserSimulation {
    /// The first seed of a run that asks for no other.
    nonisolated package static let usualBase: UInt64 = 10
    /// The seeds of the next mode begin so much further.
    nonisolated private static let seedsPerMode: UInt64 = 1_000_000

    nonisolated package static let modes = Hostility.userModes.indices

    /// The seeds of a run, for each mode in turn: in the mode of the base from the base on, in the next one from a
    /// million further on, until all modes have had their turn.
    ///
    /// - Parameters:
    ///   - sequences: How many sequences the modes share.
    ///   - base: The first seed.
    /// - Returns: `nil` if there are none to share, or not so many seeds from the base on.
    nonisolated package static func seeds(sequences: Int, base: UInt64 = usualBase) -> [Range<UInt64>]? {
        guard 1...modes.count * Int(seedsPerMode) ~= sequences, base < UInt64(Int.max) / 2 else { return nil }
        let mostInMode = UInt64((sequences - 1) / modes.count + 1)
        guard base % seedsPerMode + mostInMode <= seedsPerMode else { return nil }
        return modes.map { turn in
            let first = base + UInt64(turn) * seedsPerMode
            return first..<first + UInt64((sequences + modes.count - 1 - turn) / modes.count)
        }
    }

    /// The seeds of a run without hostile options.
    ///
    /// - Returns: `nil` if there are none to share, or not so many from the base on, or the base is one of another mode.
    nonisolated package static func friendlySeeds(sequences: Int, base: UInt64 = usualBase) -> Range<UInt64>? {
        let place = base % (seedsPerMode * UInt64(modes.count))
        guard 1...Int(seedsPerMode) ~= sequences, base < UInt64(Int.max) / 2,
            place + UInt64(sequences) <= seedsPerMode
        else { return nil }
        return base..<base + UInt64(sequences)
    }

    /// Lets the user of a seed take the steps, and throws at the first thing that is wrong.
    package static func replay(_ steps: [UserStep], seed: UInt64) throws {
        let scene = SimulatedScene(seed: seed)
        do { try UserReplay(scene, hostility: mode(of: seed)).run(steps) } catch {
            throw Difference(description: "\(error) [\(scene)]")
        }
    }

    /// Lets the user of a seed take the steps once more, up to the first thing that is wrong, and returns a page with a
    /// slider for what was on screen.
    package static func film(_ steps: [UserStep], seed: UInt64) -> String {
        let scene = SimulatedScene(seed: seed)
        let replay = UserReplay(scene, hostility: mode(of: seed))
        let film = HeadlessFilm("\(scene)", of: replay.collectionView, on: replay.screen)
        let layout = replay.view.layout
        film.itemStatus = { path in
            switch layout.sizingStatus(ofItemAt: path) {
            case .measured: .measured
            case .corrected: .corrected
            case .estimated, nil: .estimated
            }
        }
        if !scene.isHorizontal { film.contentOrigin = { layout.contentOrigin } }
        var message = "passes"
        do { try replay.run(steps, film: film) } catch { message = "\(error)" }
        return HeadlessFilm.page(of: [film], title: "Seed \(seed): \(message)")
    }

    /// The options of the headless UIKit that the user of a seed meets.
    private static func mode(of seed: UInt64) -> Hostility {
        Hostility.userModes[Int(seed / seedsPerMode % UInt64(modes.count))]
    }
}
