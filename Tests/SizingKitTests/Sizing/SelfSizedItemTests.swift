import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Items whose sizes only their shown cells tell.
@MainActor
@Suite(.secondProcess) struct SelfSizedItemTests {
    private func list(
        _ hostility: Hostility = [],
        heights: [CGFloat] = Array(repeating: 100, count: 60),
        estimate: CGFloat = 44,
        header: CGFloat? = nil
    ) -> ListFixture {
        let list = ListFixture(
            heights: [heights],
            measuring: .selfSizing,
            section: .bareList().pinningHeaders(header != nil),
            estimate: CGSize(width: 390, height: estimate),
            hostility: hostility
        )
        if let header { list.addHeaders { _ in header } }
        list.screen.runUntilRest()
        return list
    }

    private func frame(_ item: Int, in list: ListFixture) -> CGRect? {
        list.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    /// The cells tell their sizes a frame later.
    @Test(arguments: [Hostility.lateSelfSizing, [.lateSelfSizing, .askedInWindow]])
    func whatIsOnScreenKeepsItsSizeUntilItIsMeasuredAnew(_ hostility: Hostility) throws {
        let list = list(hostility)
        list.collectionView.contentOffset.y = 500
        list.screen.runUntilRest()
        let corrected = list.layout.statistics.items.corrected
        list.layout.invalidateSizes()
        list.collectionView.layoutIfNeeded()
        for item in 5..<13 {
            let shown = try #require(self.frame(item, in: list))
            #expect(shown.minY - list.collectionView.contentOffset.y == CGFloat(item) * 100 - 500)
            #expect(shown.height == 100)
        }
        list.screen.frame()
        let first = try #require(self.frame(5, in: list))
        #expect(first.minY - list.collectionView.contentOffset.y == 0)
        // An estimate would have been corrected.
        #expect(list.layout.statistics.items.corrected == corrected)
    }

    /// Steps in which a row comes on screen and none leaves, and steps in which one comes as another leaves.
    @Test(arguments: [Hostility.lateSelfSizing, [.lateSelfSizing, .selfSizingPerCell]], [15, 50] as [CGFloat])
    func whatComesOnScreenHasItsSizeInItsFirstFrame(_ hostility: Hostility, step: CGFloat) throws {
        let list = list(hostility)
        let view = list.collectionView
        for _ in 0..<40 {
            view.contentOffset.y += step
            list.screen.frame()
            let seen = view.visibleCells.filter { $0.frame.intersects(view.bounds) }
            #expect(seen.allSatisfy { $0.frame.height == 100 }, "at \(view.contentOffset.y)")
        }
    }

    /// As many cells as the estimates leave room for tell their sizes; the rows next to the screen have none yet.
    @Test func aSizeThatNoCellHasToldIsAnEstimate() {
        let list = list()
        list.collectionView.contentOffset.y = 500
        list.screen.runUntilRest()
        let estimated = (0..<60).filter {
            list.layout.sizingStatus(ofItemAt: IndexPath(item: $0, section: 0)) == .estimated
        }
        #expect(estimated == Array(20..<60))
        #expect(list.layout.estimatedItemCount == 40)
    }

    @Test(arguments: [false, true])
    func whatIsKnownOfRowsFollowsThemWhileAFingerMovesOne(isCancelled: Bool) {
        let list = ListFixture(
            heights: [[100, 100], Array(repeating: 100, count: 40)],
            measuring: .selfSizing,
            estimate: CGSize(width: 390, height: 44)
        )
        list.screen.runUntilRest()
        func estimated() -> [Int] {
            (0..<list.collectionView.numberOfItems(inSection: 1)).filter {
                list.layout.sizingStatus(ofItemAt: IndexPath(item: $0, section: 1)) == .estimated
            }
        }
        #expect(estimated() == Array(18..<40))
        func status(_ row: Int) -> SizingStatus? {
            list.layout.sizingStatus(ofItemAt: IndexPath(item: row, section: 1))
        }
        #expect(status(3) == .corrected)
        #expect(list.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        list.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 260))
        list.screen.frame()
        if isCancelled {
            list.collectionView.cancelInteractiveMovement()
        } else {
            list.collectionView.endInteractiveMovement()
        }
        list.screen.runUntilRest()
        #expect(list.rows.map(\.count) == (isCancelled ? [2, 40] : [1, 41]))
        #expect(estimated() == (isCancelled ? Array(18..<40) : Array(19..<41)))
        // Another row is there now: it may correct its size as often as any.
        #expect(status(3) == .measured)
    }

    /// Rows of a list, and cells of a grid below them.
    @MainActor
    private final class ListAndGrid: NSObject, UICollectionViewDataSource {
        var heights: [[CGFloat]] = [[100, 100, 100], [80, 80, 80, 90]]
        let layout = SizingLayout { section, _ in section == 0 ? .bareList() : .grid(columns: 2) }

        func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights[section].count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? AnsweringCell)?.height = heights[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            heights[target.section].insert(heights[source.section].remove(at: source.item), at: target.item)
        }
    }

