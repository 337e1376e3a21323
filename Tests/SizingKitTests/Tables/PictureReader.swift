import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads the marks and areas of a picture in the form in which the headless tools write it.
final class PictureReader: NSObject, XMLParserDelegate {
    private(set) var marks: [PictureParts.Mark] = []
    private(set) var areas: [PictureParts.Area] = []

    private var clips: [String: PictureParts.Clip] = [:]
    private var clipID: String?
    /// What each open element says of what it contains.
    private var contexts = [Context()]
    private var text: (mark: PictureParts.Mark, content: String)?
    private var order = 0

    private struct Context {
        var offset = CGPoint.zero
        /// What else moves, scales or looks: a part of the kind of a mark.
        var style = ""
        var opacity: CGFloat = 1
        var clips: [PictureParts.Clip] = []
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let context = context(with: attributes)
        contexts.append(context)
        switch name {
        case "clipPath": clipID = attributes["id"]
        case "rect", "path", "circle": addShape(name, attributes, context)
        case "text":
            let place = point(attributes["x"], attributes["y"], context)
            let style = ["text-anchor", "font-size"].compactMap { attributes[$0] }.joined(separator: " ")
            let numbers = [place.x, place.y, length(attributes["textLength"])]
            let kind = "\(context.style) \(style)"
            text = (PictureParts.Mark(kind: kind, numbers: numbers, order: order, point: place), "")
        default: break
        }
        order += 1
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text?.content += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        contexts.removeLast()
        if name == "clipPath" { clipID = nil }
        guard name == "text", var found = text else { return }
        found.mark.kind = "\"\(found.content)\"\(found.mark.kind)"
        marks.append(found.mark)
        text = nil
    }

    private func context(with attributes: [String: String]) -> Context {
        var context = contexts.last ?? Context()
        if let opacity = attributes["opacity"].flatMap(Double.init) { context.opacity *= CGFloat(opacity) }
        for name in ["font-size", "font-weight", "fill", "fill-opacity"] where attributes[name] != nil {
            context.style += " \(attributes[name] ?? "")"
        }
        if let transform = attributes["transform"] {
            let numbers = Self.numbers(in: transform)
            if transform.hasPrefix("translate"), numbers.count >= 2 {
                context.offset.x += numbers[0]
                context.offset.y += numbers[1]
                if numbers.count > 2 { context.style += " scaled \(numbers.dropFirst(2))" }
            } else {
                context.style += " \(transform)"
            }
        }
        if let clip = attributes["clip-path"], let known = clips[String(clip.dropFirst(5).dropLast())] {
            var moved = known
            moved.rect = moved.rect.offsetBy(dx: context.offset.x, dy: context.offset.y)
            context.clips.append(moved)
        }
        return context
    }

    private func addShape(_ name: String, _ attributes: [String: String], _ context: Context) {
        guard let shape = shape(name, attributes, context) else {
            return addMark(attributes["d"] ?? name, attributes, context, numbers: [])
        }
        if let clipID {
            clips[clipID] = shape
            return
        }
        let isLine = min(shape.rect.width, shape.rect.height) < 1
        if isLine {
            let rect = shape.rect
            guard context.clips.allSatisfy({ $0.contains(CGPoint(x: rect.midX, y: rect.midY)) }) else { return }
            return addMark("line", attributes, context, numbers: [rect.minX, rect.minY, rect.width, rect.height], rect)
        }
        let isStroked = attributes["fill"] == "none"
        let color = Self.color(attributes[isStroked ? "stroke" : "fill"] ?? "#000")
        var area = PictureParts.Area(rect: shape.rect, radius: shape.radius, color: color, order: order)
        area.rounded = shape.rounded
        area.opacity = context.opacity * length(attributes["\(isStroked ? "stroke" : "fill")-opacity"], else: 1)
        if isStroked { area.strokeWidth = length(attributes["stroke-width"], else: 1) }
        area.clips = context.clips
        areas.append(area)
    }

