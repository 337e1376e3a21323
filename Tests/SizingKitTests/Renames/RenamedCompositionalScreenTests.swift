import CompositionalScreens
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import CompositionalScreens

/// Screens of compositional layouts as apps have them, after the published renames and nothing else: what they show, by hand.
///
/// All lengths are in pixels, of which a point has three. A line of the system's font is 2444/2048 of its size high: 20.29 points
/// at 17, and 63.25 at the 53 points of the largest text; a label is rounded up to whole pixels. A digit is 0.556 of the size wide,
/// a space 0.278.
@MainActor
@Suite(.secondProcess) struct RenamedCompositionalScreenTests {
    private func pixels(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
    }

    /// The first cell on screen that is not where it should be.
    private func problem(of view: UICollectionView, _ expected: @escaping (IndexPath) -> [Int]) -> String? {
        var found: String?
        for path in view.indexPathsForVisibleItems.sorted() {
            guard let cell = view.cellForItem(at: path), cell.frame.intersects(view.bounds) else { continue }
            let (frame, right) = (pixels(cell.frame), expected(path))
            if frame != right { found = found ?? "\(path) is \(frame) and should be \(right)" }
        }
        return found ?? (view.indexPathsForVisibleItems.isEmpty ? "nothing is shown" : nil)
    }

