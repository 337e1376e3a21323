import UIKit

/// Writes words, and draws the images between them, where they were laid out.
@MainActor
struct TextDrawing {
    let origin: CGPoint
    let traits: UITraitCollection
    /// The colour of text that has none of its own.
    let color: UIColor
    var usesOwnColors = false
    var isFaded = false
    var drawsImages = true
    /// Whether text from right to left is put at the right end of its place, if a viewer's font has other widths.
    var isAlignedRight = false

    /// Words next to each other in the same style share a group.
    func elements(_ fragments: [TextFragment]) -> [SVGElement] {
        var elements: [SVGElement] = []
        var group: (style: Style, words: [SVGElement])?
        var drawn = 0
        for (index, fragment) in fragments.enumerated() {
            if let (image, frame) = fragment.image {
                if let group { elements += group.style.element(group.words) }
                group = nil
                if drawsImages { elements += picture(image, in: frame, color: color(of: fragment)) }
                continue
            }
            let style = style(of: fragment)
            let next = index + 1 < fragments.count ? fragments[index + 1] : nil
            var words: [SVGElement] = []
            if index >= drawn {
                let run = rightToLeftRun(fragments[index...], style: style)
                words = run.isEmpty ? word(fragment) : word(ofRightToLeft: run)
                drawn = index + max(1, run.count)
            }
            words += decorations(fragment, next: next, style: style)
            if group?.style == style {
                group?.words += words
            } else {
                if let group { elements += group.style.element(group.words) }
                group = (style, words)
            }
        }
        if let group { elements += group.style.element(group.words) }
        return elements
    }

    /// What words of one group have in common.
    private struct Style: Equatable {
        var face: FontFace
        var size: CGFloat
        var spacing: CGFloat
        var color: SVGColor

        func element(_ words: [SVGElement]) -> [SVGElement] {
            guard !words.isEmpty, color.isVisible else { return [] }
            var group = SVGElement("g", ["font-size": .number(size)], children: words)
            if face.isBold { group.set("font-weight", "bold") }
            if face.isItalic { group.set("font-style", "italic") }
            if face.isMonospaced { group.set("font-family", "Menlo, Courier, 'Liberation Mono', monospace") }
            if spacing != 0 { group.set("letter-spacing", .number(spacing)) }
            return [group.filled(color)]
        }
    }

    private func style(of fragment: TextFragment) -> Style {
        let font = fragment.run.font
        let spacing = TextRun.number(fragment.run.attributes[.kern]) ?? 0
        return Style(
            face: font.face,
            size: font.pointSize,
            spacing: CGFloat(spacing),
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

    /// The word is stretched or pressed to its measured width, so that a font with other widths cannot reach into the
    /// next.
    private func word(_ fragment: TextFragment) -> [SVGElement] {
        guard fragment.text.unicodeScalars.contains(where: { !$0.isInvisibleControl }) else { return [] }
        var word = SVGElement(
            "text",
            ["x": .number(origin.x + fragment.x), "y": .number(origin.y + fragment.baseline)]
        )
        if fragment.width > 0 {
            word.set("textLength", .number(fragment.width))
            word.set("lengthAdjust", "spacingAndGlyphs")
        }
        word.text = fragment.text
        return [word]
    }

    // MARK: From right to left

    /// Words from right to left are written as one, so that a font with other widths keeps the spaces between them even.
    ///
    /// - Returns: The words that begin a part of a line, from left to right; none if the first is not one.
    private func rightToLeftRun(_ fragments: ArraySlice<TextFragment>, style: Style) -> ArraySlice<TextFragment> {
        var last: TextFragment?
        return fragments.prefix { fragment in
            guard fragment.image == nil, fragment.text.isRightToLeftOnly, self.style(of: fragment) == style else {
                return false
            }
            defer { last = fragment }
            guard let last else { return true }
            // Not a tab, and not the spaces of justified text.
            let space = fragment.x - last.x - last.width
            return fragment.baseline == last.baseline && space > 0 && space < style.size / 2
        }
    }

    private func word(ofRightToLeft run: ArraySlice<TextFragment>) -> [SVGElement] {
        guard let first = run.first, let last = run.last else { return [] }
        let width = last.x + last.width - first.x
        var word = SVGElement(
            "text",
            [
                "x": .number(origin.x + first.x + (isAlignedRight ? width : 0)),
                "y": .number(origin.y + first.baseline),
                "textLength": .number(width), "lengthAdjust": "spacingAndGlyphs",
            ]
        )
        // In this direction punctuation at the ends stands on its side, and a text ends at its left.
        word.set("direction", "rtl")
        if !isAlignedRight { word.set("text-anchor", "end") }
        word.text = run.reversed().map(\.text).joined(separator: " ")
        return [word]
    }

    // MARK: Underlines

    /// Lines under and through a word, up to the next word if the lines go on there.
    private func decorations(_ fragment: TextFragment, next: TextFragment?, style: Style) -> [SVGElement] {
        let size = fragment.run.font.pointSize
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
            elements.append(SVGShape(line).element)
        }
        return elements
    }
}

extension String {
    /// Whether there are letters, and all are written from right to left.
    fileprivate var isRightToLeftOnly: Bool {
        var hasLetter = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0660...0x0669, 0x06F0...0x06F9: return false
            case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: hasLetter = true
            default: if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return false }
            }
        }
        return hasLetter
    }
}
