import HeadlessTools
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct TemplateTests {
    /// A laid-out list of one item that is measured by a registration.
    private func list<Cell: UICollectionViewCell>(
        _ registration: SizingRegistration<Cell, CGFloat>,
        _ height: CGFloat
    ) -> ListFixture {
        let list = ListFixture(heights: [[height]])
        list.layout.itemSizing = { _ in .template(registration, item: height) }
        list.screen.frame()
        return list
    }

    @Test func templatesHaveTheTraitsOfTheCollectionView() {
        var seen: [UIContentSizeCategory] = []
        let registration = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            if cell.isSizingTemplate { seen.append(cell.traitCollection.preferredContentSizeCategory) }
            cell.show(height)
        }
        let list = list(registration, 50)
        list.screen.set { $0.preferredContentSizeCategory = .accessibilityMedium }
        list.screen.frame()
        #expect(seen == [.large, .accessibilityMedium])
    }

    @Test func nothingIsDequeuedToMeasure() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        var exceptions: [UIKitException] = []
        let trace = CallTrace.record { exceptions = catchingUIKitExceptions { list.screen.frame() } }
        #expect(exceptions.isEmpty)
        #expect(trace.lines(beginningWith: "dataSource.cellForItem").count == list.collectionView.visibleCells.count)
    }
}
