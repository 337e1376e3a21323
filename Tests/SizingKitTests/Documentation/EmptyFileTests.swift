import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// The screens of the article "From an empty file" show what it says.
@MainActor
@Suite(.secondProcess) struct EmptyFileTests {
    nonisolated private static let modes: [Hostility] = [[], .all]

    private func show(_ controller: UIViewController, _ hostility: Hostility = []) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), hostility: hostility)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        return screen
    }

    /// The cells on screen whose text needs another height than it has.
    private func wrongCells(of view: UICollectionView) -> [String?] {
        let cells = view.visibleCells.compactMap { ($0 as? EntryCell)?.label ?? ($0 as? TalkCell)?.label }
        #expect(cells.count > 5)
        return cells.filter { label in
            let text = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            return abs(text.height - label.bounds.height) >= 1
        }
        .map(\.text)
    }

    /// Claim (From an empty file): "Every row is as tall as its text, and was so before it came on screen."
    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func theListMeasuresItsRows(_ hostility: Hostility) {
        let diary = DiaryViewController()
        let screen = show(diary, hostility)
        #expect(wrongCells(of: diary.collectionView) == [])
        screen.fling(diary.collectionView, velocity: 3_000)
        screen.runUntilRest()
        #expect(diary.collectionView.contentOffset.y > 500)
        #expect(wrongCells(of: diary.collectionView) == [])
    }

    @Test func theAppShowsTheList() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let delegate = SceneDelegate()
        let scene = try #require(screen.window.windowScene)
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        screen.frame()
        let navigation = delegate.window?.rootViewController as? UINavigationController
        let diary = try #require(navigation?.topViewController as? DiaryViewController)
        #expect(diary.collectionView.visibleCells.count > 5)
        delegate.window?.isHidden = true
    }

    /// 12 points above and below a line, 16 beside it; the first item begins at the insets of the section.
    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func theRenamedScreenIsRightBeforeItIsShown(_ hostility: Hostility) throws {
        let places = Renamed.PlacesViewController()
        let screen = show(places, hostility)
        let view = places.collectionView
        #expect(wrongCells(of: view) == [])
        let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.minX == 16 && first.frame.minY == 12)
        #expect(places.layout.statistics.items.corrected == 0)
        let film = HeadlessFilm("Places", of: view, on: screen)
        places.layout.scrollExactly(toItemAt: IndexPath(item: 400, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        film.record {
            screen.fling(view, velocity: -3_000)
            screen.runUntilRest()
        }
        #expect(film.movedPixels == 0 || hostility != [])
    }

    /// Two columns of 183 points: 390 less the insets and the space between them.
    @Test(arguments: modes)
    func theColumnsAreBelowAnEntryThatGoesAcross(_ hostility: Hostility) throws {
        let diary = Columns.DiaryViewController()
        _ = show(diary, hostility)
        let view = diary.collectionView
        #expect(wrongCells(of: view) == [])
        let frames = try (0..<3).map { try #require(view.layoutAttributesForItem(at: [0, $0])?.frame) }
        #expect(frames.map(\.minX) == [8, 8, 199])
        #expect(frames.map(\.width) == [374, 183, 183])
        #expect(frames[0].minY == 8 && frames[1].minY == frames[0].maxY + 8 && frames[2].minY == frames[1].minY)
    }

    /// Claim (From an empty file): "scroll up and tap New, and nothing moves"
    @Test(.byTurns(), arguments: byTurns(modes, every: 3))
    func theChatStaysWhereItsReaderIs(_ hostility: Hostility) throws {
        let talk = TalkViewController()
        let screen = show(talk, hostility)
        screen.runUntilRest()
        let view = talk.collectionView
        let distance = { (item: Int) -> CGFloat? in
            view.layoutAttributesForItem(at: [0, item]).map { (($0.frame.maxY - view.bounds.maxY) * 100).rounded() }
        }
        #expect(distance(99) == 0)
        talk.receive("A new message.")
        screen.runUntilRest()
        #expect(distance(100) == 0)
        talk.layout.scrollExactly(toItemAt: [0, 50], at: .bottom, animated: false)
        screen.runUntilRest()
        #expect(distance(50) == 0)
        talk.showOlder()
        talk.receive("Another one.")
        screen.runUntilRest()
        #expect(distance(70) == 0)
        #expect(wrongCells(of: view) == [])
    }
}
