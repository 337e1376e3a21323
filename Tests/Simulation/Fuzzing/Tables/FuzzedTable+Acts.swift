import HeadlessTools
import SizingKit
import TestSupport
import UIKit

extension FuzzedTable {
    /// Does it, if it can be done now.
    func perform(_ act: FuzzedTableAct) {
        switch act {
        case .frame: screen.frame()
        case .rest: rest()
        case .drag(let points): screen.drag(view, by: CGFloat(points))
        case .lift(let velocity): if view.isTracking { screen.lift(view, velocity: CGFloat(velocity)) }
        case .setOffset(let place, let animated): setOffset(place, animated)
        case .scrollToRow(let place, let position, let animated):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.scrollToRow(at: indexPath, at: self.position(position), animated: animated)
        case .batch(let seed, let animated, let isOpen): batch(seed, animated, isOpen)
        case .twoBatches(let first, let second):
            batch(first, true, false)
            batch(second, true, true)
        case .reload(let seed):
            if let seed { _ = change(seed) }
            view.reloadData()
        case .reloadRow(let place):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.reloadRows(at: [indexPath], with: .automatic)
        case .reconfigureRow(let place):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.reconfigureRows(at: [indexPath])
        case .reloadSection(let place):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.reloadSections([indexPath.section], with: .fade)
        case .changeText(let place, let words): changeRow(at: place) { $0.words = words }
        case .setHeight(let place, let odd): changeRow(at: place) { $0.odd = odd }
        case .setHeights(let kind, let odd): state(kind, odd)
        case .setMeasured(let isMeasured):
            self.isMeasured = isMeasured
            view.reloadData()
        case .setView(let end, let height): setView(end, height)
        case .setInsets(let top, let bottom, let side):
            view.contentInset = UIEdgeInsets(
                top: CGFloat(top),
                left: CGFloat(side),
                bottom: CGFloat(bottom),
                right: 0
            )
        case .resize(let width, let height): screen.resize(to: CGSize(width: width, height: height))
        case .turn: screen.rotate(to: CGSize(width: screen.size.height, height: screen.size.width))
        case .setDirection(let isRightToLeft):
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        case .setText(let isLarge):
            screen.set { $0.preferredContentSizeCategory = isLarge ? .accessibilityLarge : .large }
        case .setEditing(let isEditing, let animated): view.setEditing(isEditing, animated: animated)
        case .select(let place, let animated):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.selectRow(at: indexPath, animated: animated, scrollPosition: position(place % 4))
        case .deselect(let place):
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.deselectRow(at: indexPath, animated: true)
        case .tap, .pan, .chooseControl: touch(act)
        case .ask(let question, let place): ask(question, place)
        case .layOut: view.layoutIfNeeded()
        case .leaveWindow: view.removeFromSuperview()
        case .comeBack: comeBack()
        case .whenAsked(let closure, let reply, let place):
            // What makes UIKit ask for other cells while it asks for one is the app's fault.
            let isHarmless = reply == .select || reply == .ask && closure != .row
            guard isHarmless || closure == .height || closure == .header && reply != .layOut else { return }
            armed = (closure, reply, place)
        case .withoutSource(let lasts):
            view.tableDataSource = nil
            view.reloadData()
            if lasts { screen.frame() }
            view.tableDataSource = self
            view.reloadData()
        case .manySections: showManySections()
        case .letGo: break
        }
    }

    /// Lets everything come to rest, without a finger.
    func rest() {
        if view.isTracking { screen.lift(view) }
        screen.runUntilRest(maximumFrames: 600)
        // Beyond the ends, as where the content got shorter, rest takes a quarter of a second.
        screen.frames(20)
        screen.runUntilRest(maximumFrames: 600)
    }

    func comeBack() {
        guard view.window == nil else { return }
        screen.show(view)
    }

    /// What a closure does while it is asked.
    func reply(_ reply: FuzzedTableReply, at place: Int) {
        switch reply {
        case .ask: for question in FuzzedTableQuestion.allCases { ask(question, place) }
        case .layOut: view.layoutIfNeeded()
        case .scroll: setOffset(place, false)
        case .reload: view.reloadData()
        case .select:
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        }
    }

    // MARK: Places

    private func position(_ number: Int) -> SizingTableView.ScrollPosition {
        [SizingTableView.ScrollPosition.top, .bottom, .middle, .none][number % 4]
    }

    /// An index path that the table has, too.
    private func knownIndexPath(at place: Int) -> IndexPath? {
        guard let indexPath = data.indexPath(at: place), indexPath.section < view.numberOfSections,
            indexPath.row < view.numberOfRows(inSection: indexPath.section)
        else { return nil }
        return indexPath
    }

