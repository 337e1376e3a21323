import HeadlessTools
import SizingKit
import Testing
import UIKit

/// The test that the article "From an empty file" ends with.
@MainActor
@Suite struct EmptyFileTestSnippets {
    @Test func olderMessagesMoveNothing() {
        let talk = TalkViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(UINavigationController(rootViewController: talk))
        screen.frame()
        let film = HeadlessFilm("A chat", of: talk.collectionView, on: screen)
        film.record {
            screen.fling(talk.collectionView, velocity: -3_000)
            talk.showOlder()
            screen.runUntilRest()
        }
        #expect(talk.messages.count == 120)
        #expect(film.movedPixels == 0)
    }
}
