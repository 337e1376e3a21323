import Foundation
import HeadlessTools
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct HeadlessFilmTests {
    /// Rows of 100 points, of which the first has a height of its own.
    private final class RowLayout: UICollectionViewLayout {
        var firstHeight: CGFloat = 100 { didSet { invalidateLayout() } }

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 900 + firstHeight) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let y = indexPath.item == 0 ? 0 : firstHeight + CGFloat(indexPath.item - 1) * 100
            let height = indexPath.item == 0 ? firstHeight : 100
            attributes.frame = CGRect(x: 0, y: y, width: 200, height: height)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        var names = Array(repeating: "Row", count: 10)

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.bounds)
            label.text = names[indexPath.item]
            cell.contentView.addSubview(label)
            return cell
        }
    }

    /// Rows on a screen. It is made in each test, since another test may take the screen before a test begins.
    @MainActor
    private struct Stage {
        let layout = RowLayout()
        let rows = Rows()
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 2)
        let view: UICollectionView

        init(names: [Int: String] = [:]) {
            for (item, name) in names { rows.names[item] = name }
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = rows
            screen.show(view)
            screen.frame()
        }
    }

    @Test(.byTurns()) func scrollingIsNoMovement() {
        let stage = Stage()
        let film = HeadlessFilm("Rows", of: stage.view, on: stage.screen)
        film.record {
            stage.screen.fling(stage.view, velocity: 900)
            stage.screen.runUntilRest()
            stage.view.contentOffset.y = 20
            stage.screen.frame()
        }
        #expect(film.frameCount > 60)
        #expect(film.movedPixels == 0)
        #expect(film.movedFrames == 0)
    }

    @Test func aRowThatMovesWhileTheReaderScrollsIsCountedInPixels() {
        let stage = Stage()
        stage.view.contentOffset.y = 150
        stage.screen.frame()
        let film = HeadlessFilm("Rows", of: stage.view, on: stage.screen)
        film.record {
            stage.screen.drag(stage.view, by: 10)
            stage.layout.firstHeight = 107
            stage.screen.drag(stage.view, by: 10)
            stage.screen.drag(stage.view, by: 10)
            stage.layout.firstHeight = 104.5
            stage.screen.frame()
        }
        // 7 points down, and 2.5 points up again.
        #expect(film.movedPixels == 14 + 5)
        #expect(film.movedFrames == 2)
        let svg = HeadlessFilm.svg(of: [film])
        #expect(svg.contains(">moved under the reader: 0 of 19 px<"))
        #expect(svg.contains(">moved under the reader: 14 of 19 px<"))
        #expect(svg.contains(">moved under the reader: 19 of 19 px<"))
        #expect(svg.contains("fill=\"#ff2d20\""))
    }

    @Test func rowsThatLookAlikeAreWrittenOnce() {
        let stage = Stage(names: [3: "Another"])
        let film = HeadlessFilm("Rows", of: stage.view, on: stage.screen)
        film.record { stage.screen.drag(stage.view, by: 120) }
        let svg = HeadlessFilm.svg(of: [film, film])
        #expect(svg.components(separatedBy: ">Row</text>").count == 2)
        #expect(svg.components(separatedBy: ">Another</text>").count == 2)
        // Three rows at first, five with the ones that come.
        #expect(svg.components(separatedBy: "<use ").count == 2 * 5 + 1)
        #expect(!svg.contains("<script"))
    }

    @Test func aTextCannotEndTheScriptOfThePage() {
        let stage = Stage(names: [0: "</script><b>"])
        let film = HeadlessFilm("</script>", of: stage.view, on: stage.screen)
        film.record { stage.screen.frames(2) }
        let page = HeadlessFilm.page(of: [film], title: "A & B")
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("<title>A &amp; B</title>"))
    }

    @Test func thePageShowsWhatTheLayoutHasAroundTheScreen() {
        let stage = Stage()
        let film = HeadlessFilm("Rows", of: stage.view, on: stage.screen)
        film.itemStatus = { $0.item < 4 ? .corrected : .estimated }
        film.contentOrigin = { -12 }
        film.record {}
        let page = HeadlessFilm.page(of: [film], title: "Rows")
        #expect(page.contains("\"elements\":[[0,0,0,0,200,100,2],[0,1,0,100,200,100,2]"))
        #expect(page.contains("[0,5,0,500,200,100,0]]"))
        #expect(page.contains("\"origin\":-12"))
    }
}
