import SizingKit
import TestSupport
import UIKit

/// Rows that are deleted by their controls.
extension UserReplay {
    /// Begins or ends editing, which changes no size here.
    func edit(animated: Bool) {
        guard view.scene.hasControls else { return }
        rest()
        checkSwipes()
        let items = Set(view.places.keys)
        // In another room a masonry chooses its columns anew.
        let held: Held = view.data.sections.contains { $0.kind == .masonry } ? .any : .edge
        holding(by: held, "the beginning or end of editing", items, Set(view.data.sections.map(\.id))) {
            view.layout.setEditing(!collectionView.isEditing, animated: animated)
        }
        // Sizes are kept with the editing mode.
        view.changedItems.formUnion(view.everChangedItems)
        open.item = nil
        checkSwipes()
        if !view.showsControlsAsEdited { inspector.report("a row does not follow editing") }
    }

    /// Taps the delete control of a row. That closes the open row, opens the row, or deletes it at once.
    func tapControl(_ place: Int) {
        guard view.scene.hasControls else { return }
        rest()
        checkSwipes()
        let controls = view.deleteControls
        guard !controls.isEmpty else { return }
        let (id, middle) = controls[place % controls.count]
        let items = Set(view.places.keys)
        let sections = Set(view.data.sections.map(\.id))
        let opens = view.movedRows.isEmpty && SimulatedView.confirmsDeletion(of: id)
        let closes = !view.movedRows.isEmpty
        let what = closes ? "a tap that closes a row" : opens ? "a question for confirmation" : "a delete control"
        holding(by: .edge, what, opens || closes ? items : items.subtracting([id]), sections) { screen.tap(middle) }
        inspector.forget()
        open.item = opens ? id : nil
        checkSwipes()
        if opens, view.movedRows[id] == nil { inspector.report("the control of item \(id) opened nothing") }
        let expected = opens || closes ? items : items.subtracting([id])
        if Set(view.places.keys) != expected {
            inspector.report("\(what) deleted \(items.subtracting(view.places.keys))")
        }
    }
}
