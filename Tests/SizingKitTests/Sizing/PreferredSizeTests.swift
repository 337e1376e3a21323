import Foundation
import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Whatever UIKit's `preferredLayoutAttributesFitting(_:)` answers for views that do not override it, they are as tall as
/// what they show.
@MainActor
@Suite(.secondProcess) struct PreferredSizeTests {
    private func frame(_ layout: UICollectionViewLayout, _ item: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    /// A hundred texts, down and up again.
    @Test(arguments: sample(of: pairs(TextsFixture.Measuring.allCases, TextsFixture.modes)))
    func everyRowKeepsItsTrueHeight(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) throws {
        let texts = TextsFixture.texts(100)
        let fixture = TextsFixture(texts, measuring: measuring, hostility: hostility)
        fixture.screen.frame()
        #expect(fixture.wrongItems == [])
        for _ in 0..<20 {
            fixture.scroll(to: fixture.collectionView.contentOffset.y + 500)
            #expect(fixture.wrongItems == [])
        }
        fixture.screen.runUntilRest()
        for _ in 0..<40 where fixture.collectionView.contentOffset.y > 0 {
            fixture.scroll(to: max(0, fixture.collectionView.contentOffset.y - 500))
            #expect(fixture.wrongItems == [])
        }
        fixture.screen.runUntilRest()
        #expect(fixture.wrongItems == [])
        if measuring == .template { #expect(fixture.layout.statistics.items.corrected == 0) }

        // In the cache, saved and loaded again.
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sizes")
        defer { try? FileManager.default.removeItem(at: url) }
        try fixture.layout.sizingCache.save(to: url, fingerprint: "1")
        let cache = SizingCache()
        #expect(try cache.load(from: url, fingerprint: "1") == 100)
        let again = TextsFixture(texts, measuring: measuring, hostility: .fittingAnswersOfferedSize)
        again.layout.sizingCache = cache
        again.layout.precaching = SizingPrecaching()
        again.screen.runUntilRest()
        #expect(again.layout.estimatedItemCount == 0)
        #expect(again.layout.statistics.items.measured == 0)
        var y: CGFloat = 0
        for (item, text) in texts.enumerated() {
            let height = TextsFixture.height(of: text)
            #expect(
                self.frame(again.layout, item).map { abs($0.minY - y) < 0.01 && abs($0.height - height) < 0.01 } == true
            )
            y += height
        }
    }

    @Test(arguments: sample(of: pairs(TextsFixture.Measuring.allCases, TextsFixture.modes)))
    func headersAndFootersAreAsTallAsTheirTexts(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) throws {
        let (above, below) = (String.sentences(6), String.sentences(9))
        let fixture = TextsFixture(
            ["Word", .sentences(4)],
            measuring: measuring,
            header: above,
            footer: below,
            hostility: hostility
        )
        fixture.screen.frame()
        for (kind, text) in [
            (UICollectionView.elementKindSectionHeader, above), (UICollectionView.elementKindSectionFooter, below),
        ] {
            let view = try #require(fixture.collectionView.supplementaryView(forElementKind: kind, at: start))
            #expect(abs(view.frame.height - TextsFixture.height(of: text)) < 0.01)
        }
        #expect(fixture.wrongItems == [])
        fixture.screen.runUntilRest()
        #expect(
            abs(
                fixture.collectionView.contentSize.height
                    - [above, "Word", .sentences(4), below].map {
                        TextsFixture.height(of: $0)
                    }.reduce(0, +)
            ) < 0.01
        )
    }

    @Test(.byTurns(), arguments: sample(of: pairs(TextsFixture.Measuring.allCases, TextsFixture.modes)))
    func columnsKeepTheirItemsTrueHeights(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) {
        let grid = SizingSection.grid(columns: 2, spacing: 6, rowAlignment: .center)
        for section in [grid, .masonry(columns: 2, spacing: 6)] {
            let fixture = TextsFixture(
                TextsFixture.texts(80),
                SizingLayout(section),
                measuring: measuring,
                hostility: hostility
            )
            for step in 0..<12 {
                fixture.scroll(to: CGFloat(step) * 300)
                for indexPath in fixture.collectionView.indexPathsForVisibleItems {
                    let height = TextsFixture.height(of: fixture.texts[indexPath.item], width: 192)
                    let cell = fixture.collectionView.cellForItem(at: indexPath)
                    #expect(cell.map { $0.frame.width == 192 && abs($0.frame.height - height) < 0.01 } == true)
                }
            }
        }
    }