    private func addMark(
        _ kind: String,
        _ attributes: [String: String],
        _ context: Context,
        numbers: [CGFloat],
        _ rect: CGRect? = nil
    ) {
        let looks = ["fill", "stroke", "fill-opacity", "stroke-width", "r"].compactMap { attributes[$0] }
        let place = rect.map { CGPoint(x: $0.midX, y: $0.midY) } ?? point(attributes["cx"], attributes["cy"], context)
        // Symbols are drawn in a square of 24, of which the middle is what counts.
        let seen = rect == nil ? CGPoint(x: place.x + 8, y: place.y + 8) : place
        marks.append(
            PictureParts.Mark(
                kind: "\(kind) \(looks.joined(separator: " "))\(rect == nil ? context.style : "") \(context.opacity)",
                numbers: numbers.isEmpty ? [place.x, place.y] : numbers,
                order: order,
                point: seen
            )
        )
    }

    /// A rectangle, or a path that is one with some of its corners rounded; nil for others.
    private func shape(_ name: String, _ attributes: [String: String], _ context: Context) -> PictureParts.Clip? {
        guard !context.style.contains("scaled") else { return nil }
        if name == "rect" {
            let origin = point(attributes["x"], attributes["y"], context)
            let size = CGSize(width: length(attributes["width"]), height: length(attributes["height"]))
            return PictureParts.Clip(rect: CGRect(origin: origin, size: size), radius: length(attributes["rx"]))
        }
        // M x y H right A... V bottom A... H left A... V top A... Z
        guard let path = attributes["d"], path.contains("H"), path.hasSuffix("Z"), !path.contains("L") else {
            return nil
        }
        let steps = Self.steps(of: path)
        guard steps.map(\.name).filter({ $0 != "A" }) == ["M", "H", "V", "H", "V", "Z"] else { return nil }
        let start = CGPoint(x: steps[0].numbers[0], y: steps[0].numbers[1])
        var (left, right, bottom) = (start.x, start.x, start.y)
        var radius: CGFloat = 0
        var rounded = [false, false, false, false]
        // After H, V, H and V an arc turns round the corner that follows.
        let corners = [1, 2, 3, 0]
        var line = -1
        for step in steps.dropFirst() {
            switch step.name {
            case "H", "V":
                line += 1
                if step.name == "V" { bottom = max(bottom, step.numbers[0]) }
                if step.name == "H" {
                    left = min(left, step.numbers[0])
                    right = max(right, step.numbers[0])
                }
            case "A":
                radius = step.numbers[0]
                rounded[corners[line]] = true
                left = min(left, step.numbers[5])
                right = max(right, step.numbers[5])
                bottom = max(bottom, step.numbers[6])
            default: break
            }
        }
        return PictureParts.Clip(
            rect: CGRect(x: left, y: start.y, width: right - left, height: bottom - start.y)
                .offsetBy(dx: context.offset.x, dy: context.offset.y),
            radius: radius,
            rounded: rounded
        )
    }

    // MARK: Numbers

    private func point(_ x: String?, _ y: String?, _ context: Context) -> CGPoint {
        CGPoint(x: length(x) + context.offset.x, y: length(y) + context.offset.y)
    }

    private func length(_ text: String?, else standard: CGFloat = 0) -> CGFloat {
        text.flatMap(Double.init).map { CGFloat($0) } ?? standard
    }

    private static func numbers(in text: String) -> [CGFloat] {
        text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    }

    private static func steps(of path: String) -> [(name: Character, numbers: [CGFloat])] {
        var steps: [(name: Character, text: String)] = []
        for character in path {
            if character.isLetter {
                steps.append((character, ""))
            } else if !steps.isEmpty {
                steps[steps.count - 1].text.append(character)
            }
        }
        return steps.map { ($0.name, numbers(in: $0.text)) }
    }

    private static func color(_ text: String) -> PictureParts.Color {
        var hex = Array(text.dropFirst())
        if hex.count == 3 { hex = hex.flatMap { [$0, $0] } }
        let channels = stride(from: 0, to: 6, by: 2).map { index in
            hex.count == 6 ? CGFloat(Int(String(hex[index...index + 1]), radix: 16) ?? 0) : 0
        }
        return PictureParts.Color(channels: channels)
    }
}
