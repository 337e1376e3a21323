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
    private var asciiAdvances: [Double] = []
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
            if isPlainASCII() {
                appendASCII()
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
        asciiAdvances = (0..<0x80).map { byte in
            byte < 0x20 || byte == 0x7F ? 0 : Double(figures.units(of: byte)) * scale + run.kern
        }
    }

    /// Whether the next byte is a cluster of its own: nothing but ASCII can follow it into one.
    private func isPlainASCII() -> Bool {
        let byte = bytes[offset]
        if byte >= 0x80 || byte == 0x0D || byte == 0x0A { return false }
        let next = offset + 1
        return next == bytes.count || bytes[next] < 0x80
    }

    private mutating func appendASCII() {
        let byte = Int(bytes[offset])
        starts.append(Int32(offset))
        advances.append(asciiAdvances[byte])
        classes.append(LineBreakClass.ascii[byte])
        offset += 1
        utf16Offset += 1
        cluster = ScalarCluster()
    }

    private mutating func appendScalar() {
        let start = offset
        let scalar = decodeScalar()
        if cluster.continues(with: scalar) && !classes.isEmpty {
            extendCluster(with: scalar)
            return
        }
        if Self.isRightToLeft(scalar) { hasRightToLeft = true }
        let lineBreak = LineBreakClass(scalar)
        let units = figures.units(of: scalar)
        let kern = units == 0 ? 0 : runs[runs.count - 1].kern
        starts.append(Int32(start))
        advances.append(lineBreak == .newline ? 0 : Double(units) * scale + kern)
        classes.append(lineBreak)
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
