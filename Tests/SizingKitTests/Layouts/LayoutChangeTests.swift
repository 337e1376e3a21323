import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// From one layout to another, which arranges the same items otherwise.
@MainActor
@Suite struct LayoutChangeTests {
    nonisolated static let modes: [Hostility] = [
        [], [.layoutsToldBeforeInstalled], [.layoutsToldWithoutAnimation],
        [.targetOffsetIgnoredWhileScrolling, .queriesBeforePrepare, .cellsUpdatedBetweenInvalidationAndPrepare],
        .all.subtracting(.queriesClippedToContent),
    ]

    private func masonry() -> SizingLayout { SizingLayout(.masonry(columns: 2, spacing: 8)) }

    private func list() -> SizingLayout { SizingListLayout.bare() }

    private func flowLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 70)
        return layout
    }

    private func fixture(
        _ layout: UICollectionViewLayout,
        _ direction: ListFixture.Direction = .vertical,
        hostility: Hostility = []
    ) -> ItemsFixture {
        ItemsFixture(1_000, layout, direction, hostility: hostility)
    }

    @Test(arguments: modes, [false, true])
    func theFirstItemOnScreenStays(_ hostility: Hostility, _ animated: Bool) throws {
        for (old, new) in [(list(), masonry()), (masonry(), list())] as [(SizingLayout, SizingLayout)] {
            let items = fixture(old, hostility: hostility)
            items.scroll(to: 250)
            let place = try items.place(of: 250)
            try items.change(to: new, animated: animated)
            #expect(try items.place(of: 250) == place)
            items.screen.runUntilRest()
            #expect(try items.place(of: 250) == place)
            // And back.
            try items.change(to: old, animated: animated)
            items.screen.runUntilRest()
            #expect(try items.place(of: 250) == place)
        }
    }

    @Test(.byTurns(), arguments: byTurns(pairs(modes, [false, true]), every: 3))
    func anItemStaysWhenAFlowLayoutGivesItsPlace(_ hostility: Hostility, _ animated: Bool) throws {
        for new in [list(), masonry()] {
            let items = fixture(flowLayout(), hostility: hostility)
            items.collectionView.contentOffset.y = 250 / 3 * 80 - 47
            items.screen.frame()
            let first = try #require(items.firstWholeItem)
            let place = try items.place(of: first)
            try items.change(to: new, animated: animated)
            #expect(try items.place(of: first) == place)
            items.screen.runUntilRest()
            #expect(try items.place(of: first) == place)
        }
    }

    @Test(arguments: ListFixture.Direction.allCases, [false, true])
    func itHoldsInEveryDirection(_ direction: ListFixture.Direction, _ animated: Bool) throws {
        let (old, new) = (list(), masonry())
        for layout in [old, new] where direction != .vertical { layout.scrollDirection = .horizontal }
        let items = fixture(old, direction)
        items.scroll(to: 400)
        let place = try items.place(of: 400)
        try items.change(to: new, animated: animated)
        #expect(try items.place(of: 400) == place)
        items.screen.runUntilRest()
        #expect(try items.place(of: 400) == place)
    }

    @Test(arguments: [false, true]) func aReaderAtTheStartStaysThere(_ animated: Bool) throws {
        let section = SizingSection.masonry(columns: 2, spacing: 8)
            .insets(NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
        for old in [list(), flowLayout()] {
            let items = fixture(old)
            try items.change(to: SizingLayout(section), animated: animated)
            items.screen.runUntilRest()
            #expect(items.collectionView.contentOffset.y == -47)
            #expect(try items.place(of: 0) == 50)
        }
    }

    @Test(arguments: [false, true]) func aChatTakesItsPlaceFromTheEnd(_ animated: Bool) throws {
        let chat = list()
        chat.contentAnchor = .end
        let items = fixture(masonry())
        items.scroll(to: 300)
        let last = try #require(items.lastWholeItem)
        let place = try items.place(ofEnd: last)
        try items.change(to: chat, animated: animated)
        #expect(try items.place(ofEnd: last) == place)
    }

    @Test func anItemThatIsWantedGoesBeforeThePlace() throws {
        let items = fixture(list())
        items.scroll(to: 250)
        let new = masonry()
        new.scrollExactly(toItemAt: IndexPath(item: 700, section: 0), at: .top, animated: false)
        try items.change(to: new, animated: false)
        items.screen.runUntilRest()
        #expect(try items.place(of: 700) == 0)
    }

    @Test func anInteractiveTransitionKeepsThePlace() throws {
        let items = fixture(list())
        items.scroll(to: 250)
        let new = SizingLayout(.grid(columns: 2, spacing: 8))
        items.measure(in: new)
        let transition = items.collectionView.startInteractiveTransition(to: new)
        transition.transitionProgress = 0.5
        items.screen.frame()
        items.collectionView.finishInteractiveTransition()
        items.screen.runUntilRest()
        #expect(try items.place(of: 250) == 0)
    }

    @Test func aLayoutThatIsTakenOutLetsGoOfTheCollectionView() throws {
        let old = list()
        let items = fixture(old)
        items.scroll(to: 250)
        try items.change(to: flowLayout(), animated: false)
        items.screen.runUntilRest()
        let count = items.collectionView.subviews.count
        try items.change(to: old, animated: false)
        try items.change(to: flowLayout(), animated: false)
        items.screen.runUntilRest()
        #expect(items.collectionView.subviews.count == count)
    }
}

