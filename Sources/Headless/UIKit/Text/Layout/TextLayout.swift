import Foundation

/// A text broken into lines.
package struct TextLayout {
    package let text: TypesetText
    package let lines: [TextLine]
    /// The width of the widest line with its indents, and the height of all lines, in points, not rounded.
    package let size: CGSize
    /// Whether some of the text is not shown.
    package let isTruncated: Bool

    /// - Complexity: O(n) in the length of what is shown.
    package init(_ text: TypesetText, in container: TextContainer) {
        var maker = TextLayoutMaker(text: text, container: container)
        maker.layOut()
        self.text = text
        lines = maker.lines
        size = CGSize(width: maker.width, height: maker.lines.last?.bottom ?? 0)
        isTruncated = maker.isTruncated
    }
}

/// Puts line under line.
private struct TextLayoutMaker {
    let text: TypesetText
    let container: TextContainer
    private(set) var lines: [TextLine] = []
    private(set) var width: CGFloat = 0
    private(set) var isTruncated = false

    private var breaker: LineBreaker
    private var start = 0
    private var beginsParagraph = true
    private var format = ParagraphFormat()
    private var isRightToLeft = false
    /// The run of the line's first cluster.
    private var run = 0

    init(text: TypesetText, container: TextContainer) {
        self.text = text
        self.container = container
        let wrapping: LineBreaker.Wrapping
        if container.wraps {
            wrapping = container.mode == .byCharWrapping ? .characters : .words
        } else {
            wrapping = .none
        }
        breaker = LineBreaker(text: text, wrapping: wrapping)
    }

    mutating func layOut() {
        while start < text.count {
            beginLine()
            let top = topOfNextLine()
            let room = availableWidth()
            let line = breaker.line(from: start, indent: Double(indent), width: room, format: format)
            let metrics = lineMetrics(firstRun: run, to: line.visible.upperBound)
            let isLast = lines.count + 1 == container.maximumLines || !hasRoom(below: top + metrics.height, after: line)
            if isLast && line.next < text.count {
                appendTruncated(line, room: room, top: top, metrics: metrics)
                return
            }
            append(line, top: top, metrics: metrics)
            start = line.next
            beginsParagraph = line.ending == .newline
            if isLast { return }
        }
    }

    private mutating func beginLine() {
        while run + 1 < text.runs.count, text.runs[run + 1].firstCluster <= start { run += 1 }
        guard beginsParagraph else { return }
        format = text.runs[run].paragraph ?? ParagraphFormat()
        isRightToLeft = text.isRightToLeft(paragraphAt: start, format: format)
        format.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private var indent: CGFloat { beginsParagraph ? format.firstLineHeadIndent : format.headIndent }

    private func availableWidth() -> Double {
        let end = format.tailIndent > 0 ? min(format.tailIndent, container.width) : container.width + format.tailIndent
        return max(0, Double(end - indent))
    }

    private func topOfNextLine() -> CGFloat {
        guard let last = lines.last else { return 0 }
        let between = beginsParagraph ? last.format.paragraphSpacing + format.paragraphSpacingBefore : 0
        return last.bottom + last.format.lineSpacing + between
    }

    /// Whether one more line would fit under a line that ends at `bottom`.
    private func hasRoom(below bottom: CGFloat, after line: LineBreaker.Line) -> Bool {
        guard container.height < .infinity else { return true }
        let next = lineMetrics(firstRun: text.run(at: line.next), to: line.next + 1)
        return bottom + format.lineSpacing + next.height <= container.height + CGFloat(LineBreaker.tolerance)
    }

    /// The height of a line and its baseline below its top: from the tallest of its fonts and images.
    private func lineMetrics(firstRun: Int, to end: Int) -> (height: CGFloat, baseline: CGFloat) {
        var ascender: CGFloat = 0
        var descender: CGFloat = 0
        var index = firstRun
        repeat {
            ascender = max(ascender, text.runs[index].font.ascender)
            descender = min(descender, text.runs[index].font.descender)
            if let image = text.runs[index].image {
                ascender = max(ascender, image.bounds.maxY)
                descender = min(descender, image.bounds.minY)
            }
            index += 1
        } while index < text.runs.count && text.runs[index].firstCluster < end
        let height = format.lineHeight(natural: ascender - descender)
        return (height, height + descender)
    }

    private mutating func append(_ line: LineBreaker.Line, top: CGFloat, metrics: (height: CGFloat, baseline: CGFloat))
    {
        place(
            visible: line.visible,
            tail: line.visible.upperBound..<line.visible.upperBound,
            insertion: line.ending == .hyphenated ? "-" : "",
            endsParagraph: line.ending != .full && line.ending != .hyphenated,
            width: CGFloat(line.width),
            top: top,
            metrics: metrics
        )
    }

    private mutating func appendTruncated(
        _ line: LineBreaker.Line,
        room: Double,
        top: CGFloat,
        metrics: (height: CGFloat, baseline: CGFloat)
    ) {
        isTruncated = true
        guard container.mode.showsEllipsis else {
            clip(line, top: top, metrics: metrics)
            return
        }
        let truncation = Truncation(text: text, format: format, indent: Double(indent))
        let parts = truncation.parts(from: start, width: room, mode: container.mode)
        place(
            visible: parts.head,
            tail: parts.tail,
            insertion: Truncation.ellipsis,
            endsParagraph: true,
            width: CGFloat(parts.width),
            top: top,
            metrics: metrics
        )
    }

    /// The last line without an ellipsis: as much as there is of it up to the first newline, for the view to cut off if
    /// a word cannot wrap any more.
    private mutating func clip(_ line: LineBreaker.Line, top: CGFloat, metrics: (height: CGFloat, baseline: CGFloat)) {
        guard container.mode == .byClipping else {
            append(line, top: top, metrics: metrics)
            return
        }
        let whole = LineBreaker(text: text, wrapping: .none)
            .line(from: start, indent: Double(indent), width: 0, format: format)
        append(whole, top: top, metrics: metrics)
    }

    private mutating func place(
        visible: Range<Int>,
        tail: Range<Int>,
        insertion: String,
        endsParagraph: Bool,
        width: CGFloat,
        top: CGFloat,
        metrics: (height: CGFloat, baseline: CGFloat)
    ) {
        lines.append(
            TextLine(
                visible: visible,
                tail: tail,
                insertion: insertion,
                endsParagraph: endsParagraph,
                isRightToLeft: isRightToLeft,
                width: width,
                x: indent,
                top: top,
                height: metrics.height,
                baseline: top + metrics.baseline,
                format: format
            )
        )
        self.width = max(self.width, indent + width)
    }
}

extension NSLineBreakMode {
    var showsEllipsis: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        default: false
        }
    }
}
