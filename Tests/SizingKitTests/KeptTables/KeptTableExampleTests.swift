import HeadlessTools
import SizingKit
import Testing
import UIKit

/// The example of "Coming from FDTemplateLayoutCell" on a screen.
@MainActor
@Suite struct KeptTableExampleTests {
    private func show<Controller: ArticlesViewController>(_ controller: Controller) -> HeadlessScreen {
        ArticleCell.downloads = []
        controller.articles = (0..<5).map { Article(id: $0, text: .sentences($0 * 2 + 1), isRead: $0 == 4) }
        controller.note = .sentences(5)
        controller.newsTitle = "News"
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(controller)
        screen.frame()
        return screen
    }

    /// The heights of the rows, in pixels.
    private func heights(_ controller: ArticlesViewController) -> [Int] {
        let paths = (0..<controller.articles.count).map { IndexPath(row: $0, section: 0) } + [note]
        return paths.map { Int((controller.tableView.rectForRow(at: $0).height * 3).rounded()) }
    }

    private let note = IndexPath(row: 0, section: 1)

    @Test func theScreenShowsEachRowAtItsTrueHeight() {
        let controller = ArticlesViewController(style: .plain)
        let screen = show(controller)
        // Lines of 61 pixels, 24 points around them and a pixel below; 16 points and a pixel for the note.
        #expect(heights(controller) == [134, 195, 256, 317, 439, 232])
        // A line of 61 pixels and 26 points.
        #expect(controller.tableView.headerView(forSection: 0)?.frame.height == 139.0 / 3)
        // What only shown cells do, templates have left out.
        #expect(ArticleCell.downloads == [0, 1, 2, 3, 4])
        let measured = controller.sizer.statistics.measured
        controller.tableView.reloadData()
        screen.frame()
        // The note and the header have no keys.
        #expect(controller.sizer.statistics.measured == measured + 2)
    }

    @Test func aChangedArticleIsMeasuredAgain() {
        let controller = ArticlesViewController(style: .plain)
        let screen = show(controller)
        let measured = controller.sizer.statistics.measured
        controller.change(Article(id: 1, text: .sentences(1)), at: IndexPath(row: 1, section: 0))
        screen.frame()
        #expect(heights(controller)[1] == heights(controller)[0])
        #expect(controller.sizer.statistics.measured == measured + 3)
    }

    @Test func heightsCanBeKeptByHand() {
        let controller = ArticlesViewController(style: .plain)
        _ = show(controller)
        controller.keepHeightsByHand(controller.articles[0], at: IndexPath(row: 0, section: 0))
        #expect(controller.sizer.cache.count == 0)
    }

    @Test func articlesAreMeasuredAheadOfTime() {
        let controller = ArticlesViewController(style: .plain)
        let screen = show(controller)
        defer { SizingLog.categories = [] }
        let lines = sizingLog {
            controller.measureAhead()
            controller.sizer.invalidateHeights()
            screen.frames(60)
        }
        #expect(controller.sizer.statistics.precached == 5)
        #expect(lines.filter { $0.hasPrefix("precached") }.count == 5)
    }

    @Test func withoutKeysTheTableKeepsHeightsByIndexPath() {
        let controller = UnkeyedArticlesViewController(style: .plain)
        let screen = show(controller)
        #expect(controller.tableView is HeightKeepingTableView)
        #expect(heights(controller) == [134, 195, 256, 317, 439, 232])
        let measured = controller.sizer.statistics.measured
        controller.append([Article(id: 9, text: .sentences(1))])
        screen.frame()
        // The new article and the header; the note keeps its height here.
        #expect(controller.sizer.statistics.measured == measured + 2)
        controller.articles.remove(at: 0)
        controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        screen.frame()
        #expect(controller.sizer.statistics.measured == measured + 3)
        #expect(heights(controller) == [195, 256, 317, 439, 134, 232])
    }
}
