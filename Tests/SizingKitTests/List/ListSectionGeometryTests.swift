import Testing
import UIKit

@testable import SizingKit

@Suite struct ListSectionGeometryTests {
    private func geometry(
        _ appearance: SizingListConfiguration.Appearance,
        isFirst: Bool = true,
        header: Bool = false,
        footer: Bool = false,
        environment: ListEnvironment = ListEnvironment(width: 390, displayScale: 3),
        insets: NSDirectionalEdgeInsets = .zero,
        change: (inout SizingListConfiguration) -> Void = { _ in }
    ) -> ListSectionGeometry {
        var configuration = SizingListConfiguration(appearance: appearance)
        change(&configuration)
        return ListSectionGeometry(
            .init(isFirst: isFirst, hasHeader: header, hasFooter: footer),
            in: environment,
            configuration: configuration,
            insets: insets
        )
    }

    // MARK: Spaces

    @Test func plainSectionsHavePaddingAboveHeadersOnly() {
        #expect(geometry(.plain).topPadding == 0)
        #expect(geometry(.plain, header: true).topPadding == 22)
        #expect(geometry(.plain, isFirst: false, header: true).topPadding == 22)
        #expect(geometry(.plain, header: true) { $0.headerTopPadding = 5 }.topPadding == 5)
        #expect(geometry(.plain, footer: true).bottomPadding == 0)
    }

    @Test(arguments: [SizingListConfiguration.Appearance.grouped, .insetGrouped])
    func groupedSectionsStandApart(appearance: SizingListConfiguration.Appearance) {
        let third: CGFloat = 1.0 / 3
        #expect(geometry(appearance).topPadding == 35)
        #expect(geometry(appearance, header: true).topPadding == 17 + third)
        #expect(geometry(appearance, isFirst: false, header: true).topPadding == 0)
        #expect(geometry(appearance, isFirst: false).topPadding == 53.0 / 3)
        #expect(geometry(appearance, isFirst: false) { $0.headerTopPadding = 3 }.topPadding == 3)
        #expect(geometry(appearance).bottomPadding == 53.0 / 3)
        #expect(geometry(appearance, footer: true).bottomPadding == 0)
    }

    @Test func paddingsAreWholePixels() {
        let environment = ListEnvironment(width: 320, displayScale: 2)
        #expect(geometry(.grouped, isFirst: false, environment: environment).topPadding == 17.5)
        #expect(geometry(.grouped, header: true, environment: environment).topPadding == 17.5)
    }

    @Test func ownInsetsAreAddedToTheAppearances() {
        let own = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let plain = geometry(.plain, insets: own)
        #expect(plain.insets == own)
        #expect(plain.rowWidth == 384)
        let cards = geometry(.insetGrouped, insets: own)
        #expect(cards.insets == NSDirectionalEdgeInsets(top: 1, leading: 18, bottom: 3, trailing: 20))
        #expect(cards.rowWidth == 352)
    }

    @Test func rowWidthIsNeverNegative() {
        let environment = ListEnvironment(width: 20, displayScale: 3)
        #expect(geometry(.insetGrouped, environment: environment).rowWidth == 0)
    }

    // MARK: Margins and safe area

    @Test func cardsKeepTheMarginOfTheWidthClass() {
        #expect(geometry(.insetGrouped).rowWidth == 358)
        #expect(geometry(.insetGrouped).rowX == 16)
        let pad = ListEnvironment(width: 1024, displayScale: 2, sizeClass: .regular)
        let geometry = geometry(.insetGrouped, environment: pad)
        #expect(geometry.rowWidth == 984)
        #expect(geometry.contentMargin == 20)
    }

