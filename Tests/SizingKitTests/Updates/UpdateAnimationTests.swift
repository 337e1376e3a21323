import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Remembers what it answered for the animations of a batch.
private final class RecordingLayout: SizingListLayout {
    struct Answer: Equatable {
        var frame: CGRect
        var alpha: CGFloat
    }
    var initial: [IndexPath: Answer] = [:]
    var final: [IndexPath: Answer] = [:]
    var transforms: [IndexPath: CGAffineTransform] = [:]

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        transforms[itemIndexPath] = attributes?.transform
        initial[itemIndexPath] = attributes.map { Answer(frame: $0.frame, alpha: $0.alpha) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        final[itemIndexPath] = attributes.map { Answer(frame: $0.frame, alpha: $0.alpha) }
        return attributes
    }
}

/// Twenty rows of 100 points; inserted ones are 60 tall, the estimate is 30.
@MainActor
@Suite struct UpdateAnimationTests {
    @MainActor
    private final class Fixture {
        let layout = RecordingLayout()
        let sections: SectionsFixture
        var view: UICollectionView { sections.collectionView }

        @MainActor
        init(hostility: Hostility = []) {
            layout.section = .bareList()
            layout.estimatedItemSize = CGSize(width: 30, height: 30)
            sections = SectionsFixture(counts: [20], layout: layout, hostility: hostility)
            sections.show()
        }

        @MainActor
        func update(count: Int, height: CGFloat = 60, _ updates: @escaping () -> Void) {
            layout.initial = [:]
            layout.final = [:]
            sections.size = { _, _ in CGSize(width: 0, height: height) }
            view.performBatchUpdates {
                self.sections.counts[0] += count
                updates()
            }
        }
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 390, height: height) }

    @Test func anInsertedItemFadesInAtItsTrueSizeAndTheOthersSlide() {
        let fixture = Fixture()
        fixture.update(count: 1) { fixture.view.insertItems(at: [item(2)]) }
        #expect(fixture.layout.initial[item(2)] == .init(frame: rect(200, 60), alpha: 0))
        #expect(fixture.layout.initial[item(3)] == .init(frame: rect(200, 100), alpha: 1))
        #expect(fixture.layout.final[item(2)] == .init(frame: rect(260, 100), alpha: 1))
        #expect(fixture.layout.initial[item(0)] == .init(frame: rect(0, 100), alpha: 1))
    }

    @Test func aDeletedItemFadesInItsPlaceAndWhatSlidesIntoViewComesFromBelow() {
        let fixture = Fixture()
        fixture.update(count: -1) { fixture.view.deleteItems(at: [item(2)]) }
        #expect(fixture.layout.final[item(2)] == .init(frame: rect(200, 100), alpha: 0))
        #expect(fixture.layout.initial[item(2)] == .init(frame: rect(300, 100), alpha: 1))
        // The ninth row was below the screen before.
        #expect(fixture.layout.initial[item(8)] == .init(frame: rect(900, 100), alpha: 1))
    }

    @Test func aMovedItemMovesAndKeepsItsSize() {
        let fixture = Fixture()
        fixture.update(count: 0) { fixture.view.moveItem(at: item(1), to: item(5)) }
        #expect(fixture.layout.initial[item(5)] == .init(frame: rect(100, 100), alpha: 1))
        #expect(fixture.layout.final[item(1)] == .init(frame: rect(500, 100), alpha: 1))
        #expect(fixture.layout.initial[item(1)] == .init(frame: rect(200, 100), alpha: 1))
    }

    @Test func aReloadedItemDoesNotFadeIntoAnotherHeight() {
        let fixture = Fixture()
        fixture.update(count: 0) { fixture.view.reloadItems(at: [item(1)]) }
        // The new one has its own height from the start, the old one keeps its own to the end.
        #expect(fixture.layout.initial[item(1)] == .init(frame: rect(100, 60), alpha: 0))
        #expect(fixture.layout.final[item(1)] == .init(frame: rect(100, 100), alpha: 0))
        #expect(fixture.layout.initial[item(2)] == .init(frame: rect(200, 100), alpha: 1))
        #expect(fixture.layout.final[item(2)] == .init(frame: rect(160, 100), alpha: 1))
    }

    @Test func transitionsAreTheUsersChoiceUnlessMotionIsReduced() {
        let fixture = Fixture()
        fixture.layout.insertionTransition = .scale(0.5)
        fixture.update(count: 1) { fixture.view.insertItems(at: [item(0)]) }
        #expect(fixture.layout.transforms[item(0)] == CGAffineTransform(scaleX: 0.5, y: 0.5))
        fixture.sections.screen.reducesMotion = true
        defer { fixture.sections.screen.reducesMotion = false }
        fixture.update(count: 1) { fixture.view.insertItems(at: [item(0)]) }
        #expect(fixture.layout.transforms[item(0)] == CGAffineTransform.identity)
        #expect(fixture.layout.initial[item(0)]?.alpha == 0)
    }

    @Test(.byTurns(), arguments: ScrollSimulationTests.modes)
    func nothingThatStaysFadesInAnyMode(_ hostility: Hostility) {
        let fixture = Fixture(hostility: hostility)
        fixture.sections.scroll(to: CGPoint(x: 0, y: 450))
        fixture.update(count: 1) {
            fixture.view.deleteItems(at: [item(0), item(6)])
            fixture.view.insertItems(at: [item(1), item(7), item(8)])
        }
        let fresh = [item(1), item(7), item(8)]
        for (indexPath, answer) in fixture.layout.initial {
            #expect(answer.alpha == (fresh.contains(indexPath) ? 0 : 1), "\(indexPath)")
        }
        fixture.sections.screen.runUntilRest()
        for cell in fixture.view.visibleCells { #expect(cell.alpha == 1) }
    }
}
