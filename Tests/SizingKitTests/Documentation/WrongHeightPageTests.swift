import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What the articles on wrong heights, on accessibility and for callers in Objective-C say.
@MainActor
@Suite struct WrongHeightPageTests {
    /// A cell of a label, with the faults that an app's may have.
    private final class FaultyCell: UICollectionViewCell {
        let label = UILabel()
        let note = UILabel()
        lazy var bottom = note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            note.numberOfLines = 0
            for view in [label, note] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
            }
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
            note.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        }

        required init?(coder: NSCoder) { fatalError("FaultyCell is made in code only") }
    }

    @MainActor
    private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var texts: [String]
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let layout = SizingListLayout()
        let view: SizingCollectionView
        var configure: (FaultyCell, String) -> Void = { cell, text in
            cell.bottom.isActive = true
            cell.label.text = text
        }
        var display: (FaultyCell) -> Void = { _ in }

        init(_ texts: [String]) {
            self.texts = texts
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(FaultyCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            view.delegate = self
        }

        func show() {
            screen.show(view)
            screen.runUntilRest()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? FaultyCell).map { configure($0, texts[indexPath.item]) }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            (cell as? FaultyCell).map(display)
        }

        func cell(_ item: Int) throws -> FaultyCell {
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? FaultyCell)
        }

        var wrong: [Int] { WrongHeightSnippets.cellsOfWrongHeight(in: view).map(\.item) }
    }

    @Test(.byTurns()) func aListInOrderHasNoWrongHeight() throws {
        let list = List((0..<40).map { .sentences($0 % 7 + 1) })
        list.show()
        #expect(list.wrong.isEmpty)
        screenOf(list).fling(list.view, velocity: 3_000)
        screenOf(list).runUntilRest()
        #expect(list.wrong.isEmpty)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    private func screenOf(_ list: List) -> HeadlessScreen { list.screen }

    @Test func withoutAConstraintAtTheBottomRowsAreOfTheStandardHeight() throws {
        let list = List((0..<10).map { .sentences($0 + 3) })
        list.configure = { cell, text in cell.label.text = text }
        list.show()
        // With the separator.
        for item in 0..<10 { #expect(abs(try list.cell(item).frame.height - 44) < 0.01) }
    }

    @Test func whatIsShownLaterIsNotInTheTemplate() throws {
        let list = List((0..<8).map { .sentences($0 % 3 + 1) })
        list.display = { $0.note.text = .sentences(6) }
        list.show()
        #expect(list.wrong == Array(0..<8))
        #expect(list.layout.statistics.items.corrected == 0)
    }

    @Test func aTemplateThatIsNotResetHasTheContentOfAnotherItem() throws {
        let list = List((0..<8).map { $0 % 2 == 0 ? "Short" : .sentences(4) })
        list.configure = { cell, text in
            cell.bottom.isActive = true
            cell.label.text = text
            if text != "Short" { cell.note.text = .sentences(5) }
        }
        list.show()
        #expect(list.layout.statistics.items.corrected > 0)
    }

    @Test func contentThatChangesUnderItsKeyKeepsItsHeightUntilItIsTold() throws {
        let list = List((0..<8).map { _ in "Short" })
        list.show()
        list.texts[1] = .sentences(9)
        let height = try list.cell(1).frame.height
        try list.cell(1).label.text = list.texts[1]
        list.screen.runUntilRest()
        #expect(try list.cell(1).frame.height == height)
        #expect(list.wrong == [1])
        list.layout.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        list.screen.runUntilRest()
        #expect(try list.cell(1).frame.height > height + 40)
        #expect(list.wrong.isEmpty)
    }

    @Test func theLogNamesTheMeasuredRows() {
        let list = List((0..<8).map { .sentences($0 + 1) })
        defer { SizingLog.categories = [] }
        let lines = sizingLog {
            WrongHeightSnippets.log(list.layout)
            list.show()
        }
        #expect(lines.filter { $0.hasPrefix("measured") }.count >= 8)
        #expect(list.layout.showsSizingOverlay)
        #expect(list.layout.sizingStatus(ofItemAt: start) == .measured)
    }

    // MARK: Accessibility

    private func library(_ layout: SizingLayout) -> (HeadlessScreen, LibraryViewController) {
        let library = LibraryViewController()
        library.books = (0..<200).map { Book(id: $0, title: .sentences($0 * 7 % 6 + 1)) }
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(library)
        library.collectionView.setCollectionViewLayout(layout, animated: false)
        screen.runUntilRest()
        return (screen, library)
    }

    @Test(.byTurns()) func largeTextHasOneColumnAndKeepsThePlace() throws {
        let (screen, library) = library(AccessibilitySnippets.columns())
        let view = library.collectionView
        func columns() -> Int { Set(view.visibleCells.map(\.frame.minX)).count }
        #expect(columns() == 2)
        view.contentOffset.y = 2_000
        screen.runUntilRest()
        func place(_ path: IndexPath) throws -> CGFloat {
            try #require(view.cellForItem(at: path)).frame.minY - view.contentOffset.y
        }
        let first = try #require(view.indexPathsForVisibleItems.sorted().first { try! place($0) >= 0 })
        let before = try place(first)
        screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        screen.runUntilRest()
        #expect(columns() == 1)
        #expect(abs(try place(first) - before) < 0.5)
        screen.set { $0.preferredContentSizeCategory = .large }
        screen.runUntilRest()
        #expect(columns() == 2)
        #expect(abs(try place(first) - before) < 0.5)
    }

    /// A label that follows the text size, in a list: heights follow, and going back measures nothing.
    @Test func heightsFollowTheTextSize() throws {
        let list = List((0..<30).map { .sentences($0 % 5 + 1) })
        list.configure = { cell, text in
            cell.bottom.isActive = true
            AccessibilitySnippets.follow(cell.label)
            cell.label.text = text
        }
        list.layout.itemKey = { $0.item }
        list.show()
        let height = try list.cell(2).frame.height
        list.screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        list.screen.runUntilRest()
        #expect(try list.cell(0).frame.height > 100)
        #expect(list.wrong.isEmpty)
        let measured = list.layout.statistics.items.measured
        list.screen.set { $0.preferredContentSizeCategory = .large }
        list.screen.runUntilRest()
        #expect(try list.cell(2).frame.height == height)
        #expect(list.wrong.isEmpty)
        #expect(list.layout.statistics.items.measured == measured)
    }

    @Test func templatesAreHiddenFromVoiceOver() {
        let list = List((0..<8).map { .sentences($0 + 1) })
        list.show()
        func templates(in view: UIView) -> [UIView] {
            view.subviews.flatMap { view in
                view.isHidden && view.accessibilityElementsHidden ? cells(in: view) : templates(in: view)
            }
        }
        func cells(in view: UIView) -> [UIView] {
            view.subviews.flatMap { ($0 is FaultyCell ? [$0] : []) + cells(in: $0) }
        }
        #expect(templates(in: list.view).count == 1)
        #expect(cells(in: list.view).count == list.view.visibleCells.count + 1)
    }

    @Test func withReduceMotionItemsOnlyFade() {
        let list = List((0..<8).map { .sentences($0 + 1) })
        list.layout.insertionTransition = .slide(x: 200)
        list.show()
        defer { list.screen.reducesMotion = false }
        for reduces in [false, true] {
            list.screen.reducesMotion = reduces
            list.view.performBatchUpdates {
                list.texts.insert("New", at: 1)
                list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            let inserted = list.screen.animations(in: list.view).filter { $0.change == .appears }
            #expect(inserted.map(\.start.alpha).contains(0))
            #expect(inserted.map(\.start.frame.minX) == [reduces ? 0 : 200])
            list.screen.runUntilRest()
        }
    }

    // MARK: Objective-C

    @Test func theWrapperMakesAListAndMeasuresAnew() throws {
        let list = List((0..<8).map { _ in "Short" })
        list.view.setCollectionViewLayout(FeedLayouts.list(), animated: false)
        list.show()
        let height = try list.cell(1).frame.height
        list.texts[1] = .sentences(9)
        FeedLayouts.reconfigure([IndexPath(item: 1, section: 0)], in: list.view)
        list.screen.runUntilRest()
        #expect(try list.cell(1).frame.height > height + 40)
    }
}
