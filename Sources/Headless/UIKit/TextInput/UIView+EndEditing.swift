import Foundation

extension UIView {
    /// Has the first responder in the view, or the view itself, give the keyboard back.
    ///
    /// - Parameter force: Whether it has to, without being asked.
    /// - Returns: Whether nothing in the view is the first responder any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = UIResponder.currentFirstResponder as? UIView, responder.isDescendant(of: self) else {
            return true
        }
        return responder.resignFirstResponder() || force && responder.giveUpFirstResponder()
    }
}
