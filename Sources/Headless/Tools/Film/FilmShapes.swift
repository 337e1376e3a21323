import UIKit

/// What the views of a film draw, each shape once.
struct FilmShapes {
    /// Drawn with the upper left corner of the view at zero.
    private(set) var elements: [[SVGElement]] = []
    private var indices: [String: Int] = [:]
    private var writer = SVGWriter()

    /// The number of a shape, which is added if it is new; `nil` if nothing is drawn.
    mutating func index(of shape: [SVGElement]) -> Int? {
        guard !shape.isEmpty else { return nil }
        let text = writer.fragment(shape)
        if let known = indices[text] { return known }
        indices[text] = elements.count
        elements.append(shape)
        return elements.count - 1
    }
}

extension ViewDrawing {
    /// What a view draws, with its upper left corner at zero.
    static func elements(of view: UIView) -> [SVGElement] {
        let frame = view.frame
        let visible = CGRect(origin: .zero, size: frame.size)
        return elements(of: view, on: CGPoint(x: -frame.minX, y: -frame.minY), visible: visible)
    }
}
