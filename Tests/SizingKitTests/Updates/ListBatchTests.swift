import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Separators and cards while rows and sections come, go and move.
@MainActor
@Suite struct ListBatchTests {
    /// A batch as it is told to the collection view, and what it does to the counts.
    struct Batch: Sendable, CustomTestStringConvertible {
        var name: String
        var counts: [Int]
        var headers: Set<Int> = [0, 2, 3]
        var footers: Set<Int> = [0, 1]
        var tell: @MainActor @Sendable (UICollectionView) -> Void

        var testDescription: String { name }
    }

    /// Of a list of sections of three, two, four and one row.
    nonisolated static let batches = [
        Batch(name: "a first row comes", counts: [4, 2, 4, 1]) { $0.insertItems(at: [[0, 0]]) },
        Batch(name: "last rows come", counts: [4, 3, 4, 1]) { $0.insertItems(at: [[0, 3], [1, 2]]) },
        Batch(name: "a first row goes", counts: [2, 2, 4, 1]) { $0.deleteItems(at: [[0, 0]]) },
        Batch(name: "last rows go", counts: [2, 1, 4, 1]) { $0.deleteItems(at: [[0, 2], [1, 1]]) },
        Batch(name: "a row moves within its section", counts: [3, 2, 4, 1]) { $0.moveItem(at: [0, 0], to: [0, 2]) },
        Batch(name: "a row moves into another section", counts: [2, 3, 4, 1]) { $0.moveItem(at: [0, 1], to: [1, 2]) },
        Batch(name: "rows are read anew", counts: [3, 2, 4, 1]) { $0.reloadItems(at: [[0, 2], [1, 0]]) },
        Batch(name: "a section comes first", counts: [2, 3, 2, 4, 1], headers: [1, 3, 4], footers: [1, 2]) {
            $0.insertSections([0])
        },
        Batch(name: "the first section goes", counts: [2, 4, 1], headers: [1, 2], footers: [0]) {
            $0.deleteSections([0])
        },
        Batch(name: "much at once", counts: [3, 4, 1, 2], headers: [1, 2], footers: [0]) { view in
            view.deleteSections([0])
            view.insertItems(at: [[0, 1]])
            view.insertSections([3])
        },
    ]

    @Test(.byTurns(), arguments: sample(of: pairs(Array(ListFramesTests.modes.indices), Array(batches.indices))))
    func everythingIsWhereItBelongsAfterABatch(_ mode: Int, _ batch: Int) {
        let tables = TableArithmeticTests.appearances.flatMap { appearance in
            [false, true].map { HandTable(appearance: appearance, isEditing: $0, isRightToLeft: $0) }
        }
        for table in inTurn(mode + batch, of: tables) {
            let fixture = HandTableFixture(table, hostility: ListFramesTests.modes[mode])
            fixture.perform(Self.batches[batch])
            fixture.screen.runUntilRest()
            #expect(fixture.difference == nil, "\(table.appearance), \(Self.batches[batch].name)")
        }
    }

