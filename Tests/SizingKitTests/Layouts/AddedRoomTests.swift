import HeadlessTools
import SizingKit
import Testing
import UIKit

/// A subclass of a layout may add room at the end.
@MainActor @Suite struct AddedRoomTests {
    @Test(arguments: [[], .all] as [Hostility]) func theRoomIsReached(_ hostility: Hostility) {
        let fixture = TextsFixture(TextsFixture.texts(60), RoomyLayout(), measuring: .template, hostility: hostility)
        let (screen, view) = (fixture.screen, fixture.collectionView)
        screen.frame()
        var framesWithoutRoom = 0
        screen.didCommit = {
            if view.contentSize.height != view.collectionViewLayout.collectionViewContentSize.height {
                framesWithoutRoom += 1
            }
        }
        for _ in 0..<8 {
            screen.fling(view, velocity: 5_000)
            screen.runUntilRest()
        }
        if hostility.isEmpty { #expect(framesWithoutRoom == 0) }
        let size = view.collectionViewLayout.collectionViewContentSize.height
        #expect(view.contentSize.height == size)
        #expect(abs(view.bounds.maxY - size) < 1)
    }

    /// Who reads the end stays there while rows come in above.
    @Test(arguments: [[], .all.subtracting(.abandonedBatches)] as [Hostility])
    func theRoomStaysInSightWhenRowsComeInAbove(_ hostility: Hostility) {
        let fixture = TextsFixture(TextsFixture.texts(60), RoomyLayout(), measuring: .template, hostility: hostility)
        let (screen, view) = (fixture.screen, fixture.collectionView)
        screen.frame()
        for _ in 0..<8 {
            screen.fling(view, velocity: 5_000)
            screen.runUntilRest()
        }
        func last() -> CGFloat? {
            view.cellForItem(at: IndexPath(item: fixture.texts.count - 1, section: 0)).map {
                $0.frame.maxY - view.contentOffset.y
            }
        }
        let before = last()
        #expect(before != nil)
        view.performBatchUpdates {
            fixture.texts.insert("New", at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        for _ in 0..<60 {
            screen.frame()
            if let before, let now = last() { #expect(abs(now - before) < 0.5) }
        }
        #expect(last() != nil)
        #expect(fixture.layout.contentOrigin == 0)
        #expect(abs(view.bounds.maxY - view.contentSize.height) < 1)
    }
}
