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
}
