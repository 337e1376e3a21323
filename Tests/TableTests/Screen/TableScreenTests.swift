import ExampleSupport
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Table

/// The whole screen, as the example shows it.
@MainActor
@Suite struct TableScreenTests {
    private func screen(_ items: [TableItem], width: CGFloat = 393) -> (HeadlessScreen, TableViewController) {
        let controller = TableViewController(title: "Test", data: TableData(items: items))
        let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let screen = HeadlessScreen(size: CGSize(width: width, height: 852), scale: 3, safeAreaInsets: safeArea)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        return (screen, controller)
    }

    /// Texts of all sorts: long words, no spaces, wide characters, clusters, right-to-left, none at all.
    nonisolated static let texts: [TableItem] = [
        TableItem(
            id: "1",
            title: "English",
            body: String(repeating: "A well-known half-truth, e.g. this. ", count: 40)
        ),
        TableItem(id: "2", title: "中文标题", body: String(repeating: "天地玄黄，宇宙洪荒。", count: 60)),
        TableItem(id: "3", title: "Emoji 👨‍💻", body: String(repeating: "👩‍👩‍👧‍👦🇩🇪👍🏽🎉 ", count: 60)),
        TableItem(id: "4", title: "", body: ""),
        TableItem(id: "5", badge: "Ab", title: "With a badge", detail: "and a detail", body: "and a body"),
        TableItem(id: "6", title: "", body: String(repeating: "x", count: 20_000), section: "Long"),
        TableItem(id: "7", title: String(repeating: "T", count: 400), body: "שלום עולם", section: "Long"),
        TableItem(id: "8", title: "Newlines", body: "a\nb\r\nc\n\n\nd\ttab\n", section: "Long"),
        TableItem(id: "9", title: "Marks", body: String(repeating: "e\u{301}", count: 3_000), section: "Long"),
    ]

    /// Every label shows all of its text within its cell, and no two labels overlap.
    private func checkLabels(of controller: TableViewController) -> Int {
        var count = 0
        for cell in controller.collectionView.visibleCells {
            let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
            for label in labels {
                count += 1
                #expect(cell.contentView.bounds.contains(label.frame), "\(label.text?.prefix(20) ?? "")")
                // A badge is a box of its own; the others must be as tall as their text.
                let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude))
                #expect(needed.height <= label.frame.height + 0.01, "\(label.text?.prefix(20) ?? "")")
                #expect(needed.width <= label.frame.width + 0.01, "\(label.text?.prefix(20) ?? "")")
            }
            for (index, label) in labels.enumerated() {
                for other in labels[(index + 1)...] {
                    let overlap = label.frame.intersection(other.frame)
                    #expect(overlap.isNull || overlap.width == 0 || overlap.height == 0)
                }
            }
        }
        return count
    }

    @Test(.byTurns(), arguments: [CGFloat(320), 393, 852]) func everyTextIsWithinItsCell(width: CGFloat) {
        let (screen, controller) = screen(Self.texts, width: width)
        let view = controller.collectionView
        var seen: Set<IndexPath> = []
        var labels = 0
        for _ in 0..<500 {
            labels += checkLabels(of: controller)
            seen.formUnion(view.indexPathsForVisibleItems)
            let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
            guard view.contentOffset.y < end else { break }
            screen.touchDown(view)
            screen.drag(view, by: min(400, end - view.contentOffset.y))
            screen.lift(view)
        }
        #expect(seen.count == Self.texts.count)
        #expect(labels >= 14)
    }

    @Test func theFirstRowLiesBelowTheNavigationBar() {
        let (_, controller) = screen(TableItem.chemicalElements)
        let view = controller.collectionView
        #expect(view.adjustedContentInset.top == 103)
        #expect(view.contentOffset.y == -103)
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.frame.minY == 0)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == header?.frame.maxY)
    }

    @Test func rowsAreAsTallAsTheirTextAndNoTaller() throws {
        let (_, controller) = screen([TableItem(id: "1", title: "One line")])
        // 44 points is the least, and one pixel is the separator.
        let cell = try #require(controller.collectionView.visibleCells.first)
        let pixel: CGFloat = 1.0 / 3
        #expect(cell.frame.height == 44 + pixel)
    }

    @Test func largerTextMakesTallerRows() throws {
        let (screen, controller) = screen(TableItem.chemicalElements)
        let before = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))).frame
            .height
        screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        screen.frame()
        let after = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))).frame.height
        #expect(after > before * 1.5)
        #expect(checkLabels(of: controller) > 0)
    }

    @Test func badgesLieOnTheRightFromRightToLeft() throws {
        let (screen, controller) = screen(TableItem.chemicalElements)
        screen.set { $0.layoutDirection = .rightToLeft }
        screen.frame()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let badge = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Li" })
        #expect(badge.frame == CGRect(x: 393 - 16 - 44, y: 13, width: 44, height: 44))
    }

    @Test(.byTurns()) func aRunSumsUpAndDrawsTwoPictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "table-\(ProcessInfo.processInfo.processIdentifier)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = try TableOptions(arguments: ["--output", folder.path, "--width", "390"])
        let data = TableData(items: TableItem.chemicalElements).repeated(to: 1_000)
        let pictures = try PictureFolder(path: options.output)
        let summary = TableRun(options: options, title: "Elements", data: data).run(in: pictures)
        try pictures.finish()
        #expect(summary.items == 1_000)
        #expect(summary.sections == 11)
        #expect(summary.measured + summary.cacheHits + summary.estimated == 1_000)
        #expect(summary.measured > 3 && summary.measured < 30)
        #expect(summary.afterScrolling.measured > 100)
        #expect(summary.pictures.count == 2)
        for picture in summary.pictures {
            let svg = try String(contentsOfFile: picture, encoding: .utf8)
            #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
            #expect(svg.contains("<text"))
        }
        let first = try String(contentsOfFile: summary.pictures[0], encoding: .utf8)
        #expect(first.contains("Lithium"))
        let object = try JSONSerialization.jsonObject(with: Data(summary.json.utf8)) as? [String: Any]
        let keys = [
            "items", "sections", "measured", "cacheHits", "estimated", "contentHeight", "firstScreenMilliseconds",
            "pictures",
        ]
        for key in keys { #expect(object?[key] != nil, "\(key)") }
    }
}