    private func setOffset(_ place: Int, _ animated: Bool) {
        let insets = view.adjustedContentInset
        let last = max(view.contentSize.height + insets.bottom - view.bounds.height, -insets.top)
        let y = (-insets.top + (last + insets.top) * CGFloat(place) / 1_000).rounded()
        view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: animated)
    }

    // MARK: Data

    private struct Change {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
    }

    /// Changes the data, and returns how: rows of one section, or sections.
    private func change(_ seed: UInt64) -> Change {
        var generator = SplitMix64(seed: seed)
        var change = Change()
        if data.sections.isEmpty || Int.random(in: 0..<4, using: &generator) == 0 {
            if !data.sections.isEmpty, Bool.random(using: &generator) {
                let index = Int.random(in: data.sections.indices, using: &generator)
                data.sections.remove(at: index)
                change.deletedSections.insert(index)
            }
            let index = Int.random(in: 0...data.sections.count, using: &generator)
            let fresh = data.freshSection(count: .random(in: 0...8, using: &generator), using: &generator)
            data.sections.insert(fresh, at: index)
            change.insertedSections.insert(index)
            return change
        }
        let section = Int.random(in: data.sections.indices, using: &generator)
        for row in data.sections[section].rows.indices.reversed()
        where Int.random(in: 0..<6, using: &generator) == 0 {
            data.sections[section].rows.remove(at: row)
            change.deleted.append(IndexPath(row: row, section: section))
        }
        let place = Int.random(in: 0...data.sections[section].rows.count, using: &generator)
        for offset in 0..<Int.random(in: 0...3, using: &generator) {
            data.sections[section].rows.insert(data.freshRow(using: &generator), at: place + offset)
            change.inserted.append(IndexPath(row: place + offset, section: section))
        }
        return change
    }

    private func batch(_ seed: UInt64, _ animated: Bool, _ isOpen: Bool) {
        let animation: SizingTableView.RowAnimation = animated ? .automatic : .none
        func tell(_ change: Change) {
            view.deleteSections(change.deletedSections, with: animation)
            view.insertSections(change.insertedSections, with: animation)
            view.deleteRows(at: change.deleted, with: animation)
            view.insertRows(at: change.inserted, with: animation)
        }
        func perform() {
            guard isOpen else { return view.performBatchUpdates { tell(change(seed)) } }
            view.beginUpdates()
            tell(change(seed))
            view.endUpdates()
        }
        if animated { perform() } else { UIView.performWithoutAnimation(perform) }
    }

    private func changeRow(at place: Int, _ change: (inout FuzzedTableRow) -> Void) {
        guard let indexPath = knownIndexPath(at: place) else { return }
        change(&data.sections[indexPath.section].rows[indexPath.row])
        view.reloadRows(at: [indexPath], with: .automatic)
    }

    private func showManySections() {
        var generator = SplitMix64(seed: 100_000)
        data.sections = (0..<100_000).map { data.freshSection(count: $0 % 7 == 0 ? 1 : 0, using: &generator) }
        view.reloadData()
    }

    // MARK: Looks

    func state(_ kind: FuzzedTableHeight, _ odd: OddLength?) {
        oddHeights[kind] = odd
        let height = odd?.length ?? SizingTableView.automaticDimension
        switch kind {
        case .row: view.rowHeight = height
        case .header: view.sectionHeaderHeight = height
        case .footer: view.sectionFooterHeight = height
        case .estimatedRow: view.estimatedRowHeight = height
        }
        view.reloadData()
    }

    func setView(_ end: FuzzedTableEnd, _ height: Int?) {
        let content = height.map { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: $0)) }
        switch end {
        case .header: view.tableHeaderView = content
        case .footer: view.tableFooterView = content
        }
    }

    // MARK: Fingers

    private func touch(_ act: FuzzedTableAct) {
        guard !view.isTracking else { return }
        switch act {
        case .tap(let x, let y): _ = screen.tap(CGPoint(x: x, y: y))
        case .pan(let x, let y, let distance):
            screen.pan(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), frames: 4)
        case .chooseControl(let place):
            // A finger finds what is on screen.
            if view.window != nil { view.layoutIfNeeded() }
            guard view.isEditing, let indexPath = knownIndexPath(at: place), let row = view.cellForRow(at: indexPath),
                row.isEditing
            else { return }
            row.editingControlHandler?()
        default: break
        }
    }

    // MARK: Questions

    private func ask(_ question: FuzzedTableQuestion, _ place: Int) {
        let indexPath = knownIndexPath(at: place) ?? IndexPath(row: 0, section: 0)
        let point = CGPoint(x: CGFloat(place % 390), y: CGFloat(place) * 10 - 500)
        switch question {
        case .row: _ = view.rectForRow(at: indexPath)
        case .section: _ = view.rect(forSection: indexPath.section)
        case .header: _ = view.rectForHeader(inSection: indexPath.section)
        case .footer: _ = view.rectForFooter(inSection: indexPath.section)
        case .rowsInRectangle:
            _ = view.indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 300, height: 900)))
        case .rowAtPoint: _ = view.indexPathForRow(at: point)
        case .visibleRows: _ = view.indexPathsForVisibleRows
        case .cell: _ = view.cellForRow(at: indexPath)
        case .selection: _ = view.indexPathsForSelectedRows
        }
    }
}
