import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Simulation

/// What the inspector of simulated screens takes for known.
@MainActor
@Suite struct FrameInspectorTests {
    /// Twenty rows of three items, each as tall as its tallest, in a view that shows the first of them.
    private func filledRows() -> SimulatedView {
        var generator = SplitMix64(seed: 1)
        var scene = SimulatedScene(seed: 0)
        scene.direction = .vertical
        scene.sizing = .templates
        scene.isDiffable = false
        scene.holdsEnd = false
        scene.hasInsets = false
        scene.contentViews = nil
        scene.data = SimulatedData(grows: false)
        var section = scene.data.freshSection([.grid], count: 60, using: &generator)
        for item in section.items.indices { section.items[item].extent = item % 3 == 0 ? 300 : 90 }
        scene.data.sections = [section]
        return SimulatedView(scene, hostility: [])
    }

    @Test func whatHidesBesideATallerItemIsNotTakenForMeasured() throws {
        let view = filledRows()
        #expect(!view.data.sections[0].keepsExtents)
        let inspector = FrameInspector(view)
        let (last, start) = (IndexPath(item: 59, section: 0), IndexPath(item: 0, section: 0))
        view.layout.scrollExactly(toItemAt: last, at: .bottom, animated: false)
        view.screen.frames(3)
        view.layout.scrollExactly(toItemAt: start, at: .top, animated: false)
        view.screen.frames(3)
        let item = view.data.sections[0].items[59]

        view.changeSize(of: last, by: 100)
        inspector.forget()
        inspector.inspect()
        #expect(view.layout.layoutAttributesForItem(at: last)?.frame.height == 100)
        #expect(view.changedItems == [item.id], "off screen nobody knows of its new size")

        view.layout.scrollExactly(toItemAt: last, at: .bottom, animated: false)
        for _ in 0..<3 {
            view.screen.frame()
            inspector.inspect()
        }
        #expect(view.changedItems.isEmpty)
        #expect(inspector.problem == nil)
    }
}
