import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Questions about the places of rows, headers and footers, on screen and far away.
@MainActor
@Suite(.secondProcess) struct TablePlacesTests {
    /// A table with sections of all kinds: with headers, with footers, with both, without any, and empty.
    private func table(
        _ style: SizingTableView.Style,
        _ random: inout SplitMix64,
        hostility: Hostility = []
    ) -> TextTable {
        let sections = (0..<Int.random(in: 4...20, using: &random)).map { section in
            (0..<Int.random(in: 0...30, using: &random)).map { row in
                "\(section).\(row) " + .sentences(Int.random(in: 1...9, using: &random))
            }
        }
        let table = TextTable(sections, style: style, hostility: hostility)
        for section in sections.indices {
            if Bool.random(using: &random) { table.headers[section] = "Header \(section)" }
            if Int.random(in: 0..<4, using: &random) == 0 { table.footers[section] = .sentences(section % 5 + 1) }
        }
        table.show()
        let most = max(0, table.view.contentSize.height - 844)
        table.view.contentOffset.y = CGFloat.random(in: 0...most, using: &random).rounded()
        table.screen.frames(3)
        return table
    }

    /// Counts what UIKit is asked of headers and footers: it raises an exception where there is none.
    private final class AskedTable: SizingTableView {
        var questions = 0

        override func layoutAttributesForSupplementaryElement(
            ofKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            questions += 1
            return super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
        }
    }

