import HeadlessTools
import Simulation
import Testing
import UIKit

@testable import SizingKit

/// What users of other ways to size cells report as problems, one test for each.
@MainActor
@Suite struct ReportedProblemTests {
    private let cell = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }

    /// A list of texts in constrained cells.
    private func list(
        _ texts: [String],
        _ layout: SizingLayout,
        _ registration: SizingRegistration<LabelCell, String>
    ) -> (source: CellSource, view: UICollectionView) {
        let source = CellSource(count: texts.count) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
        }
        return (source, source.show(layout))
    }

    /// Masonry cannot size its items itself: here the width of a column is known, and with it the height.
    @Test func aColumnsItemIsMeasuredAtTheColumnsWidth() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let columns = [390, 190, 123.4] as [CGFloat]
        for column in columns {
            let size = sizer.size(of: .template(cell, item: .sentences(6)), at: start, width: column)
            #expect(abs(size.height - textHeight(.sentences(6), width: size.width - 32) - 20) < 0.34)
            #expect(size.width <= column)
        }
    }

    /// Self-sizing cells of full width in lists, the request that is repeated most.
    @Test func cellsOfFullWidthSizeThemselves() {
        let texts = (1...10).map { String.sentences($0) }
        let layout = SizingListLayout.bare()
        let cell = cell
        layout.itemSizing = { .template(cell, item: texts[$0.item]) }
        let (_, view) = list(texts, layout, cell)
        let cells = view.visibleCells.compactMap { $0 as? LabelCell }
        #expect(cells.count > 3)
        for shown in cells {
            #expect(shown.frame.width == 390)
            #expect(abs(shown.frame.height - textHeight(shown.label.text ?? "", width: 358) - 20) < 0.34)
        }
    }

    /// Animations of insertions that start from the estimate.
    @Test func anInsertedItemAppearsAtItsTrueSize() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 30)], estimate: CGSize(width: 40, height: 40))
        list.screen.frame()
        let inserted = IndexPath(item: 2, section: 0)
        var initial: CGFloat?
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: -1, height: 222), at: 2)
            list.collectionView.insertItems(at: [inserted])
        }
        initial = list.layout.initialLayoutAttributesForAppearingItem(at: inserted)?.frame.height
        #expect(initial == 222 || initial == nil)
        #expect(list.layout.layoutAttributesForItem(at: inserted)?.frame.height == 222)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    /// Headers that size themselves break.
    @Test func headersAndFootersAreMeasuredFromTemplates() {
        let header = SizingRegistration<LabelHeader, String>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, text in view.label.text = text }
        let list = ListFixture(heights: [[100]])
        list.layout.headerSizing = { _ in .template(header, item: .sentences(9), key: "header") }
        list.layout.footerSizing = { _ in .template(header, item: "Word", key: "footer") }
        list.headerHeight = { _ in textHeight(.sentences(9), width: 358) + 20 }
        list.footerHeight = { _ in textHeight("Word", width: 358) + 20 }
        list.screen.frame()
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let heights = kinds.map {
            list.layout.layoutAttributesForSupplementaryView(ofKind: $0, at: start)?.frame.height ?? 0
        }
        #expect(abs(heights[0] - textHeight(.sentences(9), width: 358) - 20) < 0.34)
        #expect(abs(heights[1] - textHeight("Word", width: 358) - 20) < 0.34)
        #expect(list.layout.statistics.supplementaryViews.measured == 2)
    }

    /// Heights from constraints of the content view that are those of another width.
    @Test func anotherWidthLeavesNoStaleConstraints() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        for width in [390, 844, 200, 390, 320] as [CGFloat] {
            let height = sizer.height(of: .template(cell, item: .sentences(7)), at: start, width: width)
            #expect(abs(height - textHeight(.sentences(7), width: width - 32) - 20) < 0.34)
        }
    }

    /// The content's width is not the cell's where there is an accessory.
    @Test func anAccessorysWidthIsTakenBeforeMeasuring() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        for accessory in [0, 34, 68, 40, 48] as [CGFloat] {
            let insets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: accessory)
            let sizing = ItemSizing.template(cell, item: .sentences(7), key: 1).insets(insets)
            let height = sizer.height(of: sizing, at: start, width: 320)
            #expect(abs(height - textHeight(.sentences(7), width: 288 - accessory) - 20) < 0.34)
        }
        #expect(sizer.cache.count == 5)
    }

    /// No width, or a wrong one, kept for ever.
    @Test func aWrongWidthIsForgottenAndNoWidthIsNeverKept() {
        let layout = SizingListLayout.bare()
        let cell = cell
        layout.itemSizing = { .template(cell, item: .sentences(7), key: $0.item) }
        let (source, view) = list([.sentences(7)], layout, cell)
        view.autoresizingMask = []
        layout.invalidateSizes()
        for width in [0, 24, 390] as [CGFloat] {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 844)
            source.screen.frame()
            if width == 0 { #expect(layout.sizingCache.count == 0) }
        }
        let height = layout.layoutAttributesForItem(at: start)?.frame.height ?? 0
        #expect(abs(height - textHeight(.sentences(7), width: 358) - 20) < 0.34)
    }

    /// A cache that is out of step after deletions and moves. All nine kinds are in `UpdateKindTests`; here they are mixed.
    @Test func sizesFollowTheirItemsThroughABatchOfEveryKind() {
        let list = ListFixture(
            heights: [20, 25, 30].map { first in (first..<first + 5).map { CGFloat($0) } },
            measuring: .computed
        )
        list.screen.frames(3)
        list.collectionView.performBatchUpdates {
            var rows = list.rows
            let moved = rows[0].remove(at: 1)
            rows[0].remove(at: 3)
            rows[2].insert(moved, at: 0)
            rows[2].insert(.init(id: -1, height: 99), at: 3)
            rows.remove(at: 1)
            list.rows = rows
            list.collectionView.deleteItems(at: [IndexPath(item: 4, section: 0)])
            list.collectionView.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
            list.collectionView.insertItems(at: [IndexPath(item: 3, section: 1)])
            list.collectionView.deleteSections([1])
        }
        list.screen.frames(3)
        for (section, heights) in list.heights.enumerated() {
            for (item, height) in heights.enumerated() {
                let path = IndexPath(item: item, section: section)
                #expect(list.layout.layoutAttributesForItem(at: path)?.frame.height == height)
            }
        }
        #expect(list.measured.count == 16)
    }

    /// Measuring all at once blocks the main thread.
    @Test func openingMeasuresOnlyWhatIsAboutToBeSeen() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 100_000)])
        list.screen.frame()
        #expect(list.measured.count < 60)
        #expect(list.layout.estimatedItemCount > 99_900)
    }

    /// Dynamic Type leaves old sizes.
    @Test func anotherTextSizeIsAnotherSize() {
        let registration = SizingRegistration<LabelCell, String> { cell, _, text in
            cell.label.font = .preferredFont(forTextStyle: .body)
            cell.label.adjustsFontForContentSizeCategory = true
            cell.label.text = text
        }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: "Word", key: $0.item) }
        let (source, _) = list(["Word"], layout, registration)
        func height() -> CGFloat { layout.layoutAttributesForItem(at: start)?.frame.height ?? 0 }
        let usual = height()
        source.screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        source.screen.frames(3)
        #expect(height() > usual * 1.5)
        source.screen.set { $0.preferredContentSizeCategory = .large }
        source.screen.frames(3)
        #expect(height() == usual)
    }

    /// Content that finds its size only when it is shown, as SwiftUI's may: the shown cell corrects what was measured, once,
    /// and the correction is kept.
    @Test func aLiveCellCorrectsWhatWasMeasured() {
        let registration = SizingRegistration<LiveCell, Int>(fitting: .sizeThatFits) { _, _, _ in }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: 0, key: $0.item) }
        let source = CellSource(count: 3) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
        }
        let view = source.show(layout)
        #expect(layout.statistics.items.corrected == 3)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 160)
        view.reloadData()
        source.screen.frames(3)
        #expect(layout.statistics.items.corrected == 3)
        #expect(layout.statistics.items.measured == 3)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 160)
    }

    /// Cells that lay out by frames.
    @Test func cellsLaidOutByFramesAreAskedForTheirSize() {
        let (view, _) = sizingView()
        let automatic = SizingRegistration<HeightCell, CGFloat> { cell, _, height in cell.show(height) }
        let forced = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let sizer = TemplateSizer(in: view)
        for registration in [automatic, forced] {
            #expect(sizer.height(of: .template(registration, item: 77), at: start, width: 320) == 77)
        }
    }

    /// Since iOS 18 a dequeued view that is not returned raises an exception.
    @Test func nothingIsDequeuedToMeasure() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 300)])
        list.layout.precaching = SizingPrecaching(timeBudget: 1_000)
        var exceptions: [UIKitException] = []
        exceptions = catchingUIKitExceptions { list.screen.frames(10) }
        #expect(exceptions.isEmpty)
        #expect(list.layout.estimatedItemCount == 0)
    }

    /// A cell of the library as a base class, and no nibs.
    @Test func anyCellWillDo() {
        NibRegistry.register("any") { [LabelCell(frame: .zero)] }
        defer { NibRegistry.unregister("any") }
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let anyNib = UINib(nibName: "any", bundle: nil)
        let nib = SizingRegistration<LabelCell, String>(from: .nib(anyNib)) { cell, _, text in
            cell.label.text = text
        }
        let made = SizingRegistration<LabelCell, String>(
            from: .reuseIdentifier("any") { LabelCell(frame: .zero) },
            handler: { cell, _, text in cell.label.text = text }
        )
        let heights = [cell, nib, made].map {
            sizer.height(of: .template($0, item: .sentences(5)), at: start, width: 320)
        }
        #expect(Set(heights).count == 1)
        #expect(heights[0] > 44)
    }

    /// Squares and pictures.
    /// Claim (A feed with late images): "The row has its size before the picture comes"
    @Test func squaresAndPicturesKeepTheirRatio() {
        let layout = SizingListLayout.bare()
        let cell = cell
        layout.itemSizing = { $0.item == 0 ? .aspectRatio(1) : .aspectRatio(2, extra: 30) }
        let (source, _) = list(["", ""], layout, cell)
        func frame(_ item: Int) -> CGRect? {
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 390, height: 390))
        #expect(frame(1) == CGRect(x: 0, y: 390, width: 390, height: 225))
        source.screen.resize(to: CGSize(width: 300, height: 844))
        source.screen.frame()
        #expect(frame(0)?.height == 300)
        #expect(frame(1)?.height == 180)
    }
}

/// A cell that is taller on screen than its template.
private final class LiveCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if !isSizingTemplate { layoutAttributes.size.height = 80 }
        return layoutAttributes
    }
}