    /// Each takes the width of its text, at most that of the line.
    @Test(arguments: sample(of: pairs(TextsFixture.Measuring.allCases, TextsFixture.modes), every: 3))
    func itemsInLinesChooseTheirWidths(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) {
        let texts = (0..<60).map { $0 % 9 == 8 ? .sentences(5) : String(repeating: "Word ", count: $0 % 4 + 1) }
        let fixture = TextsFixture(
            texts,
            SizingLayout(.flow(spacing: 6)),
            measuring: measuring,
            hostility: hostility
        )
        for step in 0..<4 {
            fixture.scroll(to: CGFloat(step) * 200)
            #expect(fixture.collectionView.indexPathsForVisibleItems.count > 10)
            for indexPath in fixture.collectionView.indexPathsForVisibleItems {
                let text = texts[indexPath.item]
                let width = min(390, TextsFixture.width(of: text))
                let height = TextsFixture.height(of: text, width: width)
                let frame = fixture.collectionView.cellForItem(at: indexPath)?.frame ?? .zero
                #expect(abs(frame.width - width) < 0.5 || (width == 390 && frame.width > 300))
                #expect(abs(frame.height - height) < 0.01)
            }
        }
    }

    @Test(arguments: sample(of: pairs(TextsFixture.Measuring.allCases, TextsFixture.modes)))
    func aHorizontalListKeepsTrueWidths(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) {
        let texts = (0..<60).map { String(repeating: "Word ", count: $0 % 5 + 1) }
        let layout = SizingListLayout.bare()
        layout.scrollDirection = .horizontal
        let fixture = TextsFixture(texts, layout, measuring: measuring, hostility: hostility)
        for step in 0..<8 {
            fixture.collectionView.contentOffset.x = CGFloat(step) * 120
            fixture.screen.frame()
            for indexPath in fixture.collectionView.indexPathsForVisibleItems {
                let frame = fixture.collectionView.cellForItem(at: indexPath)?.frame ?? .zero
                #expect(frame.height == 844)
                #expect(abs(frame.width - TextsFixture.width(of: texts[indexPath.item])) < 0.01)
            }
        }
    }

