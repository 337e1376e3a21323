import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What descriptions of screens of public apps say besides items in rows: views that are attached to groups, parts of estimates,
/// items that change while the content scrolls. 300 points by 600.
@MainActor
@Suite struct CompositionalContentTests {
    private func badge(at edges: NSDirectionalRectEdge) -> SizingCollectionLayoutSupplementaryItem {
        SizingCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: edges)
        )
    }

    /// Two items of a row, with insets of 8 points; 5 items in all.
    @Test func aViewOfAGroupLiesAtTheEdgesOfTheGroup() {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
        half.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [half]
        )
        group.supplementaryItems = [badge(at: [.top, .trailing])]
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 5, kinds: ["badge"])
        #expect(stage.frames().last == [8, 208, 134, 84])
        #expect(stage.views("badge") == [[280, 0, 20, 10], [280, 100, 20, 10], [280, 200, 20, 10]])
    }

    /// A group of an estimated height, with insets of its own, is as tall as its items: 20, 30 and 40 points, and 6 around each.
    @Test func aViewOfAMeasuredGroupLiesAtItsEnd() {
        let row = item(.fractionalWidth(1), .estimated(30))
        row.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(200), .estimated(120)),
            subitems: [row, row, row]
        )
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        group.supplementaryItems = [badge(at: [.bottom, .leading])]
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 3, kinds: ["badge"])
        #expect(stage.frames().map { $0[1] } == [16, 48, 90])
        #expect(stage.views("badge") == [[20, 126, 20, 10]])
    }

    /// Where nothing in a group is measured, its estimate is its height.
    @Test func aPartOfAnEstimateIsAPartOfTheEstimate() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(250)),
            subitems: [
                item(.fractionalWidth(0.5), .fractionalHeight(1)), item(.fractionalWidth(0.5), .fractionalHeight(0.4)),
            ]
        )
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 4)
        #expect(
            stage.frames() == [[0, 0, 150, 250], [150, 0, 150, 100], [0, 250, 150, 250], [150, 250, 150, 100]]
        )
        #expect(abs(stage.view.contentSize.height - 500) < 0.001)
    }

    /// Beside an item that is measured, a part is measured, too, and the whole of the group fills it.
    @Test func aPartBesideAMeasuredItemFollowsIt() {
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(250)),
            subitems: [item(.fractionalWidth(0.5), .estimated(250)), item(.fractionalWidth(0.5), .fractionalHeight(1))]
        )
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 8)
        #expect(stage.frames().map { $0[3] } == [20, 30, 40, 50, 60, 60, 30, 40])
    }

    /// Items fade towards the upper edge of the screen, in a section that scrolls with the content.
    @Test(arguments: [[], .all] as [Hostility], [false, true])
    func visibleItemsOfAnySectionChangeInEachStep(_ hostility: Hostility, _ isHorizontal: Bool) {
        func faded(_ frame: CGRect, _ offset: CGPoint) -> CGFloat {
            let distance = isHorizontal ? frame.midX - offset.x : frame.midY - offset.y
            return (min(max(distance / 600, 0.1), 1) * 100).rounded() / 100
        }
        let cell = size(
            isHorizontal ? .absolute(50) : .fractionalWidth(1),
            isHorizontal ? .fractionalHeight(1) : .estimated(40)
        )
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: cell, subitems: [.init(layoutSize: cell)])
        let section = SizingCollectionLayoutSection(group: group)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items { item.alpha = faded(item.frame, offset) }
        }
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
        let layout = SizingCompositionalLayout(section: section, configuration: configuration)
        let stage = CompositionalStage(layout, [200], hostility: hostility)
        stage.screen.runUntilRest()
        for _ in 0..<40 {
            if isHorizontal { stage.view.contentOffset.x += 23 } else { stage.view.contentOffset.y += 23 }
            stage.screen.frame()
            let shown = stage.view.visibleCells.filter { $0.frame.intersects(stage.view.bounds) }
            #expect(shown.count > 4)
            for cell in shown { #expect(cell.alpha == faded(cell.frame, stage.view.contentOffset)) }
        }
    }

    // MARK: Views of the whole content

    private func boundary(
        _ kind: String,
        _ height: SizingCollectionLayoutDimension,
        _ alignment: NSRectAlignment,
        at offset: CGPoint = .zero
    ) -> SizingCollectionLayoutBoundarySupplementaryItem {
        SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height),
            elementKind: kind,
            alignment: alignment,
            absoluteOffset: offset
        )
    }

    /// Sections of rows of 50 points, 60 points of a header above them and a measured footer of 25 below.
    private func stage(
        _ counts: [Int],
        pins: Bool = false,
        _ hostility: Hostility = []
    ) -> CompositionalStage {
        let row = size(.fractionalWidth(1), .absolute(50))
        let section = SizingCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [.init(layoutSize: row)])
        )
        let header = boundary("whole header", .absolute(60), .top)
        header.pinToVisibleBounds = pins
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header, boundary("whole footer", .estimated(80), .bottom)]
        let layout = SizingCompositionalLayout(section: section, configuration: configuration)
        return CompositionalStage(layout, counts, kinds: ["whole header", "whole footer"], hostility: hostility)
    }

    private func frame(_ kind: String, _ stage: CompositionalStage) -> [CGFloat]? {
        stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0)).map {
            CompositionalStage.numbers($0.frame)
        }
    }

    @Test(arguments: [[], .all] as [Hostility])
    func viewsOfTheWholeContentLieBeforeAndAfterIt(_ hostility: Hostility) {
        let stage = stage([5, 3], hostility)
        stage.screen.runUntilRest()
        #expect(frame("whole header", stage) == [0, 0, 300, 60])
        #expect(stage.frames().first == [0, 60, 300, 50])
        #expect(frame("whole footer", stage) == [0, 460, 300, 25])
        #expect(abs(stage.view.contentSize.height - 485) < 0.001)
        // The footer moves with what comes.
        stage.counts = [5, 30]
        stage.view.performBatchUpdates({ stage.view.insertItems(at: (3..<30).map { [1, $0] }) }, completion: nil)
        stage.screen.runUntilRest()
        #expect(abs(stage.view.contentSize.height - (485 + 27 * 50)) < 0.001)
        stage.view.contentOffset.y = stage.view.contentSize.height - 600
        stage.screen.runUntilRest()
        #expect(frame("whole footer", stage) == [0, 1_810, 300, 25])
        #expect(frame("whole header", stage) == nil)
    }

    @Test(arguments: [[], .all] as [Hostility])
    func aHeaderOfTheWholeContentStaysOnScreen(_ hostility: Hostility) {
        let stage = stage([60], pins: true, hostility)
        for _ in 0..<30 {
            stage.view.contentOffset.y += 41
            stage.screen.frame()
            #expect(frame("whole header", stage) == [0, stage.view.contentOffset.y, 300, 60])
        }
    }

    @Test func viewsOfTheWholeContentAreMovedByTheirOffsets() {
        let row = size(.fractionalWidth(1), .absolute(50))
        let section = SizingCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [.init(layoutSize: row)])
        )
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            boundary("first", .absolute(40), .top, at: CGPoint(x: 0, y: -30)), boundary("second", .absolute(30), .top),
        ]
        let layout = SizingCompositionalLayout(section: section, configuration: configuration)
        let stage = CompositionalStage(layout, [3], kinds: ["first", "second"])
        #expect(frame("first", stage) == [0, 0, 300, 40])
        #expect(frame("second", stage) == [0, 40, 300, 30])
        #expect(stage.frames().first == [0, 70, 300, 50])
        layout.configuration.boundarySupplementaryItems = []
        stage.screen.runUntilRest()
        #expect(stage.frames().first == [0, 0, 300, 50])
        #expect(frame("first", stage) == nil)
    }

    /// What a closure says of headers comes before the height that their description states.
    @Test func aClosureComesBeforeTheStatedHeightOfAHeader() {
        let row = size(.fractionalWidth(1), .absolute(50))
        let section = SizingCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [.init(layoutSize: row)])
        )
        section.boundarySupplementaryItems = [boundary("title", .absolute(40), .top)]
        let layout = SizingCompositionalLayout(section: section)
        layout.headerSizing = { _ in .fixed(CGSize(width: CGFloat.nan, height: 70)) }
        let stage = CompositionalStage(layout, [3], kinds: ["title"])
        #expect(stage.views("title") == [[0, 0, 300, 70]])
        #expect(stage.frames().first == [0, 70, 300, 50])
    }

    // MARK: Several views of a section

    /// A view of a kind, as tall as the tests' views, which measure 25 points.
    private func view(
        _ kind: String,
        _ alignment: NSRectAlignment,
        pins: Bool = false,
        at offset: CGPoint = .zero
    ) -> SizingCollectionLayoutBoundarySupplementaryItem {
        let view = boundary(kind, .estimated(40), alignment, at: offset)
        view.pinToVisibleBounds = pins
        return view
    }

    /// A title of 25 points, a badge of 14 above it and a note over the items, all measured, in two sections of 12 rows and 2 of 50
    /// points. Without a class for it, only the shown badge can tell its size.
    @Test(
        arguments: [[], .all, .registrationsHidden] as [Hostility],
        [CompositionalStage.Badges.ofClass, .ofRegistration]
    )
    func severalViewsAtAnEdgeAreMeasured(_ hostility: Hostility, _ badges: CompositionalStage.Badges) {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: whole,
            subitems: [item(.fractionalWidth(1), .absolute(50))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        let note = view("note", .bottomTrailing)
        note.extendsBoundary = false
        section.boundarySupplementaryItems = [
            view("title", .top), view("badge", .top, at: CGPoint(x: 0, y: -25)), note,
        ]
        let stage = CompositionalStage(
            SizingCompositionalLayout(section: section),
            [12, 2],
            kinds: ["title", "note"],
            badges: badges,
            hostility: hostility
        )
        let title = stage.views("title")[0]
        #expect(title[3] == 25)
        #expect(stage.frames()[0][1] == title[1] + 25)
        #expect(stage.views("badge")[0] == [0, title[1] - 14, 300, 14])
        stage.view.contentOffset.y = 300
        stage.screen.frame()
        let end = stage.frames()[11][1] + 50
        #expect(stage.views("note")[0] == [0, end - 25, 300, 25])
    }

    /// A bar beside the title stays on screen until its section leaves.
    @Test(arguments: [[], .all] as [Hostility]) func furtherViewsArePinned(_ hostility: Hostility) {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: whole,
            subitems: [item(.fractionalWidth(1), .absolute(50))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [view("title", .top), view("bar", .top, pins: true)]
        let stage = CompositionalStage(
            SizingCompositionalLayout(section: section),
            [12, 40],
            kinds: ["title", "bar"],
            hostility: hostility
        )
        #expect(stage.views("bar")[0] == [0, 0, 300, 25])
        for y: CGFloat in [10, 200, 590, 620] {
            stage.view.contentOffset.y = y
            stage.screen.frame()
            let end = stage.frames()[11][1] + 50
            #expect(stage.views("bar")[0] == [0, min(y, end - 25), 300, 25], "\(y)")
        }
    }

    /// Three views of a section of one kind each, with insets and orders.
    @Test func aSectionHasSeveralBackgrounds() {
        let group = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(1), .absolute(50))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        let card = SizingCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = NSDirectionalEdgeInsets(top: -10, leading: 8, bottom: 4, trailing: 8)
        let frame = SizingCollectionLayoutDecorationItem.background(elementKind: "frame")
        frame.zIndex = 7
        section.decorationItems = [card, frame]
        let layout = SizingCompositionalLayout(section: section)
        for kind in ["card", "frame"] { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
        let stage = CompositionalStage(layout, [2, 2])
        func placed(_ kind: String) -> [[CGFloat]] {
            (stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? [])
                .filter { $0.representedElementKind == kind }
                .map { CompositionalStage.numbers($0.frame) + [CGFloat($0.zIndex)] }
        }
        #expect(placed("card") == [[8, -10, 284, 106, -2], [8, 90, 284, 106, -2]])
        #expect(placed("frame") == [[0, 0, 300, 100, 7], [0, 100, 300, 100, 7]])
        #expect(layout.layoutAttributesForDecorationView(ofKind: "frame", at: [1, 0])?.frame.minY == 100)
    }

    /// Cards that overlap, the first in front.
    @Test func itemsOfACustomGroupAreOrdered() {
        let group = SizingCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(200))) { _ in
            (0..<3).map {
                SizingCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 300, height: 100),
                    zIndex: 3 - $0
                )
            }
        }
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 5)
        #expect((0..<5).map { stage.layout.placedAttributes(forItemAt: [0, $0])?.zIndex } == [3, 2, 1, 3, 2])
    }
}
