import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A collection view whose data source is all the sizing code that there is.
@MainActor
@Suite(.secondProcess) struct SizingCollectionViewTests {
    private static let texts = (0..<2_000).map { String.sentences(1 + $0 * 7 % 9) }

    /// What UIKit may do with the shown cells, and when.
    nonisolated static let modes: [Hostility] = [
        [], .fittingAlongBothAxes, .fittingAnswersOfferedSize, .boundsAnsweredWithoutConstraints, .lateSelfSizing,
        [.pageAlignedQueries, .cachedAttributes, .cellsForWholePages],
        .all.subtracting(.queriesClippedToContent),
    ]

    /// Claim (README): "Collection view layouts that measure every cell before it is shown"
    @Test(.byTurns(), arguments: byTurns(modes, every: 3)) func everyCellIsRightInItsFirstFrame(_ hostility: Hostility)
    {
        let texts = TextScreen(Self.texts, hostility: hostility)
        texts.show()
        #expect(texts.problem == nil)
        #expect(texts.layout.statistics.items.corrected == 0)
        #expect(Set(texts.measured).count == texts.measured.count)
        #expect(texts.measured.count < 60)
        for offset in [300, 9_000, 60_000, 59_000] as [CGFloat] {
            texts.view.contentOffset.y = offset
            texts.screen.frame()
            #expect(texts.problem == nil, "at \(offset)")
        }
        #expect(texts.layout.statistics.items.corrected == 0)
        #expect(texts.layout.session.measurer.finder.templates.templateCount == 1)
    }

    @Test func updatesMeasureWhatIsNew() {
        let texts = TextScreen(Self.texts)
        texts.show()
        texts.screen.runUntilRest()
        let measured = texts.measured.count
        texts.view.performBatchUpdates {
            texts.texts.insert(contentsOf: [.sentences(12), .sentences(2)], at: 1)
            texts.texts.remove(at: 5)
            texts.view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
            texts.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
        }
        texts.screen.runUntilRest()
        #expect(texts.problem == nil)
        #expect(texts.measured.count - measured <= 4)
        #expect(texts.layout.statistics.items.corrected == 0)
    }

    @Test func keysAreFoundAgainAfterAReload() {
        let texts = TextScreen(Self.texts)
        texts.layout.itemKey = { [unowned texts] in texts.texts[$0.item] }
        texts.show()
        let measured = texts.measured.count
        texts.view.reloadData()
        texts.screen.runUntilRest()
        #expect(texts.measured.count == measured)
        #expect(texts.problem == nil)
    }

    @Test func withoutKeysAReloadMeasuresAnew() {
        let texts = TextScreen(Self.texts)
        texts.show()
        texts.texts[2] = .sentences(20)
        texts.view.reloadData()
        texts.screen.runUntilRest()
        #expect(texts.problem == nil)
        #expect(texts.layout.statistics.items.corrected == 0)
    }

