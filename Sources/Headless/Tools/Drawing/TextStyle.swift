import UIKit

/// What words have in common that are written in the same way.
struct TextStyle: Equatable {
    var face: FontFace
    var size: CGFloat
    /// Added to the width of each letter, in points.
    var spacing: CGFloat
    var color: SVGColor

    /// A group of elements in this style; nothing if it cannot be seen.
    func element(_ children: [SVGElement]) -> [SVGElement] {
        guard !children.isEmpty else { return [] }
        var group = SVGElement("g", ["font-size": .number(size)], children: children)
        if face.isBold { group.set("font-weight", "bold") }
        if face.isItalic { group.set("font-style", "italic") }
        if face.isMonospaced { group.set("font-family", Self.monospaced) }
        if spacing != 0 { group.set("letter-spacing", .number(spacing)) }
        return [group.filled(color)]
    }

    /// Some words of a text that is written in another style.
    func span(_ text: String, in other: TextStyle) -> SVGElement {
        var span = SVGElement("tspan")
        if size != other.size { span.set("font-size", .number(size)) }
        if face.isBold != other.face.isBold { span.set("font-weight", face.isBold ? "bold" : "normal") }
        if face.isItalic != other.face.isItalic { span.set("font-style", face.isItalic ? "italic" : "normal") }
        if face.isMonospaced != other.face.isMonospaced {
            span.set("font-family", face.isMonospaced ? Self.monospaced : .text(SVGWriter.fontFamily))
        }
        if spacing != other.spacing { span.set("letter-spacing", .number(spacing)) }
        span.text = text
        guard color != other.color else { return span }
        span.set("fill", .text(color.hex))
        if color.alpha != other.color.alpha { span.set("fill-opacity", .number(color.alpha)) }
        return span
    }

    private static var monospaced: SVGElement.Value { "Menlo, Courier, 'Liberation Mono', monospace" }
}
