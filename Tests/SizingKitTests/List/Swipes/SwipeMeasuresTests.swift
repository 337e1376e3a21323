import Testing
import UIKit

@testable import SizingKit

/// Widths and distances of swipe actions that no ordinary row has.
@MainActor
@Suite struct SwipeMeasuresTests {
    private func actions(
        _ titles: [String],
        rowWidth: CGFloat = 390,
        height: CGFloat = 60,
        edgeInset: CGFloat = 0,
        isAtLeft: Bool = false,
        change: (UIContextualAction) -> Void = { _ in }
    ) -> SwipeActions {
        let actions = titles.map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
        for action in actions { change(action) }
        return SwipeActions(
            UISwipeActionsConfiguration(actions: actions),
            at: .trailing,
            isAtLeft: isAtLeft,
            ofRowWith: CGSize(width: rowWidth, height: height),
            edgeInset: edgeInset,
            outset: 0,
            metrics: SwipeMetrics(),
            traits: UITraitCollection(displayScale: 2),
            perform: { _, _ in }
        )
    }

    /// In a narrow row, or beside a notch, the buttons take more than half of the width.
    @Test func aFullSwipeBeginsBeyondTheButtons() {
        #expect(actions(["A"]).fullSwipeDistance == 195)
        let narrow = actions(["A"], rowWidth: 120, edgeInset: 60)
        #expect(narrow.openWidth == 134)
        #expect(narrow.fullSwipeDistance == 150)
        #expect(narrow.armedDistance == 134)
    }

    @Test func aLowRowHasRoomForAnImageOnly() {
        func width(_ height: CGFloat) -> CGFloat {
            actions(["A long title for a button"], height: height) { $0.image = UIImage(systemName: "trash") }
                .buttonWidth
        }
        #expect(width(60) == 74)
        #expect(width(100) == 120)
    }

    /// The single button of a row that is pulled further keeps its content at the edge, but clear of what covers that.
    @Test(arguments: [0, 40] as [CGFloat]) func theContentOfAWideButtonIsClearOfTheEdge(_ inset: CGFloat) throws {
        let actions = actions(["Delete"], edgeInset: inset, isAtLeft: true)
        let view = SwipeActionsView(frame: CGRect(x: 0, y: 0, width: 250, height: 60))
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: SwipeActionsView.elementKind,
            with: IndexPath(item: 0, section: 0)
        )
        attributes.frame = view.frame
        attributes.isSwiped = true
        attributes.swipeActions = actions
        view.apply(attributes)
        view.layoutIfNeeded()
        let button = try #require(view.buttons.first)
        let label = try #require(button.subviews.first?.subviews.compactMap { $0 as? UILabel }.first)
        #expect(abs(button.convert(label.bounds, from: label).midX - (inset + actions.buttonWidth / 2)) <= 1)
    }
}
