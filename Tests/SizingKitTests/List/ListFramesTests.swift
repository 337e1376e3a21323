import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Cells, separators, cards and pinned headers of a hand-computed list, wherever it has been scrolled to.
@MainActor
@Suite struct ListFramesTests {
    /// What surrounds a list, and in which direction it goes.
    struct Surroundings: Sendable, CustomTestStringConvertible {
        var name: String
        var safeArea = UIEdgeInsets.zero
        var size = CGSize(width: 390, height: 400)
        var isEditing = false
        var isRightToLeft = false
        var isHorizontal = false

        var testDescription: String { name }

        @MainActor
        func table(_ appearance: SizingListConfiguration.Appearance) -> HandTable {
            HandTable(
                appearance: appearance,
                size: size,
                safeArea: safeArea,
                isEditing: isEditing,
                isRightToLeft: isRightToLeft,
                isHorizontal: isHorizontal
            )
        }
    }

    /// Every option of the headless UIKit, by itself or among others, and all at once.
    nonisolated static let modes =
        ScrollSimulationTests.modes + [
            [.queriesClippedToContent], [.queriesBeforeUpdates], [.noPrepareBeforeUpdates], [.noPrepareAfterUpdates],
            [.mergedContexts, .emptyIndexPaths], [.selfSizingPerCell], [.lateSelfSizing],
            [.targetOffsetIgnoredWhileScrolling], .all,
        ]

    nonisolated static let surroundings = [
        Surroundings(name: "plain screen"),
        Surroundings(
            name: "bars, from right to left",
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            isRightToLeft: true
        ),
        Surroundings(
            name: "a phone on its side",
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 33),
            size: CGSize(width: 700, height: 393)
        ),
        Surroundings(
            name: "a phone on its side, edited, from right to left",
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 33),
            size: CGSize(width: 700, height: 393),
            isEditing: true,
            isRightToLeft: true
        ),
        Surroundings(name: "edited", isEditing: true),
        Surroundings(name: "sideways", isHorizontal: true),
        Surroundings(name: "sideways from right to left", isRightToLeft: true, isHorizontal: true),
    ]

    @Test(.byTurns(), arguments: sample(of: pairs(Array(modes.indices), Array(surroundings.indices))))
    func everythingIsWhereItBelongsAtEachStep(mode: Int, place: Int) {
        let (hostility, surroundings) = (Self.modes[mode], Self.surroundings[place])
        for appearance in inTurn(mode + place, of: TableArithmeticTests.appearances) {
            let fixture = HandTableFixture(surroundings.table(appearance), hostility: hostility)
            #expect(fixture.difference == nil, "\(appearance)")
            let length = surroundings.isHorizontal ? surroundings.size.width : surroundings.size.height
            let left = CGFloat(fixture.table.extent) / 3 - length
            fixture.screen.touchDown(fixture.view)
            // Past both ends: there the list gives way.
            for (steps, distance) in [(Int(left / 41) + 3, CGFloat(41)), (Int(left / 67) + 5, -67)] {
                for _ in 0..<steps {
                    fixture.drag(by: distance)
                    let difference = fixture.difference
                    #expect(difference == nil, "\(appearance)")
                    if difference != nil { return }
                }
            }
            fixture.screen.lift(fixture.view)
        }
    }

    // MARK: Editing

    /// A separator that says how long it takes to its new place.
    private final class WatchingLines: UICollectionReusableView {
        static var durations: [TimeInterval] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            Self.durations.append(UIView.inheritedAnimationDuration)
        }
    }

    @Test(.byTurns(), arguments: sample(of: modes))
    func editingSlidesInAndOut(_ hostility: Hostility) {
        for appearance in TableArithmeticTests.appearances {
            for isRightToLeft in [false, true] {
                let table = HandTable(appearance: appearance, isRightToLeft: isRightToLeft)
                let fixture = HandTableFixture(table, hostility: hostility)
                fixture.view.contentOffset.y = 250
                fixture.screen.runUntilRest()
                for (isEditing, animated) in [(true, true), (false, true), (true, false), (false, false)] {
                    fixture.layout.setEditing(isEditing, animated: animated)
                    fixture.table.isEditing = isEditing
                    #expect(fixture.difference == nil, "\(appearance) \(isEditing)")
                    fixture.screen.runUntilRest()
                    #expect(fixture.difference == nil, "\(appearance) \(isEditing)")
                    #expect(fixture.view.contentOffset.y == 250)
                }
            }
        }
    }

    @Test func separatorsMoveWithTheContentWhenEditingIsAnimated() {
        let fixture = HandTableFixture(HandTable(), lines: WatchingLines.self)
        for (isEditing, animated) in [(true, true), (false, true), (true, false)] {
            WatchingLines.durations = []
            fixture.layout.setEditing(isEditing, animated: animated)
            #expect(!WatchingLines.durations.isEmpty)
            #expect(WatchingLines.durations.allSatisfy { $0 == (animated ? 0.3 : 0) })
        }
    }
}