/// Items of known extents under any layout.
@MainActor
final class ItemsFixture: NSObject, UICollectionViewDataSource {
    let screen: HeadlessScreen
    let collectionView: UICollectionView
    private let count: Int
    private let direction: ListFixture.Direction

    init(
        _ count: Int,
        _ layout: UICollectionViewLayout,
        _ direction: ListFixture.Direction,
        hostility: Hostility
    ) {
        self.count = count
        self.direction = direction
        screen = HeadlessScreen(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if direction == .rightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        measure(in: layout)
        screen.show(collectionView)
        screen.runUntilRest()
    }

    func measure(in layout: UICollectionViewLayout) {
        guard let layout = layout as? SizingLayout else { return }
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        layout.itemSizing = { indexPath in
            let extent = CGFloat(30 + indexPath.item * 37 % 151)
            return .fixed(CGSize(width: extent, height: extent))
        }
    }

    func scroll(to item: Int) {
        let position: UICollectionView.ScrollPosition =
            switch direction {
            case .vertical: .top
            case .leftToRight: .left
            case .rightToLeft: .right
            }
        collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
        screen.runUntilRest()
    }

    func change(to layout: UICollectionViewLayout, animated: Bool) throws {
        measure(in: layout)
        if animated {
            collectionView.setCollectionViewLayout(layout, animated: true)
        } else {
            collectionView.collectionViewLayout = layout
        }
        screen.frame()
    }

    private var visible: CGRect { collectionView.bounds.inset(by: collectionView.adjustedContentInset) }

    private func frame(of item: Int) throws -> CGRect {
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
        return try #require(cell, "item \(item) is not on screen").frame
    }

    /// How far inside what is visible an item begins, to the pixel.
    func place(of item: Int) throws -> CGFloat {
        let frame = try frame(of: item)
        let place =
            switch direction {
            case .vertical: frame.minY - visible.minY
            case .leftToRight: frame.minX - visible.minX
            case .rightToLeft: visible.maxX - frame.maxX
            }
        return (place * 3).rounded() / 3
    }

    func place(ofEnd item: Int) throws -> CGFloat { try visible.maxY - frame(of: item).maxY }

    private var wholeItems: [Int] {
        collectionView.indexPathsForVisibleItems.sorted().map(\.item).filter {
            (try? frame(of: $0)).map(visible.contains) ?? false
        }
    }

    var firstWholeItem: Int? { wholeItems.first }

    var lastWholeItem: Int? { wholeItems.max { (try? frame(of: $0).maxY) ?? 0 < (try? frame(of: $1).maxY) ?? 0 } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
