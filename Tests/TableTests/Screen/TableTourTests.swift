import ExampleSupport
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Table

/// What the example's script does to the list of elements.
@MainActor
@Suite(.secondProcess) struct TableTourTests {
    private func listOfElements(_ appearance: SizingListConfiguration.Appearance = .plain) -> TableHand {
        let controller = TableViewController(
            title: "Elements",
            data: TableData(items: TableItem.elementsByName),
            additions: TableItem.additions,
            appearance: appearance
        )
        let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: safeArea)
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilRest()
        return TableHand(controller: controller, screen: screen)
    }

    private func names(_ controller: TableViewController, section: Int = 0) -> [String] {
        (0..<controller.data.numberOfItems(inSection: section)).map {
            controller.data.item(section: section, item: $0).title
        }
    }

    @Test(.byTurns(), arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func aFingerDeletesMovesAddsAndReloads(_ appearance: SizingListConfiguration.Appearance) throws {
        let hand = listOfElements(appearance)
        let (controller, screen) = (hand.controller, hand.screen)
        let view = controller.collectionView
        #expect(names(controller).prefix(3) == ["Actinium", "Aluminium", "Americium"])
        let index = try #require(controller.layout.sectionIndex)
        #expect(index.titles.count == controller.data.numberOfSections)
        #expect(!index.isHidden)

        hand.edit()
        screen.runUntilRest()
        #expect(controller.isEditing && view.isEditing && index.isHidden)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let width: CGFloat = appearance == .insetGrouped ? 361 : 393
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: width - 88, height: cell.frame.height - 1.0 / 3))

        hand.askForTheSecondRow()
        screen.frames(30)
        #expect(names(controller).prefix(3) == ["Actinium", "Aluminium", "Americium"])
        let asked = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(asked.configurationState.isSwiped)
        let margin: CGFloat = appearance == .insetGrouped ? 16 : 0
        #expect(abs(asked.frame.minX - (margin - 148)) < 0.01)
        hand.deleteTheSecondRow()
        screen.runUntilRest()
        #expect(names(controller).prefix(3) == ["Actinium", "Americium", "Antimony"])

        hand.moveTheFirstRowDown()
        screen.runUntilRest()
        #expect(names(controller).prefix(3) == ["Americium", "Actinium", "Antimony"])
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FactCell)
        #expect(first.contentView.subviews.contains { ($0 as? UILabel)?.text == "Americium" })

        hand.addRow()
        screen.runUntilRest()
        #expect(names(controller).last == "Ununennium")
        let count = controller.data.numberOfItems(inSection: 0)
        #expect(view.numberOfItems(inSection: 0) == count + 1)

        hand.finish()
        screen.runUntilRest()
        #expect(!controller.isEditing && !index.isHidden)
        #expect(view.numberOfItems(inSection: 0) == count)
        #expect(controller.data.item(section: 0, item: 0).body.contains("just reloaded"))
        let body = try #require(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.subviews.compactMap { $0 as? UILabel }
                .first { $0.text?.contains("just reloaded") == true }
        )
        let needed = body.sizeThatFits(CGSize(width: body.frame.width, height: .greatestFiniteMagnitude))
        #expect(abs(needed.height - body.frame.height) < 0.01)
        #expect(body.superview?.bounds.contains(body.frame) == true)
    }

    @Test func aFingerOnTheIndexScrollsToItsSection() throws {
        let hand = listOfElements()
        let index = try #require(hand.controller.layout.sectionIndex)
        // 22 titles of 14 points in the middle of the index.
        let top = (index.bounds.height - CGFloat(index.titles.count) * 14) / 2
        hand.screen.touchDown(index, at: CGPoint(x: 7, y: top + 14 * 4 + 7))
        hand.screen.lift(index)
        hand.screen.runUntilRest()
        #expect(index.titles[4] == "E")
        let header = hand.controller.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 4)
        )
        let visible = hand.controller.collectionView.contentOffset.y + 103
        #expect(header?.frame.minY == visible)
    }

    @Test(
        .byTurns(),
        arguments: byTurns([[], ["--appearance", "inset-grouped", "--editing", "--dark", "--rtl"]], every: 2)
    )
    func aTourDrawsEachScreenAndEachStep(_ arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tour-\(ProcessInfo.processInfo.processIdentifier)-\(arguments.count)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = try TableOptions(arguments: ["--output", folder.path] + arguments)
        let pictures = try TableTour(options: options).run(in: PictureFolder(path: options.output))
        let names = pictures.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        #expect(
            names == [
                "settings", "feed", "swipe-1-half", "swipe-2-open", "swipe-3-full", "swipe-4-leading",
                "step-1-edited", "step-2-asked", "step-3-deleted", "step-4-moved", "step-5-inserted",
                "step-6-reloaded", "overlay", "messenger",
            ]
        )
        let drawn = try pictures.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(drawn[0].contains(">Favourites<"))
        #expect(drawn[1].contains(">Discoveries<"))
        #expect(drawn[7].contains(">Aluminium<") && !drawn[8].contains(">Aluminium<"))
        #expect(drawn[10].contains(">Ununennium<"))
        #expect(drawn[11].contains("reloaded:"))
        #expect(drawn[12].contains(" cache<") && drawn[12].contains(" template<"))
        // The same sources draw the same pictures.
        let again = try TableTour(options: options).run(in: PictureFolder(path: options.output)).map {
            try String(contentsOfFile: $0, encoding: .utf8)
        }
        #expect(again == drawn)
    }
}
