import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import Simulation

/// What the judge of simulated users knows of the ends of the content.
@MainActor
@Suite struct EndsOfSimulatedContentTests {
    /// Rows between a header and a footer, and no view at the ends of the content yet.
    private func rows() -> SimulatedView {
        var generator = SplitMix64(seed: 1)
        var scene = SimulatedScene(seed: 0)
        scene.direction = .vertical
        scene.sizing = .templates
        scene.isDiffable = false
        scene.holdsEnd = false
        scene.hasInsets = false
        scene.contentViews = nil
        scene.data = SimulatedData(grows: false)
        var section = scene.data.freshSection([.list], count: 60, using: &generator)
        (section.header, section.footer) = (90, 60)
        scene.data.sections = [section]
        return SimulatedView(scene, hostility: [])
    }

    /// The view is longer than the screen, and the header or footer beside it has its estimate.
    @Test(arguments: [true, false])
    func aViewAtAnEndOfTheContentTellsThatEndByItself(_ isHeader: Bool) {
        let view = rows()
        view.setContentView(isHeader: isHeader, to: 5_000)
        view.screen.runUntilRest()
        let direction = ScreenReading(view).direction
        let offset = isHeader ? direction.minimumOffset : direction.maximumOffset
        view.collectionView.contentOffset.y = CGFloat(offset) / 3
        view.screen.runUntilRest()
        let reading = ScreenReading(view)
        #expect(reading.shownItems().isEmpty)
        #expect(reading.shownBoundaries().isEmpty)
        #expect(reading.isHeldAtAnEnd)
        if isHeader {
            #expect(reading.startByItems == nil)
            #expect(reading.startOfContent == reading.direction.startOfContent)
            #expect(reading.isAtStart)
        } else {
            #expect(reading.endByItems == nil)
            #expect(reading.endOfContent == reading.direction.endOfContent)
            #expect(reading.isAtEnd)
        }
    }
}
