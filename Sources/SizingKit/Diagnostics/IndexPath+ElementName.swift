import Foundation

extension IndexPath {
    /// The name of an element in messages, such as "the item at 0-3".
    ///
    /// - Parameter kind: The kind of a header or footer; `nil` for an item.
    func elementName(_ kind: String? = nil) -> String {
        "\(kind ?? "the item") at \(map(String.init).joined(separator: "-"))"
    }
}
