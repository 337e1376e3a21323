import SizingKit
import Testing
import UIKit

/// A cell of an app that states its height by constraints.
private final class ConstrainedCell: UICollectionViewCell {
    private lazy var height = makeHeight()

    private func makeHeight() -> NSLayoutConstraint {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            height,
        ])
        return height
    }

    func show(_ height: CGFloat) {
        self.height.constant = height - 10
    }
}

/// A cell that states its height when it is asked for its attributes.
private final class StatingCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

/// Screens that swap in a `SizingCollectionView` and say nothing of sizes: the cells of their data sources are measured.
@MainActor
@Suite(.oneAtATime) struct SizingCollectionViewTests {
    enum Kind: CaseIterable, Sendable {
        case constraints, sizeThatFits, preferredAttributes
    }

    @MainActor
    private final class Screen: NSObject, UICollectionViewDataSource {
        let kind: Kind
        var heights: [CGFloat]
        let stage = Stage()
        let layout: SizingLayout
        let view: SizingCollectionView

        init(_ kind: Kind, _ heights: [CGFloat], in layout: SizingLayout = SizingListLayout.bare()) async {
            self.kind = kind
            self.heights = heights
            self.layout = layout
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "constraints")
            view.register(HeightCell.self, forCellWithReuseIdentifier: "sizeThatFits")
            view.register(StatingCell.self, forCellWithReuseIdentifier: "preferredAttributes")
            view.dataSource = self
            stage.show(view)
            await stage.frame()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(kind)", for: indexPath)
            let height = heights[indexPath.item]
            (cell as? ConstrainedCell)?.show(height)
            (cell as? HeightCell)?.show(height)
            (cell as? StatingCell)?.height = height
            return cell
        }

        func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
    }

    private static let heights: [CGFloat] = (0..<300).map { 40 + CGFloat($0 * 37 % 90) }

    /// Claim (README): "by Auto Layout or frames"
    @Test(arguments: Kind.allCases)
    func everyCellIsRightWhenItIsFirstShown(_ kind: Kind) async {
        let screen = await Screen(kind, Self.heights)
        var top: CGFloat = 0
        for item in 0..<8 {
            #expect(screen.frame(item) == CGRect(x: 0, y: top, width: 390, height: Self.heights[item]))
            top += Self.heights[item]
        }
        #expect(screen.layout.statistics.items.corrected == 0)
    }

    @Test(arguments: Kind.allCases)
    func cellsAreRightAfterAJump(_ kind: Kind) async {
        let screen = await Screen(kind, Self.heights)
        screen.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        await screen.stage.frame()
        #expect(screen.frame(200)?.minY == screen.view.contentOffset.y)
        for cell in screen.view.visibleCells {
            let item = screen.view.indexPath(for: cell)?.item ?? 0
            #expect(cell.frame.height == Self.heights[item])
        }
    }

    @Test(arguments: Kind.allCases)
    func insertedCellsAreRight(_ kind: Kind) async {
        let screen = await Screen(kind, [50, 60, 70])
        screen.view.batch {
            screen.heights.insert(95, at: 1)
            screen.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        await screen.stage.runUntilRest()
        #expect(screen.frame(1) == CGRect(x: 0, y: 50, width: 390, height: 95))
        #expect(screen.frame(3) == CGRect(x: 0, y: 205, width: 390, height: 70))
    }

    @Test(arguments: Kind.allCases)
    func cellsShareTheRowsOfAGrid(_ kind: Kind) async {
        let screen = await Screen(kind, [50, 80, 60], in: SizingLayout(.grid(columns: 2, spacing: 10)))
        #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 190, height: 80))
        #expect(screen.frame(2) == CGRect(x: 0, y: 90, width: 190, height: 60))
    }

    @Test(arguments: Kind.allCases)
    func cellsAreRightAfterARotation(_ kind: Kind) async {
        let screen = await Screen(kind, Self.heights)
        screen.stage.rotate(to: CGSize(width: 844, height: 390))
        await screen.stage.runUntilRest()
        #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 844, height: Self.heights[0]))
        screen.stage.rotate(to: CGSize(width: 390, height: 844))
        await screen.stage.runUntilRest()
        #expect(screen.frame(1)?.minY == Self.heights[0])
        #expect(screen.frame(1)?.width == 390)
    }

    /// Claim (README): "The layout asks your data source for a cell that is never shown, and measures it"
    @Test func aTemplateIsNotAShownCell() async {
        let screen = await Screen(.sizeThatFits, Self.heights)
        let cells = screen.view.visibleCells.compactMap { $0 as? HeightCell }
        #expect(cells.count > 5)
        #expect(cells.allSatisfy { !$0.isSizingTemplate })
    }
}
