import SizingKit
import Testing
import UIKit

/// Where content begins whose first section keeps more space above it than the others.
@MainActor
@Suite(.oneAtATime) struct ContentStartTests {
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

    /// The space above the header of the first section is that of the appearance.
    @Test func theFirstHeaderLiesBelowItsPadding() async throws {
        let fixture = list(.insetGrouped, .vertical, .configuration)
        await fixture.show()
        let header = try #require(fixture.header(0))
        #expect(header.minY > 0)
        #expect(abs((fixture.frame(0, in: 0)?.minY ?? 0) - header.maxY) < 0.01)
        #expect(fixture.collectionView.contentOffset.y == -91)
    }

    @Test(arguments: ListFixture.Direction.allCases)
    func aChatOfGroupsOpensAtItsEnd(_ direction: ListFixture.Direction) async {
        for stating in Stating.allCases {
            let fixture = list(.insetGrouped, direction, stating)
            fixture.layout.contentAnchor = .end
            await fixture.show()
            let view = fixture.collectionView
            func isAtEnd() -> Bool {
                switch direction {
                case .vertical: view.contentOffset.y == view.contentSize.height - 844 + 34
                case .leftToRight: view.contentOffset.x == view.contentSize.width - 390 + 59
                case .rightToLeft: view.contentOffset.x == -59
                }
            }
            #expect(isAtEnd())
            await fixture.stage.runUntilRest()
            #expect(isAtEnd())
        }
    }
}
