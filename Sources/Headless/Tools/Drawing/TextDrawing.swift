import UIKit

/// Writes a label's lines, and draws the images in them, where they were laid out.
@MainActor
struct TextDrawing {
    let origin: CGPoint
    let traits: UITraitCollection
    /// The colour of text that has none of its own.
    let color: UIColor
    var usesOwnColors = false
    var isFaded = false
    var drawsImages = true
    /// The side on which lines stay where they are if a viewer's font has other widths.
    var alignment = NSTextAlignment.left

    /// Strips below each other in the same style share a group.
    func elements(_ fragments: [TextFragment]) -> [SVGElement] {
        var elements: [SVGElement] = []
        var group: (style: TextStyle, children: [SVGElement])?
        func endGroup() {
            if let group { elements += group.style.element(group.children) }
            group = nil
        }
        var start = 0
        while start < fragments.count {
            if let (image, frame) = fragments[start].image {
                endGroup()
                if drawsImages { elements += picture(image, in: frame, color: color(of: fragments[start])) }
                start += 1
                continue
            }
            let words = fragments[start...].prefix(strip(from: start, of: fragments))
            let strip = TextStrip(words, style: style, alignment: alignment)
            if group?.style != strip.style { endGroup() }
            var children = group?.children ?? []
            children += strip.elements(at: origin)
            for index in words.indices {
                let next = index + 1 < fragments.count ? fragments[index + 1] : nil
                children += decorations(fragments[index], next: next, in: strip.style)
            }
            group = (strip.style, children)
            start = words.endIndex
        }
        endGroup()
        return elements
    }

    /// How many words from one on follow each other on a line in one direction, with a space between them or nothing.
    private func strip(from start: Int, of fragments: [TextFragment]) -> Int {
        let direction = fragments[start].text.isRightToLeftOnly
        var end = start + 1
        while end < fragments.count {
            let (last, next) = (fragments[end - 1], fragments[end])
            // Not a tab, and not the spaces of justified text.
            let space = next.x - last.x - last.width
            guard next.image == nil, next.text.isRightToLeftOnly == direction, next.baseline == last.baseline,
                space > -0.01, space < min(last.run.font.pointSize, next.run.font.pointSize) / 2
            else { break }
            end += 1
        }
        return end - start
    }

    private func style(of fragment: TextFragment) -> TextStyle {
        TextStyle(
            face: fragment.run.font.face,
            size: fragment.run.font.pointSize,
            spacing: CGFloat(TextRun.number(fragment.run.attributes[.kern]) ?? 0),
            color: SVGColor(color(of: fragment).cgColor)
        )
    }

    private func color(of fragment: TextFragment) -> UIColor {
        let own = usesOwnColors ? fragment.run.attributes[.foregroundColor] as? UIColor : nil
        let color = (own ?? color).resolvedColor(with: traits)
        return isFaded ? color.withAlphaComponent(color.cgColor.alpha / 2) : color
    }

    /// A template takes the colour of the text.
    private func picture(_ image: UIImage, in frame: CGRect, color: UIColor) -> [SVGElement] {
        ImageDrawing(image: image, tintColor: color, traits: traits, isMirrored: false)
            .elements(in: frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    // MARK: Underlines

    /// Lines under and through a word, up to the next word if the lines go on there.
    private func decorations(_ fragment: TextFragment, next: TextFragment?, in group: TextStyle) -> [SVGElement] {
        let size = fragment.run.font.pointSize
        let color = style(of: fragment).color
        guard color.isVisible else { return [] }
        var elements: [SVGElement] = []
        for (key, rise) in [(NSAttributedString.Key.underlineStyle, -0.1), (.strikethroughStyle, 0.26)] {
            guard let kind = TextRun.number(fragment.run.attributes[key]), kind != 0 else { continue }
            var width = fragment.width
            if let next, next.baseline == fragment.baseline, next.run.attributes[key] != nil {
                width = next.x - fragment.x
            }
            let line = CGRect(
                x: origin.x + fragment.x,
                y: origin.y + fragment.baseline - size * CGFloat(rise),
                width: width,
                height: max(0.5, size / 17)
            )
            let shape = SVGShape(line).element
            elements.append(color == group.color ? shape : shape.filled(color))
        }
        return elements
    }
}
