import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// An exact scroll to the middle of the screen, where only shown cells tell that they are shorter or longer than estimated.
@MainActor
@Suite struct CenteredScrollTests {
    enum Screen: CaseIterable {
        case list, chat, grid, masonry, strip, reversedStrip

        @MainActor var section: SizingSection {
            switch self {
            case .grid: .grid(columns: .count(2), spacing: 4)
            case .masonry: .masonry(columns: .count(2), spacing: 4)
            default: .bareList()
            }
        }

        var isHorizontal: Bool { self == .strip || self == .reversedStrip }
    }

    @Test(arguments: byTurns(pairs(Screen.allCases, [30, 90, 700] as [CGFloat]), every: 2))
    func theMiddleOfTheItemIsInTheMiddle(_ kind: Screen, _ length: CGFloat) {
        for hostility in sample(of: Hostility.userModes, every: 5) {
            let fixture = TellingScreen(
                kind.section,
                isHorizontal: kind.isHorizontal,
                count: 300,
                size: CGSize(width: 844, height: 390),
                hostility: hostility
            ) { _ in length }
            let (screen, layout, view) = (fixture.screen, fixture.layout, fixture.view)
            layout.contentAnchor = kind == .chat ? .end : .start
            layout.estimatedItemSize = CGSize(width: 200, height: 200)
            if kind == .reversedStrip { view.semanticContentAttribute = .forceRightToLeft }
            screen.show(view)
            screen.runUntilRest()
            // Less is visible than the estimate is long.
            if !kind.isHorizontal { view.contentInset.bottom = 250 }
            screen.runUntilRest()
            let path = IndexPath(item: 150, section: 0)
            layout.scrollExactly(
                toItemAt: path,
                at: kind.isHorizontal ? .centeredHorizontally : .centeredVertically,
                animated: false
            )
            screen.runUntilRest()
            let frame = view.cellForItem(at: path)?.frame ?? .null
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let distance = kind.isHorizontal ? frame.midX - visible.midX : frame.midY - visible.midY
            #expect(abs(distance) < 0.5, "\(hostility.rawValue)")
        }
    }
}
