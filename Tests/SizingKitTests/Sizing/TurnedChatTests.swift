import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A chat of plain cells that is turned while its cells are constrained to the width that they were configured for.
@MainActor
@Suite(.secondProcess) struct TurnedChatTests {
    /// What holds a cell at the width of the collection view at the time that it was configured.
    enum Holding: CaseIterable, Sendable {
        case contentView, label, ownAnswer, ownHeight, capped
    }

    /// What the cells lie in.
    enum Place: CaseIterable, Sendable {
        case rows, rowsWithSeparators, grid

        @MainActor var section: SizingSection {
            switch self {
            case .rows: .bareList()
            case .rowsWithSeparators: .list()
            case .grid: .grid(columns: .count(2), spacing: 10, rowSpacing: 0, rowAlignment: .start)
            }
        }

        /// The width of a cell, in points.
        func cellWidth(in width: CGFloat) -> CGFloat { self == .grid ? (width - 10) / 2 : width }
    }

    /// Who tells the sizes.
    enum Measuring: CaseIterable, Sendable {
        case shownCells, dataSource, template
    }

    fileprivate final class BubbleCell: UICollectionViewCell {
        let label = UILabel()
        var holding = Holding.contentView
        private lazy var contentWidth = contentView.widthAnchor.constraint(equalToConstant: 0)
        private lazy var labelWidth = label.widthAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            hold(label, in: contentView)
            contentWidth.priority = UILayoutPriority(999)
            labelWidth.priority = UILayoutPriority(999)
        }

        required init?(coder: NSCoder) { fatalError("BubbleCell is made in code only") }

        func show(_ text: String, _ holding: Holding, width: CGFloat) {
            self.holding = holding
            label.text = text
            contentWidth.constant = width
            labelWidth.constant = width - 32
            contentWidth.isActive = holding != .label
            labelWidth.isActive = holding == .label
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            switch holding {
            case .contentView, .label: return super.preferredLayoutAttributesFitting(layoutAttributes)
            case .ownAnswer:
                let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
                layoutAttributes.frame.size = size
            case .capped:
                layoutAttributes.frame.size.height = 50
            case .ownHeight:
                let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
                layoutAttributes.frame.size.height = size.height
            }
            return layoutAttributes
        }
    }

    private final class Chat: NSObject, UICollectionViewDataSource {
        let screen: HeadlessScreen
        let layout = SizingLayout(.list())
        let view: UICollectionView
        private let holding: Holding
        private let registration: SizingRegistration<BubbleCell, Int>
        private let measuring: Measuring

        private let place: Place

        init(_ holding: Holding, _ measuring: Measuring, _ place: Place = .rows, size: CGSize, hostility: Hostility) {
            (self.holding, self.measuring, self.place) = (holding, measuring, place)
            screen = HeadlessScreen(size: size, hostility: hostility)
            view =
                measuring == .dataSource
                ? SizingCollectionView(frame: .zero, collectionViewLayout: layout)
                : UICollectionView(frame: .zero, collectionViewLayout: layout)
            let view = view
            registration = SizingRegistration { [unowned view] cell, _, item in
                cell.show(Self.text(item), holding, width: place.cellWidth(in: view.bounds.width))
            }
            super.init()
            layout.section = place.section
            layout.contentAnchor = .end
            if measuring == .template {
                layout.itemSizing = { [registration] in .template(registration, item: $0.item, key: $0.item) }
            }
            view.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
            view.dataSource = self
            screen.show(view)
            screen.runUntilRest()
        }

        static func text(_ item: Int) -> String { "\(item) " + .sentences(1 + item * 5 % 9) }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            if measuring == .template {
                return collectionView.dequeueConfiguredReusableCell(
                    using: registration,
                    for: indexPath,
                    item: indexPath.item
                )
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
            let width = place.cellWidth(in: collectionView.bounds.width)
            (cell as? BubbleCell)?.show(Self.text(indexPath.item), holding, width: width)
            return cell
        }

        /// What is wrong with the cells on screen.
        var faults: [String] {
            view.indexPathsForVisibleItems.sorted().compactMap { path in
                guard let cell = view.cellForItem(at: path) else { return "no cell" }
                let text = textHeight(Self.text(path.item), width: place.cellWidth(in: view.bounds.width) - 32)
                let needed = text + 20 + (place == .rowsWithSeparators ? 1 / 3 : 0)
                return abs(cell.frame.height - needed) < 0.7
                    ? nil : "\(path.item): \(cell.frame.height), needs \(needed)"
            }
        }
    }

    @Test(
        arguments: byTurns(pairs(Array(Holding.allCases.dropLast()), Measuring.allCases), every: 2),
        byTurns([.fittingAlongBothAxes, .fittingAnswersOfferedSize, .lateSelfSizing, .measuredOncePerUse], every: 4)
            + [[]] as [Hostility]
    )
    func everyTextIsWhole(_ cell: (holding: Holding, measuring: Measuring), _ hostility: Hostility) {
        turn { Chat(cell.holding, cell.measuring, size: $0, hostility: hostility) }
    }

    /// Cells that compute their height at the width that they are held at, wherever they lie.
    @Test(
        arguments: byTurns(pairs(Measuring.allCases, Place.allCases), every: 2),
        byTurns([.cellsForWholePages, .selfSizingPerCell, .all], every: 3) + [[]] as [Hostility]
    )
    func noAnswerForAnotherWidthIsTaken(_ cell: (measuring: Measuring, place: Place), _ hostility: Hostility) {
        turn { Chat(.ownHeight, cell.measuring, cell.place, size: $0, hostility: hostility) }
    }

    /// A height that a cell means to have is no answer for another width.
    @Test(arguments: Measuring.allCases)
    func aHeightThatACellStatesStays(_ measuring: Measuring) {
        let chat = Chat(.capped, measuring, size: CGSize(width: 844, height: 390), hostility: [])
        chat.screen.rotate(to: CGSize(width: 390, height: 844))
        chat.screen.runUntilRest()
        for cell in chat.view.visibleCells { #expect(cell.frame.height == 50) }
    }

    private func turn(_ make: (CGSize) -> Chat) {
        let (upright, onItsSide) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        for (first, second) in [(upright, onItsSide), (onItsSide, upright)] {
            let chat = make(first)
            #expect(chat.faults == [])
            chat.screen.rotate(to: second)
            chat.screen.runUntilRest()
            #expect(chat.faults == [])
            chat.screen.resize(to: first)
            chat.screen.runUntilRest()
            #expect(chat.faults == [])
            // What came on screen later stays right, too.
            chat.view.contentOffset.y -= 200
            chat.screen.runUntilRest()
            #expect(chat.faults == [])
        }
    }
}
