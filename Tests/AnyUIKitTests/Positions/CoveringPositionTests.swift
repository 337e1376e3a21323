import Foundation
import SizingKit
import Testing
import UIKit

/// The position in an item that is longer than the screen, saved and restored in another space.
@MainActor
@Suite(.oneAtATime) struct CoveringPositionTests {
    /// Texts of 200 points, and one of 3,000; half as long on a screen that is twice as wide.
    private func list(
        width: CGFloat,
        anchor: SizingLayout.ContentAnchor = .start,
        configure: (ListFixture) -> Void = { _ in }
    ) async -> ListFixture {
        let list = ListFixture(heights: [[]], estimate: CGSize(width: 40, height: 40))
        list.layout.contentAnchor = anchor
        list.rows = [(0..<60).map { ListFixture.Row(id: $0, height: ($0 == 30 ? 3_000 : 200) * 400 / width) }]
        list.stage.rotate(to: CGSize(width: width, height: 800))
        configure(list)
        list.collectionView.reloadData()
        await list.stage.frame()
        return list
    }

    private func read(_ list: ListFixture) async throws -> SizingPosition<Int> {
        list.layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .top, animated: false)
        await list.stage.frame()
        list.collectionView.contentOffset.y += 1_200
        await list.stage.runUntilRest()
        return try #require(list.layout.position(withKeysOf: Int.self))
    }

    private func top(_ list: ListFixture) -> CGFloat {
        let frame = list.collectionView.cellForItem(at: IndexPath(item: 30, section: 0))?.frame ?? .null
        return frame.minY - list.collectionView.contentOffset.y
    }

    @Test func theFirstVisibleLineComesToTheTop() async throws {
        let position = try await read(list(width: 400))
        #expect(position == SizingPosition(key: 30, distance: -1_200, itemLength: 3_000))
        let restored = try JSONDecoder().decode(SizingPosition<Int>.self, from: JSONEncoder().encode(position))
        for width in [400, 800, 320] as [CGFloat] {
            let path = IndexPath(item: 30, section: 0)
            let list = await list(width: width) { $0.layout.restore(restored, at: path) }
            #expect(abs(top(list) + 1_200 * 400 / width) < 1)
            await list.stage.runUntilRest()
            #expect(abs(top(list) + 1_200 * 400 / width) < 1)
        }
    }

    @Test func inAChatTheLastVisibleLineComesToTheEnd() async throws {
        let position = try await read(list(width: 400, anchor: .end))
        #expect(position == SizingPosition(key: 30, edge: .end, distance: -1_000, itemLength: 3_000))
        for width in [400, 800] as [CGFloat] {
            let path = IndexPath(item: 30, section: 0)
            let list = await list(width: width, anchor: .end) { $0.layout.restore(position, at: path) }
            await list.stage.runUntilRest()
            // 2,000 of 3,000 points lie above the end of the screen.
            #expect(abs(top(list) - (800 - 2_000 * 400 / width)) < 1)
        }
    }

    /// A position that was saved before the length was.
    @Test func withoutALengthTheDistanceIsKept() async throws {
        let saved = Data(#"{"key":30,"edge":"start","distance":-500}"#.utf8)
        let position = try JSONDecoder().decode(SizingPosition<Int>.self, from: saved)
        let list = await list(width: 800) { $0.layout.restore(position, at: IndexPath(item: 30, section: 0)) }
        await list.stage.runUntilRest()
        #expect(top(list) == -500)
    }

    @Test func anItemThatDoesNotCoverTheScreenKeepsItsDistance() async throws {
        let list = await list(width: 400)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 10, section: 0), at: .top, animated: false)
        await list.stage.frame()
        list.collectionView.contentOffset.y += 50
        await list.stage.runUntilRest()
        let position = list.layout.position(withKeysOf: Int.self)
        #expect(position == SizingPosition(key: 10, distance: -50))
    }
}
