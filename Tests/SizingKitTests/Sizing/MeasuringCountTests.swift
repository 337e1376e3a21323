import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// How often things are measured, counted.
@MainActor
@Suite struct MeasuringCountTests {
    @Test(.byTurns()) func itemsScrolledDownAndUpTwiceAreMeasuredOnceEach() {
        let count = isExhaustive ? 10_000 : 1_000
        let list = ListFixture(heights: [(0..<count).map { CGFloat(30 + $0 % 3 * 10) }])
        list.screen.frame()
        for _ in 0..<2 {
            list.scrollToBottom(step: 2_000)
            list.scrollToTop(step: 2_000)
        }
        #expect(list.layout.statistics.items.measured == count)
        #expect(list.measured.count == count)
        #expect(Set(list.measured).count == count)
    }

    /// Claim (What invalidates a size): "A new value finds or measures another size, and going back measures nothing"
    @Test func turningMeasuresEachVisibleItemOncePerWidthAndTurningBackNothing() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 1_000)])
        list.growsWhenNarrow = true
        list.screen.frames(2)
        var measured = [list.layout.statistics.items.measured]
        for _ in 0..<2 {
            list.screen.rotate(to: CGSize(width: 844, height: 390))
            list.screen.runUntilRest()
            measured.append(list.layout.statistics.items.measured)
            list.screen.rotate(to: CGSize(width: 390, height: 844))
            list.screen.runUntilRest()
            measured.append(list.layout.statistics.items.measured)
        }
        // Upright, turned: then nothing is measured any more.
        #expect(measured[1] > measured[0])
        #expect(Set(measured[1...]).count == 1)
        let turned = measured[1] - measured[0]
        // A viewport and its margin of 390 points each, in rows of 47 points.
        #expect(turned <= 3 * 390 / 46 + 3)
    }

    @Test(.byTurns()) func reloadingWithTheSameKeysMeasuresNothing() {
        let list = ListFixture(heights: [(0..<1_000).map { 30 + CGFloat($0 % 11) * 17 }])
        list.screen.frame()
        list.scrollToBottom(step: 2_000)
        for _ in 0..<3 {
            list.collectionView.reloadData()
            list.screen.runUntilRest()
            list.scrollToTop(step: 2_000)
        }
        #expect(list.layout.statistics.items.measured == 1_000)
    }

    @Test func anotherTextSizeAndBackMeasuresNothingTheSecondTime() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 1_000)])
        list.screen.frames(2)
        let before = list.layout.statistics.items.measured
        for _ in 0..<2 {
            list.screen.set { $0.preferredContentSizeCategory = .extraExtraLarge }
            list.screen.runUntilRest()
            list.screen.set { $0.preferredContentSizeCategory = .large }
            list.screen.runUntilRest()
        }
        #expect(list.layout.statistics.items.measured == 2 * before)
    }

    /// Two sides that never agree.
    /// Claim (What bad data gets): "Corrects it eight times, then keeps its size"
    @Test func aCellThatKeepsChangingItsMindIsCorrectedAFewTimesOnly() {
        let registration = SizingRegistration<RestlessCell, Int>(fitting: .sizeThatFits) { _, _, _ in }
        let source = CellSource(count: 1) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
        }
        let layout = SizingListLayout.bare()
        var version = 0
        layout.itemSizing = { _ in .selfSizing(key: 0, version: version) }
        let view = source.show(layout)
        for _ in 0..<100 {
            layout.invalidateLayout()
            source.screen.frame()
        }
        #expect(layout.statistics.items.corrected == 8)
        // What shows something else may change its mind again.
        layout.invalidateSizes(at: [start])
        for _ in 0..<100 {
            layout.invalidateLayout()
            source.screen.frame()
        }
        #expect(layout.statistics.items.corrected == 16)
        version = 1
        for _ in 0..<100 {
            view.reconfigureItems(at: [start])
            source.screen.frame()
        }
        #expect(layout.statistics.items.corrected == 24)
    }

    @Test func aCorrectionWithinAPixelIsNone() {
        let registration = SizingRegistration<AlmostCell, Int>(fitting: .sizeThatFits) { _, _, _ in }
        let source = CellSource(count: 3) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
        }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { _ in .template(registration, item: 0) }
        _ = source.show(layout)
        #expect(layout.statistics.items.corrected == 0)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 50)
    }

    /// A cell as apps have it, which knows nothing of this package: its template is fitted, and UIKit fits the cell on screen.
    @Test func aNewRowOfAnyCellIsFittedAsATemplateAndOnceByUIKit() {
        let rows = FittedRows()
        let screen = HeadlessScreen()
        screen.show(rows.collectionView)
        screen.runUntilRest()
        for _ in 0..<20 {
            rows.collectionView.contentOffset.y += 200
            screen.runUntilRest()
        }
        let measured = rows.layout.statistics.items.measured
        #expect(measured >= 80)
        // The first ones of three heights, not all of them whole, are asked as UIKit asks cells after a layout pass.
        #expect(rows.fitted.templates == measured + 3)
        #expect(rows.fitted.shown == rows.shownCount)
    }
}

/// A cell that answers one point more each time.
private final class RestlessCell: UICollectionViewCell {
    private static var answers: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.answers += 1
        layoutAttributes.size.height = 50 + Self.answers
        return layoutAttributes
    }
}

/// A cell that answers a fraction of a pixel less than it was measured at.
private final class AlmostCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49.9) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 49.8
        return layoutAttributes
    }
}

/// A thousand rows of cells that count how often they are fitted.
@MainActor
private final class FittedRows: NSObject, UICollectionViewDataSource {
    let layout = SizingListLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) var fitted = (templates: 0, shown: 0)
    /// How many cells were asked for.
    private(set) var shownCount = 0
    private lazy var cell = SizingRegistration<FittedCell, Int> { [unowned self] cell, _, item in
        cell.height.constant = 60 + CGFloat(item % 9)
        cell.didFit = { [unowned self, unowned cell] in
            if cell.isSizingTemplate { fitted.templates += 1 } else { fitted.shown += 1 }
        }
    }

    override init() {
        super.init()
        layout.itemSizing = { [unowned self] in .template(cell, item: $0.item, key: $0.item) }
        collectionView.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        shownCount += 1
        return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
    }
}

private final class FittedCell: UICollectionViewCell {
    private let block = UIView()
    private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 0)
    var didFit: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        height.priority = .required - 1
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        didFit()
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
