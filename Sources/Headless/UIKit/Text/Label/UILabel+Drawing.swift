import Foundation

/// A label's text in its place.
package struct DrawnText {
    package let layout: TextLayout
    /// Where the text begins, in the label's coordinates.
    package let origin: CGPoint
    /// The width the lines are aligned in.
    package let width: CGFloat
    package let alignment: NSTextAlignment

    /// The words, in the coordinates of the text: add `origin`.
    package var fragments: [TextFragment] {
        layout.fragments(width: width, alignment: alignment)
    }

    /// The words of the lines that can be seen between two heights, in points from the top of the text.
    package func fragments(in band: ClosedRange<CGFloat>) -> [TextFragment] {
        layout.fragments(width: width, alignment: alignment, in: band)
    }

    /// The rectangle the lines take, in the label's coordinates.
    package var extent: CGRect {
        let (left, right) = layout.sides(width: width, alignment: alignment)
        return CGRect(x: origin.x + left, y: origin.y, width: right - left, height: layout.size.height)
    }
}

extension UILabel {
    /// The text as the label draws it now, after whatever a subclass does with the rectangle; nil if there is none.
    package var drawnText: DrawnText? {
        drawn = nil
        drawText(in: bounds)
        return drawn
    }

    func layOut(in rect: CGRect) -> DrawnText? {
        guard !content.isEmpty, rect.width > 0 || rect.height > 0 else { return nil }
        let layout = shrunkLayout(in: rect) ?? self.layout(in: container(for: rect.size, numberOfLines: numberOfLines))
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let slack = ((rect.height - layout.size.height) / 2 * scale).rounded(.toNearestOrAwayFromZero) / scale
        let style = layout.lines.first?.format.alignment ?? .natural
        return DrawnText(
            layout: layout,
            origin: CGPoint(x: rect.minX, y: rect.minY + slack),
            width: rect.width,
            alignment: resolved(style == .natural ? textAlignment : style)
        )
    }

    private func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
        guard alignment == .natural else { return alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// A single line in a smaller font, where the label may shrink its text and has to.
    private func shrunkLayout(in rect: CGRect) -> TextLayout? {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, rect.width > 0 else { return nil }
        let natural = layout(in: container(for: CGSize(width: CGFloat.infinity, height: .infinity), numberOfLines: 1))
        guard natural.size.width > rect.width else { return nil }
        let factor = max(rect.width / natural.size.width, minimumScaleFactor)
        let text = content.scaled(by: factor).typeset(
            attributes: [.font: font.withSize(font.pointSize * factor)],
            traits: nil
        )
        return TextLayout(text, in: container(for: rect.size, numberOfLines: 1))
    }
}

extension LabelContent {
    fileprivate func scaled(by factor: CGFloat) -> LabelContent {
        guard case .attributed(let text) = source else { return self }
        return LabelContent(source: .attributed(text.mapFonts { $0.withSize($0.pointSize * factor) }))
    }
}
