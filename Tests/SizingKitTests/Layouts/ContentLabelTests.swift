import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A label of several lines at an end of the content.
@MainActor
@Suite struct ContentLabelTests {
    @Test(arguments: [true, false], sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aLabelHasRoomForAllItsLines(_ isHeader: Bool, _ hostility: Hostility) {
        let list = SectionsFixture(counts: [5], layout: SizingListLayout.bare(), hostility: hostility)
        list.size = { _, _ in CGSize(width: 390, height: 50) }
        let label = UILabel()
        label.numberOfLines = 0
        label.text = .sentences(9)
        if isHeader { list.layout.contentHeaderView = label } else { list.layout.contentFooterView = label }
        list.show()
        list.screen.runUntilRest()
        let height = textHeight(.sentences(9), width: 390)
        #expect(height > 60)
        #expect(abs(label.bounds.height - height) < 0.01)
        #expect(abs((list.frame(0, in: 0)?.minY ?? 0) - (isHeader ? height : 0)) < 0.01)
        #expect(abs(list.collectionView.contentSize.height - 250 - height) < 0.01)
        // Another text.
        label.text = "One line."
        list.layout.invalidateContentViews()
        list.screen.runUntilRest()
        let line = textHeight("One line.", width: 390)
        #expect(abs(list.collectionView.contentSize.height - 250 - line) < 0.01)
        list.screen.rotate(to: CGSize(width: 844, height: 390))
        label.text = .sentences(9)
        list.layout.invalidateContentViews()
        list.screen.runUntilRest()
        #expect(abs(label.bounds.height - textHeight(.sentences(9), width: 844)) < 0.01)
    }
}
