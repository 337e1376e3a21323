/// Shortens the last line of a text that has too many.
struct Truncation {
    static let ellipsis = "\u{2026}"

    /// What is left of the text on the last line: the parts before and after the ellipsis.
    struct Parts {
        var head: Range<Int>
        var tail: Range<Int>
        var width: Double
    }

    let text: TypesetText
    let format: ParagraphFormat
    /// Where the line begins, from the edge that tabs are measured from, in points.
    let indent: Double

    /// The last line, from `start` to the end of the text, cut so that it and an ellipsis fit.
    ///
    /// - Complexity: O(k) in the clusters that are shown: at most a line's worth from either end.
    func parts(from start: Int, width: Double, mode: NSLineBreakMode) -> Parts {
        let ellipsis = ellipsisWidth(at: start)
        let room = width - ellipsis + LineBreaker.tolerance
        var parts: Parts
        switch mode {
        case .byTruncatingHead:
            let tail = suffix(from: start, width: room)
            parts = Parts(head: start..<start, tail: tail.clusters, width: tail.width)
        case .byTruncatingMiddle:
            let tail = suffix(from: start, width: room / 2)
            let head = prefix(from: start, width: room - tail.width)
            parts = Parts(head: head.clusters, tail: tail.clusters, width: head.width + tail.width)
        default:
            let head = prefix(from: start, width: room)
            parts = Parts(
                head: head.clusters,
                tail: head.clusters.upperBound..<head.clusters.upperBound,
                width: head.width
            )
        }
        parts.width += ellipsis
        return parts
    }

    private func ellipsisWidth(at cluster: Int) -> Double {
        text.runs[text.run(at: cluster)].font.advance(of: 0x2026)
    }

    /// The clusters from `start` that fit, up to the end of the paragraph and without white space at their end.
    private func prefix(from start: Int, width: Double) -> (clusters: Range<Int>, width: Double) {
        var end = start
        var x = 0.0
        var visible = (clusters: start..<start, width: 0.0)
        while end < text.count, text.classes[end] != .newline {
            x +=
                text.classes[end] == .tab
                ? text.tabWidth(at: end, from: indent + x, format: format) : text.advances[end]
            if x > width { break }
            end += 1
            if !text.classes[end - 1].isWhiteSpace { visible = (start..<end, x) }
        }
        return visible
    }

    /// The last clusters that fit, back to the beginning of the paragraph and without white space in front of them.
    private func suffix(from start: Int, width: Double) -> (clusters: Range<Int>, width: Double) {
        var end = text.count
        while end > start, text.classes[end - 1].isWhiteSpace { end -= 1 }
        var begin = end
        var x = 0.0
        var visible = (clusters: end..<end, width: 0.0)
        while begin > start, text.classes[begin - 1] != .newline {
            x += text.advances[begin - 1]
            if x > width { break }
            begin -= 1
            if !text.classes[begin].isWhiteSpace { visible = (begin..<end, x) }
        }
        return visible
    }
}