    /// Rows that nobody has seen come in above the reader, at an estimate of half their height or double.
    @Test(.byTurns(), arguments: byTurns(TextsFixture.modes, every: 12))
    func nothingMovesWhileRowsThatAnswerForThemselvesComeIn(_ hostility: Hostility) {
        let fixture = TextsFixture(TextsFixture.texts(400), measuring: .selfSizing, hostility: hostility)
        fixture.screen.frame()
        fixture.scroll(to: 9_000)
        fixture.screen.runUntilRest()
        for _ in 0..<60 {
            let before = fixture.itemPositions
            fixture.scroll(to: fixture.collectionView.contentOffset.y - 60)
            let after = fixture.itemPositions
            #expect(fixture.wrongItems == [])
            for (item, position) in after {
                if let old = before[item] { #expect(abs(position - old - 60) < 0.01) }
            }
        }
    }

    @Test func withoutItemSizingEveryRowIsRightInTheFirstFrame() {
        for hostility in TextsFixture.modes {
            let fixture = TextsFixture(TextsFixture.texts(30), measuring: .selfSizing, hostility: hostility)
            fixture.layout.itemSizing = nil
            fixture.screen.frame()
            #expect(fixture.wrongItems == [])
            #expect(fixture.layout.statistics.items.corrected > 0)
        }
    }

    // MARK: Changes

    @Test(arguments: TextsFixture.Measuring.allCases, [Hostility(), .fittingAlongBothAxes])
    func aShownCellThatChangesIsCorrected(_ measuring: TextsFixture.Measuring, _ hostility: Hostility) throws {
        let fixture = TextsFixture(TextsFixture.texts(30), measuring: measuring, hostility: hostility)
        fixture.screen.frame()
        for count in [9, 2, 5] {
            let cell = try #require(fixture.collectionView.cellForItem(at: start) as? LabelCell)
            cell.label.text = .sentences(count)
            cell.invalidateIntrinsicContentSize()
            fixture.screen.frames(2)
            #expect(abs(cell.frame.height - TextsFixture.height(of: .sentences(count))) < 0.01)
        }
        #expect(fixture.wrongItems == [])
        #expect(fixture.layout.statistics.items.corrected >= 3)
    }

    @Test(.byTurns(), arguments: byTurns(TextsFixture.modes, every: 3))
    func anInvalidatedRowThatAnswersForItselfIsFittedAgain(_ hostility: Hostility) {
        let fixture = TextsFixture(TextsFixture.texts(30), measuring: .selfSizing, hostility: hostility)
        fixture.screen.frame()
        fixture.texts[1] = .sentences(10)
        fixture.collectionView.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        fixture.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        fixture.screen.frames(2)
        #expect(fixture.wrongItems == [])
        fixture.texts.insert(.sentences(8), at: 1)
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        fixture.screen.runUntilRest()
        #expect(fixture.wrongItems == [])
    }

    /// What was measured at another width was of what the item showed before, too.
    @Test func aCorrectionForgetsTheSizesInOtherRooms() throws {
        let fixture = TextsFixture([.sentences(3), .sentences(3)], measuring: .template)
        fixture.screen.frame()
        fixture.screen.rotate(to: CGSize(width: 844, height: 390))
        fixture.screen.runUntilRest()
        let measured = fixture.layout.statistics.items.measured
        fixture.texts[0] = .sentences(12)
        fixture.collectionView.reconfigureItems(at: [start])
        fixture.screen.runUntilRest()
        #expect(fixture.layout.statistics.items.corrected == 1)
        #expect(fixture.layout.statistics.items.measured == measured)
        fixture.screen.rotate(to: CGSize(width: 390, height: 844))
        fixture.screen.runUntilRest()
        #expect(fixture.layout.statistics.items.measured == measured + 1)
        #expect(fixture.wrongItems == [])
    }

    // MARK: Rows of a list

    /// A row that lays its content out by frames says how tall it is in one place, whatever UIKit asks by default.
    @Test(.byTurns(), arguments: TextsFixture.modes)
    func aRowOfFramesAgreesWithItsTemplate(_ hostility: Hostility) {
        let registration = SizingRegistration<FramesRow, Int> { cell, _, item in cell.height = CGFloat(30 + item * 7) }
        let source = CellSource(count: 12) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: $0.item, key: $0.item) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        screen.show(view)
        screen.frames(3)
        #expect(layout.statistics.items.corrected == 0)
        for item in 0..<8 { #expect(frame(layout, item)?.height == CGFloat(30 + item * 7)) }
    }

    // MARK: Reuse

    /// UIKit asks a view once for each use, and counts the uses by `super.prepareForReuse()`.
    @Test(.byTurns(), arguments: [Hostility.measuredOncePerUse, [.measuredOncePerUse, .fittingAlongBothAxes], .all])
    func cellsThatDoNotCallSuperBeforeReuseAreMeasuredToo(_ hostility: Hostility) {
        let registration = SizingRegistration<ForgetfulCell, String> { cell, _, text in cell.label.text = text }
        let texts = TextsFixture.texts(100)
        let source = CellSource(count: texts.count) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
        }
        let layout = SizingListLayout.bare()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        screen.show(view)
        screen.frame()
        for step in 1..<20 {
            view.contentOffset.y = CGFloat(step) * 400
            screen.frame()
            for indexPath in view.indexPathsForVisibleItems {
                let height = view.cellForItem(at: indexPath)?.frame.height ?? 0
                #expect(abs(height - TextsFixture.height(of: texts[indexPath.item])) < 0.01)
            }
        }
    }
}

/// A cell that keeps UIKit from learning that it is used again.
private final class ForgetfulCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("ForgetfulCell is made in code only")
    }

    override func prepareForReuse() {}
}

/// A row that is as tall as it is told, by frames.
private final class FramesRow: SizingListCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
