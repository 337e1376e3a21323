import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Titles of sections from a string.
@MainActor
@Suite struct SectionTitleTests {
    /// A screen whose data source returns the layout's titles.
    @MainActor
    private final class Fixture: NSObject, UICollectionViewDataSource {
        let layout: SizingListLayout
        let collectionView: UICollectionView
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)

        init(_ appearance: SizingListConfiguration.Appearance, section: SizingSection? = nil) {
            layout = SizingListLayout(configuration: SizingListConfiguration(appearance: appearance))
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { _ in .fixed(height: 44) }
            layout.headerSizing = { .title("Section \($0)") }
            layout.footerSizing = { _ in .title("A footer that goes on for so long that it takes two lines of a phone.")
            }
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = self
            if let section { layout.section = section }
            screen.show(collectionView)
            screen.frame()
        }

        func view(_ kind: String) -> UICollectionViewListCell? {
            collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                as? UICollectionViewListCell
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
        }
    }

    private func height(_ content: UIListContentConfiguration, _ text: String, width: CGFloat) -> CGFloat {
        var content = content
        content.text = text
        let view = UIListContentView(configuration: content)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return (size.height * 3).rounded(.up) / 3
    }

    @Test func aTitleLooksAsTheAppearanceSays() throws {
        let plainHeight = height(.plainHeader(), "Section 0", width: 390)
        // In grouped lists a line of 15 2/3 points between margins of 12.
        for appearance in [SizingListConfiguration.Appearance.plain, .grouped] {
            let fixture = Fixture(appearance)
            let header = try #require(fixture.view(UICollectionView.elementKindSectionHeader))
            let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
            let expected: UIListContentConfiguration = appearance == .plain ? .plainHeader() : .groupedHeader()
            #expect(content.text == "Section 0")
            #expect(content.textProperties.font == expected.textProperties.font)
            #expect(abs(header.frame.height - (appearance == .plain ? plainHeight : 119.0 / 3)) < 0.01)
            #expect(header.accessibilityTraits.contains(.header))
            let footer = try #require(fixture.view(UICollectionView.elementKindSectionFooter))
            let foot: UIListContentConfiguration = appearance == .plain ? .plainFooter() : .groupedFooter()
            let text = "A footer that goes on for so long that it takes two lines of a phone."
            #expect(abs(footer.frame.height - height(foot, text, width: 390)) < 0.01)
            #expect(!footer.accessibilityTraits.contains(.header))
            #expect(fixture.layout.statistics.supplementaryViews.corrected == 0)
        }
    }

    /// Rows pass below the titles of a plain list, and not below those of a grouped one.
    @Test func onlyThePinnedTitlesOfAPlainListHaveABackground() throws {
        let plain = try #require(Fixture(.plain).view(UICollectionView.elementKindSectionHeader))
        #expect(plain.backgroundConfiguration == .listPlainHeaderFooter())
        let grouped = try #require(Fixture(.grouped).view(UICollectionView.elementKindSectionHeader))
        #expect(grouped.backgroundConfiguration == .clear())
    }

    @Test func sectionsOfOtherKindsHaveTheTitlesOfAGroupedList() throws {
        let fixture = Fixture(.plain, section: .grid(columns: 2, spacing: 8))
        let header = try #require(fixture.view(UICollectionView.elementKindSectionHeader))
        let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.font == UIListContentConfiguration.groupedHeader().textProperties.font)
    }

    @Test func anItemHasNoTitle() {
        let fixture = Fixture(.plain)
        fixture.layout.itemSizing = { _ in .title("An item") }
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    }
}
