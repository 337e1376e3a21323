import App
import Foundation
import HeadlessTools
import Testing
import UIKit

/// The tests of an app whose author has read the README and nothing else.
@MainActor
@Suite(.serialized) struct AppTests {
    @Test func everyPostHasRoomForItsText() {
        let posts = (0..<1_000).map { Post(id: $0, text: String(repeating: "words and ", count: $0 % 17 + 1)) }
        let feed = FeedViewController(posts: posts)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: .all)
        screen.show(feed)
        screen.frame()
        screen.fling(feed.collectionView, velocity: 3_000)
        screen.runUntilRest()
        #expect(feed.collectionView.contentOffset.y > 500)
        let cells = feed.collectionView.visibleCells.compactMap { $0 as? PostCell }
        #expect(cells.count > 3)
        for cell in cells {
            let room = CGSize(width: cell.label.bounds.width, height: .greatestFiniteMagnitude)
            let text = cell.label.sizeThatFits(room)
            #expect(text.height <= cell.label.bounds.height)
            #expect(cell.bounds.height < text.height + 25)
        }
        #expect(feed.layout.statistics.items.measured < 200)
    }

    @Test func theReaderKeepsTheirPlaceWhenNewerPostsArrive() throws {
        let posts = (0..<200).map { Post(id: $0, text: String(repeating: "words and ", count: $0 % 17 + 1)) }
        let feed = FeedViewController(posts: posts)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(feed)
        screen.frame()
        feed.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let before = try #require(top(of: 100, in: feed))
        feed.prepend((1_000..<1_020).map { Post(id: $0, text: "A newer post") })
        screen.runUntilRest()
        let after = try #require(top(of: 120, in: feed))
        #expect(abs(after - before) < 0.01)
    }

    @Test func aWidePaintingSpansBothColumns() throws {
        let paintings = (0..<40).map { Painting(title: "\($0)", ratio: [1, 0.5, 2][$0 % 3]) }
        let gallery = GalleryViewController(paintings: paintings)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(gallery)
        screen.frame()
        let view = try #require(gallery.collectionView)
        let frames = (0..<3).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.first == CGRect(x: 0, y: 0, width: 390, height: 390))
        #expect(frames.dropFirst().map(\.origin.y) == [398, 398])
        #expect(frames.dropFirst().map(\.width) == [191, 191])
        #expect(frames.last?.minX == 199)
    }

    @Test func settingsLookLikeATable() throws {
        let general = [
            Setting(name: "Language", value: "English"), Setting(name: "Region", value: "Iceland"),
            Setting(name: "Calendar", value: "Gregorian"), Setting(name: "Temperature", value: "°C"),
        ]
        let sounds = [
            Setting(name: "Ringtone", value: "Reflection"), Setting(name: "Text Tone", value: "Note"),
            Setting(name: "Alert", value: "Tri-tone"),
        ]
        let display = [Setting(name: "Appearance", value: "Automatic"), Setting(name: "Text Size", value: "Large")]
        let settings = SettingsViewController(
            sections: [("General", general), ("Sounds", sounds), ("Display", display)]
        )
        let screen = HeadlessScreen(
            size: CGSize(width: 390, height: 844),
            scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        screen.show(UINavigationController(rootViewController: settings))
        screen.frame()
        let view = try #require(settings.collectionView)
        #expect(view.visibleCells.count == 9)
        #expect(view.visibleCells.allSatisfy { $0.bounds.height >= 44 })
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.count == 3)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("stranger-settings.svg")
        try SVGPicture(screen: screen.window).write(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Reflection"))
    }

    /// How far the item lies below the upper edge of what is visible.
    private func top(of item: Int, in feed: FeedViewController) -> CGFloat? {
        let attributes = feed.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        return attributes.map { $0.frame.minY - feed.collectionView.contentOffset.y }
    }
}
