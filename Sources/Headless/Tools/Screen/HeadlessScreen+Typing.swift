import UIKit

/// A keyboard, an alert and a table under a finger.
extension HeadlessScreen {
    /// Types into the text field or text view that is the first responder, a character at a time; `\n` is the return key.
    ///
    /// - Returns: Whether something took the text.
    @discardableResult
    public func typeText(_ text: String) -> Bool {
        guard let responder = UIResponder.currentFirstResponder as? any UIKeyInput else { return false }
        for character in text { responder.insertText(String(character)) }
        return true
    }

    /// Presses the key that deletes, so many times.
    public func pressDelete(times: Int = 1) {
        guard let responder = UIResponder.currentFirstResponder as? any UIKeyInput else { return }
        for _ in 0..<times { responder.deleteBackward() }
    }

    /// A tap on the button of an alert: the alert goes, and the action's handler is called.
    ///
    /// - Returns: Whether there is an enabled action of that title.
    @discardableResult
    public func choose(_ title: String, in alert: UIAlertController) -> Bool {
        guard let action = alert.actions.first(where: { $0.title == title }), action.isEnabled else { return false }
        alert.choose(action)
        return true
    }

    /// A tap on a row of a table: the delegate is asked and told.
    public func tapRow(at indexPath: IndexPath, in tableView: UITableView) {
        tableView.tapRow(at: indexPath)
    }
}
