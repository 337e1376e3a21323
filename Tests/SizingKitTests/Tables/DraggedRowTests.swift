import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Drag and drop with the delegates of a table.
@MainActor
@Suite struct DraggedRowTests {
    /// The delegates of a table of texts, which do what they are told and write down what they hear.
    @MainActor
    private final class Delegates: NSObject, SizingTableViewDragDelegate, SizingTableViewDropDelegate {
        unowned let table: TextTable
        var log: [String] = []
        var allowsMove = true
        var takes = true
        var proposal = SizingTableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        var onDrop: ((any SizingTableViewDropCoordinator) -> Void)?
        var onUpdate: (() -> Void)?

        init(_ table: TextTable) {
            self.table = table
            super.init()
            table.view.tableDragDelegate = self
            table.view.tableDropDelegate = self
        }

        func tableView(
            _ tableView: SizingTableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            log.append("begin \(indexPath.row)")
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = table.sections[indexPath.section][indexPath.row]
            return [item]
        }

        func tableView(
            _ tableView: SizingTableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            log.append("add \(indexPath.row) \(point.y)")
            return []
        }

        func tableView(
            _ tableView: SizingTableView,
            dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            log.append("drag preview \(indexPath.row)")
            return UIDragPreviewParameters()
        }

        /// The session that has begun last.
        var session: (any UIDragSession)?

        func tableView(_ tableView: SizingTableView, dragSessionWillBegin session: any UIDragSession) {
            self.session = session
            log.append("will begin \(session.items.count)")
        }

        func tableView(_ tableView: SizingTableView, dragSessionDidEnd session: any UIDragSession) {
            log.append("did end")
        }

        func tableView(
            _ tableView: SizingTableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            allowsMove
        }

        func tableView(
            _ tableView: SizingTableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            true
        }

        func tableView(_ tableView: SizingTableView, canHandle session: any UIDropSession) -> Bool {
            log.append("can handle \(session.isRestrictedToDraggingApplication)")
            return takes
        }

        func tableView(_ tableView: SizingTableView, dropSessionDidEnter session: any UIDropSession) {
            log.append("enter")
        }

        func tableView(
            _ tableView: SizingTableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> SizingTableViewDropProposal {
            let update = "update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")"
            if log.last != update { log.append(update) }
            onUpdate?()
            return proposal
        }

        func tableView(_ tableView: SizingTableView, dropSessionDidExit session: any UIDropSession) {
            log.append("exit")
        }

        func tableView(_ tableView: SizingTableView, dropSessionDidEnd session: any UIDropSession) {
            log.append("drop did end")
        }

        func tableView(
            _ tableView: SizingTableView,
            dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            log.append("drop preview \(indexPath.row)")
            return nil
        }