    /// As a row goes its separator goes: both are where they belong at the start and at the end of their way.
    @Test(
        .byTurns(),
        arguments: [Hostility(), [.noPrepareBeforeUpdates], [.queriesBeforeUpdates], [.noPrepareAfterUpdates]],
        batches
    )
    func separatorsTravelWithTheirRows(_ hostility: Hostility, _ batch: Batch) {
        let fixture = HandTableFixture(HandTable(), hostility: hostility)
        fixture.perform(batch)
        let animations = fixture.screen.animations(in: fixture.view)
        let rows = animations.filter { $0.category == .cell }
        let separators = fixture.screen.lineAnimations(in: fixture.view)
        #expect(!separators.isEmpty)
        for separator in separators {
            let (start, end) = (separator.start.frame.maxY, separator.end.frame.maxY)
            #expect(
                rows.contains { isClose($0.start.frame.maxY, start) && isClose($0.end.frame.maxY, end) }
                    || separator.start.alpha == 0 || separator.end.alpha == 0,
                "\(separator.change) \(start) to \(end)"
            )
            let mayBeSeen = rows.contains {
                isClose($0.start.frame.maxY, start) || isClose($0.end.frame.maxY, end)
            }
            #expect(mayBeSeen, "\(separator.change) \(start) to \(end)")
        }
    }

    /// Lines are translucent: where two views drew one, it would be darker.
    @Test(arguments: [Hostility(), [.noPrepareBeforeUpdates], [.queriesBeforeUpdates], [.noPrepareAfterUpdates]])
    func eachLineIsDrawnOnceOnItsWay(_ hostility: Hostility) {
        let fixture = ListFixture(
            heights: [Array(repeating: 50, count: 60)],
            section: .list(SizingListConfiguration()),
            hostility: hostility
        )
        fixture.collectionView.contentOffset.y = 400
        fixture.screen.runUntilRest()
        // The rows below leave with their lines, those above stay, and one view has drawn lines of both.
        let paths = (12..<32).map { IndexPath(item: $0, section: 0) }
        fixture.rows[0].insert(
            contentsOf: paths.map { _ in ListFixture.Row(id: fixture.freshID(), height: 50) },
            at: 12
        )
        fixture.collectionView.performBatchUpdates { fixture.collectionView.insertItems(at: paths) }
        let ways = fixture.screen.lineAnimations(in: fixture.collectionView)
            .filter { $0.start.alpha == 1 && $0.end.alpha == 1 }
            .map { [$0.start.frame.minY, $0.end.frame.minY] }
        #expect(ways.count > 10)
        #expect(ways.contains { $0[0] == $0[1] } && ways.contains { $0[0] < $0[1] })
        #expect(Set(ways).count == ways.count)
    }

    /// In pixels: the header ends at 156, and rows are 301 high.
    @Test func theSeparatorsBelowANewRowMoveDownAndItsOwnFadesIn() {
        struct Way: Hashable {
            var start: Int
            var end: Int
            var alpha: CGFloat
        }
        let fixture = HandTableFixture(HandTable())
        fixture.perform(Self.batches[0])
        let separators = fixture.screen.lineAnimations(in: fixture.view)
        func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }
        let ways = separators.map {
            Way(start: pixels($0.start.frame.maxY), end: pixels($0.end.frame.maxY), alpha: $0.start.alpha)
        }
        let expected: Set = [
            Way(start: 457, end: 457, alpha: 0), Way(start: 457, end: 758, alpha: 1),
            Way(start: 758, end: 1_059, alpha: 1),
            // The last row leaves the screen with its line.
            Way(start: 1_059, end: 1_360, alpha: 1),
        ]
        #expect(Set(ways) == expected)
    }

    @Test func aCardGrowsWithItsRows() throws {
        let table = HandTable(appearance: .insetGrouped, headers: [], footers: [])
        let fixture = HandTableFixture(table)
        fixture.perform(
            Batch(name: "", counts: [4, 2, 4, 1], headers: [], footers: []) { $0.insertItems(at: [[0, 1]]) }
        )
        let cards = fixture.screen.animations(in: fixture.view).filter { $0.kind == ListCardView.elementKind }
        let first = try #require(cards.first { $0.indexPathAfter == [0, 0] })
        #expect(isClose(first.start.frame.minY, 35))
        #expect(isClose(first.end.frame.minY, 35))
        #expect(isClose(first.start.frame.height, 301))
        #expect(isClose(first.end.frame.height, 401 + 1.0 / 3))
    }

    @Test func theRowAboveANewLastOneOfACardGetsItsSeparator() throws {
        let table = HandTable(appearance: .insetGrouped, headers: [], footers: [])
        let fixture = HandTableFixture(table)
        fixture.perform(
            Batch(name: "", counts: [4, 2, 4, 1], headers: [], footers: []) { $0.insertItems(at: [[0, 3]]) }
        )
        let separators = fixture.screen.lineAnimations(in: fixture.view)
        let new = try #require(separators.first { isClose($0.end.frame.maxY, 336) })
        #expect(new.start.alpha == 0)
        #expect(new.end.alpha == 1)
    }

    private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
}

extension HandTableFixture {
    /// Carries out a batch, animated.
    func perform(_ batch: ListBatchTests.Batch) {
        view.performBatchUpdates { [self] in
            table.counts = batch.counts
            table.headers = batch.headers
            table.footers = batch.footers
            sections.counts = batch.counts
            batch.tell(view)
        }
    }
}
