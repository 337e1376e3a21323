import TestSupport
import UIKit

/// The row that a simulated user may have left open.
@MainActor
final class OpenRow {
    var item: Int?
}

/// Rows that are swiped aside.
extension UserReplay {
    /// Swipes what is at a height of the screen.
    func swipe(at place: Int, by distance: CGFloat, _ frames: Int) {
        guard !view.scene.isHorizontal else { return }
        rest()
        checkSwipes()
        let start = point(place)
        let id = collectionView.indexPathForItem(at: collectionView.convert(start, from: nil))
            .flatMap { view.data.item(at: $0)?.id }
        touchCarousels()
        inspector.forget()
        screen.pan(from: start, to: CGPoint(x: start.x + distance, y: start.y), frames: frames)
        inspector.forget()
        screen.frames(Self.settlingFrames)
        // A row that is swiped as far as it is wide leaves no item at its place. Sizes that arrive may put another row under the
        // finger.
        let row = rowMovedByArrivals(besides: open.item) ?? id ?? open.item
        // While rows are edited, only their controls open them.
        open.item = collectionView.isEditing && row != open.item ? nil : row
        checkSwipes()
    }

    /// The one row that is aside now, where sizes arrive; `nil` if another one may have been swiped.
    private func rowMovedByArrivals(besides open: Int?) -> Int? {
        let moved = view.movedRows.keys
        return view.scene.sizing == .asynchronous && moved.count == 1 ? moved.first { $0 != open } : nil
    }

    /// Touches the screen somewhere, which closes a row.
    func touch(_ place: Int) {
        guard !view.scene.isHorizontal else { return }
        rest()
        checkSwipes()
        let buttons = view.swipeButtons.map { $0.convert($0.bounds, to: nil) }
        guard !buttons.contains(where: { $0.contains(point(place)) }) else { return }
        inspector.forget()
        touchCarousels()
        screen.tap(point(place))
        screen.frames(Self.settlingFrames)
        open.item = nil
        checkSwipes()
    }

    /// Taps one of the buttons beside the open row.
    func tapAction(_ place: Int) {
        guard !view.scene.isHorizontal else { return }
        rest()
        checkSwipes()
        let buttons = view.swipeButtons
        guard !buttons.isEmpty else { return }
        let button = buttons[place % buttons.count]
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        guard screen.window.bounds.insetBy(dx: 1, dy: 1).contains(middle) else { return }
        let survivors = Set(view.places.keys).subtracting(open.item.map { [$0] } ?? [])
        holding(by: .edge, "an action of a row", survivors, []) { screen.tap(middle) }
        inspector.forget()
        screen.frames(Self.settlingFrames)
        checkSwipes()
    }

    /// The frames in which a row has opened or closed.
    private static let settlingFrames = 24

    private func point(_ place: Int) -> CGPoint {
        let bounds = screen.window.bounds
        return CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * CGFloat(place) / 1_000)
    }

    /// No row is open but the one that may be, by the width of its buttons or, where its first action has not finished, by
    /// most of its own; and no other shows buttons.
    func checkSwipes() {
        guard !view.scene.isHorizontal else { return }
        screen.frames(Self.settlingFrames)
        let moved = view.movedRows
        if let wrong = moved.first(where: { $0.key != open.item }) {
            return inspector.report("item \(wrong.key) is moved aside by \(wrong.value), and should be closed")
        }
        let widths = view.movedRows.values.map(abs)
        let allowed = SimulatedView.openWidths + [collectionView.bounds.width - 30]
        if let wrong = widths.first(where: { !allowed.contains($0) }) {
            return inspector.report("a row is open by \(wrong)")
        }
        let buttons = view.swipeButtons.filter { !isBesideOpenRow($0) }
        if moved.isEmpty, !buttons.isEmpty { inspector.report("there are buttons beside no open row") }
    }

    /// Whether a button is at the height of the row that may be open. A row that is swiped further than its width is off
    /// screen itself.
    private func isBesideOpenRow(_ button: UIView) -> Bool {
        guard let row = open.item.flatMap({ view.places[$0] }).flatMap(view.layout.placedAttributes) else {
            return false
        }
        return abs(button.convert(button.bounds, to: collectionView).minY - row.frame.minY) < 0.5
    }
}

extension UserStep {
    /// Whether a row that is open may be so afterwards. An inset that changes may scroll, or not.
    var mayLeaveRowOpen: Bool {
        switch self {
        case .reload, .turn, .largerText, .turnDirection: false
        default: true
        }
    }
}
