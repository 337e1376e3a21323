import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Users who fling carousels while the page flings, while items come and go.
@MainActor
@Suite struct CarouselUserTests {
    nonisolated private static let scenes = CarouselScene.all

    @Test(arguments: Hostility.readerModes.indices, scenes.indices)
    func nothingThatIsLookedAtMoves(mode: Int, scene: Int) {
        let first = UInt64(mode * 1_000 + scene * 100)
        check(CarouselStep.self, seeds: first..<first + 2, length: 25) { steps in
            try CarouselReplay(Self.scenes[scene], hostility: Hostility.readerModes[mode]).run(steps)
        }
    }
}

/// A way in which carousels scroll.
struct CarouselScene: Sendable {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var rows = 1
    var isRightToLeft = false

    static let all = [
        CarouselScene(behavior: .continuous),
        CarouselScene(behavior: .groupPagingCentered, isRightToLeft: true),
        CarouselScene(behavior: .continuousGroupLeadingBoundary, rows: 3),
    ]
}

/// What a user, or the app under the user's hands, does next. Places are in thousandths of what is there.
enum CarouselStep: Step {
    case dragPage(points: Int)
    case flingPage(velocity: Int, frames: Int)
    case dragCarousel(at: Int, points: Int, frames: Int)
    case rest
    case frames(Int)
    case setOffset(of: Int, to: Int, animated: Bool)
    case insert(Int, into: Int, at: Int)
    case delete(Int, from: Int, at: Int)
    case move(from: Int, at: Int, to: Int)
    case insertSection(Int)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    case reloadSection(Int)
    case reload
    case turn

    static func random(using generator: inout SplitMix64) -> CarouselStep {
        func place() -> Int { .random(in: 0..<1_000, using: &generator) }
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        switch number(0...99) {
        case ..<12: return .dragPage(points: number(-400...400))
        case ..<24: return .flingPage(velocity: number(-3_000...3_000), frames: number(0...12))
        case ..<50: return .dragCarousel(at: place(), points: number(-350...350), frames: number(2...12))
        case ..<54: return .rest
        case ..<58: return .frames(number(1...20))
        case ..<63: return .setOffset(of: place(), to: number(-50...3_000), animated: Bool.random(using: &generator))
        case ..<74: return .insert(number(1...4), into: place(), at: place())
        case ..<84: return .delete(number(1...4), from: place(), at: place())
        case ..<88: return .move(from: place(), at: place(), to: place())
        case ..<90: return .insertSection(place())
        case ..<92: return .deleteSection(place())
        case ..<94: return .moveSection(place(), to: place())
        case ..<96: return .reloadSection(place())
        case ..<98: return .reload
        default: return .turn
        }
    }
}
