import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Items of estimated widths beside others, in a compositional layout of 300 points by 600. They are 40, 50, 60, 70 and 80 points
/// wide, and 20, 30, 40, 50 and 60 points high.
@MainActor
@Suite struct EstimatedWidthTests {
    private typealias Group = SizingCollectionLayoutGroup

    private func stage(
        _ group: SizingCollectionLayoutGroup,
        _ count: Int,
        spacing: CGFloat = 0,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
        hostility: Hostility = []
    ) -> CompositionalStage {
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return CompositionalStage(section, count, hostility: hostility)
    }

    private func row(
        _ width: SizingCollectionLayoutDimension,
        _ height: SizingCollectionLayoutDimension,
        _ items: [SizingCollectionLayoutItem],
        spacing: SizingCollectionLayoutSpacing? = nil
    ) -> SizingCollectionLayoutGroup {
        let group = Group.horizontal(layoutSize: size(width, height), subitems: items)
        group.interItemSpacing = spacing
        return group
    }

    // MARK: Lines

    /// Words of their own widths and icons of 30 points, as many as fit.
    @Test(arguments: [[], .all] as [Hostility])
    func wordsAndIconsMakeLines(_ hostility: Hostility) {
        let items = [item(.estimated(60), .fractionalHeight(1)), item(.absolute(30), .absolute(24))]
        let group = row(.fractionalWidth(1), .absolute(32), items, spacing: .fixed(10))
        let stage = stage(group, 7, spacing: 6, hostility: hostility)
        if hostility != [] { stage.screen.runUntilRest() }
        #expect(
            stage.frames() == [
                [0, 0, 40, 32], [50, 0, 30, 24], [90, 0, 60, 32], [160, 0, 30, 24], [200, 0, 80, 32],
                // A line goes on where the one before it ended.
                [0, 38, 30, 24], [40, 38, 50, 32],
            ]
        )
    }

    @Test func spacesAroundItemsOfALine() {
        let word = item(.estimated(60), .estimated(20))
        word.edgeSpacing = SizingCollectionLayoutEdgeSpacing(
            leading: .fixed(5),
            top: nil,
            trailing: .fixed(7),
            bottom: nil
        )
        let icon = item(.absolute(30), .absolute(24))
        icon.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
        let group = row(.fractionalWidth(1), .estimated(32), [word, icon])
        #expect(
            stage(group, 5).frames() == [
                [5, 0, 40, 20], [54, 0, 24, 24], [87, 0, 60, 40], [156, 0, 24, 24], [189, 0, 80, 60],
            ]
        )
    }

    /// What is inserted moves others to places with other widths.
    @Test func anItemThatComesChangesTheWidthsOfThoseAfterIt() {
        let items = [item(.estimated(60), .absolute(20)), item(.absolute(30), .absolute(20))]
        let stage = stage(row(.fractionalWidth(1), .absolute(20), items), 4)
        #expect(stage.frames() == [[0, 0, 40, 20], [40, 0, 30, 20], [70, 0, 60, 20], [130, 0, 30, 20]])
        stage.counts = [5]
        stage.view.insertItems(at: [[0, 0]])
        stage.screen.runUntilRest()
        #expect(
            stage.frames() == [
                [0, 0, 40, 20], [40, 0, 30, 20], [70, 0, 60, 20], [130, 0, 30, 20], [160, 0, 80, 20],
            ]
        )
    }

    // MARK: Numbers of items

    /// A number of equal items divides the width, whatever they estimate.
    @Test func equalItemsDivideTheWidth() {
        let whole = size(.fractionalWidth(1), .absolute(40))
        let group = Group.horizontal(layoutSize: whole, subitem: item(.estimated(10), .fractionalHeight(1)), count: 3)
        #expect(stage(group, 3).frames() == [[0, 0, 100, 40], [100, 0, 100, 40], [200, 0, 100, 40]])
    }

    @Test func aNumberOfItemsWithWidthsOfTheirOwn() {
        let whole = size(.fractionalWidth(1), .estimated(40))
        let word = item(.estimated(60), .estimated(20))
        let group = Group.horizontal(layoutSize: whole, repeatingSubitem: word, count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(
            stage(group, 5, spacing: 4).frames() == [
                [0, 0, 40, 20], [50, 0, 50, 30], [110, 0, 60, 40], [0, 44, 70, 50], [80, 44, 80, 60],
            ]
        )
        group.interItemSpacing = .flexible(10)
        #expect(stage(group, 3).frames() == [[0, 0, 40, 20], [115, 0, 50, 30], [240, 0, 60, 40]])
    }

    /// In 100 points there are 90 for three items: the widest ones get less, so that all fit.
    @Test func itemsThatNeedTooMuchShareTheWidth() {
        let narrow = size(.absolute(100), .absolute(30))
        let word = item(.estimated(20), .absolute(30))
        let group = Group.horizontal(layoutSize: narrow, repeatingSubitem: word, count: 3)
        group.interItemSpacing = .fixed(5)
        #expect(stage(group, 3).frames() == [[0, 0, 30, 30], [35, 0, 30, 30], [70, 0, 30, 30]])
        let wider = Group.horizontal(layoutSize: size(.absolute(150), .absolute(30)), repeatingSubitem: word, count: 3)
        #expect(stage(wider, 3).frames() == [[0, 0, 40, 30], [40, 0, 50, 30], [90, 0, 60, 30]])
    }

    // MARK: Groups within groups

    @Test func aTitleAboveAWordAndAnIcon() {
        let line = row(
            .fractionalWidth(1),
            .estimated(30),
            [item(.estimated(260), .estimated(30)), item(.absolute(30), .absolute(10))],
            spacing: .fixed(5)
        )
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(60)),
            subitems: [item(.fractionalWidth(1), .absolute(20)), line]
        )
        let expected: [[CGFloat]] = [
            [0, 0, 300, 20], [0, 20, 50, 30], [55, 20, 30, 10], [0, 50, 300, 20], [0, 70, 80, 60], [85, 70, 30, 10],
        ]
        #expect(stage(group, 6).frames() == expected)
    }

    /// An item of an estimated width beside a column that states its width.
    @Test func aWordBesideAColumn() {
        let column = Group.vertical(
            layoutSize: size(.absolute(100), .absolute(60)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
        )
        let group = row(.fractionalWidth(1), .absolute(60), [item(.estimated(150), .absolute(60)), column])
        #expect(
            stage(group, 5).frames() == [
                [0, 0, 40, 60], [40, 0, 100, 30], [40, 30, 100, 30], [0, 60, 70, 60], [70, 60, 100, 30],
            ]
        )
    }

    @Test func aWordInAColumn() {
        let group = Group.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item(.estimated(100), .absolute(30)), item(.fractionalWidth(0.5), .absolute(30))]
        )
        #expect(stage(group, 3).frames() == [[0, 0, 40, 30], [0, 30, 150, 30], [0, 60, 60, 30]])
    }

    /// Groups of an estimated width, one below another, as UIKit has it: each is as wide as what it contains.
    @Test func groupsThatAreAsWideAsTheirContent() {
        let word = item(.estimated(80), .absolute(30))
        #expect(stage(row(.estimated(80), .absolute(30), [word]), 2).frames() == [[0, 0, 40, 30], [0, 30, 50, 30]])
    }

    // MARK: Orthogonal sections

    /// The estimate of a group is not its width.
    @Test func aColumnIsAsWideAsItsStatedItems() {
        let three = Group.horizontal(
            layoutSize: size(.estimated(1), .absolute(50)),
            repeatingSubitem: item(.absolute(80), .fractionalHeight(1)),
            count: 3
        )
        three.interItemSpacing = .fixed(8)
        let stage = stage(three, 4, spacing: 12, .groupPaging)
        #expect(
            stage.frames() == [[0, 0, 80, 50], [88, 0, 80, 50], [176, 0, 80, 50], [268, 0, 80, 50]]
        )
        let once = row(.estimated(250), .absolute(50), [item(.absolute(80), .absolute(50))], spacing: .fixed(8))
        #expect(self.stage(once, 2, spacing: 12, .continuous).frames() == [[0, 0, 80, 50], [92, 0, 80, 50]])
    }

    /// A part of an estimated width is a part of the estimate.
    @Test func partsOfAnEstimate() {
        let group = row(.estimated(200), .absolute(50), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        #expect(stage(group, 2, spacing: 10, .continuous).frames() == [[0, 0, 100, 50], [110, 0, 100, 50]])
    }

    @Test(arguments: [[], .all] as [Hostility])
    func aColumnIsAsWideAsItsWords(_ hostility: Hostility) {
        let words = [item(.estimated(100), .fractionalHeight(1)), item(.estimated(100), .absolute(20))]
        let group = row(.estimated(200), .absolute(32), words, spacing: .fixed(5))
        let stage = stage(group, 6, spacing: 12, .continuousGroupLeadingBoundary, hostility: hostility)
        if hostility != [] { stage.screen.runUntilRest() }
        #expect(
            stage.frames() == [
                [0, 0, 40, 32], [45, 0, 50, 20], [107, 0, 60, 32], [172, 0, 70, 20], [254, 0, 80, 32],
                [339, 0, 40, 20],
            ]
        )
        #expect(stage.layout.collectionViewContentSize.height == 32)
    }

    /// The height follows from the items, too.
    @Test func aWordBesideAnIconInAColumn() {
        let group = row(
            .estimated(100),
            .estimated(50),
            [item(.estimated(60), .estimated(20)), item(.absolute(24), .absolute(24))]
        )
        #expect(
            stage(group, 4, spacing: 10, .continuous).frames() == [
                [0, 0, 40, 20], [40, 0, 24, 24], [74, 0, 60, 40], [134, 0, 24, 24],
            ]
        )
    }

    /// A page of a stated width has the words in their own widths.
    @Test func aPageOfWords() {
        let group = row(
            .fractionalWidth(0.9),
            .absolute(40),
            [item(.estimated(130), .absolute(40)), item(.absolute(100), .absolute(40))],
            spacing: .flexible(10)
        )
        #expect(
            stage(group, 4, spacing: 10, .groupPaging).frames() == [
                [0, 0, 40, 40], [170, 0, 100, 40], [280, 0, 60, 40], [450, 0, 100, 40],
            ]
        )
    }

    /// Columns rest where groups begin.
    @Test func aScrollEndsAtAGroup() {
        let words = [item(.estimated(100), .absolute(20)), item(.estimated(100), .absolute(20))]
        let group = row(.estimated(200), .absolute(20), words, spacing: .fixed(5))
        let stage = stage(group, 12, spacing: 12, .groupPaging)
        stage.view.scrollToItem(at: [0, 5], at: .left, animated: false)
        stage.screen.runUntilRest()
        let offset = stage.layout.carouselOffset(inSection: 0)
        #expect(offset == 254)
        #expect(stage.frames()[4][0] == 0)
    }

    // MARK: From right to left

    /// UIKit mirrors what a layout says.
    private func cells(of stage: CompositionalStage) -> [[CGFloat]] {
        (0..<stage.counts[0]).compactMap { stage.view.cellForItem(at: [0, $0]) }
            .map { CompositionalStage.numbers($0.frame) }
    }

    @Test func fromRightToLeft() {
        let items = [item(.estimated(60), .absolute(32)), item(.absolute(30), .absolute(24))]
        let line = row(.fractionalWidth(1), .absolute(32), items, spacing: .fixed(10))
        let lines = stage(line, 3)
        lines.view.semanticContentAttribute = .forceRightToLeft
        lines.layout.invalidateLayout()
        lines.screen.runUntilRest()
        #expect(cells(of: lines) == [[260, 0, 40, 32], [220, 0, 30, 24], [150, 0, 60, 32]])
        let group = row(.estimated(100), .absolute(32), items, spacing: .fixed(10))
        let columns = stage(group, 3, spacing: 12, .continuous)
        columns.view.semanticContentAttribute = .forceRightToLeft
        columns.layout.invalidateLayout()
        columns.screen.runUntilRest()
        #expect(cells(of: columns) == [[260, 0, 40, 32], [220, 0, 30, 24], [148, 0, 60, 32]])
    }

    // MARK: Templates

    /// Cells with constraints, which a template measures before they are shown.
    @MainActor
    private final class Words: NSObject, UICollectionViewDataSource {
        var widths: [CGFloat]
        let view: SizingCollectionView
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 600))

        init(_ section: SizingCollectionLayoutSection, _ widths: [CGFloat]) {
            self.widths = widths
            view = SizingCollectionView(
                frame: .zero,
                collectionViewLayout: SizingCompositionalLayout(section: section)
            )
            super.init()
            view.register(WordCell.self, forCellWithReuseIdentifier: "word")
            view.dataSource = self
            screen.show(view)
            screen.frame()
        }

        var frames: [[CGFloat]] {
            view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
                .map { CompositionalStage.numbers($0.frame) }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            widths.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            (cell as? WordCell)?.width.constant = widths[indexPath.item]
            return cell
        }
    }

    private final class WordCell: UICollectionViewCell {
        private let box = UIView()
        private(set) lazy var width = box.widthAnchor.constraint(equalToConstant: 10)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 28)
            for constraint in [width, height] { constraint.priority = .defaultHigh }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                width, height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous])
    func cellsAreTrueInTheFirstFrameAndWhenTheyChange(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        let items = [item(.estimated(60), .estimated(20)), item(.absolute(20), .absolute(28))]
        let width = behavior == .none ? SizingCollectionLayoutDimension.fractionalWidth(1) : .estimated(90)
        let section = SizingCollectionLayoutSection(group: row(width, .estimated(30), items))
        section.orthogonalScrollingBehavior = behavior
        let words = Words(section, [70, 1, 90, 1])
        #expect(words.frames == [[0, 0, 70, 28], [70, 0, 20, 28], [90, 0, 90, 28], [180, 0, 20, 28]])
        words.widths[0] = 33
        (words.view.collectionViewLayout as? SizingLayout)?.reconfigureItems(at: [[0, 0]])
        words.screen.runUntilRest()
        #expect(words.frames == [[0, 0, 33, 28], [33, 0, 20, 28], [53, 0, 90, 28], [143, 0, 20, 28]])
    }
}