    @Test(.byTurns(), arguments: [SizingTableView.Style.plain, .grouped, .insetGrouped])
    func uikitIsNotAskedForHeadersThatMayNotExist(_ style: SizingTableView.Style) {
        final class Rows: NSObject, SizingTableViewDataSource {
            func numberOfSections(in tableView: SizingTableView) -> Int { 40 }
            func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { section % 3 }
            func tableView(
                _ tableView: SizingTableView,
                cellForRowAt indexPath: IndexPath
            ) -> SizingTableViewCell {
                SizingTableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
                section.isMultiple(of: 2) ? "Header" : nil
            }
        }
        let view = AskedTable(frame: .zero, style: style)
        let rows = Rows()
        view.tableDataSource = rows
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frame()
        for section in [0, 1, 2, 30, 31, 32] {
            #expect((view.rectForHeader(inSection: section).height > 0) == section.isMultiple(of: 2))
            #expect(view.rectForFooter(inSection: section) == .zero)
            if section.isMultiple(of: 2) {
                #expect(view.rect(forSection: section).minY == view.rectForHeader(inSection: section).minY)
            }
            if section % 3 > 0 { #expect(view.rectForRow(at: IndexPath(row: 0, section: section)).height > 0) }
        }
        #expect(view.questions == 0)
    }

    /// Where the cells on screen are seen.
    private func seen(_ view: UICollectionView) -> [IndexPath: CGFloat] {
        var seen: [IndexPath: CGFloat] = [:]
        for path in view.indexPathsForVisibleItems {
            seen[path] = view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
        }
        return seen
    }

    /// Whether what is seen both times is at the same place, apart from rounding.
    private func isSame(
        _ after: [IndexPath: CGFloat],
        _ before: [IndexPath: CGFloat],
        within tolerance: CGFloat = 0.01
    ) -> Bool {
        after.allSatisfy { path, place in before[path].map { abs($0 - place) < tolerance } ?? true }
    }

    /// What is wrong with the answers about a row and its section; `nil` if they tell one geometry.
    private func fault(_ table: TextTable, _ path: IndexPath) -> String? {
        let (view, section) = (table.view, path.section)
        let last = IndexPath(row: table.sections[section].count - 1, section: section)
        let first = IndexPath(row: 0, section: section)
        // What is measured for an answer changes the places of what is not measured: each question is asked twice.
        _ = (view.rect(forSection: section), view.rectForRow(at: path))
        let row = view.rectForRow(at: path)
        let attributes = view.layoutAttributesForItem(at: path)
        let (header, footer) = (view.rectForHeader(inSection: section), view.rectForFooter(inSection: section))
        let whole = view.rect(forSection: section)
        let middle = CGPoint(x: row.midX, y: row.midY)
        let expected = table.height(of: table.sections[section][path.row])
        if view.style == .plain, abs(row.height - expected) > 0.34 { return "is \(row.height), not \(expected) tall" }
        if attributes?.frame != row { return "\(row) has the attributes \(attributes?.frame ?? .null)" }
        if view.indexPathForRow(at: middle) != path {
            return "\(view.indexPathForRow(at: middle) as Any) is at \(middle)"
        }
        if view.indexPathForItem(at: middle) != path { return "another item is at \(middle)" }
        if view.indexPathsForRows(in: row.insetBy(dx: 2, dy: 2)) != [path] { return "others are in \(row)" }
        if row.minY < whole.minY - 0.01 || row.maxY > whole.maxY + 0.01 { return "\(row) is outside of \(whole)" }
        if (header == .zero) != (table.headers[section] == nil) { return "the header is \(header)" }
        if (footer == .zero) != (table.footers[section] == nil) { return "the footer is \(footer)" }
        let top = view.rectForRow(at: first).minY
        let bottom = view.rectForRow(at: last).maxY
        if header != .zero, abs(header.maxY - top) > 0.01 { return "the header \(header) is not above \(top)" }
        if footer != .zero, abs(footer.minY - bottom) > 0.01 { return "the footer \(footer) is not below \(bottom)" }
        if abs(whole.minY - (header == .zero ? top : header.minY)) > 0.01 { return "\(whole) begins elsewhere" }
        if abs(whole.maxY - (footer == .zero ? bottom : footer.maxY)) > 0.01 { return "\(whole) ends elsewhere" }
        if path.row > 0 {
            let before = IndexPath(row: path.row - 1, section: section)
            _ = view.rectForRow(at: before)
            if abs(view.rectForRow(at: before).maxY - view.rectForRow(at: path).minY) > 0.01 { return "there is a gap" }
        }
        if section > 0, !table.sections[section - 1].isEmpty {
            _ = view.rect(forSection: section - 1)
            if view.rect(forSection: section - 1).maxY > view.rect(forSection: section).minY + 0.01 {
                return "overlaps"
            }
        }
        let all = view.indexPathsForRows(in: view.rect(forSection: section).insetBy(dx: 0, dy: 0.1)) ?? []
        if all != (0...last.row).map({ IndexPath(row: $0, section: section) }) { return "\(all) are in \(whole)" }
        return nil
    }

    @Test(
        arguments: [SizingTableView.Style.plain, .grouped, .insetGrouped],
        byTurns([[], .all] as [Hostility], every: 2)
    )
    func allAnswersTellOneGeometry(_ style: SizingTableView.Style, _ hostility: Hostility) {
        var questions = 0
        var seed: UInt64 = 0
        // Each look at a row is some twenty questions.
        while questions < (isExhaustive ? 4_000 : 600) {
            seed += 1
            var random = SplitMix64(seed: seed)
            let table = table(style, &random, hostility: hostility)
            for _ in 0..<30 {
                let section = Int.random(in: table.sections.indices, using: &random)
                questions += 20
                if table.sections[section].isEmpty {
                    let isEmpty = table.headers[section] == nil && table.footers[section] == nil
                    #expect((table.view.rect(forSection: section) == .zero) == isEmpty, "seed \(seed)")
                    continue
                }
                let row = Int.random(in: table.sections[section].indices, using: &random)
                let before = seen(table.view)
                let fault = fault(table, IndexPath(row: row, section: section))
                #expect(fault == nil, "seed \(seed), row \(row) of \(section)")
                guard fault == nil else { return }
                guard isSame(seen(table.view), before) else {
                    let moved = seen(table.view).filter { before[$0] != $1 }
                    Issue.record("seed \(seed), row \(row) of \(section): \(moved) have moved from \(before)")
                    return
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    table.screen.frame()
                    guard isSame(seen(table.view), before) else {
                        Issue.record("seed \(seed): the screen moves in the next frame")
                        return
                    }
                }
            }
        }
    }

    /// Neither in the middle of a scroll nor with views that wait to be laid out.
    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs(
                [[], .lateSelfSizing, [.pageAlignedQueries, .cachedAttributes], .all] as [Hostility],
                [false, true]
            ),
            every: 3
        )
    )
    func aQuestionMovesNothingUnderAFinger(_ hostility: Hostility, _ isFirstOfItsKind: Bool) {
        var random = SplitMix64(seed: 7)
        let table = table(.plain, &random, hostility: hostility)
        table.view.contentOffset.y = 400
        table.screen.runUntilRest()
        table.screen.touchDown(table.view)
        for step in 0..<40 {
            table.screen.drag(table.view, by: -17)
            let before = seen(table.view)
            let offset = table.view.contentOffset.y
            if isFirstOfItsKind { table.view.listLayout.removeTemplates() }
            table.view.setNeedsLayout()
            table.view.listLayout.session.measurer.finder.templates.host.reportNextLayout()
            let section = (step * 7) % table.sections.count
            _ = table.view.rect(forSection: section)
            if !table.sections[section].isEmpty {
                _ = table.view.rectForRow(at: IndexPath(row: table.sections[section].count - 1, section: section))
            }
            #expect(table.view.contentOffset.y == offset)
            #expect(isSame(seen(table.view), before))
            table.screen.frame()
            #expect(isSame(seen(table.view), before))
        }
        table.screen.lift(table.view)
    }

    /// The same in a collection view, whose layout UIKit asks before it scrolls to an item.
    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs([SizingSection.bareList(), .grid(columns: 2), .masonry(columns: 2)], [[], .all] as [Hostility]),
            every: 3
        )
    )
    func attributesOfAFarItemMoveNothing(_ section: SizingSection, _ hostility: Hostility) {
        let texts = TextScreen((0..<400).map { "\($0) " + .sentences(1 + $0 * 7 % 9) }, hostility: hostility)
        texts.layout.section = section
        let cell = texts.cell
        var marksViews = false
        // Code of the app that makes a template may have the collection view laid out: that happens along with the template.
        texts.cell = { [unowned texts] in
            if marksViews {
                texts.view.setNeedsLayout()
                texts.layout.session.measurer.finder.templates.host.reportNextLayout()
            }
            return cell($0, $1, $2)
        }
        texts.show()
        texts.view.contentOffset.y = 3_000
        texts.screen.runUntilRest()
        for step in 0..<30 {
            texts.view.contentOffset.y += 37
            // With and without a pass that is still to come. A step towards an item that was asked for may take up a part of what
            // its place differs by.
            let isPending = step % 2 == 0
            if !isPending { texts.screen.frame() }
            let tolerance: CGFloat = isPending ? 4 : 0.01
            let before = seen(texts.view)
            texts.layout.removeTemplates()
            marksViews = true
            _ = texts.view.layoutAttributesForItem(at: IndexPath(item: (step * 53) % 400, section: 0))
            marksViews = false
            #expect(isSame(seen(texts.view), before, within: tolerance))
            texts.screen.frame()
            #expect(isSame(seen(texts.view), before, within: tolerance))
        }
    }

    @Test func theContentOfATableWithoutFootersIsAsLongAsItsRows() {
        for style in [SizingTableView.Style.plain, .grouped, .insetGrouped] {
            let table = TextTable((0..<8).map { section in (0..<30).map { "\(section).\($0)" } }, style: style)
            table.view.rowHeight = 44
            table.show()
            let before = table.view.contentSize.height
            for section in 0..<8 { _ = table.view.rect(forSection: section) }
            table.view.listLayout.invalidateLayout()
            table.screen.frames(2)
            #expect(table.view.contentSize.height == before)
            if style == .plain { #expect(abs(before - 8 * 30 * 44) < 0.01) }
        }
    }

    @Test(.byTurns()) func aSectionThatIsInsertedIsExpectedToBeLikeTheOthers() {
        for style in [SizingTableView.Style.plain, .grouped, .insetGrouped] {
            let table = TextTable((0..<8).map { section in (0..<30).map { "\(section).\($0)" } }, style: style)
            table.view.rowHeight = 44
            table.show()
            let before = table.view.contentSize.height
            table.sections.append(table.sections[7])
            table.view.insertSections(IndexSet(integer: 8), with: .none)
            table.screen.runUntilRest()
            #expect(abs(table.view.contentSize.height - before * 9 / 8) < (style == .plain ? 0.01 : 10))
        }
    }

    /// The first section tells what is expected of the others, until they come near.
    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs(
                [SizingTableView.Style.plain, .grouped, .insetGrouped],
                [[], .lateSelfSizing, .pageAlignedQueries, .cellsForWholePages, .all] as [Hostility]
            ),
            every: 8
        )
    )
    func headersAndFootersThatTheFirstSectionLacksAreShown(
        _ style: SizingTableView.Style,
        _ hostility: Hostility
    ) throws {
        let sections = (0..<30).map { section in (0..<3).map { "\(section).\($0) " + .sentences(1 + $0) } }
        let table = TextTable(sections, style: style, hostility: hostility)
        for section in 1..<30 where section % 4 != 0 {
            if section % 3 != 0 { table.headers[section] = "Header \(section)" }
            if section % 3 != 1 { table.footers[section] = "Footer \(section)" }
        }
        table.show()
        func check() {
            #expect(table.problem == nil)
            for section in Set((table.view.indexPathsForVisibleRows ?? []).map(\.section)) {
                let isWhole = table.view.rect(forSection: section).minY >= table.view.contentOffset.y
                guard isWhole, table.view.rect(forSection: section).maxY <= table.view.bounds.maxY else { continue }
                let (header, footer) = (
                    table.view.headerView(forSection: section), table.view.footerView(forSection: section)
                )
                #expect((header != nil) == (table.headers[section] != nil), "header of \(section)")
                #expect((footer != nil) == (table.footers[section] != nil), "footer of \(section)")
            }
        }
        check()
        for step in [150, -150, 700, -700] as [CGFloat] {
            table.screen.touchDown(table.view)
            // From one end to the other, and on.
            for _ in 0..<(abs(step) > 500 ? 20 : 60) {
                table.screen.drag(table.view, by: -step)
                let before = seen(table.view)
                table.screen.frame()
                #expect(isSame(seen(table.view), before))
                check()
            }
            table.screen.lift(table.view)
            table.screen.runUntilRest()
            check()
        }
        table.view.scrollToRow(at: IndexPath(row: 2, section: 29), at: .bottom, animated: false)
        table.screen.runUntilRest()
        check()
    }

    @Test func aPinnedHeaderHasItsPlaceAboveItsRows() throws {
        let table = TextTable((0..<5).map { section in (0..<30).map { "\(section).\($0)" } })
        table.headers = [0: "a", 1: "b", 2: "c", 3: "d", 4: "e"]
        table.show()
        let place = table.view.rectForHeader(inSection: 1)
        let whole = table.view.rect(forSection: 1)
        table.view.contentOffset.y = place.minY + 300
        table.screen.runUntilRest()
        let header = try #require(table.view.headerView(forSection: 1))
        #expect(header.convert(header.bounds, to: table.view).minY == table.view.contentOffset.y)
        #expect(table.view.rectForHeader(inSection: 1).height == place.height)
        let first = table.view.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(abs(table.view.rectForHeader(inSection: 1).maxY - first.minY) < 0.01)
        #expect(table.view.rect(forSection: 1).minY == table.view.rectForHeader(inSection: 1).minY)
        #expect(abs(table.view.rect(forSection: 1).height - whole.height) < 900)
    }
}