    @Test func contentKeepsOutOfTheSafeAreaAndTheIndex() {
        var environment = ListEnvironment(
            width: 844,
            safeAreaInsets: NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: 0, trailing: 30),
            showsSectionIndex: true,
            displayScale: 2
        )
        let inset = geometry(.plain, environment: environment)
        #expect(inset.rowWidth == 752)
        #expect(inset.rowMargins == NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: 0, trailing: 45))
        #expect(inset.contentInsets == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0.5, trailing: 0))
        let plain = geometry(.plain, environment: environment) { $0.insetsRowsToSafeArea = false }
        #expect(plain.rowWidth == 844)
        #expect(plain.contentInsets == NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: 0.5, trailing: 45))
        #expect(plain.layout(of: SizingListRow()).contentWidth == 752)
        let cards = geometry(.insetGrouped, environment: environment)
        #expect(cards.rowWidth == 735)
        #expect(cards.rowX == 63)
        #expect(cards.contentInsets == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0.5, trailing: 0))
        environment.layoutDirection = .rightToLeft
        #expect(geometry(.insetGrouped, environment: environment).rowX == 46)
    }

    // MARK: Separators

    private func lines(
        _ geometry: ListSectionGeometry,
        count: Int = 3,
        row: SizingListRow = SizingListRow(),
        change: (inout SizingListSeparatorConfiguration) -> Void = { _ in }
    ) -> [String] {
        var separators = SizingListSeparatorConfiguration()
        change(&separators)
        let layout = geometry.layout(of: row)
        return (0..<count).map { item in
            [ListSeparatorEdge.top, .bottom].map { edge in
                geometry.separator(at: edge, ofItem: item, of: count, separators: separators, row: layout).map {
                    "\(Int($0.leading)),\(Int($0.trailing))"
                } ?? "–"
            }.joined(separator: " ")
        }
    }

    @Test func eachAppearanceDrawsItsLines() {
        #expect(lines(geometry(.plain)) == ["– 16,0", "– 16,0", "– 16,0"])
        #expect(lines(geometry(.grouped)) == ["0,0 16,0", "– 16,0", "– 0,0"])
        #expect(lines(geometry(.insetGrouped)) == ["– 16,0", "– 16,0", "– –"])
        #expect(lines(geometry(.plain), count: 1) == ["– 16,0"])
        #expect(lines(geometry(.grouped), count: 1) == ["0,0 0,0"])
        #expect(lines(geometry(.insetGrouped), count: 1) == ["– –"])
        #expect(lines(geometry(.grouped) { $0.showsSeparators = false }) == ["– –", "– –", "– –"])
    }

    @Test func visibilityIsTheRowsToSay() {
        #expect(lines(geometry(.plain)) { $0.bottomSeparatorVisibility = .hidden } == ["– –", "– –", "– –"])
        let topped = lines(geometry(.insetGrouped)) { $0.topSeparatorVisibility = .visible }
        #expect(topped == ["16,0 16,0", "16,0 16,0", "16,0 –"])
        let closed = lines(geometry(.insetGrouped)) { $0.bottomSeparatorVisibility = .visible }
        #expect(closed == ["– 16,0", "– 16,0", "– 16,0"])
    }

    @Test func linesBeginBelowTheText() {
        let editing = geometry(.plain) { $0.isEditing = true }
        #expect(lines(editing, count: 1, row: SizingListRow(editingStyle: .delete)) == ["– 56,0"])
        #expect(lines(geometry(.plain), count: 1, row: SizingListRow(indentationLevel: 2)) == ["– 36,0"])
        let image = SizingListRow(textInset: SizingListMetrics().textInset(besideImageOfWidth: 20))
        #expect(lines(geometry(.plain), count: 1, row: image) == ["– 52,0"])
        let landscape = ListEnvironment(
            width: 844,
            safeAreaInsets: NSDirectionalEdgeInsets(top: 0, leading: 47, bottom: 0, trailing: 47),
            displayScale: 3
        )
        // A line begins below the text and ends at the edge of the list, beyond rows that are inset.
        #expect(lines(geometry(.plain, environment: landscape), count: 1) == ["– 16,-47"])
        let wide = geometry(.plain, environment: landscape) { $0.insetsRowsToSafeArea = false }
        #expect(lines(wide, count: 1) == ["– 63,0"])
    }

    @Test func insetsCountFromTheirReference() {
        let own = NSDirectionalEdgeInsets(top: 9, leading: 60, bottom: 9, trailing: 10)
        let edges = lines(geometry(.plain), count: 1) { $0.bottomSeparatorInsets = own }
        #expect(edges == ["– 60,10"])
        let automatic = lines(geometry(.plain), count: 1) {
            $0.bottomSeparatorInsets = own
            $0.insetReference = .automaticInsets
        }
        #expect(automatic == ["– 76,10"])
        let half = lines(geometry(.plain), count: 1) {
            $0.bottomSeparatorInsets = SizingListSeparatorConfiguration.automaticInsets
            $0.bottomSeparatorInsets.trailing = 16
        }
        #expect(half == ["– 16,16"])
        let top = lines(geometry(.grouped), count: 1) { $0.topSeparatorInsets.leading = 5 }
        #expect(top == ["5,0 0,0"])
    }

    @Test func linesLieWithinTheirRows() {
        let row = CGRect(x: 16, y: 100, width: 358, height: 44)
        let line = ListSeparator(leading: 16, trailing: 4, color: .separator)
        let third: CGFloat = 1.0 / 3
        let below = geometry(.plain).frame(of: line, at: .bottom, ofRowAt: row)
        #expect(below == CGRect(x: 32, y: 144 - third, width: 338, height: third))
        let above = geometry(.plain).frame(of: line, at: .top, ofRowAt: row)
        #expect(above == CGRect(x: 32, y: 100, width: 338, height: third))
        let mirrored = ListEnvironment(width: 390, displayScale: 2, layoutDirection: .rightToLeft)
        let turned = geometry(.plain, environment: mirrored).frame(of: line, at: .bottom, ofRowAt: row)
        #expect(turned == CGRect(x: 20, y: 143.5, width: 338, height: 0.5))
        let nothing = ListSeparator(leading: 300, trailing: 58, color: .separator)
        #expect(geometry(.plain).frame(of: nothing, at: .bottom, ofRowAt: row) == nil)
    }

    // MARK: Cards

    @Test func groupedSectionsHaveCards() {
        #expect(geometry(.plain).card == nil)
        let grouped = ListCard(color: .secondarySystemGroupedBackground, cornerRadius: 0)
        #expect(geometry(.grouped).card == grouped)
        let inset = ListCard(color: .secondarySystemGroupedBackground, cornerRadius: 10)
        #expect(geometry(.insetGrouped).card == inset)
        let own = geometry(.insetGrouped) {
            $0.cardColor = .red
            $0.metrics = .liquidGlass
        }
        #expect(own.card == ListCard(color: .red, cornerRadius: 26))
    }

    @Test func aCardReachesFromTheFirstRowToTheLast() {
        let first = CGRect(x: 16, y: 50, width: 358, height: 44)
        let last = CGRect(x: 16, y: 138, width: 358, height: 60)
        #expect(ListCard.frame(from: first, to: last) == CGRect(x: 16, y: 50, width: 358, height: 148))
        #expect(ListCard.frame(from: .zero, to: .zero) == nil)
    }

    @Test func rowsShareTheCornersOfTheirCard() {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(ListCard.corners(ofItem: 0, of: 1) == top.union(bottom))
        #expect(ListCard.corners(ofItem: 0, of: 3) == top)
        #expect(ListCard.corners(ofItem: 1, of: 3) == [])
        #expect(ListCard.corners(ofItem: 2, of: 3) == bottom)
    }

    // MARK: Configuration

    @Test func onlyPlainListsPinTheirHeaders() {
        let plain = SizingSection.list()
        #expect(plain.pinsHeader && plain.pinsFooter)
        let grouped = SizingSection.list(SizingListConfiguration(appearance: .grouped))
        #expect(!grouped.pinsHeader && !grouped.pinsFooter)
        #expect(grouped.pinningHeaders().pinsHeader && !grouped.pinningHeaders().pinsFooter)
        #expect(!plain.pinningFooters(false).pinsFooter)
    }

    @Test func configurationsAreEqualIfTheirHandlersAreTheSame() {
        var first = SizingListConfiguration()
        first.itemSeparatorHandler = { _, separators in separators }
        var second = first
        #expect(first == second)
        second.itemSeparatorHandler = { _, separators in separators }
        #expect(first != second)
        second = first
        second.rowHandler = { _ in SizingListRow() }
        #expect(first != second)
    }

    @MainActor
    @Test func handlersAnswerForItems() {
        var configuration = SizingListConfiguration()
        let path = IndexPath(item: 1, section: 0)
        #expect(configuration.row(forItemAt: path) == SizingListRow())
        #expect(configuration.separatorConfiguration(forItemAt: path) == SizingListSeparatorConfiguration())
        configuration.rowHandler = { $0.item == 1 ? SizingListRow(accessory: .checkmark) : SizingListRow() }
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { _, separators in
            var separators = separators
            separators.bottomSeparatorVisibility = .hidden
            return separators
        }
        #expect(configuration.row(forItemAt: path).accessory == .checkmark)
        let separators = configuration.separatorConfiguration(forItemAt: path)
        #expect(separators.bottomSeparatorVisibility == .hidden)
        #expect(separators.color == .red)
    }

    @Test func theBackgroundIsTheAppearances() {
        #expect(SizingListConfiguration.Appearance.plain.backgroundColor == .systemBackground)
        for appearance in [SizingListConfiguration.Appearance.grouped, .insetGrouped] {
            #expect(appearance.backgroundColor == .systemGroupedBackground)
        }
    }
}
