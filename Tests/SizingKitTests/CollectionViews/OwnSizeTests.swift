import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Cells that override `preferredLayoutAttributesFitting(_:)` are measured by their overrides, before they are shown.
///
/// All lengths are in pixels, of which a point has three. One to four lines at 17 points take 61, 122, 183 and 244, and a
/// `LabelCell` has 60 around them: 121, 182, 243 and 304. Rounded up to 8 points, 24 pixels, these are 144, 192, 264 and 312;
/// to whole points, 123, 183, 243 and 306. A list adds 1 for the separator.
@MainActor
@Suite(.secondProcess) struct OwnSizeTests {
    private static let fitted = [121, 182, 243, 304]
    private static let rounded = [144, 192, 264, 312]
    private static let whole = [123, 183, 243, 306]
    private static let computed = [100, 130, 160, 190]

    /// A cell that overrides the method, and the heights of one to four lines in it.
    struct Kind: Sendable {
        var cell: LabelCell.Type
        var heights: [Int]
        /// Whether the override begins with the size that `super` returns.
        var callsSuper: Bool

        /// The heights in a mode. Where `super` returns another width, so does the override, and the cell is fitted.
        @MainActor
        func heights(in hostility: Hostility) -> [Int] {
            callsSuper && hostility.contains(.fittingAlongBothAxes) ? OwnSizeTests.fitted : heights
        }
    }

    private static let kinds = [
        Kind(cell: RoundingCell.self, heights: rounded, callsSuper: true),
        Kind(cell: WholePointsCell.self, heights: whole, callsSuper: true),
        Kind(cell: FittingCell.self, heights: rounded, callsSuper: false),
        Kind(cell: ComputingCell.self, heights: computed, callsSuper: false),
    ]

    private static func text(_ item: Int) -> String {
        Array(repeating: "Line", count: 1 + item * 3 % 4).joined(separator: "\n")
    }

    nonisolated static let modes = ShownCells.modes

    @Test(arguments: sample(of: modes, every: 32))
    func cellsOfADataSourceHaveTheirOwnHeights(_ hostility: Hostility) {
        for kind in Self.kinds {
            let texts = TextScreen((0..<400).map(Self.text), hostility: hostility)
            texts.view.register(kind.cell, forCellWithReuseIdentifier: "text")
            checkRows(of: texts.view, texts.screen, kind.heights(in: hostility), texts.layout, "\(kind.cell)")
        }
    }

