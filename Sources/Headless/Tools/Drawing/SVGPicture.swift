import UIKit

/// A view as an SVG document, for a person to look at.
///
/// Backgrounds, corners, borders, shadows, clipping, opacity, transforms, text and placeholders of images are drawn;
/// what a view would draw in `draw(_:)` is not. Each word stands where the layout has put it and is as wide as it was
/// measured, whatever font the viewer has.
public struct SVGPicture: Sendable {
    /// In points.
    public let size: CGSize
    /// The whole document.
    public let text: String

    init(size: CGSize, elements: [SVGElement]) {
        self.size = size
        text = SVGWriter.document(size: size, elements: elements)
    }

    /// Draws a view as it would be seen in its next frame: what needs layout is laid out first.
    ///
    /// Only what is inside the view's bounds is written.
    @preconcurrency @MainActor
    public init(of view: UIView) {
        self.init(size: view.bounds.size, elements: ViewDrawing.elements(of: view, at: .zero))
    }

    /// Writes the document into a file.
    public func write(to url: URL) throws {
        try Data(text.utf8).write(to: url)
    }
}
