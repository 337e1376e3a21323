import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Batches that do not say what the data do: UIKit raises its exception, and the layout goes on with the data as they are.
@MainActor
@Suite struct IllegalBatchTests {
    nonisolated static let modes: [Hostility] = [
        [], [.queriesBeforeUpdates], [.noPrepareBeforeUpdates], [.noPrepareAfterUpdates],
        .all.subtracting(.queriesClippedToContent),
    ]

    private enum Fault: CaseIterable {
        case untoldInsertion, untoldDeletion, insertionFarAway, deletionOfNothing, deletedTwice, reloadedAndDeleted
        case movedFromNowhere, movedToNowhere, sectionFarAway, sectionDeletedFromNowhere
    }

    /// 1,000 batches in all in an exhaustive run.
    @Test(.byTurns(), arguments: modes.indices) func anExceptionLeavesAUsableLayout(_ mode: Int) throws {
        for seed in seeds(0..<10) {
            var generator = SplitMix64(seed: seed)
            var scene = SimulatedScene(seed: seed)
            scene.isDiffable = false
            let view = SimulatedView(scene, hostility: Self.modes[mode])
            for number in 0..<20 {
                let name = "seed \(seed), batch \(number)"
                let fault = Fault.allCases[Int.random(in: 0..<Fault.allCases.count, using: &generator)]
                let exceptions = catchingUIKitExceptions { run(fault, on: view, using: &generator) }
                #expect(!exceptions.isEmpty, "\(fault): \(name)")
                #expect(view.fault == nil, "\(fault): \(name)")
                if Bool.random(using: &generator) { view.collectionView.reloadData() }
                view.screen.frame()
                let inspector = FrameInspector(view)
                inspector.inspect()
                #expect(inspector.problem == nil, "\(fault): \(name)")
                do { try NaiveTwin(view).check() } catch { Issue.record("\(error): \(fault): \(name)") }
            }
        }
    }

    private func run(_ fault: Fault, on view: SimulatedView, using generator: inout SplitMix64) {
        let batch = SimulatedBatch(
            of: view.data,
            kinds: view.scene.kinds,
            largestCount: SimulatedScene.largestCount,
            using: &generator
        )
        let collectionView = view.collectionView
        let nowhere = IndexPath(item: 500, section: 0)
        var generator = generator
        collectionView.performBatchUpdates {
            view.data = batch.data
            batch.tell(collectionView)
            switch fault {
            case .untoldInsertion:
                let section = view.data.freshSection(view.scene.kinds, count: 2, using: &generator)
                view.data.sections.append(section)
            case .untoldDeletion:
                if view.data.sections.isEmpty {
                    collectionView.deleteSections([700])
                } else {
                    view.data.sections.removeLast()
                }
            case .insertionFarAway: collectionView.insertItems(at: [nowhere])
            case .deletionOfNothing: collectionView.deleteItems(at: [nowhere])
            case .deletedTwice:
                collectionView.deleteItems(at: [nowhere])
                collectionView.deleteItems(at: [nowhere])
            case .reloadedAndDeleted:
                collectionView.reloadItems(at: [nowhere])
                collectionView.deleteItems(at: [nowhere])
            case .movedFromNowhere: collectionView.moveItem(at: nowhere, to: IndexPath(item: 0, section: 0))
            case .movedToNowhere: collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: nowhere)
            case .sectionFarAway: collectionView.insertSections([600])
            case .sectionDeletedFromNowhere: collectionView.deleteSections([600])
            }
        }
    }
}
