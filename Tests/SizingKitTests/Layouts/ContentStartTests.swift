import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Where content begins whose first section keeps more space above it than the others.
@MainActor
@Suite struct ContentStartTests {
    enum Stating: CaseIterable {
        case configuration, provider
    }

    private func list(
        _ appearance: SizingListConfiguration.Appearance,
        _ direction: ListFixture.Direction,
        _ stating: Stating
    ) -> SectionsFixture {
        let configuration = SizingListConfiguration(appearance: appearance)
        let layout: SizingLayout =
            stating == .configuration
            ? SizingListLayout(configuration: configuration)
            : SizingLayout { _, _ in .list(configuration) }
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        let fixture = SectionsFixture(
            counts: Array(repeating: 20, count: 30),
            layout: layout,
            safeArea: direction == .vertical
                ? UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        )
        if direction == .rightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.headerExtent = { _ in 30 }
        fixture.size = { _, _ in CGSize(width: 90, height: 90) }
        return fixture
    }

    private func isAtStart(_ fixture: SectionsFixture, _ direction: ListFixture.Direction) -> Bool {
        let view = fixture.collectionView
        return switch direction {
        case .vertical: view.contentOffset.y == -91
        case .leftToRight: view.contentOffset.x == -59
        case .rightToLeft: view.contentOffset.x == view.contentSize.width - 390 + 59
        }
    }

    @Test(arguments: [SizingListConfiguration.Appearance.grouped, .insetGrouped], ListFixture.Direction.allCases)
    func aGroupedListWithAHeaderOpensAtItsStart(
        _ appearance: SizingListConfiguration.Appearance,
        _ direction: ListFixture.Direction
    ) {
        for stating in Stating.allCases {
            let fixture = list(appearance, direction, stating)
            fixture.show()
            #expect(isAtStart(fixture, direction))
            let first = fixture.header(0)
            fixture.screen.runUntilRest()
            #expect(isAtStart(fixture, direction))
            #expect(fixture.header(0) == first)
            fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
            fixture.screen.frame()
            #expect(isAtStart(fixture, direction))
            fixture.screen.runUntilRest()
            #expect(isAtStart(fixture, direction))
        }
    }
}