    /// The identifiers of a diffable data source are keys, which a reload of an item takes its size away from.
    /// Claim (Diffable data sources): "With a ``SizingCollectionView`` there is nothing to write."
    @Test func identifiersOfADiffableDataSourceAreKeys() {
        let layout = SizingListLayout()
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(LabelCell.self, forCellWithReuseIdentifier: "text")
        var texts = Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, String.sentences(1 + $0 % 5)) })
        var measured: [Int] = []
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? LabelCell)?.label.text = texts[item]
            if cell.isSizingTemplate { measured.append(item) }
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200))
        source.apply(snapshot, animatingDifferences: false)
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frame()
        let first = measured
        #expect(first.count > 5 && Set(first).count == first.count)
        // Items that come back are known.
        snapshot.deleteItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        screen.runUntilRest()
        snapshot.insertItems([2, 1], afterItem: 0)
        source.apply(snapshot, animatingDifferences: false)
        screen.runUntilRest()
        #expect(measured.count { $0 == 1 } == 1)
        texts[3] = .sentences(30)
        snapshot.reloadItems([3])
        source.apply(snapshot, animatingDifferences: false)
        screen.runUntilRest()
        #expect(measured.count { $0 == 3 } == 2)
        let height = textHeight(.sentences(30), width: 390 - 32) + 20
        #expect(abs((view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.height ?? 0) - height) < 1)
        #expect(layout.statistics.items.corrected == 0)
    }

    @Test func headersAreMeasuredWhereTheLayoutSaysThatThereAreSome() {
        let texts = TextScreen(Self.texts)
        let kind = UICollectionView.elementKindSectionHeader
        texts.view.register(LabelHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        texts.header = { view, indexPath in
            let header = view.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "header",
                for: indexPath
            )
            (header as? LabelHeader)?.label.text = .sentences(4)
            return header
        }
        texts.layout.headerSizing = { _ in .dataSource() }
        texts.show()
        let header = texts.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(abs((header?.frame.height ?? 0) - texts.height(of: .sentences(4))) < 0.34)
        #expect(texts.layout.statistics.supplementaryViews.corrected == 0)
        #expect(texts.problem == nil)
    }

    @Test func nibsAndSeveralIdentifiersServe() {
        let texts = TextScreen(Self.texts)
        NibRegistry.register("text cell") { [LabelCell(frame: .zero)] }
        defer { NibRegistry.unregister("text cell") }
        texts.view.register(UINib(nibName: "text cell", bundle: nil), forCellWithReuseIdentifier: "nib")
        texts.cell = { view, indexPath, text in
            let identifier = indexPath.item % 2 == 0 ? "nib" : "text"
            let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            (cell as? LabelCell)?.label.text = text
            return cell
        }
        texts.show()
        #expect(texts.problem == nil)
        #expect(texts.layout.statistics.items.corrected == 0)
        #expect(texts.layout.session.measurer.finder.templates.templateCount == 2)
    }

    @Test func registrationsServeWhereTheLayoutIsToldToAsk() {
        let texts = TextScreen(Self.texts)
        let cell = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
        texts.cell = { view, indexPath, text in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: text)
        }
        texts.layout.itemSizing = { _ in .dataSource() }
        texts.show()
        #expect(texts.problem == nil)
        #expect(texts.layout.statistics.items.corrected == 0)
        #expect(!texts.measured.isEmpty)
    }

    // MARK: What a data source may do instead

    /// Claim (README): "Cells of registrations, and of registered classes and nibs, are measured before they are shown."
    @Test(.byTurns(), arguments: modes) func uiKitsRegistrationsAreMeasuredInAdvance(_ hostility: Hostility) {
        let texts = TextScreen(Self.texts, registersCells: false, hostility: hostility)
        let cell = UICollectionView.CellRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
        texts.cell = { view, indexPath, text in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: text)
        }
        let exceptions = catchingUIKitExceptions {
            texts.show()
            #expect(texts.problem == nil)
            texts.screen.runUntilRest()
        }
        #expect(exceptions.isEmpty)
        #expect(texts.measured.count > 10)
        #expect(texts.layout.statistics.items.corrected == 0)
        #expect(texts.problem == nil)
    }

    @Test func aPlainCollectionViewFitsItsShownCells() {
        let texts = TextScreen(Self.texts, in: { UICollectionView(frame: .zero, collectionViewLayout: $0) })
        texts.show()
        #expect(texts.problem == nil)
        #expect(texts.measured.isEmpty)
    }

    @Test func anotherCellThanTheDequeuedOneIsMeasuredWhenItIsShown() {
        let texts = TextScreen(Self.texts)
        var isShown = false
        var asked = 0
        texts.cell = { view, indexPath, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? LabelCell)?.label.text = text
            guard cell.isSizingTemplate else {
                isShown = true
                return cell
            }
            asked += 1
            return UICollectionViewCell()
        }
        texts.show()
        #expect(isShown)
        #expect(asked == 1)
        #expect(texts.problem == nil)
        texts.screen.runUntilRest()
        #expect(texts.problem == nil)
    }

    @Test func ofTwoDequeuedCellsTheReturnedOneCounts() {
        let texts = TextScreen(Self.texts)
        texts.cell = { view, indexPath, text in
            if view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath).isSizingTemplate {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as? LabelCell)?.label.text = text
                return cell
            }
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? LabelCell)?.label.text = text
            return cell
        }
        _ = catchingUIKitExceptions { texts.show() }
        #expect(texts.problem == nil)
        #expect(texts.layout.session.measurer.finder.templates.templateCount == 2)
    }

    @Test func aCellDequeuedForAnotherIndexPathIsATemplateToo() {
        let texts = TextScreen(Self.texts)
        texts.cell = { view, indexPath, text in
            let isTemplate = view.cellForItem(at: indexPath) == nil
            let cell = view.dequeueReusableCell(
                withReuseIdentifier: "text",
                for: isTemplate ? indexPath : IndexPath(item: 0, section: 0)
            )
            (cell as? LabelCell)?.label.text = text
            return cell
        }
        texts.show()
        #expect(texts.problem == nil)
    }

    @Test func theDataSourceMayAskTheLayout() {
        let texts = TextScreen(Self.texts)
        let configure = texts.cell
        texts.cell = { [unowned texts] view, indexPath, text in
            _ = texts.layout.layoutAttributesForItem(at: IndexPath(item: indexPath.item + 1, section: 0))
            _ = view.collectionViewLayout.collectionViewContentSize
            _ = view.indexPathsForVisibleItems
            return configure(view, indexPath, text)
        }
        texts.show()
        texts.screen.runUntilRest()
        #expect(texts.problem == nil)
    }

    /// Between a change of the data and the word of it nobody is asked for what may be gone.
    @Test func aDataSourceThatHasMovedOnIsNotAsked() {
        let texts = TextScreen(Self.texts)
        texts.show()
        let measured = texts.measured.count
        texts.texts.removeLast(1_990)
        // Far away, where nothing is measured, and before anybody is told.
        let attributes = texts.layout.layoutAttributesForItem(at: IndexPath(item: 1_500, section: 0))
        #expect(attributes != nil)
        #expect(texts.measured.count == measured)
        texts.view.reloadData()
        texts.screen.runUntilRest()
        #expect(texts.problem == nil)
        #expect(texts.view.numberOfItems(inSection: 0) == 10)
    }

    /// What UIKit objects to when the cell is shown, it objects to when the cell is measured.
    @Test func anUnknownIdentifierRaisesUIKitsOwnException() {
        let texts = TextScreen(Self.texts)
        texts.cell = { view, indexPath, _ in view.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath) }
        let exceptions = catchingUIKitExceptions { texts.show() }
        #expect(!exceptions.isEmpty)
    }

    @Test func aViewThatIsRegisteredAgainHasNewTemplates() {
        let texts = TextScreen(Self.texts)
        texts.show()
        texts.view.register(TallCell.self, forCellWithReuseIdentifier: "text")
        let far = IndexPath(item: 1_000, section: 0)
        #expect(texts.layout.layoutAttributesForItem(at: far)?.frame.height == 120)
    }

    @Test func aDelegateThatStatesSizesIsReportedOnce() {
        let reported = SizingLog.reported
        SizingLog.reported = []
        defer { SizingLog.reported = reported }
        let texts = TextScreen(Self.texts)
        let delegate = FlowDelegate()
        texts.view.delegate = delegate
        let lines = sizingLog {
            texts.show()
            texts.view.reloadData()
            texts.screen.frame()
        }
        #expect(lines.count { $0.contains("UICollectionViewDelegateFlowLayout") } == 1)
        #expect(texts.problem == nil)
        #expect(!delegate.wasAsked)
    }

    /// The last section keeps more room below its items than the others. The layout asks for it only when a scroll goes there:
    /// the content is then longer than UIKit knows.
    @Test(arguments: ScrollToItemTests.modes)
    func aScrollReachesTheEndOfASectionThatWasNotAskedFor(_ hostility: Hostility) {
        let layout = SizingLayout { section, _ in
            .bareList().insets(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: section == 39 ? 60 : 0, trailing: 0))
        }
        layout.estimatedItemSize = CGSize(width: 390, height: 100)
        layout.itemSizing = { _ in .computed { _ in CGSize(width: 390, height: 100) } }
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<40 {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<5).map { section * 5 + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 800), hostility: hostility)
        screen.show(view)
        screen.runUntilRest()
        view.scrollToItem(at: IndexPath(item: 4, section: 39), at: .top, animated: false)
        screen.frame()
        #expect(view.contentSize.height == 20_060)
        #expect(view.contentOffset.y == 19_260)
    }

    @Test func aControllerManagesTheView() {
        let controller = FeedController(collectionViewLayout: SizingListLayout())
        let screen = HeadlessScreen()
        screen.window.rootViewController = controller
        screen.frame()
        let view = controller.collectionView
        #expect(view is SizingCollectionView)
        #expect(view?.visibleCells.count ?? 0 > 3)
        #expect((view?.collectionViewLayout as? SizingLayout)?.statistics.items.corrected == 0)
    }
}

/// The delegate of a flow layout, which is left where it was.
private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private(set) var wasAsked = false

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        wasAsked = true
        return CGSize(width: 50, height: 50)
    }
}

/// A view that nothing is registered with.
private final class TallCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
}

private final class FeedController: SizingCollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "text")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? LabelCell)?.label.text = .sentences(1 + indexPath.item % 4)
        return cell
    }
}
