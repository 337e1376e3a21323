import Foundation

/// Turns elements into text and gives what they refer to a place in the definitions.
struct SVGWriter {
    private var body = ""
    private(set) var definitions = ""
    private var clips: [SVGShape: String] = [:]
    private var shadows: [SVGShadow: String] = [:]
    private var gradients: [SVGGradient: String] = [:]
    private var masks = 0

    /// - Parameter size: In points, which become the pixels of the document.
    static func document(size: CGSize, elements: [SVGElement]) -> String {
        var writer = SVGWriter()
        for element in elements { writer.write(element, indent: 1) }
        return document(size: size, definitions: writer.definitions, body: writer.body)
    }

    /// A document of what was written before.
    static func document(size: CGSize, definitions: String, body: String) -> String {
        let (width, height) = (size.width.short, size.height.short)
        let definitions = definitions.isEmpty ? "" : "  <defs>\n\(definitions)  </defs>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="\(fontFamily)" style="font-kerning:none">
            \(definitions)\(body)</svg>

            """
    }

    /// The family whose widths the text was measured with, under the names it has on different systems, and others of
    /// nearly its widths.
    static let fontFamily = [
        "'Helvetica Neue'", "Helvetica", "Arial", "'Liberation Sans'", "'Nimbus Sans'", "Arimo",
        "'DejaVu Sans Condensed'", "sans-serif",
    ].joined(separator: ", ")

    /// The text of some elements. What they refer to goes to ``definitions``.
    mutating func fragment(_ elements: [SVGElement]) -> String {
        let written = body
        defer { body = written }
        body = ""
        for element in elements { write(element, indent: 0) }
        return body
    }

    private mutating func inline(_ element: SVGElement) -> String {
        let attributes = element.attributes.map { name, value in " \(name)=\"\(string(value))\"" }.joined()
        return "<\(element.name)\(attributes)>\(element.text.escapedForXML)</\(element.name)>"
    }

    private mutating func write(_ element: SVGElement, indent: Int) {
        let margin = String(repeating: "  ", count: indent)
        var tag = "\(margin)<\(element.name)"
        for (name, value) in element.attributes {
            tag += " \(name)=\"\(string(value))\""
        }
        if element.children.isEmpty && element.text.isEmpty {
            body += tag + "/>\n"
        } else if element.name == "text", !element.children.isEmpty {
            // White space between the parts of a text would be seen.
            body += "\(tag)>\(element.children.map { inline($0) }.joined())</text>\n"
        } else if element.children.isEmpty {
            body += "\(tag)>\(element.text.escapedForXML)</\(element.name)>\n"
        } else {
            body += tag + ">\n"
            for child in element.children { write(child, indent: indent + 1) }
            body += "\(margin)</\(element.name)>\n"
        }
    }

    private mutating func string(_ value: SVGElement.Value) -> String {
        switch value {
        case .text(let text): text.escapedForXML
        case .number(let number): number.short
        case .clip(let shape): "url(#\(identifier(of: shape)))"
        case .shadow(let shadow): "url(#\(identifier(of: shadow)))"
        case .gradient(let gradient): "url(#\(identifier(of: gradient)))"
        case .mask(let mask): "url(#\(identifier(of: mask)))"
        }
    }

    private mutating func identifier(of shape: SVGShape) -> String {
        if let known = clips[shape] { return known }
        let new = "clip\(clips.count + 1)"
        clips[shape] = new
        define(SVGElement("clipPath", children: [shape.element]), as: new)
        return new
    }

    private mutating func identifier(of shadow: SVGShadow) -> String {
        if let known = shadows[shadow] { return known }
        let new = "shadow\(shadows.count + 1)"
        shadows[shadow] = new
        define(shadow.element, as: new)
        return new
    }

    private mutating func identifier(of gradient: SVGGradient) -> String {
        if let known = gradients[gradient] { return known }
        let new = "gradient\(gradients.count + 1)"
        gradients[gradient] = new
        define(gradient.element, as: new)
        return new
    }

    private mutating func identifier(of mask: SVGMask) -> String {
        masks += 1
        let new = "mask\(masks)"
        define(SVGElement("mask", ["style": "mask-type:alpha"], children: mask.elements), as: new)
        return new
    }

    /// What the element refers to itself comes before it.
    private mutating func define(_ element: SVGElement, as identifier: String) {
        let written = body
        body = ""
        var identified = element
        identified.attributes.insert(("id", .text(identifier)), at: 0)
        write(identified, indent: 2)
        definitions += body
        body = written
    }
}

extension String {
    /// Without what XML does not allow or a reader does not see, and with what XML reserves written out.
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.isInvisibleControl: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    /// Control characters, non-characters and marks that only steer the layout.
    var isInvisibleControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
        }
    }
}
