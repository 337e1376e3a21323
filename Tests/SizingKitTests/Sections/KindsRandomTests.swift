import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Random sequences of scrolling, measuring, batches, new widths and new sizes over each kind of section, and over all of
/// them, in each direction: the layout agrees with the twin to the pixel.
@MainActor
@Suite struct KindsRandomTests {
    /// Which kinds of sections there are, how many items of them, and in what mode of UIKit.
    struct Scene: Sendable {
        var kinds: [SectionKind]
        var sections: Int
        var largestSection: Int
        var hostility: Hostility = []
    }

    nonisolated static let scenes = [
        Scene(kinds: [.list], sections: 8, largestSection: 16),
        Scene(kinds: [.grid, .centredGrid], sections: 6, largestSection: 30),
        Scene(kinds: [.masonry, .sequentialMasonry], sections: 8, largestSection: 14),
        Scene(kinds: [.masonry, .sequentialMasonry], sections: 2, largestSection: 190),
        Scene(kinds: [.flow, .justifiedFlow], sections: 5, largestSection: 40),
        Scene(kinds: [.flow], sections: 1, largestSection: 900),
        Scene(kinds: SectionKind.allCases, sections: 12, largestSection: 14),
        Scene(kinds: SectionKind.allCases, sections: 5, largestSection: 90),
        Scene(
            kinds: SectionKind.allCases,
            sections: 9,
            largestSection: 24,
            hostility: .all.subtracting(.queriesClippedToContent)
        ),
    ]

    /// Claim (Mixing sections): "Headers, footers, pinning, insets, backgrounds, measuring, the cache and updates work
    /// for every kind, in both scroll directions."
    @Test(.byTurns(), arguments: sample(of: pairs(Array(scenes.indices), KindsView.Direction.allCases)))
    func everythingLiesWhereTheTwinHasIt(_ scene: Int, _ direction: KindsView.Direction) {
        let directions = KindsView.Direction.allCases
        let first = UInt64(scene * directions.count + (directions.firstIndex(of: direction) ?? 0)) * 1_000
        check(KindsStep.self, seeds: first..<first + 1, length: sequenceLength(30)) { seed, steps in
            try KindsReplay(view(Self.scenes[scene], direction, seed)).run(steps)
        }
    }

    private func view(_ scene: Scene, _ direction: KindsView.Direction, _ seed: UInt64) -> KindsView {
        var generator = SplitMix64(seed: seed)
        var data = SimulatedData(grows: true)
        for _ in 0..<scene.sections {
            let count = Int.random(in: 0...scene.largestSection, using: &generator)
            data.sections.append(data.freshSection([.list], count: count, using: &generator))
        }
        return KindsView(data, scene.kinds, direction, hostility: scene.hostility)
    }
}