    /// Below each row is a separator. An answer that equals the height of the whole row agrees with it: 183 for a text of 182.
    @Test(arguments: sample(of: modes, every: 32, always: [.fittingAnswersOfferedSize]))
    func rowsOfAListHaveTheirOwnHeights(_ hostility: Hostility) {
        for kind in Self.kinds {
            let texts = TextScreen((0..<400).map(Self.text), hostility: hostility)
            texts.layout.section = .list()
            texts.view.register(kind.cell, forCellWithReuseIdentifier: "text")
            let heights = zip(kind.heights(in: hostility), Self.fitted).map { own, fitted in
                own == fitted + 1 && !hostility.contains(.fittingAnswersOfferedSize) ? own : own + 1
            }
            checkRows(of: texts.view, texts.screen, heights, texts.layout, "\(kind.cell)")
        }
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 100))
    func cellsOfARegistrationHaveTheirOwnHeights(_ hostility: Hostility) {
        check(SizingRegistration<RoundingCell, Int>(id: "a") { cell, _, item in cell.label.text = Self.text(item) }, 0)
        check(
            SizingRegistration<WholePointsCell, Int>(id: "b") { cell, _, item in cell.label.text = Self.text(item) },
            1
        )
        check(SizingRegistration<FittingCell, Int>(id: "c") { cell, _, item in cell.label.text = Self.text(item) }, 2)
        check(SizingRegistration<ComputingCell, Int>(id: "d") { cell, _, item in cell.label.text = Self.text(item) }, 3)

        func check<Cell: LabelCell>(_ registration: SizingRegistration<Cell, Int>, _ kind: Int) {
            let source = CellSource(count: 400) { view, indexPath in
                view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
            }
            let layout = SizingListLayout.bare()
            layout.itemSizing = { .template(registration, item: $0.item, key: $0.item) }
            let screen = HeadlessScreen(hostility: hostility)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.dataSource = source
            let kind = Self.kinds[kind]
            checkRows(of: view, screen, kind.heights(in: hostility), layout, "\(kind.cell)")
        }
    }

    /// Each item on screen has the height of its text, in the first frame and while it scrolls, and nothing was done twice.
    private func checkRows(
        of view: UICollectionView,
        _ screen: HeadlessScreen,
        _ heights: [Int],
        _ layout: SizingLayout,
        _ comment: Comment
    ) {
        screen.show(view)
        let shown = ShownCells(of: view, on: screen) { [1170, heights[$0.item * 3 % 4]] }
        screen.frame()
        // Items 0 to 3 have one, four, three and two lines.
        let y = [0, heights[0], heights[0] + heights[3], heights[0] + heights[3] + heights[2]]
        #expect(shown.frames.prefix(4).map { $0[1] } == y, comment)
        shown.scroll(on: screen, by: 300, times: 6)
        view.contentOffset.y = 12_000
        screen.frame()
        shown.scroll(on: screen, by: -250, times: 4)
        screen.runUntilRest()
        #expect(shown.problem == nil, comment)
        #expect(shown.waste() == ShownCells.Waste.none, comment)
    }

    /// 3 · 30 = 90 wide for each letter, and as high as wide.
    @Test(.byTurns(), arguments: sample(of: modes))
    func itemsInLinesHaveTheirOwnSizes(_ hostility: Hostility) {
        let texts = TextScreen((0..<60).map { String(repeating: "a", count: 1 + $0 % 3) }, hostility: hostility)
        texts.layout.section = .flow(spacing: 0)
        texts.view.register(SquareCell.self, forCellWithReuseIdentifier: "text")
        texts.screen.show(texts.view)
        let shown = ShownCells(of: texts.view, on: texts.screen) {
            [90 * (1 + $0.item % 3), 90 * (1 + $0.item % 3)]
        }
        texts.screen.frame()
        #expect(shown.frames.prefix(3).map { $0[0] } == [0, 90, 270])
        texts.screen.runUntilRest()
        #expect(shown.problem == nil)
        #expect(shown.waste() == ShownCells.Waste.none)
    }

    @Test(.byTurns(), arguments: sample(of: modes))
    func headersHaveTheirOwnHeights(_ hostility: Hostility) throws {
        let texts = TextScreen((0..<40).map(Self.text), hostility: hostility)
        let kind = UICollectionView.elementKindSectionHeader
        texts.view.register(TallHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        texts.header = { view, indexPath in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        texts.layout.headerSizing = { _ in .dataSource() }
        texts.show()
        let header = try #require(texts.view.supplementaryView(forElementKind: kind, at: start))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 75))
        texts.screen.runUntilRest()
        #expect(header.frame.height == 75)
        #expect(texts.layout.statistics.supplementaryViews.corrected == 0)
    }

    /// A row's own height has the separator below it: 3 · 100 + 1.
    @Test(arguments: sample(of: modes))
    func rowsOfATableHaveTheirOwnHeights(_ hostility: Hostility) throws {
        let table = TextTable([(0..<60).map { "\($0)" }], hostility: hostility)
        table.view.register(TallRow.self, forCellReuseIdentifier: "text")
        table.show()
        let rows = table.view.visibleTableCells
        #expect(rows.count >= 8)
        for row in rows {
            let height = try #require(row.container).frame.height
            #expect((height * 3).rounded() == 301)
        }
        table.screen.runUntilRest()
        let items = table.view.listLayout.statistics.items
        #expect(items.corrected == 0)
        #expect(Set(table.measured).count == table.measured.count)
    }

    /// What a row costs: each is fitted as often as without the question, but for the first ones.
    @Test func aCellWithoutAnOverrideIsAskedAFewTimes() {
        let texts = TextScreen((0..<400).map(Self.text))
        texts.view.register(CountingCell.self, forCellWithReuseIdentifier: "text")
        CountingCell.questions = 0
        texts.show()
        for _ in 0..<40 {
            texts.view.contentOffset.y += 400
            texts.screen.frame()
        }
        #expect(texts.layout.statistics.items.measured > 200)
        // Until three different heights were seen, not all of them whole: those of one, four and three lines.
        #expect(CountingCell.questions == 3)
    }

    /// The override is found when a shown cell corrects its size, and the templates are asked from then on.
    @Test func anOverrideThatShowsLateIsLearnedFromACorrection() {
        // Heights that are multiples of 8 points already.
        let texts = TextScreen((0..<400).map { $0 < 30 ? "\(80 + 8 * ($0 % 5))" : "\(81 + $0 % 7)" })
        texts.view.register(LateCell.self, forCellWithReuseIdentifier: "text")
        texts.show()
        for _ in 0..<40 {
            texts.view.contentOffset.y += 400
            texts.screen.frame()
        }
        for indexPath in texts.view.indexPathsForVisibleItems {
            #expect(texts.view.cellForItem(at: indexPath)?.frame.height == 88)
        }
        // Those that were measured before the first of them came on screen.
        #expect((1..<30).contains(texts.layout.statistics.items.corrected))
    }
}

extension UICollectionViewLayoutAttributes {
    /// Rounds the height up to a multiple of a length.
    fileprivate func roundHeight(upTo length: CGFloat) {
        size.height = ((size.height - 0.001) / length).rounded(.up) * length
    }
}

/// A cell that rounds the height that `super` returns.
private final class RoundingCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.roundHeight(upTo: 8)
        return attributes
    }
}

/// A cell that rounds the height to whole points, so that one text in four needs no rounding.
private final class WholePointsCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.roundHeight(upTo: 1)
        return attributes
    }
}

/// A cell that fits itself at the given width, and rounds the height.
private final class FittingCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height =
            contentView.systemLayoutSizeFitting(
                CGSize(width: layoutAttributes.size.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        layoutAttributes.roundHeight(upTo: 8)
        return layoutAttributes
    }
}

/// A cell that computes its height: 70 pixels and 30 for each line.
private final class ComputingCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let lines = label.text?.split(separator: "\n").count ?? 0
        layoutAttributes.size.height = CGFloat(70 + 30 * lines) / 3
        return layoutAttributes
    }
}

/// A cell that computes both lengths, in a line of items.
private final class SquareCell: LabelCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let length = CGFloat(30 * (label.text?.count ?? 0))
        layoutAttributes.size = CGSize(width: length, height: length)
        return layoutAttributes
    }
}

/// A cell whose text is its fitted height, rounded up to 8 points by its override.
private final class LateCell: LabelCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Double(label.text ?? "").map { CGFloat($0) } ?? 0)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = sizeThatFits(layoutAttributes.size).height
        layoutAttributes.roundHeight(upTo: 8)
        return layoutAttributes
    }
}

/// A plain cell that counts how often its templates are asked.
private final class CountingCell: LabelCell {
    static var questions = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if isSizingTemplate { Self.questions += 1 }
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// A header of 75 points, which its constraints do not say.
private final class TallHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 75
        return layoutAttributes
    }
}

/// A row of 100 points, which its constraints do not say.
private final class TallRow: SizingTableViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 100
        return layoutAttributes
    }
}
