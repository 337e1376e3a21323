import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

@testable import UIKit

/// How templates are fitted, along both axes.
@MainActor
@Suite struct FittingTests {
    private let cell = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }

    @Test(arguments: [1, 5, 20]) func aFixedWidthGivesTheHeightOfTheText(sentences: Int) {
        let (view, _) = sizingView()
        let text = String.sentences(sentences)
        let size = TemplateSizer(in: view).size(of: .template(cell, item: text), at: start, width: 300)
        #expect(size.width == 300)
        #expect(abs(size.height - textHeight(text, width: 268) - 20) < 0.34)
    }

    @Test func aFixedHeightGivesTheWidthOfTheText() {
        let (view, _) = sizingView()
        let label = UILabel()
        label.text = "Some words"
        let size = TemplateSizer(in: view).size(of: .template(cell, item: "Some words"), at: start, height: 60)
        #expect(size.height == 60)
        #expect(abs(size.width - label.intrinsicContentSize.width - 32) < 0.34)
    }

    @Test func aFreeItemTakesWhatItNeeds() {
        let (view, _) = sizingView()
        let label = UILabel()
        label.text = "Word"
        let size = TemplateSizer(in: view).size(
            of: .template(cell, item: "Word"),
            at: start,
            within: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
        )
        #expect(abs(size.width - label.intrinsicContentSize.width - 32) < 0.34)
        #expect(abs(size.height - label.intrinsicContentSize.height - 20) < 0.34)
    }

    @Test func aFreeItemThatIsTooWideWraps() {
        let (view, _) = sizingView()
        let text = String.sentences(8)
        let size = TemplateSizer(in: view).size(
            of: .template(cell, item: text),
            at: start,
            within: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        )
        #expect(size.width <= 200)
        #expect(abs(size.height - textHeight(text, width: 168) - 20) < 0.34)
    }

    @Test func aHorizontalListMeasuresWidths() {
        let texts = (1...12).map { String(repeating: "Word ", count: $0 % 5 + 1) }
        let cell = cell
        let source = CellSource(count: texts.count) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: texts[indexPath.item])
        }
        let layout = SizingListLayout.bare()
        layout.scrollDirection = .horizontal
        layout.itemSizing = { $0.item == 0 ? .aspectRatio(0.1) : .template(cell, item: texts[$0.item], key: $0.item) }
        let view = source.show(layout)
        let label = UILabel()
        #expect(view.visibleCells.count > 2)
        for case let shown as LabelCell in view.visibleCells where view.indexPath(for: shown)?.item != 0 {
            label.text = shown.label.text
            #expect(shown.frame.height == 844)
            #expect(abs(shown.frame.width - label.intrinsicContentSize.width - 32) < 0.34)
        }
        let picture = layout.layoutAttributesForItem(at: start)?.frame
        #expect(picture.map { abs($0.width - 84.4) < 0.34 } == true)
        #expect(layout.statistics.items.corrected == 0)
    }

    @Test func nothingIsLargerThanTheMaximum() {
        let (view, _) = sizingView()
        let size = TemplateSizer(in: view).size(
            of: .template(cell, item: .sentences(40)),
            at: start,
            within: CGSize(width: 200, height: 100)
        )
        #expect(size.height == 100)
    }

    @Test func framesAreFittedWithinTheRoomToo() {
        let (view, _) = sizingView()
        var asked: [CGSize] = []
        let registration = SizingRegistration<AskedCell, Void>(fitting: .sizeThatFits) { cell, _, _ in
            cell.answer = { size in
                asked.append(size)
                return CGSize(width: 70, height: 30)
            }
        }
        let sizer = TemplateSizer(in: view)
        let sizing = ItemSizing.template(registration, item: ())
        let most = CGFloat.greatestFiniteMagnitude
        #expect(sizer.size(of: sizing, at: start, width: 300) == CGSize(width: 300, height: 30))
        #expect(sizer.size(of: sizing, at: start, height: 90) == CGSize(width: 70, height: 90))
        #expect(
            sizer.size(of: sizing, at: start, within: CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 30)
        )
        #expect(
            asked == [
                CGSize(width: 300, height: most), CGSize(width: most, height: 90), CGSize(width: 50, height: 60),
            ]
        )
    }

    /// As a cell does that answers with the width it was offered, in a layout that leaves the width free.
    @Test func anAnswerWithoutLimitIsNone() {
        let list = ListFixture(heights: [[100, 100]], estimate: CGSize(width: 60, height: 60), direction: .leftToRight)
        list.screen.frame()
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 60)
    }

    @Test func sizesAreRoundedUpToPixels() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let sizing = ItemSizing.computed { _ in CGSize(width: 0, height: 20.1) }
        #expect(sizer.height(of: sizing, at: start, width: 300) * 3 == 61)
    }

    // MARK: Content and accessories

    @Test func anAccessoryTakesItsWidthFromTheContent() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        let text = String.sentences(6)
        var insets = NSDirectionalEdgeInsets.zero
        insets.trailing = 34
        let plain = sizer.size(of: .template(cell, item: text, key: 1), at: start, width: 320)
        let reduced = sizer.size(
            of: .template(cell, item: text, key: 1).insets(insets),
            at: start,
            width: 320
        )
        #expect(abs(reduced.height - textHeight(text, width: 320 - 34 - 32) - 20) < 0.34)
        #expect(reduced.width == 320)
        #expect(reduced.height > plain.height)
        #expect(sizer.statistics.measured == 2)
    }

    @Test func aSeparatorAddsItsPixel() {
        let (view, _) = sizingView()
        let sizer = TemplateSizer(in: view)
        var insets = NSDirectionalEdgeInsets.zero
        insets.bottom = 1.0 / 3
        let plain = sizer.height(of: .template(cell, item: "Word"), at: start, width: 320)
        let separated = sizer.height(of: .template(cell, item: "Word").insets(insets), at: start, width: 320)
        #expect(abs(separated * 3 - plain * 3 - 1) < 0.001)
    }

    @Test func yourOwnComputationIsOfferedTheContentsRoom() {
        let (view, _) = sizingView()
        var offered: [SizingProposal] = []
        let insets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 3, trailing: 20)
        let sizing = ItemSizing.computed { proposal in
            offered.append(proposal)
            return CGSize(width: 15, height: 50)
        }.insets(insets)
        let sizer = TemplateSizer(in: view)
        let height = sizer.height(of: sizing, at: start, width: 300)
        let free = sizer.size(of: sizing, at: start, within: CGSize(width: 200, height: 400))
        #expect(height == 55)
        #expect(free == CGSize(width: 45, height: 55))
        #expect(offered.map(\.width) == [270, nil])
        #expect(offered.map(\.height) == [nil, nil])
        #expect(offered.last?.maximumSize == CGSize(width: 170, height: 395))
    }

    @Test func theContentViewCanBeForced() {
        let (view, _) = sizingView()
        let whole = SizingRegistration<StubbornCell, String> { cell, _, text in cell.label.text = text }
        let content = SizingRegistration<StubbornCell, String>(fitting: .contentView) { cell, _, text in
            cell.label.text = text
        }
        let sizer = TemplateSizer(in: view)
        let text = String.sentences(6)
        // A cell with its own answer is heard by the automatic choice.
        #expect(sizer.height(of: .template(whole, item: text), at: start, width: 300) == 200)
        let height = sizer.height(of: .template(content, item: text), at: start, width: 300)
        #expect(abs(height - textHeight(text, width: 268) - 20) < 0.34)
    }

    @Test func aListCellCountsItsAccessoriesItself() {
        let (view, _) = sizingView()
        let text = String.sentences(8)
        func height(_ accessories: [UICellAccessory], _ insets: NSDirectionalEdgeInsets = .zero) -> CGFloat {
            let registration = SizingRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            return TemplateSizer(in: view).height(
                of: .template(registration, item: text).insets(insets),
                at: start,
                width: 320
            )
        }
        let accessories: [UICellAccessory] = [.disclosureIndicator(), .checkmark()]
        #expect(height(accessories) > height([]))
        // The room that a list takes for accessories is not taken twice.
        #expect(height(accessories, .init(top: 0, leading: 0, bottom: 0, trailing: 34)) == height(accessories))
    }

    @Test func aContentConfigurationIsFittedAsAWhole() {
        let (view, _) = sizingView()
        let registration = SizingRegistration<UICollectionViewCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
        }
        let sizer = TemplateSizer(in: view)
        let one = sizer.height(of: .template(registration, item: "Word"), at: start, width: 320)
        let many = sizer.height(of: .template(registration, item: .sentences(8)), at: start, width: 320)
        #expect(one >= 44)
        #expect(many > one)
    }

    // MARK: Order

    @Test func theFallbackIsFortyFourPointsAlongEachFreeSide() {
        let (view, _) = sizingView()
        let nothing = SizingRegistration<AskedCell, Void> { cell, _, _ in cell.answer = { _ in .zero } }
        let sizer = TemplateSizer(in: view)
        let sizing = ItemSizing.template(nothing, item: ())
        #expect(sizer.size(of: sizing, at: start, width: 300) == CGSize(width: 300, height: 44))
        #expect(sizer.size(of: sizing, at: start, height: 70) == CGSize(width: 44, height: 70))
        #expect(
            sizer.size(of: sizing, at: start, within: CGSize(width: 300, height: 300)) == CGSize(width: 44, height: 44)
        )
    }

    /// A cell that no constraints hold up may answer its present size by Auto Layout: that says nothing.
    @Test(arguments: [Hostility(), .boundsAnsweredWithoutConstraints])
    func theWayThatKnowsTheSizeDecides(_ hostility: Hostility) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility).show(view)
        let sizer = TemplateSizer(in: view)
        let most = CGFloat.greatestFiniteMagnitude
        let free = CGSize(width: 390, height: most)

        let frames = SizingRegistration<AskedCell, Void> { cell, _, _ in
            cell.answer = { CGSize(width: min($0.width, 120), height: 71) }
        }
        #expect(sizer.height(of: .template(frames, item: ()), at: start, width: 300) == 71)
        #expect(sizer.size(of: .template(frames, item: ()), at: start, height: 80).width == 120)
        #expect(sizer.size(of: .template(frames, item: ()), at: start, within: free) == CGSize(width: 120, height: 71))

        let neither = SizingRegistration<UICollectionViewCell, Void> { _, _, _ in }
        let asked = SizingRegistration<UICollectionViewCell, Void>(fitting: .sizeThatFits) { _, _, _ in }
        for sizing in [ItemSizing.template(neither, item: ()), .template(asked, item: ())] {
            #expect(sizer.height(of: sizing, at: start, width: 300) == 44)
            #expect(sizer.size(of: sizing, at: start, height: 80).width == 44)
            #expect(sizer.size(of: sizing, at: start, within: free) == CGSize(width: 44, height: 44))
        }

        let constraints = SizingRegistration<TallCell, CGFloat> { cell, _, height in cell.height.constant = height }
        for height in [10, 23.75, 24, 300] as [CGFloat] {
            #expect(
                sizer.height(of: .template(constraints, item: height), at: start, width: 300) == (height * 3).rounded(
                    .up
                ) / 3 + 20
            )
        }

        let text = String.sentences(8)
        let configured = SizingRegistration<UICollectionViewCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
        }
        let configuredView = UIListContentView(
            configuration: {
                var content = UIListContentConfiguration.cell()
                content.text = text
                return content
            }()
        )
        let height = configuredView.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(height > 100)
        #expect(sizer.height(of: .template(configured, item: text), at: start, width: 300) == height)
    }

    /// An item of no height is one that says so.
    @Test func aCellThatFitsIntoNothingTakesNothing() {
        let (view, _) = sizingView()
        let nothing = SizingRegistration<AskedCell, Void>(fitting: .sizeThatFits) { cell, _, _ in
            cell.answer = { CGSize(width: $0.width, height: 0) }
        }
        #expect(TemplateSizer(in: view).height(of: .template(nothing, item: ()), at: start, width: 300) == 0)
    }

    @Test func aLabelThatTakesItsWidthFromTheLayoutIsMeasuredAtIt() {
        let (view, _) = sizingView()
        let text = String.sentences(9)
        let registration = SizingRegistration<PreferredWidthCell, String> { cell, _, text in cell.label.text = text }
        let sizer = TemplateSizer(in: view)
        for width in [300, 200, 350] as [CGFloat] {
            let height = sizer.height(of: .template(registration, item: text), at: start, width: width)
            #expect(abs(height - textHeight(text, width: width - 32) - 20) < 0.34)
        }
    }

    /// Constraints that need one height are never laid out at another.
    @Test func noConstraintIsReportedAsUnsatisfiable() {
        let (view, _) = sizingView()
        let registration = SizingRegistration<TallCell, CGFloat> { cell, _, height in cell.height.constant = height }
        let sizer = TemplateSizer(in: view)
        var conflicts: [String] = []
        let old = Trace.sink
        Trace.sink = { if $0.contains("Unable to simultaneously satisfy") { conflicts.append($0) } }
        defer { Trace.sink = old }
        for (width, height) in [(300, 120), (300, 30), (200, 400), (350, 120)] as [(CGFloat, CGFloat)] {
            let size = sizer.size(of: .template(registration, item: height), at: start, width: width)
            #expect(size == CGSize(width: width, height: height + 20))
        }
        #expect(conflicts.isEmpty)
    }
}

/// A cell that answers by frames.
private final class AskedCell: UICollectionViewCell {
    var answer: (CGSize) -> CGSize = { $0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize { answer(size) }
}

/// A cell with an answer of its own.
private final class StubbornCell: LabelCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: 200)
    }
}

/// A cell in the way of iOS 7: its label wraps at the width that the last layout gave it.
private final class PreferredWidthCell: LabelCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = contentView.bounds.width - 32
    }
}

/// A cell whose constraints need exactly one height.
private final class TallCell: UICollectionViewCell {
    private let block = UIView()
    private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            height,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TallCell is made in code only")
    }
}
