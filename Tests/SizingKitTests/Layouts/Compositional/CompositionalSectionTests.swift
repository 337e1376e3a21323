import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Sections of a compositional layout of 300 points by 600, in points.
@MainActor
@Suite struct CompositionalSectionTests {
    private func rows(_ height: CGFloat = 50) -> SizingCollectionLayoutGroup {
        let whole = size(.fractionalWidth(1), .absolute(height))
        return .vertical(layoutSize: whole, subitems: [SizingCollectionLayoutItem(layoutSize: whole)])
    }

    private func boundary(
        _ kind: String,
        _ alignment: NSRectAlignment,
        width: SizingCollectionLayoutDimension = .fractionalWidth(1),
        height: SizingCollectionLayoutDimension = .estimated(44),
        offset: CGPoint = .zero
    ) -> SizingCollectionLayoutBoundarySupplementaryItem {
        SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(width, height),
            elementKind: kind,
            alignment: alignment,
            absoluteOffset: offset
        )
    }

    // MARK: Orthogonal sections

    /// Groups of 120 points, 10 beside each other; the tallest of the first items is 60 points high.
    @Test func anOrthogonalSectionScrollsAcross() {
        let card = size(.absolute(120), .estimated(44))
        let section = SizingCollectionLayoutSection(
            group: .horizontal(layoutSize: card, subitems: [SizingCollectionLayoutItem(layoutSize: card)])
        )
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 16)
        let stage = CompositionalStage(section, 30)
        #expect(Array(stage.frames().prefix(3)) == [[16, 5, 120, 20], [146, 5, 120, 30], [276, 5, 120, 40]])
        #expect(stage.view.contentSize.height == 72)
        stage.layout.setCarouselOffset(130, inSection: 0, animated: false)
        stage.screen.frame()
        #expect(stage.frames()[1] == [16, 5, 120, 30])
    }

    /// A lead of 0.6 of 300 points beside two items, in groups of 300 by 100.
    @Test func groupsWithinGroupsScrollAcross() {
        let pair = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
            count: 2
        )
        pair.interItemSpacing = .fixed(10)
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), pair]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 20
        let stage = CompositionalStage(section, 4)
        #expect(
            stage.frames() == [[0, 0, 180, 100], [180, 0, 120, 45], [180, 55, 120, 45], [320, 0, 180, 100]]
        )
        #expect(stage.view.contentSize.height == 100)
        stage.layout.setCarouselOffset(320, inSection: 0, animated: false)
        stage.screen.frame()
        #expect(stage.frames()[3][0] < 180)
    }

    /// Columns of items of 20, 30 and 40, or of 50, 60 and 20 points, with 4 between them: the second column is the taller one.
    @Test func aColumnOfMeasuredItemsIsAsTallAsTheTallest() {
        let column = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(200), .estimated(100)),
            subitems: (0..<3).map { _ in item(.fractionalWidth(1), .estimated(30)) }
        )
        column.interItemSpacing = .fixed(4)
        let section = SizingCollectionLayoutSection(group: column)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let stage = CompositionalStage(section, 6)
        #expect(
            stage.frames() == [
                [0, 0, 200, 20], [0, 24, 200, 30], [0, 58, 200, 40], [200, 0, 200, 50], [200, 54, 200, 60],
                [200, 118, 200, 20],
            ]
        )
        #expect(stage.view.contentSize.height == 138)
    }

    @Test func thePropertiesOfAScrollAreThoseOfTheCarousel() {
        let section = SizingCollectionLayoutSection(group: rows())
        section.orthogonalScrollingBehavior = .paging
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .normal
        let stage = CompositionalStage(section, 3)
        let carousel = stage.layout.session.carousels[0]?.style
        #expect(carousel?.scrollingBehavior == .paging)
        #expect(carousel?.bounce == .never)
        #expect(carousel?.decelerationRate == .normal)
    }

    // MARK: Headers and footers

    @Test func headersAndFootersOfAnyKindAreMeasured() {
        let section = SizingCollectionLayoutSection(group: rows())
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 30)
        let footer = boundary("end", .bottomTrailing, width: .fractionalWidth(0.5), height: .absolute(12))
        section.boundarySupplementaryItems = [boundary("title", .top), footer]
        let stage = CompositionalStage(SizingCompositionalLayout(section: section), [2, 1], kinds: ["title", "end"])
        #expect(stage.views("title") == [[20, 0, 250, 25], [20, 147, 250, 25]])
        #expect(stage.views("end") == [[145, 135, 125, 12], [145, 232, 125, 12]])
        #expect(stage.frames(1) == [[20, 176, 250, 50]])
        section.supplementariesFollowContentInsets = false
        stage.layout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.views("title") == [[0, 0, 300, 25], [0, 147, 300, 25]])
    }

    @Test func aSectionHasAHeaderOnlyWhereItIsDescribed() {
        let layout = SizingCompositionalLayout { index, _ in
            let section = SizingCollectionLayoutSection(group: self.rows())
            if index > 0 { section.boundarySupplementaryItems = [self.boundary("title \(index)", .top)] }
            return section
        }
        let stage = CompositionalStage(layout, [1, 1, 1], kinds: ["title 1", "title 2"])
        #expect(stage.views("title 1") == [[0, 50, 300, 25]])
        #expect(stage.views("title 2") == [[0, 125, 300, 25]])
        #expect(stage.frames(2) == [[0, 150, 300, 50]])
        #expect(stage.askedFor.allSatisfy { $0.kind == "title \($0.indexPath.section)" })
    }

    @Test func aHeaderThatIsPinnedStays() {
        let section = SizingCollectionLayoutSection(group: rows())
        let title = boundary("title", .top, height: .absolute(30))
        title.pinToVisibleBounds = true
        title.zIndex = 7
        section.boundarySupplementaryItems = [title]
        let stage = CompositionalStage(section, 40, kinds: ["title"])
        stage.view.contentOffset.y = 400
        stage.screen.frame()
        #expect(stage.views("title") == [[0, 400, 300, 30]])
        let attributes = stage.layout.layoutAttributesForSupplementaryView(ofKind: "title", at: [0, 0])
        #expect(attributes?.zIndex == 7)
    }

    /// A second view above the header, one beside it, one over the items, and one at the leading side, for which there is room.
    @Test func furtherViewsLieAtTheirEdges() {
        let section = SizingCollectionLayoutSection(group: rows())
        let over = boundary("over", .bottomTrailing, width: .absolute(40), height: .absolute(10))
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [
            boundary("title", .top, height: .absolute(30)),
            boundary("above", .top, height: .absolute(20), offset: CGPoint(x: 0, y: -30)),
            boundary("button", .topTrailing, width: .absolute(60), height: .absolute(30), offset: CGPoint(x: -5, y: 0)),
            over,
            boundary("side", .leading, width: .absolute(25), height: .fractionalHeight(1)),
        ]
        let stage = CompositionalStage(section, 3, kinds: ["title", "above", "button", "over", "side"])
        #expect(stage.views("title") == [[0, 20, 300, 30]])
        #expect(stage.views("above") == [[0, 0, 300, 20]])
        #expect(stage.views("button") == [[235, 20, 60, 30]])
        #expect(stage.frames() == [[25, 50, 275, 50], [25, 100, 275, 50], [25, 150, 275, 50]])
        #expect(stage.views("over") == [[260, 190, 40, 10]])
        #expect(stage.views("side") == [[0, 50, 25, 150]])
    }

    /// Insets from the safe area of 40 points at the left, and from the layout margins; `.none` is from the edges.
    @Test func insetsAreRelativeToWhatIsStated() {
        func left(_ reference: UIContentInsetsReference) -> CGFloat? {
            let section = SizingCollectionLayoutSection(group: rows())
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
            section.contentInsetsReference = reference
            let stage = CompositionalStage(SizingCompositionalLayout(section: section), [1], safeArea: 40)
            stage.view.contentInsetAdjustmentBehavior = .never
            stage.view.insetsLayoutMarginsFromSafeArea = false
            stage.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
            stage.layout.invalidateLayout()
            stage.screen.frame()
            return stage.frames().first?[0]
        }
        #expect(left(.none) == 10)
        #expect(left(.safeArea) == 50)
        #expect(left(.layoutMargins) == 70)
    }

    /// The background of the section between its insets of 6 points, with its header.
    @Test func theFirstDecorationItemIsTheBackground() {
        let section = SizingCollectionLayoutSection(group: rows())
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let background = SizingCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        section.decorationItems = [background]
        section.boundarySupplementaryItems = [boundary("title", .top, height: .absolute(30))]
        let layout = SizingCompositionalLayout(section: section)
        layout.register(CompositionalStage.Boundary.self, forDecorationViewOfKind: "back")
        let stage = CompositionalStage(layout, [2], kinds: ["title"])
        let attributes = layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])
        #expect(attributes.map { CompositionalStage.numbers($0.frame) } == [6, 6, 288, 138])
        #expect(stage.frames() == [[20, 40, 260, 50], [20, 90, 260, 50]])
    }

    // MARK: Badges

    private func badge(
        _ container: SizingCollectionLayoutAnchor,
        _ own: SizingCollectionLayoutAnchor? = nil
    ) -> SizingCollectionLayoutSupplementaryItem {
        let small = size(.absolute(20), .absolute(10))
        return own.map {
            SizingCollectionLayoutSupplementaryItem(
                layoutSize: small,
                elementKind: "badge",
                containerAnchor: container,
                itemAnchor: $0
            )
        }
            ?? SizingCollectionLayoutSupplementaryItem(
                layoutSize: small,
                elementKind: "badge",
                containerAnchor: container
            )
    }

    @Test func aBadgeLiesWhereItsAnchorsSay() {
        func frame(_ badge: SizingCollectionLayoutSupplementaryItem) -> [[CGFloat]] {
            let whole = size(.fractionalWidth(1), .absolute(50))
            let cell = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
            let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [cell]))
            let stage = CompositionalStage(section, 1, kinds: ["badge"])
            return [stage.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 0])]
                .compactMap { $0.map { CompositionalStage.numbers($0.frame) } }
        }
        #expect(frame(badge(SizingCollectionLayoutAnchor(edges: [.top, .leading]))) == [[0, 0, 20, 10]])
        #expect(frame(badge(SizingCollectionLayoutAnchor(edges: [.bottom]))) == [[140, 40, 20, 10]])
        #expect(frame(badge(SizingCollectionLayoutAnchor(edges: []))) == [[140, 20, 20, 10]])
        let moved = SizingCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -3, y: 4))
        #expect(frame(badge(moved)) == [[277, 4, 20, 10]])
        let parts = SizingCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        #expect(frame(badge(parts)) == [[290, -5, 20, 10]])
        let corner = SizingCollectionLayoutAnchor(edges: [.bottom, .trailing])
        #expect(frame(badge(SizingCollectionLayoutAnchor(edges: [.top, .trailing]), corner)) == [[280, -10, 20, 10]])
    }

    @Test func badgesAreThoseOfTheirPlaces() {
        let plain = item(.fractionalWidth(0.5), .absolute(50))
        let marked = SizingCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .absolute(50)),
            supplementaryItems: [badge(SizingCollectionLayoutAnchor(edges: [.top, .leading]))]
        )
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [plain, marked]
        )
        let stage = CompositionalStage(SizingCollectionLayoutSection(group: group), 5, kinds: ["badge"])
        #expect(stage.views("badge") == [[150, 0, 20, 10], [150, 50, 20, 10]])
        #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted() == [[0, 1], [0, 3]])
        // A view of the group lies at all of it.
        group.supplementaryItems = [badge(SizingCollectionLayoutAnchor(edges: [.bottom, .trailing]))]
        stage.layout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.views("badge").contains([280, 40, 20, 10]))
    }

    /// Badges at the trailing corner, as wide as they need to be: in the first frame, after an insertion, and when they say
    /// something else after a reload of their items.
    @Test(arguments: [[], .all, .selfSizingPerCell, .viewsComeBack] as [Hostility])
    func estimatedBadgesAreMeasured(_ hostility: Hostility) {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(99), .estimated(99)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let cell = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [cell]))
        let stage = CompositionalStage(
            SizingCompositionalLayout(section: section),
            [3],
            badges: .ofClass,
            hostility: hostility
        )
        func frames(_ numbers: [Int]) -> [[CGFloat]] {
            numbers.enumerated().map { index, number in
                let width = CGFloat(20 + 10 * number)
                return [300 - width, CGFloat(index * 50), width, 14]
            }
        }
        #expect(stage.views("badge") == frames([0, 1, 2]))
        let asked = stage.askedFor.count
        stage.view.contentOffset.y = 20
        stage.screen.frame()
        if hostility == [] { #expect(stage.askedFor.count == asked) }
        stage.view.contentOffset.y = 0
        stage.screen.frame()
        stage.numbers = [4, 0, 1, 2]
        stage.counts = [4]
        stage.view.insertItems(at: [[0, 0]])
        stage.screen.runUntilRest()
        #expect(stage.views("badge") == frames([4, 0, 1, 2]))
        stage.numbers = [1, 0, 1, 3]
        stage.view.reloadItems(at: [[0, 0], [0, 3]])
        stage.screen.runUntilRest()
        #expect(stage.views("badge") == frames([1, 0, 1, 3]))
        stage.numbers = [2]
        stage.view.reloadData()
        stage.screen.runUntilRest()
        #expect(stage.views("badge") == frames([2, 2, 2, 2]))
    }

    /// Records which badges a batch takes away, and which it brings.
    private final class RecordingLayout: SizingCompositionalLayout {
        var leaving: [IndexPath] = []
        var coming: [IndexPath] = []

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            let paths = super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
            if elementKind == "badge" { leaving += paths }
            return paths
        }

        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            let paths = super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
            if elementKind == "badge" { coming += paths }
            return paths
        }
    }

    /// An attached view is known by the index path of its item.
    @Test func badgesOfItemsThatMoveLeaveTheirIndexPathsAndComeToOthers() {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let cell = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [cell])
        let layout = RecordingLayout(section: SizingCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, [4], badges: .ofClass)
        stage.counts = [5]
        stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 2]]) }
        stage.screen.runUntilRest()
        #expect(layout.leaving.sorted() == [[0, 2], [0, 3]])
        #expect(layout.coming.sorted() == [[0, 2], [0, 3], [0, 4]])
    }

    /// Views of a registration that nothing tells of are measured when they are shown, once.
    @Test(arguments: [
        .registrationsHidden, Hostility.registrationsHidden.union(.lateSelfSizing), .registrationsRegisterPrivately, [],
    ]) func badgesOfARegistrationAreMeasured(_ hostility: Hostility) {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(35), .absolute(10)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let cell = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [cell]))
        let stage = CompositionalStage(
            SizingCompositionalLayout(section: section),
            [20],
            badges: .ofRegistration,
            hostility: hostility
        )
        // A badge of the number 0 is 20 points wide.
        #expect(stage.views("badge").first == [280, 0, 20, 10])
        let asked = stage.askedFor.count
        stage.view.contentOffset.y = 20
        stage.screen.frame()
        #expect(stage.askedFor.count <= asked + 2)
        #expect(stage.views("badge").allSatisfy { $0[2] == 20 })
    }

    // MARK: Asking

    @Test func aDescriptionIsAskedForOnceForEachSpace() {
        var asked: [Int] = []
        let layout = SizingCompositionalLayout { index, _ in
            asked.append(index)
            return SizingCollectionLayoutSection(group: self.rows())
        }
        let stage = CompositionalStage(layout, [3, 3, 3])
        #expect(asked.sorted() == [0, 1, 2])
        stage.view.contentOffset.y = 10
        stage.screen.frame()
        #expect(asked.count == 3)
        layout.invalidateLayout()
        stage.screen.frame()
        #expect(asked.count == 6)
    }

    @Test func anotherDescriptionIsShownAfterInvalidateLayout() {
        var height: CGFloat = 50
        let layout = SizingCompositionalLayout { _, _ in SizingCollectionLayoutSection(group: self.rows(height)) }
        let stage = CompositionalStage(layout, [4])
        #expect(stage.frames()[3] == [0, 150, 300, 50])
        height = 80
        layout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.frames()[3] == [0, 240, 300, 80])
        // Together with sizes that are found anew, too.
        height = 90
        layout.invalidateSizes()
        layout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.frames()[3] == [0, 270, 300, 90])
        layout.configuration.interSectionSpacing = 9
        #expect(layout.sectionSpacing == 9)
    }

    // MARK: What is not possible

    @Test func whatHasNoEffectIsNamedInTheLog() {
        let handler = SizingLog.lineHandler
        defer { SizingLog.lineHandler = handler }
        var lines: [String] = []
        SizingLog.lineHandler = { lines.append($0) }
        let members = [
            "decorationItems", "headerMode",
        ]
        for member in members { SizingLog.forgetReport(of: "SizingCompositionalLayout \(member)") }
        let whole = size(.fractionalWidth(1), .absolute(50))
        let estimated = SizingCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(20), .absolute(10)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top])
        )
        let cell = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [estimated])
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [cell]))
        section.decorationItems = [.background(elementKind: "a"), .background(elementKind: "a")]
        let layout = SizingCompositionalLayout(section: section)
        layout.register(CompositionalStage.Boundary.self, forDecorationViewOfKind: "a")
        _ = CompositionalStage(layout, [2], kinds: ["badge"])
        var list = SizingListConfiguration()
        list.headerMode = .firstItemInSection
        _ = CompositionalStage(.list(using: list), [2])
        for member in members {
            #expect(lines.filter { $0.hasPrefix("SizingCompositionalLayout: \(member) ") }.count == 1, "\(member)")
        }
    }

    /// Descriptions that are shown in another way than they say, each with the member that the log names.
    @Test func whatIsShownInAnotherWayIsNamedInTheLog() {
        let whole = size(.fractionalWidth(1), .absolute(50))
        let paging = { (section: SizingCollectionLayoutSection) -> SizingCollectionLayoutSection in
            section.orthogonalScrollingBehavior = .paging
            return section
        }
        let custom = { (item: SizingCollectionLayoutGroupCustomItem) in
            SizingCollectionLayoutSection(group: .custom(layoutSize: whole) { _ in [item] })
        }
        let tile = CGRect(x: 0, y: 0, width: 9, height: 9)
        let measured = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item(.fractionalHeight(0.5), .estimated(20))]
        )
        let many = SizingCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(80), .absolute(2_000)),
            repeatingSubitem: item(.fractionalWidth(1), .absolute(1)),
            count: 900
        )
        let cases: [(member: String, section: SizingCollectionLayoutSection)] = [
            ("fractionalHeight", SizingCollectionLayoutSection(group: measured)),
            ("subitems", paging(SizingCollectionLayoutSection(group: many))),
            ("frame", custom(SizingCollectionLayoutGroupCustomItem(frame: tile.offsetBy(dx: 0, dy: -9)))),
        ]
        let handler = SizingLog.lineHandler
        defer { SizingLog.lineHandler = handler }
        let list = SizingCompositionalLayout { _, environment in
            paging(.list(using: SizingListConfiguration(), layoutEnvironment: environment))
        }
        let others = cases.map { ($0.member, SizingCompositionalLayout(section: $0.section)) }
        var silent: [String] = []
        for (member, layout) in others + [("orthogonalScrollingBehavior", list)] {
            var lines: [String] = []
            SizingLog.lineHandler = { lines.append($0) }
            SizingLog.forgetReport(of: "SizingCompositionalLayout \(member)")
            let stage = CompositionalStage(layout, [3])
            #expect(stage.frames().count == 3, "\(member)")
            let isNamed = lines.filter { $0.hasPrefix("SizingCompositionalLayout: \(member) ") }.count == 1
            if !isNamed { silent.append("\(member): \(lines)") }
        }
        #expect(silent == [])
    }

    /// Views of one kind at one index path are one view for UIKit, which ends apps that give it two places.
    @Test(arguments: [[], .all] as [Hostility]) func ofTwoViewsOfAKindTheFirstIsShown(_ hostility: Hostility) {
        let whole = size(.fractionalWidth(1), .absolute(50))
        func badge(_ edges: NSDirectionalRectEdge) -> SizingCollectionLayoutSupplementaryItem {
            SizingCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)),
                elementKind: "badge",
                containerAnchor: SizingCollectionLayoutAnchor(edges: edges)
            )
        }
        let item = SizingCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge([.top]), badge([.bottom])])
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
        group.supplementaryItems = [badge([.leading])]
        let section = SizingCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            boundary("title", .top, height: .absolute(30)), boundary("title", .bottom, height: .absolute(30)),
        ]
        let stage = CompositionalStage(
            SizingCompositionalLayout(section: section),
            [2],
            kinds: ["badge", "title"],
            hostility: hostility
        )
        stage.screen.frame()
        let shown = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
        let views = shown.filter { $0.representedElementCategory == .supplementaryView }
        #expect(views.filter { $0.representedElementKind == "title" }.map(\.frame.minY) == [0])
        #expect(views.filter { $0.representedElementKind == "badge" }.map(\.frame.minY) == [30, 80])
    }
}