    /// A finger has carried it through other space, in which its size did not hold.
    @Test(arguments: [[], .lateSelfSizing, [.lateSelfSizing, .selfSizingPerCell]] as [Hostility])
    func aCellThatReturnsToItsPlaceHasItsSizeAtOnce(_ hostility: Hostility) throws {
        let data = ListAndGrid()
        data.layout.estimatedItemSize = CGSize(width: 390, height: 44)
        data.layout.itemSizing = { [unowned data] in .selfSizing(key: data.heights[$0.section][$0.item]) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        let view = UICollectionView(frame: .zero, collectionViewLayout: data.layout)
        view.register(AnsweringCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        screen.show(view)
        screen.runUntilRest()
        let path = IndexPath(item: 3, section: 1)
        #expect(view.cellForItem(at: path)?.frame.height == 90)
        #expect(view.beginInteractiveMovementForItem(at: path))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 150))
        screen.frames(2)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 90)
        view.cancelInteractiveMovement()
        screen.frame()
        #expect(view.cellForItem(at: path)?.frame.height == 90)
    }

    @Test(arguments: [Hostility(), .askedInWindow, .cellsForWholePages, .lateSelfSizing])
    func aRowThatIsInsertedAtTheStartIsSeenWhole(_ hostility: Hostility) throws {
        let list = list(hostility)
        list.rows[0].insert(.init(id: -1, height: 200), at: 0)
        list.collectionView.performBatchUpdates {
            list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        list.screen.runUntilRest()
        #expect(list.collectionView.contentOffset.y == 0)
        #expect(frame(0, in: list) == CGRect(x: 0, y: 0, width: 390, height: 200))
    }

    /// By their estimates the last rows leave no room to bring the row to the top; their cells tell that there is room.
    @Test(arguments: Hostility.readerModes)
    func anExactScrollEndsWhereItWasAskedToThoughRoomIsMadeOnlyThen(_ hostility: Hostility) throws {
        let list = list(hostility, heights: Array(repeating: 44, count: 40) + Array(repeating: 100, count: 20))
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: .top, animated: false)
        for _ in 0..<3 {
            list.screen.frame()
            let shown = try #require(frame(50, in: list))
            #expect(shown.height == 100)
            #expect(shown.minY == list.collectionView.contentOffset.y)
        }
        // What is told later moves nothing any more.
        list.screen.runUntilRest()
        list.rows[0][52].height = 140
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 52, section: 0)) as? AnsweringCell)
        cell.height = 140
        cell.invalidateIntrinsicContentSize()
        list.screen.runUntilRest()
        #expect(try #require(frame(50, in: list)).minY == list.collectionView.contentOffset.y)
    }

    /// A chat goes to the first message that was not read. By their estimates the messages after it leave no room to bring it to the
    /// top, and it tells itself that it is longer.
    @Test(arguments: Hostility.readerModes)
    func aChatComesToTheTopOfALongMessage(_ hostility: Hostility) throws {
        let list = list(hostility, heights: Array(repeating: 44, count: 40) + Array(repeating: 200, count: 20))
        list.layout.contentAnchor = .end
        list.screen.runUntilRest()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 0, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        list.layout.invalidateSizes()
        list.screen.runUntilRest()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: .top, animated: false)
        list.screen.frame()
        let shown = try #require(frame(50, in: list))
        #expect(shown.height == 200)
        #expect(shown.minY == list.collectionView.contentOffset.y)
    }

    /// It lies there already, so that nothing scrolls, or by less than a pixel, as where UIKit rounds an offset. A cell above it
    /// tells another size in the pass that follows.
    @Test(arguments: Hostility.readerModes, [0, CGFloat(0.1)])
    func anExactScrollThatMovesNothingHoldsItsItem(_ hostility: Hostility, _ fraction: CGFloat) throws {
        let list = list(hostility)
        let path = IndexPath(item: 18, section: 0)
        list.layout.scrollExactly(toItemAt: path, at: .bottom, animated: false)
        list.screen.runUntilRest()
        #expect(try place(of: 18, in: list) == 744)
        let before = list.collectionView.cellForItem(at: IndexPath(item: 13, section: 0)) as? AnsweringCell
        let cell = try #require(before)
        list.layout.scrollExactly(toItemAt: path, at: .bottom, animated: false)
        if fraction > 0 { list.collectionView.contentOffset.y += fraction }
        list.rows[0][13].height = 160
        cell.height = 160
        cell.invalidateIntrinsicContentSize()
        list.screen.runUntilRest()
        #expect(frame(13, in: list)?.height == 160)
        #expect(try abs(place(of: 18, in: list) - 744) <= fraction + 0.001)
    }

    /// Rows come in above the screen, and a finger goes up past their estimates at once. Their cells tell that they are longer.
    @Test(
        arguments: [[], .askedInWindow, .cellsForWholePages, .clampedOffsets, [.selfSizingPerCell, .lateSelfSizing]]
            as [Hostility],
        [nil, CGFloat(40)]
    )
    func whatIsSeenStaysThoughTheEstimatesLeaveNoRoomAboveIt(_ hostility: Hostility, _ header: CGFloat?) throws {
        let list = list(hostility, header: header)
        list.collectionView.contentOffset.y = 450
        list.screen.runUntilRest()
        list.rows[0].insert(contentsOf: (1...3).map { .init(id: -$0, height: 300) }, at: 0)
        list.collectionView.performBatchUpdates {
            list.collectionView.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        }
        list.screen.runUntilRest()
        let view = list.collectionView
        let offset = view.contentOffset.y - view.distanceMoved.y
        let before = try #require(frame(8, in: list)).minY - offset
        list.screen.drag(list.collectionView, by: CGPoint(x: 0, y: -690))
        list.screen.frame()
        #expect(frame(2, in: list)?.height == 300)
        // It follows the finger, whatever the offset is.
        let settled = view.contentOffset.y - view.distanceMoved.y
        #expect(try abs(#require(frame(8, in: list)).minY - settled - before) < 0.34)
    }

    /// The shorter one of two items in a row has grown, and tells so when its cell comes on screen, later than the other one.
    @Test(arguments: [Hostility(), .askedInWindow, .cellsForWholePages, .lateSelfSizing])
    func whatIsBelowARowStaysWhileACellMakesItLonger(_ hostility: Hostility) throws {
        let heights = (0..<60).map { CGFloat($0 % 2 == 0 ? 300 : 100) }
        let list = ListFixture(
            heights: [heights],
            measuring: .selfSizing,
            section: .grid(columns: 2, rowAlignment: .start),
            estimate: CGSize(width: 195, height: 44),
            hostility: hostility
        )
        list.screen.runUntilRest()
        for offset in stride(from: 0, through: 3_000, by: 200) {
            list.collectionView.contentOffset.y = CGFloat(offset)
            list.screen.runUntilRest()
        }
        list.rows[0][13].height = 360
        func place() throws -> CGFloat {
            try #require(frame(14, in: list)).minY - list.collectionView.contentOffset.y
        }
        for _ in 0..<60 where frame(12, in: list) == nil {
            list.collectionView.contentOffset.y -= 30
            list.screen.runUntilRest()
        }
        // Whole pages have the other cell, too.
        if hostility != .cellsForWholePages { #expect(frame(13, in: list) == nil) }
        for _ in 0..<10 {
            let before = try place()
            list.collectionView.contentOffset.y -= 30
            list.screen.runUntilRest()
            #expect(try place() == before + 30)
        }
        list.collectionView.contentOffset.y -= 300
        list.screen.runUntilRest()
        #expect(frame(13, in: list)?.height == 360)
    }

    /// Its section begins far above what is seen.
    @Test(arguments: [Hostility.cellsForWholePages, [.cellsForWholePages, .askedInWindow]])
    func aPinnedHeaderHoldsNoPlace(_ hostility: Hostility) throws {
        let list = list(hostility, header: 40)
        list.collectionView.contentOffset.y = 1_000
        list.screen.runUntilRest()
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 10, section: 0)) as? AnsweringCell)
        list.collectionView.contentOffset.y += 95
        list.screen.runUntilRest()
        let top = list.collectionView.contentOffset.y
        let before = try #require(frame(11, in: list)).minY - top
        list.rows[0][10].height = 160
        cell.height = 160
        cell.invalidateIntrinsicContentSize()
        list.screen.runUntilRest()
        #expect(cell.frame.height == 160)
        #expect(try #require(frame(11, in: list)).minY - list.collectionView.contentOffset.y == before)
    }

    /// The cells of the rows above tell their sizes as they come on screen, under the header of a section that begins far above.
    @Test(.byTurns(), arguments: [Hostility(), .askedInWindow, .cellsForWholePages, .lateSelfSizing])
    func aPinnedHeaderHoldsNoPlaceWhileRowsComeOnScreen(_ hostility: Hostility) throws {
        let list = list(hostility, header: 40)
        list.collectionView.contentOffset.y = 2_600
        list.screen.runUntilRest()
        let row = try #require(
            list.collectionView.indexPathsForVisibleItems.map(\.item).sorted().dropFirst(2).first
        )
        for _ in 0..<8 {
            let before = try place(of: list.rows[0][row].id, in: list)
            list.collectionView.contentOffset.y -= 60
            list.screen.runUntilRest()
            #expect(try place(of: list.rows[0][row].id, in: list) == before + 60)
        }
    }

    /// The app's closure invalidates the layout while the views on screen are asked for their sizes.
    @Test func aViewHasTheSizeThatItGetsWhileItIsFitted() throws {
        let list = ListFixture(
            heights: [[100, 60]],
            section: .grid(columns: 2),
            estimate: CGSize(width: 195, height: 44)
        )
        let last = IndexPath(item: 1, section: 0)
        var isInvalidated = false
        list.layout.itemSizing = { [unowned list] indexPath in
            if indexPath == last, !isInvalidated, list.collectionView.cellForItem(at: last) != nil {
                isInvalidated = true
                list.layout.invalidateLayout()
            }
            return .selfSizing()
        }
        list.layout.invalidateSizes()
        list.screen.runUntilRest()
        #expect(isInvalidated)
        #expect(frame(0, in: list) == CGRect(x: 0, y: 0, width: 195, height: 100))
        #expect(frame(1, in: list) == CGRect(x: 195, y: 0, width: 195, height: 100))
    }

    // MARK: What holds the place

    /// The ways in which cells may be asked for their sizes.
    private nonisolated static let waysOfTelling: [Hostility] = [
        [], .askedInWindow, .lateSelfSizing, [.lateSelfSizing, .askedInWindow], .mergedContexts, .all,
    ]

    /// A list whose row 10 is cut by the edge of the screen, so that row 11 is the first whole one.
    private func listInTheMiddle(_ hostility: Hostility) -> ListFixture {
        let list = list(hostility)
        list.collectionView.contentOffset.y = 1_030
        list.screen.runUntilRest()
        return list
    }

    /// Where an item is on screen.
    private func place(of id: Int, in list: ListFixture) throws -> CGFloat {
        let item = try #require(list.rows[0].firstIndex { $0.id == id })
        return try #require(frame(item, in: list)).minY - list.collectionView.contentOffset.y
    }

    /// Row 11 is the first whole one. The cell before it tells another size than it did.
    @Test(.byTurns(), arguments: waysOfTelling)
    func anInvalidationHoldsItsPlaceWhenCellsTellOtherSizes(_ hostility: Hostility) throws {
        let list = listInTheMiddle(hostility)
        let before = try place(of: 11, in: list)
        list.rows[0][10].height = 60
        let cell = list.collectionView.cellForItem(at: IndexPath(item: 10, section: 0)) as? AnsweringCell
        try #require(cell).height = 60
        list.layout.invalidateSizes()
        list.screen.runUntilRest()
        #expect(frame(10, in: list)?.height == 60)
        #expect(try place(of: 11, in: list) == before)
    }

    /// Nothing is known of any row, so that more rows are on screen until their cells tell their sizes.
    @Test(arguments: waysOfTelling)
    func aReloadHoldsItsPlaceWhileCellsTellTheirSizes(_ hostility: Hostility) throws {
        let list = listInTheMiddle(hostility)
        let before = try place(of: 11, in: list)
        list.layout.invalidateSizes()
        list.collectionView.reloadData()
        list.screen.runUntilRest()
        #expect(frame(10, in: list)?.height == 100)
        #expect(try place(of: 11, in: list) == before)
    }

    /// The last whole row of a chat lies behind the keyboard.
    @Test(.byTurns(), arguments: waysOfTelling)
    func aReloadHoldsARowBehindTheKeyboard(_ hostility: Hostility) throws {
        let list = list(hostility)
        list.collectionView.contentInset.bottom = 250
        list.layout.contentAnchor = .end
        list.screen.runUntilRest()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .bottom, animated: false)
        list.screen.runUntilRest()
        let whole = list.collectionView.visibleCells.filter { $0.frame.maxY <= list.collectionView.bounds.maxY }
        let items = whole.compactMap { list.collectionView.indexPath(for: $0)?.item }
        let last = try #require(items.max())
        let before = try place(of: last, in: list)
        #expect(before > 844 - 250)
        list.rows[0][last + 1] = .init(id: list.freshID(), height: 300)
        list.collectionView.reloadData()
        list.screen.runUntilRest()
        #expect(try place(of: last, in: list) == before)
    }

    /// The rows that were on screen before are far below when the cells above them tell their sizes.
    @Test(arguments: waysOfTelling)
    func theRowThatAJumpBringsToTheTopStaysThere(_ hostility: Hostility) throws {
        let heights: [CGFloat] = Array(repeating: 60, count: 40) + Array(repeating: 100, count: 20)
        let list = list(hostility, heights: heights, estimate: 100)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
        list.screen.runUntilRest()
        // Most rows above have their estimates: by these it cuts row 31 by 16 points.
        #expect(list.collectionView.contentSize.height == 5_400)
        list.collectionView.contentOffset.y -= 2_000
        list.screen.runUntilRest()
        #expect(frame(33, in: list)?.height == 60)
        #expect(try place(of: 31, in: list) == -16)
    }

    /// Row 10 is deleted, so that row 11 holds the place. Above it lies now a row that was moved, and between the two one that tells
    /// that it is longer than its estimate.
    @Test(arguments: waysOfTelling)
    func aBatchHoldsARowThatItDoesNotTouchWhileOnesAboveAreCorrected(_ hostility: Hostility) throws {
        var heights = [CGFloat](repeating: 50, count: 60)
        (heights[10], heights[14]) = (100, 300)
        let list = list(hostility, heights: heights, estimate: 50)
        list.collectionView.contentOffset.y = 530
        list.screen.runUntilRest()
        #expect(try place(of: 11, in: list) == 70)
        let moved = list.rows[0].remove(at: 14)
        list.rows[0].replaceSubrange(10...10, with: [moved, .init(id: list.freshID(), height: 200)])
        list.collectionView.performBatchUpdates {
            list.collectionView.deleteItems(at: [IndexPath(item: 10, section: 0)])
            list.collectionView.moveItem(at: IndexPath(item: 14, section: 0), to: IndexPath(item: 10, section: 0))
            list.collectionView.insertItems(at: [IndexPath(item: 11, section: 0)])
        }
        list.screen.runUntilRest()
        #expect(frame(11, in: list)?.height == 200)
        #expect(try place(of: 11, in: list) == 70)
    }

    /// Row 11, the first whole one, is gone, and row 10 comes whole on screen in its place, with another size.
    @Test(.byTurns(), arguments: waysOfTelling)
    func aBatchHoldsWhatHoldsThePlaceWhileAnItemBeforeItIsCorrected(_ hostility: Hostility) throws {
        let list = listInTheMiddle(hostility)
        let before = try place(of: 12, in: list)
        list.rows[0][10] = .init(id: list.freshID(), height: 60)
        list.rows[0].remove(at: 11)
        list.rows[0].remove(at: 5)
        list.collectionView.performBatchUpdates {
            list.collectionView.reloadItems(at: [IndexPath(item: 10, section: 0)])
            list.collectionView.deleteItems(at: [IndexPath(item: 11, section: 0), IndexPath(item: 5, section: 0)])
        }
        list.screen.runUntilRest()
        #expect(list.layout.statistics.items.corrected > 0)
        #expect(frame(9, in: list)?.height == 60)
        #expect(try place(of: 12, in: list) == before)
    }

    /// Counts how often it is asked for what it shows.
    private final class AskedView: UICollectionView {
        var questions = 0

        override var indexPathsForVisibleItems: [IndexPath] {
            questions += 1
            return super.indexPathsForVisibleItems
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A cell that is 90 points high.
    private final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 90
            return layoutAttributes
        }
    }

    /// A step of a scroll that shows no other views asks for none: to find them costs more than the step.
    @Test func viewsThatWereAskedAreLeftAlone() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let view = AskedView(frame: .zero, collectionViewLayout: SizingLayout(.bareList()))
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        screen.show(view)
        screen.frame()
        view.contentOffset.y = 910
        screen.runUntilRest()
        #expect(view.cellForItem(at: IndexPath(item: 15, section: 0))?.frame.height == 90)
        let before = view.questions
        for step in 1...20 {
            view.contentOffset.y += 1
            view.layoutIfNeeded()
            #expect(view.questions == before, "step \(step)")
        }
        // Another row comes on screen.
        view.contentOffset.y += 80
        view.layoutIfNeeded()
        #expect(view.questions > before)
    }
}
