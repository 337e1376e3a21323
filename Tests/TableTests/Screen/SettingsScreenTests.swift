import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit
@testable import Table

/// The screen of settings and the feed, as the example shows them.
@MainActor
@Suite struct SettingsScreenTests {
    private func show(_ controller: UIViewController, _ traits: (inout any UIMutableTraits) -> Void = { _ in })
        -> HeadlessScreen
    {
        let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: safeArea)
        screen.set(traits: traits)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        return screen
    }

    private func cell(_ item: Int, _ section: Int, _ view: UICollectionView) throws -> SizingListCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? SizingListCell)
    }

    @Test func contentIsAsWideAsWhatStandsBesideItLeaves() throws {
        let controller = SettingsViewController()
        _ = show(controller)
        let view = controller.collectionView
        // Cards of 361 points. An icon takes 16 + 29, a chevron 34, a switch 16 + 51, a checkmark 40.
        #expect(try cell(0, 1, view).contentView.frame.width == 282)
        #expect(try cell(0, 1, view).contentView.frame.minX == 45)
        #expect(try cell(2, 1, view).contentView.frame.width == 249)
        #expect(try cell(0, 2, view).contentView.frame.width == 361)
        #expect(try cell(1, 2, view).contentView.frame.width == 321)
        #expect(try cell(0, 3, view).contentView.frame.width == 248)
        #expect(try cell(0, 1, view).frame.height == 44)
        #expect(try cell(0, 1, view).frame.minX == 16)
    }

    @Test func separatorsBeginBelowTheText() throws {
        let controller = SettingsViewController()
        _ = show(controller)
        let row = try cell(0, 1, controller.collectionView).frame
        let lines = controller.collectionView.subviews.filter { $0 is ListLinesView }.flatMap(\.subviews)
        let frames = lines.map { $0.convert($0.bounds, to: controller.collectionView) }
        let line = try #require(frames.first { abs($0.maxY - row.maxY) < 1e-6 })
        let text = try #require(cell(0, 1, controller.collectionView).textLabel)
        #expect(line.minX == text.convert(text.bounds, to: controller.collectionView).minX)
        #expect(line.maxX == 377)
    }

    @Test func aSwitchIsTurnedAndAChoiceIsMade() throws {
        let controller = SettingsViewController()
        let screen = show(controller)
        let view = controller.collectionView
        let toggle = try cell(3, 1, view).accessorySwitch
        screen.tap(toggle)
        #expect(controller.groups[1].settings[3].kind == .toggle(isOn: true))
        screen.tapItem(at: IndexPath(item: 0, section: 2), in: view)
        screen.frame()
        #expect(controller.groups[2].settings.map(\.kind) == [true, false, false].map { .choice(isChosen: $0) })
        #expect(try cell(0, 2, view).accessoryType == .checkmark)
        #expect(try cell(0, 2, view).contentView.frame.width == 321)
        #expect(try cell(1, 2, view).accessoryType == SizingListRow.Accessory.none)
    }

    @Test func theFeedHasAHeaderAndAFooterOfItsOwn() throws {
        let controller = FeedViewController()
        let screen = show(controller)
        let view = controller.collectionView
        let header = try #require(controller.layout.contentHeaderView as? FeedEndView)
        #expect(header.textLabel.text == "Discoveries")
        #expect(header.window != nil)
        let end = header.convert(header.bounds, to: view)
        #expect(end.minY == 0 && end.width == 393)
        // 12 above, a line of 41, 4 between, a line of 18 and 12 below.
        #expect(abs(end.height - 87) <= 1)
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        let title = try #require(view.supplementaryView(forElementKind: kind, at: path))
        #expect(title.frame.minY >= end.maxY)
        controller.setEditing(true, animated: true)
        screen.frame()
        let story = try cell(0, 0, view)
        // 393 less 40 of the circle and 48 of the grip.
        #expect(story.contentView.frame.width == 305)
        #expect(story.contentView.frame.minX == 40)
    }

    nonisolated static let looks: [(SizingListConfiguration.Appearance, UIContentSizeCategory, Bool)] = [
        (.plain, .extraSmall, false), (.grouped, .large, true), (.insetGrouped, .accessibilityLarge, false),
        (.plain, .accessibilityExtraExtraExtraLarge, true), (.insetGrouped, .accessibilityExtraExtraExtraLarge, false),
    ]

    @Test(.byTurns(), arguments: looks)
    func textsAreWithinTheirCellsHoweverTheyLook(
        _ appearance: SizingListConfiguration.Appearance,
        _ category: UIContentSizeCategory,
        _ isRightToLeft: Bool
    ) {
        let settings = SettingsViewController(appearance: appearance)
        let feed = FeedViewController(appearance: appearance)
        let screens: [(UIViewController, UICollectionView)] = [
            (settings, settings.collectionView), (feed, feed.collectionView),
        ]
        for (controller, view) in screens {
            let screen = show(controller) { traits in
                traits.preferredContentSizeCategory = category
                if isRightToLeft { traits.layoutDirection = .rightToLeft }
            }
            for isEditing in [false, true] {
                controller.setEditing(isEditing, animated: false)
                screen.runUntilRest()
                #expect(!view.visibleCells.isEmpty)
                for cell in view.visibleCells {
                    for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) where !label.isHidden {
                        #expect(cell.contentView.bounds.contains(label.frame), "\(label.text ?? "")")
                        let room = CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)
                        let missing = label.sizeThatFits(room).height - label.frame.height
                        #expect(label.numberOfLines != 0 || missing < 0.5, "\(label.text ?? "")")
                    }
                }
            }
        }
    }
}
