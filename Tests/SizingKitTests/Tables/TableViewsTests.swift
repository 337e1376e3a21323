import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Views that a table gets, and what an app has set of them.
@MainActor
@Suite struct TableViewsTests {
    @Test func aHeaderThatAnotherViewShowsHasLeftTheFirst() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let (first, second) = (TableSectionView(frame: .zero), TableSectionView(frame: .zero))
        first.show(header)
        #expect(first.content === header)
        second.show(header)
        #expect(first.content == nil)
        #expect(second.content === header)
        first.prepareForReuse()
        #expect(header.superview === second)
    }

    @Test func marginsThatAnAppHasSetStay() {
        let own = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let (row, plain) = (
            SizingTableViewCell(style: .default, reuseIdentifier: nil),
            SizingTableViewCell(style: .default, reuseIdentifier: nil)
        )
        row.contentView.directionalLayoutMargins = own
        for row in [row, plain] { row.followMargin(20) }
        #expect(row.contentView.directionalLayoutMargins == own)
        #expect(plain.contentView.directionalLayoutMargins.leading == 20)
        #expect(plain.contentView.directionalLayoutMargins.trailing == 20)
    }

    @Test func anAutomaticInsetOfSeparatorsIsAutomatic() {
        let table = SizingTableView(frame: .zero, style: .plain)
        table.separatorInset = UIEdgeInsets(top: 0, left: SizingTableView.automaticDimension, bottom: 0, right: 20)
        let insets = table.listLayout.configuration.separatorConfiguration.bottomSeparatorInsets
        #expect(insets.leading == SizingListSeparatorConfiguration.automatic)
        #expect(insets.trailing == 20)
    }
}
