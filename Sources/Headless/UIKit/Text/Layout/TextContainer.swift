import Foundation

/// The room a text is laid out in.
package struct TextContainer: Hashable {
    /// In points; infinite for as wide as the text likes.
    package var width: CGFloat = .infinity
    /// In points; lines below it are left out, but never the first.
    package var height: CGFloat = .infinity
    /// 0 for any number.
    package var maximumLines = 0
    package var mode = NSLineBreakMode.byWordWrapping
    /// Whether a paragraph may have more than one line.
    package var wraps = true

    package init(
        width: CGFloat = .infinity,
        height: CGFloat = .infinity,
        maximumLines: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.mode = mode
    }
}
