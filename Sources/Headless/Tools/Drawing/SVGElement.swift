import Foundation

/// An element of an SVG document.
struct SVGElement {
    enum Value {
        case text(String)
        case number(CGFloat)
        /// A reference to a shape in the definitions.
        case clip(SVGShape)
        /// A reference to a shadow in the definitions.
        case shadow(SVGShadow)
        /// A reference to a gradient in the definitions.
        case gradient(SVGGradient)
        /// A reference to elements in the definitions of which only the opacity counts.
        case mask(SVGMask)
    }

    var name: String
    var attributes: [(name: String, value: Value)]
    var children: [SVGElement] = []
    /// The characters between the tags, not escaped.
    var text = ""

    init(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], children: [SVGElement] = []) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
        self.children = children
    }

    mutating func set(_ name: String, _ value: Value) {
        attributes.append((name, value))
    }

    func setting(_ name: String, _ value: Value) -> SVGElement {
        var element = self
        element.set(name, value)
        return element
    }
}

extension SVGElement.Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) {
        self = .text(value)
    }

    init(floatLiteral value: Double) {
        self = .number(CGFloat(value))
    }

    init(integerLiteral value: Int) {
        self = .number(CGFloat(value))
    }
}

/// A shadow of whatever it is put on.
struct SVGShadow: Hashable {
    var color: SVGColor
    var offset: CGSize
    var radius: CGFloat

    var element: SVGElement {
        let shadow = SVGElement(
            "feDropShadow",
            [
                "dx": .number(offset.width), "dy": .number(offset.height), "stdDeviation": .number(radius),
                "flood-color": .text(color.hex), "flood-opacity": .number(color.alpha),
            ]
        )
        return SVGElement(
            "filter",
            ["x": "-50%", "y": "-50%", "width": "200%", "height": "200%"],
            children: [shadow]
        )
    }
}

/// Elements whose opacity shows where others are seen.
final class SVGMask {
    let elements: [SVGElement]

    init(_ elements: [SVGElement]) {
        self.elements = elements
    }
}
