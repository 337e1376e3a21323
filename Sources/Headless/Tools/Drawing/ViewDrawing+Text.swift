import UIKit

extension ViewDrawing {
    func text(of label: UILabel) -> [SVGElement] {
        guard let drawn = label.drawnText else { return [] }
        let origin = CGPoint(
            x: rect.minX - label.bounds.minX + drawn.origin.x,
            y: rect.minY - label.bounds.minY + drawn.origin.y
        )
        // The shadow lies beside its letters.
        let reach = abs(label.shadowOffset.height)
        let (top, bottom) = (visible.minY - origin.y - reach, visible.maxY - origin.y + reach)
        guard top <= bottom else { return [] }
        let fragments = drawn.fragments(in: top...bottom)
        var elements: [SVGElement] = []
        if let shadowColor = label.shadowColor {
            let offset = label.shadowOffset
            let shifted = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
            var shadow = TextDrawing(origin: shifted, traits: traits, color: shadowColor)
            shadow.drawsImages = false
            shadow.alignment = drawn.alignment
            elements += shadow.elements(fragments)
        }
        var text = TextDrawing(origin: origin, traits: traits, color: label.drawnColor)
        text.usesOwnColors = !label.isHighlighted || label.highlightedTextColor == nil
        text.isFaded = !label.isEnabled
        text.alignment = drawn.alignment
        return elements + text.elements(fragments)
    }

    /// A line of text in the middle of a rectangle.
    static func caption(_ caption: String, in rect: CGRect) -> [SVGElement] {
        let label = UILabel(frame: rect)
        label.text = caption
        label.textAlignment = .center
        label.textColor = .systemGray
        return ViewDrawing(view: label, rect: rect, visible: rect).text(of: label)
    }
}

extension UILabel {
    fileprivate var drawnColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return textColor ?? .label
    }
}
