import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// An app may change its data first, and tell the collection view after a scroll or a change of the insets in the same turn.
@MainActor
@Suite struct DataAheadTests {
    fileprivate final class Cell: UICollectionViewCell {
        var name = ""
    }

    /// A list of names, each with its own height, whose data source says what it was asked that there is not.
    @MainActor
    fileprivate final class Names: NSObject, UICollectionViewDataSource {
        let screen: HeadlessScreen
        let layout = SizingLayout(.bareList())
        let view: UICollectionView
        var names: [[String]]
        private(set) var faults: [String] = []

        init(_ hostility: Hostility, holdsEnd: Bool = false) {
            screen = HeadlessScreen(size: CGSize(width: 390, height: 600), scale: 3, hostility: hostility)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            names = (0..<2).map { section in (0..<60).map { "\(section), \($0)" } }
            super.init()
            layout.contentAnchor = holdsEnd ? .end : .start
            layout.itemSizing = { [unowned self] in .fixed(CGSize(width: 0, height: height(of: name(at: $0)))) }
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            screen.show(view)
            screen.runUntilRest()
        }

        func height(of name: String) -> CGFloat { CGFloat(40 + name.utf8.reduce(0) { $0 * 31 % 90 + Int($1) } % 60) }

        private func name(at path: IndexPath) -> String {
            guard names.indices.contains(path.section), names[path.section].indices.contains(path.item) else {
                faults.append("asked for \(path) of \(names.map(\.count))")
                return ""
            }
            return names[path.section][path.item]
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            guard names.indices.contains(section) else {
                faults.append("asked for section \(section)")
                return 0
            }
            return names[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.name = name(at: indexPath)
            return cell
        }

        /// What is wrong on screen.
        var problems: [String] {
            var problems = faults
            if view.visibleCells.count < 4 { problems.append("\(view.visibleCells.count) cells") }
            for case let cell as Cell in view.visibleCells {
                guard let path = view.indexPath(for: cell) else { continue }
                let name = name(at: path)
                if cell.name != name { problems.append("\(path) shows \(cell.name), not \(name)") }
                if cell.frame.height != height(of: name) { problems.append("\(path) is \(cell.frame.height) high") }
            }
            return problems
        }
    }

    enum Change: CaseIterable, Sendable {
        case insertsAtStart, insertsAtEnd, deletesAtStart, deletesAtEnd, insertsSection, deletesSection

        @MainActor
        fileprivate func changeData(of list: Names) {
            switch self {
            case .insertsAtStart: list.names[0].insert(contentsOf: ["new 1", "new 2", "new 3"], at: 0)
            case .insertsAtEnd: list.names[1] += ["new 1", "new 2"]
            case .deletesAtStart: list.names[0].removeFirst(5)
            case .deletesAtEnd: list.names[1].removeLast(20)
            case .insertsSection: list.names.insert(["new 1", "new 2"], at: 0)
            case .deletesSection: list.names.removeLast()
            }
        }

        @MainActor
        fileprivate func tell(_ view: UICollectionView) {
            func paths(_ items: Range<Int>, _ section: Int) -> [IndexPath] {
                items.map { IndexPath(item: $0, section: section) }
            }
            switch self {
            case .insertsAtStart: view.insertItems(at: paths(0..<3, 0))
            case .insertsAtEnd: view.insertItems(at: paths(60..<62, 1))
            case .deletesAtStart: view.deleteItems(at: paths(0..<5, 0))
            case .deletesAtEnd: view.deleteItems(at: paths(40..<60, 1))
            case .insertsSection: view.insertSections([0])
            case .deletesSection: view.deleteSections([1])
            }
        }
    }

    enum Move: CaseIterable, Sendable {
        case scroll, scrollToEnd, insets, insetsAndScroll

        @MainActor
        fileprivate func perform(on view: UICollectionView) {
            switch self {
            case .scroll: view.contentOffset.y += 700
            case .scrollToEnd: view.contentOffset.y = view.contentSize.height - view.bounds.height
            case .insets: view.contentInset.bottom = 250
            case .insetsAndScroll:
                view.contentInset.top = 90
                view.contentOffset.y += 300
            }
        }
    }

    @Test(arguments: Change.allCases, [[], .all] as [Hostility])
    func nothingIsAskedThatTheDataDoNotHaveAnyMore(_ change: Change, _ hostility: Hostility) {
        for move in Move.allCases {
            for isMovedFirst in [false, true] {
                let list = Names(hostility)
                if isMovedFirst { move.perform(on: list.view) }
                change.changeData(of: list)
                if !isMovedFirst { move.perform(on: list.view) }
                let exceptions = catchingUIKitExceptions { change.tell(list.view) }
                #expect(exceptions.map(\.reason) == [], "\(move), first: \(isMovedFirst)")
                list.screen.frame()
                #expect(list.problems == [], "in the next frame: \(move), first: \(isMovedFirst)")
                list.screen.runUntilRest()
                #expect(list.problems == [], "at rest: \(move), first: \(isMovedFirst)")
            }
        }
    }

    /// A message comes as the keyboard does, and a reader at the end sees it.
    @Test(arguments: [[], .all] as [Hostility])
    func aChatShowsAMessageThatComesWithTheKeyboard(_ hostility: Hostility) {
        let list = Names(hostility, holdsEnd: true)
        list.names[1].append("new")
        list.view.contentInset.bottom = 250
        list.view.insertItems(at: [IndexPath(item: 60, section: 1)])
        list.screen.runUntilRest()
        #expect(list.problems == [])
        let last = list.view.cellForItem(at: IndexPath(item: 60, section: 1))
        #expect(last.map { $0.frame.maxY - list.view.contentOffset.y } == 350)
    }

    /// An app that tells nothing is shown what it has, as before, once its code is over, also under a finger, here or elsewhere.
    @Test(arguments: [[], .cachedAttributes, [.cachedAttributes, .pageAlignedQueries], .all] as [Hostility])
    func whatIsNeverToldHoldsNothingBackForLong(_ hostility: Hostility) {
        for touched in Touched.allCases {
            for isLaidOutAtOnce in [false, true] {
                let list = Names(hostility)
                let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
                list.screen.window.addSubview(other)
                switch touched {
                case .nothing: break
                case .list: list.screen.touchDown(list.view)
                case .otherView: list.screen.touchDown(other)
                }
                list.screen.frame()
                // Of the section on screen, so that it is noticed.
                list.names[0] += ["new"]
                list.view.contentOffset.y += 700
                if isLaidOutAtOnce { list.view.layoutIfNeeded() }
                list.screen.frame()
                list.screen.frame()
                let comment: Comment = "laid out at once: \(isLaidOutAtOnce), touched: \(touched)"
                #expect(list.problems == [], comment)
                let first = list.view.visibleCells.map(\.frame.minY).min()
                #expect(first ?? .infinity <= list.view.contentOffset.y, comment)
            }
        }
    }

    enum Touched: CaseIterable { case nothing, list, otherView }
}
