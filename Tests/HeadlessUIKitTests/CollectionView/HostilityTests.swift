import HeadlessTools
import TestSupport
import Testing
import UIKit

/// Each hostile option does what it says, and nothing without it does.
@MainActor
struct HostilityTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func queries(_ trace: [String]) -> [String] {
        trace.compactMap { line in
            line.hasPrefix("layout.layoutAttributesForElements(in: ")
                ? String(line.dropFirst("layout.layoutAttributesForElements(in: ".count).dropLast()) : nil
        }
    }

    // MARK: Which rectangles are asked for

    @Test func pageAlignedQueries() {
        let rows = Rows(count: 20, hostility: .pageAlignedQueries)
        #expect(queries(rows.record { rows.screen.frame() }) == ["(0, 0, 300, 300)"])
        #expect(queries(rows.record { rows.scroll(to: 350) }) == ["(0, 300, 300, 600)"])
        #expect(queries(rows.record { rows.scroll(to: 360) }) == [])
        #expect(rows.titles == ["3", "4", "5", "6"])
        #expect(rows.view.subviews.count == 4)
    }

    @Test func cellsForWholePages() {
        let rows = Rows(count: 20, hostility: .cellsForWholePages)
        rows.screen.frame()
        let trace = rows.record { rows.scroll(to: 350) }
        #expect(rows.view.subviews.count == 6)
        #expect(rows.titles == ["3", "4", "5", "6"])
        #expect(rows.cell(8) != nil)
        #expect(trace.contains("dataSource.cellForItem(0, 8)"))
        #expect(!trace.contains("delegate.willDisplay(cell(0, 8))"))
        #expect(rows.record { rows.scroll(to: 600) }.contains("delegate.willDisplay(cell(0, 8))"))
    }

    @Test func cachedAttributes() {
        let rows = Rows(count: 20, hostility: .cachedAttributes)
        #expect(queries(rows.record { rows.screen.frame() }) == ["(-150, -150, 600, 600)"])
        rows.layout.measured[0] = 10
        #expect(queries(rows.record { rows.scroll(to: 100) }) == [])
        #expect(rows.cell(1)?.frame.minY == 100)
        #expect(queries(rows.record { rows.scroll(to: 200) }) == ["(-150, 50, 600, 600)"])
        rows.scroll(to: 210)
        rows.layout.invalidateLayout()
        #expect(queries(rows.record { rows.screen.frame() }) == ["(-150, 60, 600, 600)"])
        #expect(rows.cell(3)?.frame.minY == 210)
    }

    @Test func cachedPagesAreAskedForOnce() {
        let rows = Rows(count: 20, hostility: [.pageAlignedQueries, .cachedAttributes])
        #expect(queries(rows.record { rows.screen.frame() }) == ["(0, 0, 300, 300)"])
        #expect(queries(rows.record { rows.scroll(to: 150) }) == ["(0, 300, 300, 300)"])
        #expect(queries(rows.record { rows.scroll(to: 0) }) == [])
        #expect(queries(rows.record { rows.scroll(to: 450) }) == ["(0, 600, 300, 300)"])
        #expect(rows.titles == ["4", "5", "6", "7"])
    }

    @Test func queriesClippedToContent() {
        let rows = Rows(count: 20, hostility: .queriesClippedToContent)
        rows.screen.frame()
        #expect(queries(rows.record { rows.scroll(to: -50) }) == ["(0, 0, 300, 250)"])
        #expect(queries(rows.record { rows.scroll(to: 1800) }) == ["(0, 1800, 300, 200)"])
        rows.scroll(to: 5000)
        #expect(rows.titles.isEmpty)
        let friendly = Rows(count: 20)
        friendly.screen.frame()
        #expect(queries(friendly.record { friendly.scroll(to: -50) }) == ["(0, -50, 300, 300)"])
    }

    // MARK: When it is asked

    @Test func queriesBeforePrepare() {
        let rows = Rows(count: 3, hostility: .queriesBeforePrepare)
        #expect(rows.record { rows.screen.frame() }.first == "layout.prepare()")
        rows.layout.rowHeight = 50
        let trace = rows.record {
            rows.layout.invalidateLayout()
            rows.screen.frame()
        }
        #expect(
            trace.prefix(5) == [
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 150)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
            ]
        )
        #expect(trace.filter { $0.hasSuffix(".apply") }.count == 3)
        #expect(trace.firstIndex(of: "cell(0, 0).apply")! > trace.firstIndex(of: "layout.prepare()")!)
    }

    @Test func queriesBeforePrepareComeWithTheCountsOfAReload() {
        let rows = Rows(count: 3, hostility: .queriesBeforePrepare)
        rows.screen.frame()
        rows.source.rows = [0]
        rows.view.reloadData()
        let trace = rows.record { rows.screen.frame() }
        let counts = trace.firstIndex(of: "dataSource.numberOfItems(inSection: 0) -> 1")!
        let query = trace.firstIndex(of: "layout.layoutAttributesForElements(in: (0, 0, 300, 300))")!
        #expect(counts < query)
        #expect(query < trace.firstIndex(of: "layout.prepare()")!)
        #expect(rows.titles == ["0"])
    }

    @Test func cellsUpdatedBetweenInvalidationAndPrepare() {
        let rows = Rows(count: 3, hostility: .cellsUpdatedBetweenInvalidationAndPrepare)
        rows.screen.frame()
        rows.layout.measured[1] = 130
        let trace = rows.record {
            rows.layout.invalidateLayout()
            rows.screen.frame()
        }
        #expect(trace.firstIndex(of: "cell(0, 1).apply")! < trace.firstIndex(of: "layout.prepare()")!)
    }

    private func batch(_ hostility: Hostility) -> [String] {
        let rows = Rows(count: 3, hostility: hostility)
        rows.screen.frame()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.rows = [0]
                rows.view.deleteItems(at: [path(1), path(2)])
            }
        }
        #expect(rows.titles == ["0"])
        let start = trace.firstIndex(of: "layout.invalidateLayout(with: counts)")!
        let end = trace.firstIndex { $0.hasPrefix("layout.targetContentOffset") }!
        return trace[(start + 1)..<end].map { String($0.prefix { $0 != ":" && $0 != "-" && $0 != ")" }) }
    }

    @Test func queriesBeforeUpdates() {
        #expect(
            batch(.queriesBeforeUpdates) == [
                "layout.prepare(", "layout.collectionViewContentSize ",
                "layout.collectionViewContentSize ", "layout.layoutAttributesForElements(in",
                "layout.layoutAttributesForItem(at",
                "layout.prepare(forCollectionViewUpdates", "layout.prepare(", "layout.collectionViewContentSize ",
            ]
        )
    }

    @Test func noPrepareBeforeUpdates() {
        #expect(
            batch(.noPrepareBeforeUpdates) == [
                "layout.prepare(forCollectionViewUpdates", "layout.prepare(", "layout.collectionViewContentSize ",
            ]
        )
    }

    @Test func noPrepareAfterUpdates() {
        #expect(
            batch(.noPrepareAfterUpdates) == [
                "layout.prepare(", "layout.collectionViewContentSize ",
                "layout.prepare(forCollectionViewUpdates", "layout.collectionViewContentSize ",
            ]
        )
    }

    // MARK: Self-sizing

    private func selfSizing(_ hostility: Hostility) -> Rows {
        let source = RowSource(rows: [0, 1])
        source.wantedHeight = { _ in 60 }
        return Rows(source, hostility: hostility) {
            $0.acceptsPreferredSizes = true
            $0.contextForPreferred = { layout, path, height in
                layout.measured[path.item] = height
                let context = UICollectionViewLayoutInvalidationContext()
                context.invalidateItems(at: [path])
                context.contentSizeAdjustment.height = -40
                return context
            }
        }
    }

    @Test func mergedContexts() {
        let rows = selfSizing(.mergedContexts)
        let trace = rows.record { rows.screen.frame() }
        #expect(
            trace.filter { $0.hasPrefix("layout.invalidateLayout") } == [
                "layout.invalidateLayout(with: item(0, 0), item(0, 1), size + (0, -80))"
            ]
        )
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 60, width: 300, height: 60))
    }

    @Test func selfSizingPerCell() {
        let friendly = selfSizing([])
        #expect(friendly.record { friendly.screen.frame() }.filter { $0 == "layout.prepare()" }.count == 2)
        let rows = selfSizing(.selfSizingPerCell)
        let trace = rows.record { rows.screen.frame() }
        #expect(trace.filter { $0 == "layout.prepare()" }.count == 3)
        let sized = trace.firstIndex { $0.hasPrefix("layout.invalidateLayout") }!
        #expect(sized < trace.firstIndex(of: "dataSource.cellForItem(0, 1)")!)
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 60, width: 300, height: 60))
    }

    @Test func lateSelfSizing() {
        let rows = selfSizing(.lateSelfSizing)
        rows.screen.frame()
        #expect(rows.cell(1)?.frame.minY == 100)
        rows.screen.frame()
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 60, width: 300, height: 60))
    }

    @Test func lateSelfSizingPerCell() {
        let rows = selfSizing([.lateSelfSizing, .selfSizingPerCell])
        rows.screen.frame()
        let trace = rows.record { rows.screen.frame() }
        let first = trace.firstIndex { $0.hasPrefix("layout.invalidateLayout") }!
        let second = trace.lastIndex { $0.hasPrefix("layout.invalidateLayout") }!
        #expect(trace[first..<second].contains("layout.prepare()"))
    }

    /// What a cell answers that overrides nothing: a text of three lines at the width that it is given.
    @Test(
        arguments: [
            [], .fittingAlongBothAxes, .fittingAnswersOfferedSize, [.fittingAlongBothAxes, .fittingAnswersOfferedSize],
        ] as [Hostility]
    )
    func fitting(_ hostility: Hostility) throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Some words ", count: 8)
        label.translatesAutoresizingMaskIntoConstraints = false
        let line = label.intrinsicContentSize
        let rows = Rows(count: 1, hostility: hostility)
        rows.source.answer = { view, path in
            let cell = view.dequeueConfiguredReusableCell(using: rows.source.plainCell, for: path, item: 0)
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
        let trace = rows.record { rows.screen.frame() }
        let answer = try #require(trace.first { $0.contains("preferredLayoutAttributesFitting") })
        let height = label.sizeThatFits(CGSize(width: 300, height: 10_000)).height
        #expect(line.width > 600 && height > 2.5 * line.height)
        if hostility.contains(.fittingAlongBothAxes) {
            #expect(answer.hasSuffix("-> \(TraceText.text(line))"))
        } else if hostility.contains(.fittingAnswersOfferedSize) {
            #expect(answer.hasSuffix("-> (300, 100)"))
        } else {
            #expect(answer.hasSuffix("-> \(TraceText.text(CGSize(width: 300, height: height)))"))
        }
    }

    /// A cell without constraints, which `sizeThatFits(_:)` is asked of.
    @Test(arguments: [Hostility(), .boundsAnsweredWithoutConstraints])
    func boundsAnsweredWithoutConstraints(_ hostility: Hostility) {
        let rows = Rows(count: 1, hostility: hostility)
        rows.screen.frame()
        let size = rows.cell(0)?.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 200, height: hostility.isEmpty ? 0 : 100))
    }

    @Test(arguments: [Hostility(), .measuredOncePerUse])
    func measuredOncePerUse(_ hostility: Hostility) {
        final class ForgetfulCell: UICollectionViewCell {
            override func prepareForReuse() {}
        }
        let forgetful = UICollectionView.CellRegistration<ForgetfulCell, Int> { _, _, _ in }
        for isForgetful in [false, true] {
            let rows = Rows(count: 40, hostility: hostility)
            rows.source.answer = { view, path in
                isForgetful
                    ? view.dequeueConfiguredReusableCell(using: forgetful, for: path, item: 0)
                    : view.dequeueConfiguredReusableCell(using: rows.source.plainCell, for: path, item: 0)
            }
            rows.screen.frame()
            rows.scroll(to: 1_000)
            let trace = rows.record { rows.scroll(to: 2_000) }
            let isAsked = trace.contains { $0.contains("preferredLayoutAttributesFitting") }
            #expect(isAsked == (hostility.isEmpty || !isForgetful))
        }
    }

    @Test(arguments: [Hostility(), .askedInWindow])
    func askedInWindow(_ hostility: Hostility) {
        final class Asked: UICollectionViewCell {
            var onAsk: (Bool) -> Void = { _ in }
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                onAsk(superview != nil && window != nil)
                return layoutAttributes
            }
        }
        var answers: [Bool] = []
        let asked = UICollectionView.CellRegistration<Asked, Int> { cell, _, _ in cell.onAsk = { answers.append($0) } }
        let rows = Rows(count: 1, hostility: hostility)
        rows.source.answer = { $0.dequeueConfiguredReusableCell(using: asked, for: $1, item: 0) }
        rows.screen.frame()
        #expect(answers == [!hostility.isEmpty])
    }

    @Test func viewsComeBack() throws {
        let rows = Rows(count: 40, hostility: .viewsComeBack)
        rows.screen.frame()
        let first = try #require(rows.cell(0))
        rows.scroll(to: 300)
        #expect(first.superview == nil)
        let trace = rows.record { rows.scroll(to: 0) }
        #expect(rows.cell(0) === first)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(!trace.contains { $0.contains("cellForItem") || $0.contains("preferredLayoutAttributesFitting") })
        #expect(trace.contains("delegate.willDisplay(cell(0, 0))"))
    }

    @Test func viewsDoNotComeBackAfterAReload() throws {
        let rows = Rows(count: 40, hostility: .viewsComeBack)
        rows.screen.frame()
        rows.scroll(to: 300)
        let trace = rows.record {
            rows.view.reloadData()
            rows.scroll(to: 0)
        }
        #expect(trace.contains("dataSource.cellForItem(0, 0)"))
    }

    // MARK: The content offset

    private func adjust(_ rows: Rows) {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 30
        rows.layout.invalidateLayout(with: context)
    }

    @Test(arguments: [Hostility.adjustmentsHonoredInBatches, []])
    func adjustmentsHonoredInBatches(_ hostility: Hostility) {
        final class Adjusting: RowLayout {
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                let context = UICollectionViewLayoutInvalidationContext()
                context.contentOffsetAdjustment.y = 30
                invalidateLayout(with: context)
            }
        }
        let rows = Rows(count: 20, hostility: hostility)
        rows.view.collectionViewLayout = Adjusting()
        rows.screen.frame()
        rows.view.performBatchUpdates {
            rows.source.rows.removeLast()
            rows.view.deleteItems(at: [path(19)])
        }
        rows.screen.frame()
        #expect(rows.view.contentOffset.y == (hostility.isEmpty ? 0 : 30))
    }

    @Test(arguments: [Hostility.adjustmentsIgnoredWhileScrolling, []])
    func adjustmentsIgnoredWhileScrolling(_ hostility: Hostility) {
        let rows = Rows(count: 20, hostility: hostility)
        rows.screen.frame()
        rows.screen.drag(rows.view, by: 100)
        adjust(rows)
        rows.screen.frame()
        #expect(rows.view.contentOffset.y == (hostility.isEmpty ? 130 : 100))
    }

    @Test(arguments: [Hostility.targetOffsetIgnoredWhileScrolling, []])
    func targetOffsetIgnoredWhileScrolling(_ hostility: Hostility) {
        let rows = Rows(count: 20, hostility: hostility)
        rows.screen.frame()
        rows.screen.drag(rows.view, by: 100)
        rows.layout.targetOffset = CGPoint(x: 0, y: 200)
        rows.view.performBatchUpdates {
            rows.source.rows.insert(99, at: 0)
            rows.view.insertItems(at: [path(0)])
        }
        #expect(rows.view.contentOffset.y == (hostility.isEmpty ? 200 : 100))
    }

    @Test func emptyIndexPaths() {
        func trace(_ hostility: Hostility) -> [String] {
            let rows = Rows(count: 1, hostility: hostility) { $0.headerHeight = 40 }
            rows.screen.frame()
            return rows.record {
                rows.view.performBatchUpdates {
                    rows.source.rows = []
                    rows.view.deleteItems(at: [path(0)])
                }
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        let hook = "layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: "
        let question = "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: empty, (0, 1)) -> false"
        #expect(trace([]).contains(hook + "0, 0)"))
        #expect(trace(.emptyIndexPaths).contains(hook + "empty)"))
        #expect(trace(.emptyIndexPaths).contains(question))
        #expect(!trace([]).contains(question))
    }

    @Test func offsetsIgnoredWhileDragging() {
        let rows = Rows(count: 50, hostility: .offsetsIgnoredWhileDragging)
        rows.screen.frame()
        rows.screen.drag(rows.view, by: 100)
        rows.view.contentOffset.y = 500
        #expect(rows.view.contentOffset.y == 100)
        rows.screen.drag(rows.view, by: 10)
        #expect(rows.view.contentOffset.y == 110)
        rows.screen.lift(rows.view)
        rows.view.contentOffset.y = 500
        #expect(rows.view.contentOffset.y == 500)
    }

    @Test(arguments: [Hostility.absoluteDrags, []])
    func absoluteDrags(_ hostility: Hostility) {
        let rows = Rows(count: 50, hostility: hostility)
        rows.screen.frame()
        rows.screen.drag(rows.view, by: 100)
        rows.view.contentOffset.y = 500
        #expect(rows.view.contentOffset.y == 500)
        rows.screen.drag(rows.view, by: 10)
        #expect(rows.view.contentOffset.y == (hostility.isEmpty ? 510 : 110))
    }

    @Test(arguments: [Hostility.offsetsIgnoredWhileDecelerating, []])
    func offsetsIgnoredWhileDecelerating(_ hostility: Hostility) {
        let rows = Rows(count: 500, hostility: hostility)
        rows.screen.frame()
        rows.screen.fling(rows.view, velocity: 1000)
        rows.screen.frames(2)
        let before = rows.view.contentOffset.y
        rows.view.contentOffset.y += 5000
        rows.screen.frame()
        #expect(rows.view.isDecelerating)
        #expect((rows.view.contentOffset.y > before + 5000) == hostility.isEmpty)
        #expect(rows.view.contentOffset.y > before)
    }

    @Test(arguments: [Hostility.limitsFixedAtStartOfDeceleration, []])
    func limitsFixedAtStartOfDeceleration(_ hostility: Hostility) {
        let rows = Rows(count: 10, hostility: hostility)
        rows.screen.frame()
        rows.scroll(to: 600)
        rows.screen.fling(rows.view, velocity: 2000, frames: 1)
        rows.source.rows = Array(0..<100)
        rows.view.reloadData()
        rows.screen.runUntilRest()
        #expect((rows.view.contentOffset.y <= 700) == !hostility.isEmpty)
    }

    @Test(arguments: [Hostility.bounceWithoutFlags, []])
    func bounceWithoutFlags(_ hostility: Hostility) {
        let rows = Rows(count: 10, hostility: hostility)
        rows.screen.frame()
        rows.screen.drag(rows.view, by: -200)
        #expect(rows.view.contentOffset.y < 0)
        rows.screen.lift(rows.view)
        rows.screen.frame()
        #expect(rows.view.contentOffset.y < 0)
        #expect(rows.view.isDecelerating == hostility.isEmpty)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y == 0)
    }

    // MARK: Batches and movements that end otherwise

    @Test(arguments: [Hostility.abandonedBatches, []])
    func abandonedBatches(_ hostility: Hostility) {
        let rows = Rows(count: 3, hostility: hostility)
        rows.screen.frame()
        let trace = rows.record {
            rows.view.performBatchUpdates {
                rows.source.count = 4
                rows.view.insertItems(at: [path(0)])
            }
        }
        #expect(trace.contains("layout.invalidateLayout(with: counts)"))
        #expect(trace.contains("layout.prepare(forCollectionViewUpdates: insert(0, 0))") == hostility.isEmpty)
        #expect(trace.contains("layout.finalizeCollectionViewUpdates()") == hostility.isEmpty)
        rows.screen.frame()
        #expect(rows.view.numberOfItems(inSection: 0) == 4)
        #expect(rows.view.visibleCells.count == 3)
    }

    /// What is told of an item that is carried to the second place and dropped there.
    private func movement(_ hostility: Hostility) -> [String] {
        let rows = Rows(MovableSource(rows: [5, 6, 7]), hostility: hostility)
        rows.screen.frame()
        return rows.record {
            _ = rows.view.beginInteractiveMovementForItem(at: path(0))
            rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            rows.view.endInteractiveMovement()
        }
    }

    @Test(arguments: [Hostility.countsInvalidatedByMovements, []])
    func countsInvalidatedByMovements(_ hostility: Hostility) {
        let trace = movement(hostility)
        #expect(trace.filter { $0 == "layout.invalidateLayout(with: counts)" }.count == (hostility.isEmpty ? 0 : 3))
        #expect(!trace.contains { $0.hasPrefix("layout.prepare(forCollectionViewUpdates") })
    }

    @Test(arguments: [Hostility.updatesListedByMovements, []])
    func updatesListedByMovements(_ hostility: Hostility) {
        let trace = movement(hostility)
        let list = "layout.prepare(forCollectionViewUpdates: move(0, 0 to 0, 1))"
        #expect(trace.filter { $0 == list }.count == (hostility.isEmpty ? 0 : 2))
        #expect(trace.filter { $0 == "layout.finalizeCollectionViewUpdates()" }.count == (hostility.isEmpty ? 0 : 2))
    }

    /// A data source that drops an item off the list.
    private final class DroppingSource: RowSource {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            rows.remove(at: sourceIndexPath.item)
        }
    }

    @Test(arguments: [Hostility.lateCountsAfterMovements, []])
    func lateCountsAfterMovements(_ hostility: Hostility) {
        let rows = Rows(DroppingSource(rows: [5, 6, 7]), hostility: hostility)
        rows.screen.frame()
        #expect(rows.view.beginInteractiveMovementForItem(at: path(0)))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        rows.view.endInteractiveMovement()
        #expect(rows.view.numberOfItems(inSection: 0) == (hostility.isEmpty ? 2 : 3))
        rows.screen.frame()
        #expect(rows.view.numberOfItems(inSection: 0) == 2)
    }

    private final class DecoratingLayout: RowLayout {
        private let decoration = UIView()

        override func prepare() {
            super.prepare()
            collectionView?.addSubview(decoration)
        }
    }

    @Test(arguments: [Hostility.subviewsRestartPasses, []])
    func subviewsRestartPasses(_ hostility: Hostility) {
        let rows = Rows(count: 3, hostility: hostility)
        rows.view.collectionViewLayout = DecoratingLayout()
        let trace = rows.record { rows.screen.frame() }
        #expect(trace.filter { $0 == "layout.prepare()" }.count == (hostility.isEmpty ? 1 : 2))
        #expect(trace.contains("collectionView.addSubview during layout.prepare()"))
    }

    // MARK: Everything at once

    @Test(.byTurns()) func allOptionsTogether() {
        let source = RowSource(rows: Array(0..<200))
        source.wantedHeight = { CGFloat(40 + $0 * 7 % 50) }
        let rows = Rows(source, hostility: .all) {
            $0.acceptsPreferredSizes = true
            $0.invalidatesOnScroll = true
            $0.headerHeight = 30
        }
        rows.screen.frames(2)
        for step in 0..<16 {
            switch step % 4 {
            case 0: rows.screen.fling(rows.view, velocity: 900)
            case 1: rows.screen.fling(rows.view, velocity: -400)
            case 2:
                rows.view.performBatchUpdates {
                    rows.source.rows.insert(1000 + step, at: 2)
                    rows.source.rows.remove(at: 10)
                    rows.view.insertItems(at: [path(2)])
                    rows.view.deleteItems(at: [path(9)])
                }
                rows.layout.measured = [:]
                rows.layout.invalidateLayout()
            default: rows.screen.rotate(to: CGSize(width: step % 8 == 3 ? 320 : 300, height: 300))
            }
            rows.screen.runUntilRest()
        }
        rows.screen.frames(3)
        for cell in rows.view.visibleCells.compactMap({ $0 as? RowCell }) {
            let item = rows.view.indexPath(for: cell)!.item
            #expect(cell.title == "\(rows.source.rows[item])")
            #expect(cell.frame.minY == rows.layout.minY(of: item))
            #expect(cell.frame.width == rows.view.bounds.width)
            #expect(cell.frame.height == cell.wantedHeight)
        }
        #expect(!rows.view.visibleCells.isEmpty)
    }
}