    private func views(of view: UICollectionView, _ kind: String) -> [[Int]] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0).map { pixels($0.frame) }
        }
    }

    private func layout(of view: UICollectionView) -> SizingCompositionalLayout {
        view.collectionViewLayout as? SizingCompositionalLayout ?? SizingCompositionalLayout { _, _ in nil }
    }

    private func screen(
        _ width: CGFloat,
        isLargest: Bool,
        _ hostility: Hostility = [],
        isRightToLeft: Bool = false
    ) -> HeadlessScreen {
        let size = width == 390 ? ShownCells.upright : ShownCells.onItsSide
        let screen = ShownCells.screen(size, isLargest: isLargest, hostility: hostility)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        return screen
    }

    /// The frame as it is from right to left on a screen of a width in points.
    private func mirrored(_ frame: [Int], _ width: CGFloat = 390) -> [Int] {
        [Int(width) * 3 - frame[0] - frame[2], frame[1], frame[2], frame[3]]
    }

    /// The height of a label of so many lines.
    private func text(_ lines: Int, isLargest: Bool) -> Int {
        let line = (isLargest ? 53.0 : 17.0) * 2444 / 2048 * 3
        return Int((line * Double(lines)).rounded(.up))
    }

    nonisolated private static let cases = byTurns(pairs([390, 844] as [CGFloat], [false, true]), every: 2)

    // MARK: Store

    private func store(rows: Int = 8) -> CompositionalScreens.StoreViewController {
        func apps(_ count: Int, _ name: String) -> [CompositionalScreens.StoreApp] {
            (0..<count).map { CompositionalScreens.StoreApp(name: "\(name)\($0)", tagline: "77") }
        }
        return CompositionalScreens.StoreViewController(apps: [
            .featured: apps(6, "7"), .essentials: apps(8, "8"), .categories: apps(rows, "9"),
        ])
    }

    /// A card is two lines, 140 points and twice 4 points high, and 0.9 of the width wide. A column of three rows of 80 points and
    /// 6 between them is 0.9 or 0.45 of the width between the insets of 16 wide. Headers are a line and 20 points high.
    private func storeFrame(_ path: IndexPath, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let line = text(1, isLargest: isLargest)
        let (whole, card, header) = (Int(width) * 3, 2 * line + 444, line + 60)
        let essentials = 24 + card + 24 + 60
        let categories = essentials + header + 756 + 60
        switch path.section {
        case 0:
            let wide = Int((width * 0.9 * 3).rounded())
            return [(whole - wide) / 2 + path.item * (wide + 36), 24, wide, card]
        case 1:
            let wide = Int(((width - 32) * (width == 390 ? 0.9 : 0.45) * 3).rounded())
            let (column, row) = (path.item / 3, path.item % 3)
            return [48 + column * (wide + 30), essentials + header + row * 258, wide, 240]
        default:
            let half = (whole - 72) / 2
            let top = categories + header + 12 + path.item / 2 * (line + 72 + 24)
            return [36 + path.item % 2 * half + 12, top, half - 24, line + 72]
        }
    }

    @Test(.byTurns(), arguments: cases)
    func aStoreIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let store = store(rows: 40)
            screen.show(store)
            screen.frame()
            let view = store.collectionView!
            let frame = { (path: IndexPath) -> [Int] in self.storeFrame(path, width, isLargest: isLargest) }
            #expect(problem(of: view, frame) == nil, "\(hostility)")
            let line = text(1, isLargest: isLargest)
            let header = [48, 24 + 2 * line + 444 + 84, Int(width) * 3 - 96, line + 60]
            let shown = views(of: view, StoreHeader.elementKind).first
            #expect(shown == header || shown == nil && header[1] > Int(view.bounds.height) * 3, "\(hostility)")
            #expect(layout(of: view).statistics.items.corrected == 0)
            for _ in 0..<5 {
                view.contentOffset.y += 150
                screen.frame()
                #expect(problem(of: view, frame) == nil, "\(hostility)")
            }
        }
    }

    /// The first card is in the middle; the second one is 0.9 of the width and 12 points beside it.
    @Test(.byTurns()) func cardsComeToRestInTheMiddleAndFadeBesideIt() throws {
        let screen = screen(390, isLargest: false)
        let store = store()
        screen.show(store)
        screen.frame()
        let view = store.collectionView!
        let card = { (item: Int) in view.cellForItem(at: IndexPath(item: item, section: 0)) }
        #expect((card(0)?.alpha).map { $0 > 0.99 } == true)
        #expect(card(1)?.alpha == 0.5)
        screen.touchDown(at: CGPoint(x: 300, y: 60))
        for step in 1...20 { screen.moveTouch(to: CGPoint(x: 300 - step * 10, y: 60)) }
        screen.liftTouch()
        screen.runUntilRest()
        #expect(card(1).map { pixels($0.frame)[0] } == 58)
        #expect((card(1)?.alpha).map { $0 > 0.99 } == true)
        let offset = store.shownPages.last.map { Int(($0 * 3).rounded()) }
        #expect(offset == 1_031)
    }

    // MARK: Photos

    private func library(_ counts: [Int] = [25, 13, 40]) -> PhotoLibraryViewController {
        PhotoLibraryViewController(
            months: counts.enumerated().map { ("Month \($0)", (0..<$1).map { $0 }) }
        )
    }

    /// In 1170 pixels a group is 2080 high: a photo of 780, one of 780 by 520 beside two of 390 by 260, three of these, and the second
    /// row again the other way round. In 2532 there are four in a row, 633 by 633. Each photo is inset by 6.
    private func photo(_ item: Int, _ width: CGFloat, after start: Int) -> [Int] {
        let slot: [Int]
        if width == 390 {
            slot =
                [
                    [0, 0, 1170, 780], [0, 780, 780, 520], [780, 780, 390, 260], [780, 1040, 390, 260],
                    [0, 1300, 390, 260], [390, 1300, 390, 260], [780, 1300, 390, 260], [0, 1560, 390, 260],
                    [0, 1820, 390, 260], [390, 1560, 780, 520],
                ][item % 10]
        } else {
            slot = [item % 4 * 633, 0, 633, 633]
        }
        let groups = width == 390 ? item / 10 * 2080 : item / 4 * 633
        return [slot[0] + 6, start + groups + slot[1] + 6, slot[2] - 12, slot[3] - 12]
    }

    @Test(.byTurns(), arguments: cases)
    func aLibraryIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let library = library()
            screen.show(library)
            screen.frame()
            let view = library.collectionView!
            let header = text(1, isLargest: isLargest) + 48
            // 25 photos are three groups, or seven rows; 13 are two, or four.
            let first = header + (width == 390 ? 3 * 2080 : 7 * 633)
            let second = first + header + (width == 390 ? 2 * 2080 : 4 * 633)
            let starts = [header, first + header, second + header]
            let frame = { (path: IndexPath) -> [Int] in self.photo(path.item, width, after: starts[path.section]) }
            #expect(problem(of: view, frame) == nil, "\(hostility)")
            let title = [0, 0, Int(width) * 3, header]
            #expect(views(of: view, UICollectionView.elementKindSectionHeader).first == title)
            for _ in 0..<8 {
                view.contentOffset.y += width == 390 ? 600 : 400
                screen.frame()
                #expect(problem(of: view, frame) == nil, "\(hostility)")
                // The month stays at the top.
                let top = Int((view.contentOffset.y * 3).rounded())
                let headers = views(of: view, UICollectionView.elementKindSectionHeader)
                let isCovered = headers.contains { (header: [Int]) -> Bool in
                    header[1] <= top && header[1] + header[3] > top
                }
                #expect(isCovered, "\(hostility)")
            }
            #expect(layout(of: view).statistics.items.corrected == 0)
        }
    }

    @Test(arguments: sample(of: ShownCells.modes))
    func nothingMovesWhenAPhotoIsAddedAbove(_ hostility: Hostility) throws {
        let screen = screen(844, isLargest: false, hostility)
        let library = library([40, 40])
        screen.show(library)
        screen.frame()
        library.collectionView.contentOffset.y = 2_300
        screen.runUntilRest()
        let path = IndexPath(item: 4, section: 1)
        func distance() -> CGFloat? {
            library.collectionView.cellForItem(at: path).map { $0.frame.minY - library.collectionView.contentOffset.y }
        }
        let before = try #require(distance())
        library.insert(99, at: IndexPath(item: 0, section: 0))
        screen.runUntilRest()
        #expect(distance() == before)
    }

    // MARK: News

    /// Articles of one line and of more: eight words of four digits take two lines of 171 points, and eight of 53 points size; one line
    /// of 398 points, and three of 53 points size.
    private func news() -> NewsViewController {
        let words = Array(repeating: "7777", count: 8).joined(separator: " ")
        let articles = (0..<12).map { CompositionalScreens.Article(headline: "77", teaser: $0 % 5 == 2 ? words : "7") }
        return NewsViewController(topics: [("Home", articles), ("Abroad", articles)])
    }

    /// The heights of an article of a short and of a long teaser.
    private func article(_ index: Int, _ width: CGFloat, isLargest: Bool) -> Int {
        let line = text(1, isLargest: isLargest)
        let lines = width == 390 ? (isLargest ? 8 : 2) : isLargest ? 3 : 1
        return 48 + line + (index % 5 == 2 ? text(lines, isLargest: isLargest) : line)
    }

    /// There are two columns of 171 or 398 points, 16 beside each other. A page is a lead, and two rows 20 below it and each other; 32
    /// lie between two pages.
    private func newsFrames(_ width: CGFloat, isLargest: Bool) -> (frames: [[Int]], end: Int) {
        var (frames, top) = ([[Int]](), text(1, isLargest: isLargest) + 30)
        var index = 0
        while index < 12 {
            let heights = (0..<5).map { article(index + $0, width, isLargest: isLargest) }
            let (whole, column) = (Int(width) * 3 - 96, (Int(width) * 3 - 144) / 2)
            let (left, right) = ((x: 48, width: column), (x: 96 + column, width: column))
            let place = [(x: 48, width: whole), left, right, left, right]
            let rows = [top, top + heights[0] + 60, top + heights[0] + 60 + max(heights[1], heights[2]) + 60]
            for item in 0..<min(5, 12 - index) {
                frames.append([place[item].x, rows[(item + 1) / 2], place[item].width, heights[item]])
            }
            top = rows[2] + max(heights[3], heights[4]) + 96
            if index + 5 > 12 { top = rows[1] + heights[1] + 96 }
            index += 5
        }
        return (frames, top - 96)
    }

    @Test(.byTurns(), arguments: cases)
    func aNewsPageIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let news = news()
            screen.show(news)
            screen.frame()
            let view = news.collectionView!
            let (frames, end) = newsFrames(width, isLargest: isLargest)
            let line = text(1, isLargest: isLargest)
            // The footer of 30 points and 24 points lie before the next topic.
            let second = end + 30 + 90 + 72
            let frame = { (path: IndexPath) -> [Int] in
                var frame = frames[path.item]
                frame[1] += path.section * second
                return frame
            }
            #expect(problem(of: view, frame) == nil, "\(hostility)")
            #expect(views(of: view, NewsViewController.headerKind).first == [48, 0, Int(width) * 3 - 96, line])
            let background = layout(of: view).layoutAttributesForDecorationView(
                ofKind: NewsViewController.backgroundKind,
                at: IndexPath(item: 0, section: 0)
            )
            #expect(background.map { Array(pixels($0.frame).prefix(3)) } == [24, 0, Int(width) * 3 - 48])
            for _ in 0..<12 {
                view.contentOffset.y += 60
                screen.frame()
                #expect(problem(of: view, frame) == nil, "\(hostility)")
            }
            #expect(layout(of: view).statistics.items.corrected == 0)
        }
    }

    // MARK: Settings

    private func settings() -> SettingsViewController {
        SettingsViewController(sections: [
            ("", "", [.profile("77")]),
            ("General", "", (0..<3).map { .setting("Setting \($0)", value: "On") }),
            ("", "Notes", (3..<8).map { .setting("Setting \($0)", value: "Off") }),
        ])
    }

    /// The profile is a line and 48 points high, 16 points from the top and 20 from the sides. The cards are 16 points from the sides.
    /// A row is a line and 22 points high, at least 44, and a separator; where name and value don't fit beside each other, two lines
    /// and 3 points more. A heading is a line of the footnote's 13 or 44 points and 24 points high. 17.7 points lie above rows without
    /// a heading, and below rows without a note.
    private func setting(_ path: IndexPath, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let (line, footnote) = (text(1, isLargest: isLargest), isLargest ? 158 : 47)
        guard path.section > 0 else { return [60, 48, Int(width) * 3 - 120, line + 144] }
        let isStacked = width == 390 && isLargest
        let row = max(132, line + 66 + (isStacked ? line + 9 : 0)) + 1
        let first = 48 + line + 144 + 48 + footnote + 72
        let start = path.section == 1 ? first : first + 3 * row + 53 + 53
        return [48, start + path.item * row, Int(width) * 3 - 96, row]
    }

    @Test(.byTurns(), arguments: cases)
    func settingsAreRightInTheirFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode(always: [.fittingAnswersOfferedSize]) {
            let screen = screen(width, isLargest: isLargest, hostility)
            let settings = settings()
            screen.show(settings)
            screen.frame()
            let view = settings.collectionView!
            let frame = { (path: IndexPath) -> [Int] in self.setting(path, width, isLargest: isLargest) }
            #expect(problem(of: view, frame) == nil, "\(hostility)")
            screen.runUntilRest()
            #expect(problem(of: view, frame) == nil, "\(hostility)")
            for _ in 0..<8 {
                let end = max(0, view.contentSize.height - view.bounds.height)
                view.contentOffset.y = min(view.contentOffset.y + 100, end)
                screen.frame()
                // Cells of a registration are measured when they are shown: late where UIKit asks them late.
                if hostility.contains(.lateSelfSizing) { screen.runUntilRest() }
                #expect(problem(of: view, frame) == nil, "\(hostility)")
            }
        }
    }

    @Test func aListSectionIsLikeAListLayout() {
        let screen = screen(390, isLargest: false)
        let settings = settings()
        screen.show(settings)
        screen.frame()
        let view = settings.collectionView!
        let rows = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 1)) }.map { pixels($0.frame) }
        let heading = views(of: view, UICollectionView.elementKindSectionHeader)
        let note = views(of: view, UICollectionView.elementKindSectionFooter)
        #expect(rows.map { $0[0] } == [48, 48, 48])
        #expect(rows.map { $0[2] } == [1074, 1074, 1074])
        #expect(rows.count == 3 && rows[1][1] == rows[0][1] + rows[0][3])
        #expect(heading.count == 1 && heading[0][1] + heading[0][3] == rows[0][1])
        #expect(note.count == 1)
    }

    // MARK: Agenda

    private func agenda(_ counts: [Int] = [4, 3, 12]) -> AgendaViewController {
        AgendaViewController(
            days: counts.enumerated().map { day, count in
                ("Day \(day)", (0..<count).map { Appointment(title: "7\(day)\($0)", unread: $0 % 2 + 1) })
            }
        )
    }

    /// A day is a line and 12 points high, from edge to edge. An appointment is a line and 24 points high, 16 points from the sides,
    /// with 12 below it. A badge of 20 points sticks out of its corner by 6.
    private func appointment(_ path: IndexPath, _ counts: [Int], _ width: CGFloat, isLargest: Bool) -> [Int] {
        let line = text(1, isLargest: isLargest)
        let pitch = line + 72 + 36
        func day(_ count: Int) -> Int { line + 36 + 30 + count * pitch - 24 + 30 }
        let start = counts.prefix(path.section).reduce(0) { $0 + day($1) }
        return [48, start + line + 36 + 30 + path.item * pitch, Int(width) * 3 - 96, line + 72]
    }

    private func badges(of view: UICollectionView) -> [IndexPath: [Int]] {
        let kind = AgendaViewController.badgeElementKind
        return Dictionary(
            uniqueKeysWithValues: view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
                view.supplementaryView(forElementKind: kind, at: path).map { (path, pixels($0.frame)) }
            }
        )
    }

    @Test(.byTurns(), arguments: cases)
    func anAgendaIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        let counts = [4, 3, 12]
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let agenda = agenda(counts)
            screen.show(agenda)
            screen.frame()
            let view = agenda.collectionView!
            let frame = { (path: IndexPath) -> [Int] in self.appointment(path, counts, width, isLargest: isLargest) }
            for _ in 0..<6 {
                #expect(problem(of: view, frame) == nil, "\(hostility)")
                for (path, badge) in badges(of: view) {
                    let item = frame(path)
                    #expect(badge == [item[0] + item[2] - 42, item[1] - 18, 60, 60], "\(hostility)")
                }
                // A badge is there as long as it would be seen.
                let visible = Int(view.bounds.minY * 3)..<Int(view.bounds.maxY * 3)
                let marked = view.indexPathsForVisibleItems.filter { path in
                    let top = frame(path)[1] - 18
                    return visible.overlaps(top..<top + 60)
                }
                #expect(marked.allSatisfy { badges(of: view)[$0] != nil }, "\(hostility)")
                view.contentOffset.y += 60
                screen.frame()
            }
            #expect(layout(of: view).statistics.items.corrected == 0)
        }
    }

    @Test(.byTurns(), arguments: sample(of: ShownCells.modes))
    func badgesGoWithTheirAppointments(_ hostility: Hostility) {
        let screen = screen(390, isLargest: false, hostility)
        let agenda = agenda([6, 6])
        screen.show(agenda)
        screen.frame()
        let view = agenda.collectionView!
        let texts = {
            self.badges(of: view).keys.sorted().map { path in
                (view.supplementaryView(forElementKind: AgendaViewController.badgeElementKind, at: path) as? AgendaBadge)?
                    .label.text
            }
        }
        let expected = {
            self.badges(of: view).keys.sorted().map { path -> String? in
                "\(agenda.days[path.section].appointments[path.item].unread)"
            }
        }
        #expect(texts() == expected())
        agenda.insert(Appointment(title: "7", unread: 9), at: IndexPath(item: 1, section: 0))
        screen.runUntilRest()
        #expect(texts() == expected(), "\(hostility)")
        #expect(
            problem(of: view) { self.appointment($0, [7, 6], 390, isLargest: false) } == nil,
            "\(hostility)"
        )
        agenda.removeAppointment(at: IndexPath(item: 0, section: 0))
        screen.runUntilRest()
        #expect(texts() == expected(), "\(hostility)")
        let visible = view.bounds.insetBy(dx: 0, dy: 10)
        let onScreen = view.indexPathsForVisibleItems.filter { path in
            view.cellForItem(at: path).map { visible.contains($0.frame) } == true
        }
        #expect(Set(badges(of: view).keys).isSuperset(of: onScreen))
    }

    // MARK: Magazine

    private func magazine(topics: Int = 6) -> MagazineViewController {
        let stories = (0..<10).map { Story(title: "7", teaser: "77", hue: CGFloat($0) / 10) }
        return MagazineViewController(covers: stories, topics: (0..<topics).map { ("Topic \($0)", stories) })
    }

    /// A cover is 0.86 of the width between the insets of 16 wide. A cover and a story are a picture of 150 or 64 points, a line of 17
    /// points size and one of 13, or of 53 and 44, and 10, 3 and 12 points. A topic is a line of 22 points size and 18 points.
    private func story(_ path: IndexPath, _ width: CGFloat, isLargest: Bool) -> [Int] {
        let whole = Int(width) * 3 - 96
        let texts = 30 + (isLargest ? 190 + 9 + 158 : 61 + 9 + 47) + 36
        let cover = Int((CGFloat(whole) * 0.86).rounded())
        guard path.section > 0 else { return [48 + path.item * (cover + 36), 36, cover, 450 + texts] }
        let columns = width == 390 ? 2 : 3
        let (column, story) = ((whole - 36 * (columns - 1)) / columns, 192 + texts)
        let topic = 133 + (10 + columns - 1) / columns * (story + 36)
        let start = 36 + 450 + texts + 24 + (path.section - 1) * topic + 133
        return [
            48 + path.item % columns * (column + 36), start + path.item / columns * (story + 36), column, story,
        ]
    }

    @Test(.byTurns(), arguments: cases)
    func aMagazineIsRightInItsFirstFrame(_ width: CGFloat, _ isLargest: Bool) {
        for hostility in ShownCells.everyMode() {
            let screen = screen(width, isLargest: isLargest, hostility)
            let magazine = magazine()
            screen.show(magazine)
            screen.frame()
            let view = magazine.collectionView!
            let frame = { (path: IndexPath) -> [Int] in self.story(path, width, isLargest: isLargest) }
            for _ in 0..<10 {
                #expect(problem(of: view, frame) == nil, "\(hostility)")
                view.contentOffset.y += 150
                screen.frame()
            }
            #expect(views(of: view, MagazineViewController.topicKind).contains { $0[0] == 48 && $0[3] == 133 })
            #expect(layout(of: view).statistics.items.corrected == 0, "\(hostility)")
        }
    }

    /// The fling of the README in a compositional layout whose estimates are those of an app.
    /// Claim (Swapping it in): "A fling up through stories that were never on screen moves them by 0 pixels."
    @Test(.byTurns()) func nothingMovesInAFlingThroughAMagazine() {
        let film = MagazineFilm.film(isDark: false)
        #expect(film.frameCount > 100)
        #expect(film.movedPixels == 0)
    }

    // MARK: Right to left

    @Test(.byTurns(), arguments: byTurns(ShownCells.everyMode(), every: 3))
    func screensAreMirroredFromRightToLeft(_ hostility: Hostility) {
        func check(_ view: UICollectionView, _ frame: @escaping (IndexPath) -> [Int]) {
            #expect(problem(of: view) { self.mirrored(frame($0)) } == nil, "\(hostility)")
        }
        let (store, library, news, settings, agenda) = (store(rows: 40), library(), news(), settings(), agenda())
        let magazine = magazine()
        let controllers: [UIViewController] = [store, library, news, settings, agenda, magazine]
        let screens = controllers.map { controller in
            let screen = screen(390, isLargest: false, hostility, isRightToLeft: true)
            screen.show(controller)
            screen.frame()
            return screen
        }
        check(store.collectionView) { self.storeFrame($0, 390, isLargest: false) }
        let month = text(1, isLargest: false) + 48
        check(library.collectionView) { path in
            self.photo(path.item, 390, after: month + (path.section == 0 ? 0 : month + 3 * 2080))
        }
        let (articles, end) = newsFrames(390, isLargest: false)
        check(news.collectionView) { path in
            var frame = articles[path.item]
            frame[1] += path.section * (end + 30 + 90 + 72)
            return frame
        }
        check(settings.collectionView) { self.setting($0, 390, isLargest: false) }
        check(agenda.collectionView) { self.appointment($0, [4, 3, 12], 390, isLargest: false) }
        check(magazine.collectionView) { self.story($0, 390, isLargest: false) }
        // A badge is at the left corner.
        let badge = badges(of: agenda.collectionView)[IndexPath(item: 0, section: 0)]
        let first = appointment(IndexPath(item: 0, section: 0), [4, 3, 12], 390, isLargest: false)
        #expect(badge == [48 - 18, first[1] - 18, 60, 60], "\(hostility)")
        #expect(screens.count == 6)
    }
}