        func tableView(
            _ tableView: SizingTableView,
            performDropWith coordinator: any SizingTableViewDropCoordinator
        ) {
            let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "nil" }
            let destination = coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nil"
            log.append("drop \(sources.joined(separator: " ")) at \(destination)")
            onDrop?(coordinator)
        }
    }

    private let short = ["a", "b", "c", "d", "e"]

    private func point(_ row: Int, in table: TextTable, part: CGFloat = 0.5) -> CGPoint {
        let frame = table.view.rectForRow(at: IndexPath(row: row, section: 0))
        return table.view.convert(CGPoint(x: frame.midX, y: frame.minY + frame.height * part), to: nil)
    }

    private func hold(_ row: Int, in table: TextTable) {
        table.screen.touchDown(at: point(row, in: table))
        table.screen.frames(31)
    }

    @Test func theDelegatesAreCalledInOrder() {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        table.screen.dragAndDrop(from: point(1, in: table), to: point(3, in: table))
        #expect(
            delegates.log == [
                "begin 1", "will begin 1", "can handle true", "enter", "update 1", "update 2", "update 3",
                "drop 1 at 3", "drop did end", "did end",
            ]
        )
    }

    /// As public screens have it: a data source that moves rows, and a delegate that does nothing with a drop.
    @MainActor
    private final class MovingScreen: NSObject, SizingTableViewDataSource, SizingTableViewDragDelegate,
        SizingTableViewDropDelegate
    {
        let screen = HeadlessScreen()
        let table = SizingTableView()
        var texts = ["a", "b", "c", "d", "e"]
        var log: [String] = []

        override init() {
            super.init()
            table.register(SizingTableViewCell.self, forCellReuseIdentifier: "cell")
            table.tableDataSource = self
            table.tableDragDelegate = self
            table.tableDropDelegate = self
            table.dragInteractionEnabled = true
            screen.show(table)
            screen.runUntilRest()
        }

        var shown: [String?] {
            texts.indices.map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
        }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }

        func tableView(_ tableView: SizingTableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            log.append("move \(source.row) to \(destination.row)")
            texts.insert(texts.remove(at: source.row), at: destination.row)
        }

        func tableView(
            _ tableView: SizingTableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider())]
        }

        func tableView(_ tableView: SizingTableView, performDropWith coordinator: any SizingTableViewDropCoordinator) {
            log.append("drop")
        }
    }

    @Test func aDataSourceThatMovesRowsMovesADroppedOne() {
        let moving = MovingScreen()
        func middle(_ row: Int) -> CGPoint {
            let rect = moving.table.rectForRow(at: IndexPath(row: row, section: 0))
            return moving.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }
        moving.screen.dragAndDrop(from: middle(1), to: middle(3))
        moving.screen.runUntilRest()
        #expect(moving.log == ["move 1 to 3"])
        #expect(moving.shown == ["a", "c", "d", "b", "e"])
    }

    @Test func theTableViewKnowsOfTheDrag() throws {
        final class Row: SizingTableViewCell {
            var states: [UICollectionViewCell.DragState] = []
            override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
                super.dragStateDidChange(dragState)
                states.append(dragState)
            }
        }
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.view.register(Row.self, forCellReuseIdentifier: "text")
        table.show()
        hold(1, in: table)
        #expect(table.view.hasActiveDrag && !table.view.hasActiveDrop)
        table.screen.moveTouch(to: point(2, in: table))
        #expect(table.view.hasActiveDrag && table.view.hasActiveDrop)
        #expect(!table.view.isDragging, "The content is not scrolled.")
        table.screen.liftTouch()
        #expect(!table.view.hasActiveDrag && !table.view.hasActiveDrop)
        let row = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
        #expect(row.states == [.lifting, .dragging, .none])
        #expect(table.calls.isEmpty, "Nothing is selected: \(table.calls)")
        withExtendedLifetime(delegates) {}
    }

    @Test func nothingIsLiftedWithoutADelegateOrWhereDragsAreOff() {
        let table = TextTable([short])
        table.show()
        let plain = table.view as UICollectionView
        #expect(plain.dragDelegate == nil && plain.dropDelegate == nil)
        let delegates = Delegates(table)
        #expect(plain.dragDelegate != nil && plain.dropDelegate != nil)
        table.view.dragInteractionEnabled = false
        table.screen.dragAndDrop(from: point(1, in: table), to: point(3, in: table))
        #expect(delegates.log.isEmpty)
        table.view.dragInteractionEnabled = true
        table.view.tableDragDelegate = nil
        table.view.tableDropDelegate = nil
        #expect(plain.dragDelegate == nil && plain.dropDelegate == nil)
        table.screen.dragAndDrop(from: point(1, in: table), to: point(3, in: table))
        #expect(delegates.log.isEmpty)
    }

    @Test func aDropIsRefused() {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        delegates.allowsMove = false
        table.screen.dragAndDrop(from: point(1, in: table), to: point(2, in: table))
        #expect(delegates.log.suffix(3) == ["update 2", "drop did end", "did end"])
        delegates.proposal = SizingTableViewDropProposal(operation: .forbidden)
        table.screen.dragAndDrop(from: point(1, in: table), to: point(2, in: table))
        #expect(delegates.log.suffix(3) == ["update 2", "drop did end", "did end"])
        delegates.proposal = SizingTableViewDropProposal(operation: .copy)
        delegates.takes = false
        delegates.log = []
        table.screen.dragAndDrop(from: point(1, in: table), to: point(2, in: table))
        #expect(delegates.log == ["begin 1", "will begin 1", "can handle true", "did end"])
        delegates.takes = true
        table.screen.dragAndDrop(from: point(1, in: table), to: point(2, in: table))
        #expect(delegates.log.contains("drop 1 at 2"))
    }

    @Test func aDragIsCancelled() {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        hold(1, in: table)
        table.screen.moveTouch(to: point(2, in: table))
        table.screen.cancelTouches()
        #expect(delegates.log.suffix(3) == ["exit", "drop did end", "did end"])
        #expect(!table.view.hasActiveDrag)
        delegates.log = []
        hold(1, in: table)
        table.screen.liftTouch()
        #expect(delegates.log == ["begin 1"], "It was lifted and not dragged.")
    }

    @Test func selectedRowsAreDraggedTogether() {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.view.allowsMultipleSelection = true
        table.show()
        for row in [1, 3] {
            table.view.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.screen.dragAndDrop(from: point(3, in: table), to: point(4, in: table))
        #expect(delegates.log.prefix(3) == ["begin 1", "begin 3", "will begin 2"])
        #expect(delegates.log.contains("drop 1 3 at 4"))
        delegates.log = []
        table.screen.dragAndDrop(from: point(2, in: table), to: point(4, in: table))
        #expect(delegates.log.prefix(2) == ["begin 2", "will begin 1"])
    }

    /// Rows that come in above meanwhile change the place that the dragged row has.
    @Test func theSourceIsWhereTheRowIsWhenItIsDropped() {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        hold(1, in: table)
        table.screen.moveTouch(to: point(2, in: table))
        table.sections[0].insert("new", at: 0)
        table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.screen.frames(30)
        table.screen.moveTouch(to: point(4, in: table))
        table.screen.liftTouch()
        #expect(delegates.log.contains("drop 2 at 4"))
    }

    /// A dropped row is measured before it is seen.
    @Test func aDroppedRowIsTallFromItsFirstFrame() {
        let table = TextTable([["a", String(repeating: "Words that fill lines. ", count: 20), "c", "d"]])
        let delegates = Delegates(table)
        table.show()
        delegates.onDrop = { coordinator in
            guard let source = coordinator.items.first?.sourceIndexPath, let target = coordinator.destinationIndexPath
            else { return }
            let text = table.sections[0].remove(at: source.row)
            table.sections[0].insert(text, at: target.row)
            table.view.performBatchUpdates {
                table.view.deleteRows(at: [source], with: .automatic)
                table.view.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: target)
        }
        table.screen.dragAndDrop(from: point(1, in: table), to: point(3, in: table))
        #expect(table.sections[0].map(\.count) == [1, 1, 1, 460])
        #expect(table.problem == nil)
        table.screen.runUntilRest()
        #expect(table.problem == nil)
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    @Test(arguments: [
        (0.1, SizingTableViewDropProposal.Intent.insertAtDestinationIndexPath), (0.5, .insertIntoDestinationIndexPath),
        (0.9, .insertAtDestinationIndexPath),
    ])
    func anAutomaticIntentFollowsTheFinger(_ part: CGFloat, _ expected: SizingTableViewDropProposal.Intent) {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        delegates.proposal = SizingTableViewDropProposal(operation: .copy, intent: .automatic)
        delegates.proposal.isPrecise = true
        var found: SizingTableViewDropProposal?
        delegates.onDrop = { found = $0.proposal }
        table.screen.dragAndDrop(from: point(0, in: table), to: point(3, in: table, part: part))
        #expect(found?.intent == expected)
        #expect(found?.operation == .copy)
        #expect(found?.isPrecise == true && found?.prefersFullSizePreview == false)
    }

    @Test func theOtherAnimationsReachTheCollectionView() throws {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        var ended = 0
        delegates.onDrop = { coordinator in
            let item = coordinator.items[0]
            #expect(item.previewSize == table.view.rectForRow(at: IndexPath(row: 1, section: 0)).size)
            #expect(item.dragItem.localObject as? String == "b")
            #expect(coordinator.session.items.count == 1)
            let center = UIDragPreviewTarget(container: table.view, center: CGPoint(x: 10, y: 10))
            for animation in [
                coordinator.drop(item.dragItem, to: center),
                coordinator.drop(item.dragItem, intoRowAt: IndexPath(row: 2, section: 0), rect: .zero),
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 2, section: 0)),
            ] {
                animation.addCompletion { if $0 == .end { ended += 1 } }
            }
        }
        table.screen.dragAndDrop(from: point(1, in: table), to: point(2, in: table))
        table.screen.runUntilRest()
        #expect(ended == 3)
    }

    /// UIKit asks these of a collection view's delegates with fingers that aren't modelled.
    @Test func theRestIsPassedOn() throws {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        let view: UICollectionView = table.view
        let (drag, drop) = (try #require(view.dragDelegate), try #require(view.dropDelegate))
        hold(1, in: table)
        table.screen.moveTouch(to: point(2, in: table))
        delegates.log = []
        let path = IndexPath(item: 3, section: 0)
        #expect(drag.collectionView(view, dragPreviewParametersForItemAt: path) != nil)
        #expect(drop.collectionView(view, dropPreviewParametersForItemAt: path) == nil)
        #expect(delegates.log == ["drag preview 3", "drop preview 3"])
        let session = try #require(delegates.session)
        #expect(drag.collectionView(view, dragSessionAllowsMoveOperation: session))
        delegates.allowsMove = false
        #expect(!drag.collectionView(view, dragSessionAllowsMoveOperation: session))
        delegates.session = nil
        table.screen.liftTouch()
    }

    @Test func anotherDelegateOfTheCollectionViewIsRefused() {
        final class Other: NSObject, UICollectionViewDragDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] {
                []
            }
        }
        let table = TextTable([short])
        let delegates = Delegates(table)
        let (view, other): (UICollectionView, Other) = (table.view, Other())
        let own = view.dragDelegate
        view.dragDelegate = other
        #expect(view.dragDelegate === own)
        withExtendedLifetime(delegates) {}
    }

    // MARK: Placeholders

    private func placeholder(at row: Int, height: CGFloat, text: String = "…") -> SizingTableViewDropPlaceholder {
        let placeholder = SizingTableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: row, section: 0),
            reuseIdentifier: "text",
            rowHeight: height
        )
        placeholder.cellUpdateHandler = { ($0 as? LabelRow)?.label.text = text }
        return placeholder
    }

    /// The texts on screen from above to below, and the heights of their rows.
    private func shown(_ table: TextTable) -> (texts: [String], heights: [CGFloat]) {
        let cells = table.view.subviews.compactMap { $0 as? TableRowCell }.filter { !$0.isHidden && $0.row != nil }
            .sorted { $0.frame.minY < $1.frame.minY }
        return (cells.map { ($0.row as? LabelRow)?.label.text ?? "" }, cells.map(\.frame.height))
    }

    @Test func aPlaceholderIsShownUntilItsDataAreThere() throws {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        let height = table.height(of: "a")
        var context: (any SizingTableViewDropPlaceholderContext)?
        delegates.onDrop = { [placeholder = placeholder(at: 2, height: 70)] in
            context = $0.drop($0.items[0].dragItem, to: placeholder)
        }
        table.screen.dragAndDrop(from: point(0, in: table), to: point(2, in: table))
        table.screen.frames(40)
        #expect(shown(table).texts == ["a", "b", "…", "c", "d", "e"])
        #expect(shown(table).heights == [height, height, 70, height, height, height])
        #expect(table.view.hasUncommittedUpdates)
        #expect(table.view.numberOfRows(inSection: 0) == 5, "The data source's.")
        #expect((table.view.cellForRow(at: IndexPath(row: 2, section: 0)) as? LabelRow)?.label.text == "c")

        // Rows come and go meanwhile.
        table.sections[0].insert("new", at: 0)
        table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.screen.frames(40)
        #expect(shown(table).texts == ["new", "a", "b", "…", "c", "d", "e"])

        let held = try #require(context)
        #expect(held.dragItem.localObject as? String == "a")
        let text = String(repeating: "Data that fill some lines. ", count: 9)
        let isCommitted = held.commitInsertion { path in
            #expect(path == IndexPath(row: 3, section: 0))
            table.sections[0].insert(text, at: path.row)
        }
        #expect(isCommitted)
        #expect(table.view.placeholders.isEmpty)
        table.screen.runUntilRest()
        #expect(shown(table).texts == ["new", "a", "b", text, "c", "d", "e"])
        #expect(table.problem == nil)
        #expect(!table.view.hasUncommittedUpdates)
        #expect(!held.commitInsertion { _ in Issue.record("It is committed already.") })
        #expect(!held.deletePlaceholder())
    }

    @Test func placeholdersAreMeasuredAndDeleted() throws {
        let table = TextTable([short])
        let delegates = Delegates(table)
        table.show()
        let height = table.height(of: "a")
        let long = String(repeating: "On its way. ", count: 20)
        var contexts: [any SizingTableViewDropPlaceholderContext] = []
        delegates.onDrop = { coordinator in
            for placeholder in [
                placeholder(at: 1, height: 60),
                placeholder(at: 2, height: SizingTableView.automaticDimension, text: long),
            ] {
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
        table.screen.dragAndDrop(from: point(0, in: table), to: point(1, in: table))
        table.screen.frames(40)
        #expect(shown(table).texts == ["a", "…", "b", long, "c", "d", "e"])
        let tall = try #require(shown(table).heights.dropFirst(3).first)
        #expect(abs(tall - table.height(of: long)) < 0.5)
        #expect(shown(table).heights[1] == 60)
        #expect(contexts[0].deletePlaceholder())
        #expect(table.view.placeholders.count == 1)
        table.screen.frames(40)
        #expect(shown(table).texts == ["a", "b", long, "c", "d", "e"])
        #expect(abs(shown(table).heights[2] - tall) < 0.01)
        // A reload takes the rest away.
        table.view.reloadData()
        table.screen.runUntilRest()
        #expect(shown(table).texts == short)
        #expect(shown(table).heights == Array(repeating: height, count: 5))
        #expect(!contexts[1].deletePlaceholder())
    }
}
