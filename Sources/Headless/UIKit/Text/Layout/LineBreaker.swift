/// Finds where the next line ends.
struct LineBreaker {
    /// A line without its place.
    struct Line: Equatable {
        /// What is seen of it: white space at the end of a line hangs and is not counted.
        var visible: Range<Int>
        /// The width of what is seen, in points.
        var width: Double
        /// The first cluster of the line after it.
        var next: Int
        var ending: Ending
    }

    enum Ending {
        /// The line was full.
        case full
        /// The line was full, and the word that is cut shows a hyphen.
        case hyphenated
        /// A newline character.
        case newline
        case endOfText
    }

    enum Wrapping: Hashable {
        case words
        case characters
        /// Lines end at newlines only.
        case none
    }

    /// Room for sums of fractions to differ in their last digits, in points.
    static let tolerance = 1e-6

    let text: TypesetText
    let wrapping: Wrapping

    /// The line that begins at `start`, `indent` points from the edge that tabs are measured from.
    ///
    /// It holds at least one cluster, however narrow it is. Going from line to line reads each cluster at most twice:
    /// what does not fit any more is read again on the next line and then stays there.
    ///
    /// - Complexity: O(k) in the length of the line and of the word that no longer fits.
    func line(from start: Int, indent: Double, width: Double, format: ParagraphFormat) -> Line {
        let limit = wrapping == .none ? .infinity : width + Self.tolerance
        // Read through locals: the debug build, in which tests run, retains what it reads through `text`.
        let classes = text.classes
        let advances = text.advances
        let count = classes.count
        var opportunity: Line?
        var x = 0.0
        var visibleEnd = start
        var visibleWidth = 0.0
        var index = start
        var previous = LineBreakClass.newline
        var mayBreakAfterHyphen = false
        while index < count {
            let current = classes[index]
            switch current {
            case .newline:
                return Line(visible: start..<visibleEnd, width: visibleWidth, next: index + 1, ending: .newline)
            case .space, .tab, .zeroWidthSpace:
                x +=
                    current == .tab ? text.tabWidth(at: index, from: indent + x, format: format) : advances[index]
                opportunity = Line(visible: start..<visibleEnd, width: visibleWidth, next: index + 1, ending: .full)
            default:
                if previous != .ordinary || current != .ordinary, index > start, !previous.isWhiteSpace,
                    previous != .hyphen || mayBreakAfterHyphen, previous.allowsBreak(before: current),
                    let line = softBreak(start, index, previous, x, limit)
                {
                    opportunity = line
                }
                let advance = advances[index]
                if x + advance > limit && index > start {
                    let here = Line(visible: start..<visibleEnd, width: visibleWidth, next: index, ending: .full)
                    return wrapping == .words ? opportunity ?? here : here
                }
                x += advance
                visibleEnd = index + 1
                visibleWidth = x
            }
            // A hyphen that begins a word belongs to it, as in "-v".
            if current == .hyphen { mayBreakAfterHyphen = !previous.isWhiteSpace }
            previous = current
            index += 1
        }
        return Line(visible: start..<visibleEnd, width: visibleWidth, next: index, ending: .endOfText)
    }

    /// A line that ends before `index`, within a word or between two; none if it has no room for its hyphen.
    private func softBreak(
        _ start: Int,
        _ index: Int,
        _ previous: LineBreakClass,
        _ x: Double,
        _ limit: Double
    ) -> Line? {
        guard previous == .softHyphen else {
            return Line(visible: start..<index, width: x, next: index, ending: .full)
        }
        let hyphen = text.runs[text.run(at: index - 1)].font.advance(of: 0x2D)
        guard x + hyphen <= limit else { return nil }
        return Line(visible: start..<index, width: x + hyphen, next: index, ending: .hyphenated)
    }
}

extension LineBreakClass {
    var isWhiteSpace: Bool {
        switch self {
        case .space, .tab, .newline, .zeroWidthSpace: true
        default: false
        }
    }
}
