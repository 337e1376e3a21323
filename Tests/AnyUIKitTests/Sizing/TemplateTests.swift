import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct TemplateTests {
    /// A laid-out list of one item that is measured by a registration.
    private func list<Cell: UICollectionViewCell>(
        _ registration: SizingRegistration<Cell, CGFloat>,
        _ height: CGFloat
    ) async -> ListFixture {
        let list = ListFixture(heights: [[height]])
        list.layout.itemSizing = { _ in .template(registration, item: height) }
        await list.stage.frame()
        return list
    }

    private func height(_ list: ListFixture, _ item: Int = 0) -> CGFloat? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
    }

    /// The height of the one item.
    private func height<Cell: UICollectionViewCell>(
        _ registration: SizingRegistration<Cell, CGFloat>,
        _ height: CGFloat
    ) async -> CGFloat? {
        let list = await list(registration, height)
        return self.height(list)
    }

    @Test func aTemplateKnowsThatItIsOne() async {
        var templates = 0
        var shown = 0
        let registration = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            if cell.isSizingTemplate { templates += 1 } else { shown += 1 }
            cell.show(height)
        }
        let list = ListFixture(heights: [[100]])
        list.layout.itemSizing = { _ in .template(registration, item: 100) }
        let source = RegistrationSource(registration)
        list.collectionView.dataSource = source
        await list.stage.frame()
        #expect(templates == 1)
        #expect(shown == 1)
    }

    @Test func autoLayoutIsAskedBeforeSizeThatFits() async {
        let registration = SizingRegistration<BothWaysCell, CGFloat> { cell, _, height in cell.fitted = height }
        #expect(await height(registration, 70) == 70)
        // No height by Auto Layout: then `sizeThatFits(_:)` decides.
        #expect(await height(registration, 0) == 33)
    }

    @Test func eachWayOfFittingCanBeForced() async {
        let byAutoLayout = SizingRegistration<BothWaysCell, CGFloat>(fitting: .autoLayout) { cell, _, height in
            cell.fitted = height
        }
        let bySize = SizingRegistration<BothWaysCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.fitted = height
        }
        #expect(await height(byAutoLayout, 70) == 70)
        #expect(await height(bySize, 70) == 33)
    }

    @Test func aCellThatAnswersNothingTakesTheStandardHeight() async {
        let registration = SizingRegistration<UICollectionViewCell, CGFloat> { _, _, _ in }
        #expect(await height(registration, 0) == 44)
    }

    @Test func theWidthIsSetBeforeAnythingIsAsked() async {
        var widths: [CGFloat] = []
        let registration = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            if cell.isSizingTemplate { widths += [cell.bounds.width, cell.contentView.bounds.width] }
            cell.show(height)
        }
        _ = await list(registration, 50)
        #expect(widths == [390, 390])
    }

    @Test func aTemplateIsPreparedForReuseBeforeEachItem() async {
        var states: [Int] = []
        let registration = SizingRegistration<CountingCell, CGFloat>(fitting: .sizeThatFits) { cell, _, _ in
            states.append(cell.preparations)
        }
        let list = ListFixture(heights: [[1, 1, 1]])
        list.layout.itemSizing = { _ in .template(registration, item: 1) }
        await list.stage.frame()
        #expect(states == [1, 2, 3])
    }

    @Test func twoRegistrationsOfOneClassDoNotShareSizes() async {
        let small = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, _ in cell.show(20) }
        let large = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, _ in cell.show(200) }
        let list = ListFixture(heights: [[1, 1]])
        list.layout.itemSizing = { .template($0.item == 0 ? small : large, item: 1, key: "the same") }
        await list.stage.frame()
        #expect(height(list, 0) == 20)
        #expect(height(list, 1) == 200)
    }
}

private final class BothWaysCell: UICollectionViewCell {
    var fitted: CGFloat = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fitted)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 33)
    }
}

private final class CountingCell: UICollectionViewCell {
    var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 50)
    }
}

@MainActor
private final class RegistrationSource: NSObject, UICollectionViewDataSource {
    let registration: SizingRegistration<HeightCell, CGFloat>

    init(_ registration: SizingRegistration<HeightCell, CGFloat>) {
        self.registration = registration
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 100)
    }
}
