import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Cells that grow again and again for a good reason, and cells that never agree with the layout.
@MainActor
@Suite(.secondProcess) struct GrowingCellTests {
    /// A screen whose first cell grows by 20 points at a time.
    enum Screen: CaseIterable, Sendable {
        /// Its text view asks for more room as one types, which the cell tells UIKit.
        case note
        /// A constraint changes, which the collection view follows.
        case constraint
        /// A row of a table gets another line of text.
        case table
        /// A cell that only tells its size when it is shown.
        case selfSizing
    }

    /// A shown screen, its first cell, and what lets the cell grow.
    private struct Growing {
        var screen: HeadlessScreen
        var keep: AnyObject
        var height: @MainActor () -> CGFloat
        var grow: @MainActor () -> Void
    }

    private func growing(_ screen: Screen, _ hostility: Hostility) throws -> Growing {
        switch screen {
        case .note, .constraint:
            let texts = TextScreen((0..<5).map(String.init), hostility: hostility)
            texts.view.register(BarCell.self, forCellWithReuseIdentifier: "text")
            if screen == .constraint { texts.view.selfSizingInvalidation = .enabledIncludingConstraints }
            texts.show()
            texts.screen.frames(3)
            let cell = try #require(texts.view.cellForItem(at: start) as? BarCell)
            return Growing(screen: texts.screen, keep: texts) {
                cell.frame.height
            } grow: {
                cell.height.constant += 20
                if screen == .note { cell.contentView.invalidateIntrinsicContentSize() }
            }
        case .table:
            let table = TextTable([(0..<5).map(String.init)], hostility: hostility)
            table.row = { _, _, text in
                let row = SizingTableViewCell(style: .default, reuseIdentifier: nil)
                row.textLabel?.numberOfLines = 0
                row.textLabel?.text = text
                return row
            }
            table.show()
            table.screen.frames(3)
            let row = try #require(table.view.cellForRow(at: start))
            return Growing(screen: table.screen, keep: table) {
                row.frame.height
            } grow: {
                row.textLabel?.text = (row.textLabel?.text ?? "") + "\nline"
            }
        case .selfSizing:
            let list = ListFixture(
                heights: [Array(repeating: 50, count: 5)],
                measuring: .selfSizing,
                hostility: hostility
            )
            list.screen.frames(3)
            let cell = try #require(list.collectionView.cellForItem(at: start) as? AnsweringCell)
            return Growing(screen: list.screen, keep: list) {
                cell.frame.height
            } grow: {
                cell.height += 20
                cell.invalidateIntrinsicContentSize()
            }
        }
    }

    /// As a person types, and as an answer streams in.
    /// Claim (What invalidates a size): "A cell may correct its size as often as its content changes, as a text view
    /// does while one types."
    @Test(arguments: Screen.allCases, [(1, 60), (2, 60), (5, 30), (30, 12)])
    func aCellGrowsAsOftenAsItHasTo(_ screen: Screen, _ rhythm: (frames: Int, count: Int)) throws {
        let growing = try growing(screen, [])
        var height = growing.height()
        for step in 0..<rhythm.count {
            growing.grow()
            growing.screen.frames(rhythm.frames)
            let grown = growing.height()
            #expect(grown > height + 15, "\(step)")
            height = grown
        }
    }

    @Test(
        .byTurns(),
        arguments: Screen.allCases,
        [Hostility.lateSelfSizing, [.selfSizingPerCell, .mergedContexts], .measuredOncePerUse]
    )
    func itDoesSoWithAnyUIKit(_ screen: Screen, _ hostility: Hostility) throws {
        let growing = try growing(screen, hostility)
        var height = growing.height()
        for step in 0..<20 {
            growing.grow()
            growing.screen.frames(4)
            let grown = growing.height()
            #expect(grown > height + 15, "\(step)")
            height = grown
        }
    }

    /// Cells that swing between two sizes, and that always want to be taller.
    @Test(
        arguments: [20, nil] as [CGFloat?],
        byTurns(
            [[], .lateSelfSizing, [.lateSelfSizing, .mergedContexts], .selfSizingPerCell] as [Hostility],
            every: 2
        )
    )
    func aCellThatNeverAgreesComesToRest(_ growth: CGFloat?, _ hostility: Hostility) {
        let list = ListFixture(heights: [[100, 100, 100]], measuring: .selfSizing, hostility: hostility)
        list.collectionView.register(UneasyCell.self, forCellWithReuseIdentifier: "uneasy")
        let source = UneasySource(growth)
        list.collectionView.dataSource = source
        let exceptions = catchingUIKitExceptions { list.screen.frames(700) }
        #expect(exceptions.isEmpty)
        let corrected = list.layout.statistics.items.corrected
        #expect(corrected <= 3 * (growth == nil ? 10 : ShownViews.turnLimit + 1))
        list.screen.frames(30)
        #expect(list.layout.statistics.items.corrected == corrected)
    }

    @Test func aLineInTheLogTellsOfIt() {
        SizingLog.forgetReport(of: "correction")
        let list = ListFixture(heights: [[100, 100, 100]], measuring: .selfSizing)
        list.collectionView.register(UneasyCell.self, forCellWithReuseIdentifier: "uneasy")
        let source = UneasySource(nil)
        list.collectionView.dataSource = source
        let lines = sizingLog { list.screen.frames(10) }
        #expect(lines.filter { $0.contains("asks for another size whenever") }.count == 1)
    }

    /// A cell that grows in each frame of an animation of five seconds.
    @Test(.byTurns()) func aCellGrowsWithAnAnimation() throws {
        let growing = try growing(.constraint, [])
        for step in 1...300 {
            growing.grow()
            growing.screen.frame()
            #expect(growing.height() == 50 + 20 * CGFloat(step))
        }
    }

    /// A cell whose height follows from a constraint.
    private final class BarCell: UICollectionViewCell {
        private let bar = UIView()
        private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 50)

        override init(frame: CGRect) {
            super.init(frame: frame)
            bar.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: contentView.topAnchor),
                bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height,
            ])
        }

        required init?(coder: NSCoder) { fatalError("BarCell is made in code only") }
    }

    private final class UneasyCell: UICollectionViewCell {
        var growth: CGFloat?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let height = layoutAttributes.size.height
            layoutAttributes.size.height = growth.map { height + $0 } ?? (height > 150 ? 100 : 170)
            return layoutAttributes
        }
    }

    private final class UneasySource: NSObject, UICollectionViewDataSource {
        private let growth: CGFloat?

        init(_ growth: CGFloat?) { self.growth = growth }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "uneasy", for: indexPath)
            (cell as? UneasyCell)?.growth = growth
            return cell
        }
    }
}
