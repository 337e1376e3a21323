import Foundation

extension TypesetText {
    /// - Complexity: O(n) in the length of the text.
    package init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(text, spans: [(attributes, text.utf16.count)])
    }

    /// - Parameter attributes: What runs without a value of their own take.
    /// - Complexity: O(n) in the length of the text.
    package init(_ text: NSAttributedString, attributes: [NSAttributedString.Key: Any] = [:]) {
        var spans: [([NSAttributedString.Key: Any], Int)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
            spans.append((attributes.merging(own) { $1 }, NSMaxRange(range)))
        }
        if spans.isEmpty { spans.append((attributes, 0)) }
        self.init(text.string, spans: spans)
    }

    /// - Parameter spans: Attributes, each with the end of its range in UTF-16 units.
    private init(_ text: String, spans: [(attributes: [NSAttributedString.Key: Any], end: Int)]) {
        var maker = TypesetTextMaker(bytes: Array(text.utf8), spans: spans)
        maker.run()
        self.init(
            bytes: maker.bytes,
            starts: maker.starts,
            advances: maker.advances,
            classes: maker.classes,
            runs: maker.runs,
            hasRightToLeft: maker.hasRightToLeft
        )
    }
}

/// Walks once over the bytes of a text.
private struct TypesetTextMaker {
    let bytes: [UInt8]
    private(set) var starts: [Int32] = []
    private(set) var advances: [Double] = []
    private(set) var classes: [LineBreakClass] = []
    private(set) var runs: [TextRun] = []
    private(set) var hasRightToLeft = false

    private var spans: ArraySlice<(attributes: [NSAttributedString.Key: Any], end: Int)>
    private var figures = AdvanceTable.regular
    private var scale = 0.0
    private var offset = 0
    private var utf16Offset = 0
    private var utf16EndOfRun = 0
    private var cluster = ScalarCluster()

    init(bytes: [UInt8], spans: [(attributes: [NSAttributedString.Key: Any], end: Int)]) {
        self.bytes = bytes
        self.spans = spans[...]
        starts.reserveCapacity(bytes.count + 1)
        advances.reserveCapacity(bytes.count)
        classes.reserveCapacity(bytes.count)
    }

    mutating func run() {
        beginRun()
        while offset < bytes.count {
            if utf16Offset >= utf16EndOfRun && !spans.isEmpty { beginRun() }
            let plain = endOfPlainASCII()
            if plain > offset {
                appendASCII(to: plain)
            } else {
                appendScalar()
            }
        }
        starts.append(Int32(bytes.count))
    }

    private mutating func beginRun() {
        guard let span = spans.popFirst() else { return }
        let run = TextRun(attributes: span.attributes, firstCluster: classes.count)
        runs.append(run)
        utf16EndOfRun = span.end
        figures = run.font.face.advances
        scale = Double(run.font.pointSize) / AdvanceTable.unitsPerEm
    }

    /// The end of the ASCII characters from here on, within the run, that are clusters of their own: nothing but ASCII
    /// can follow one into its cluster. Newlines are left to `appendScalar()`.
    private func endOfPlainASCII() -> Int {
        let bytes = bytes
        let limit = min(bytes.count, spans.isEmpty ? bytes.count : offset + utf16EndOfRun - utf16Offset)
        var end = offset
        while end < limit {
            let byte = bytes[end]
            if byte >= 0x80 { return max(offset, end - 1) }
            if byte == 0x0A || byte == 0x0D { return end }
            end += 1
        }
        return end < bytes.count && bytes[end] >= 0x80 ? max(offset, end - 1) : end
    }

    private mutating func appendASCII(to end: Int) {
        let bytes = bytes
        let figures = figures.figures
        let scale = scale
        let kern = runs[runs.count - 1].kern
        let asciiClasses = LineBreakClass.ascii
        for index in offset..<end {
            let byte = Int(bytes[index])
            let units = figures[byte]
            starts.append(Int32(truncatingIfNeeded: index))
            advances.append(units == 0 ? 0 : Double(units) * scale + kern)
            classes.append(asciiClasses[byte])
        }
        utf16Offset += end - offset
        offset = end
        cluster = ScalarCluster()
    }

    private mutating func appendScalar() {
        let start = offset
        let scalar = decodeScalar()
        if let lineBreak = Self.classOfPlainLetter(scalar) {
            cluster = ScalarCluster(after: scalar)
            append(scalar, lineBreak, at: start)
            return
        }
        if cluster.continues(with: scalar) && !classes.isEmpty {
            extendCluster(with: scalar)
            return
        }
        if Self.isRightToLeft(scalar) { hasRightToLeft = true }
        append(scalar, LineBreakClass(scalar), at: start)
    }

    private mutating func append(_ scalar: UInt32, _ lineBreak: LineBreakClass, at start: Int) {
        if scalar == NSTextAttachment.character, let image = runs[runs.count - 1].image {
            appendImage(image, at: start)
            return
        }
        let units = lineBreak == .newline ? 0 : figures.units(of: scalar)
        starts.append(Int32(start))
        advances.append(units == 0 ? 0 : Double(units) * scale + runs[runs.count - 1].kern)
        classes.append(lineBreak)
    }

    /// A line may break on either side of an image.
    private mutating func appendImage(_ image: InlineImage, at start: Int) {
        starts.append(Int32(start))
        advances.append(image.advance + runs[runs.count - 1].kern)
        classes.append(.ideographic)
    }

    /// The class of letters, of which most texts consist, that never continue a cluster and are no picture.
    private static func classOfPlainLetter(_ scalar: UInt32) -> LineBreakClass? {
        switch scalar {
        case 0x00C0..<0x0300, 0x0370..<0x0483, 0x048A..<0x0530: .ordinary
        case 0x4E00..<0xA000: .ideographic
        default: nil
        }
    }

    /// An emoji selector or a keycap turns the character before it into a picture.
    private mutating func extendCluster(with scalar: UInt32) {
        guard scalar == 0xFE0F || scalar == 0x20E3 else { return }
        let last = classes.count - 1
        advances[last] = Double(ScalarWidth.full) * scale + runs[runs.count - 1].kern
        classes[last] = .ideographic
    }

    private mutating func decodeScalar() -> UInt32 {
        let first = UInt32(bytes[offset])
        let length: Int
        var scalar: UInt32
        switch first {
        case ..<0x80: (length, scalar) = (1, first)
        case ..<0xE0: (length, scalar) = (2, first & 0x1F)
        case ..<0xF0: (length, scalar) = (3, first & 0x0F)
        default: (length, scalar) = (4, first & 0x07)
        }
        for index in offset + 1..<offset + length {
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        offset += length
        utf16Offset += length == 4 ? 2 : 1
        return scalar
    }

    private static func isRightToLeft(_ scalar: UInt32) -> Bool {
        scalar >= 0x0590 && TextDirection(scalar) == .rightToLeft
    }
}
