/// Where the elements of a JSON array stand in its bytes.
///
/// It knows strings and nesting, and nothing else: whether an element is valid is for Foundation to say, which does not
/// tell its line.
struct ArrayElements {
    struct Element {
        /// Its bytes, with the blanks around it.
        var range: Range<Int>
        /// The line that it begins on, counted from 1.
        var line: Int
    }

    private(set) var elements: [Element] = []
    /// Whether the array ends, and nothing but blanks comes after it.
    private(set) var isComplete = false
    /// That of the last byte that was read.
    private(set) var line = 1

    /// - Parameter bytes: Those of an array, with blanks before it.
    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8]) {
        var depth = 0
        var (isInString, isEscaped, isClosed) = (false, false, false)
        var start: Int?
        var lineOfStart: Int?
        for (index, byte) in bytes.enumerated() {
            let isBlank = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
            if byte == 0x0A { line += 1 }
            if isClosed {
                if !isBlank { return }
                continue
            }
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            let endsElement = depth == 1 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))
            if endsElement, let begin = start {
                // Nothing between the brackets is no element; nothing beside a comma is a broken one.
                if byte == UInt8(ascii: ",") || lineOfStart != nil || !elements.isEmpty {
                    elements.append(Element(range: begin..<index, line: lineOfStart ?? line))
                }
                (start, lineOfStart) = (index + 1, nil)
            } else if depth > 0, !isBlank, lineOfStart == nil {
                lineOfStart = line
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth == 1 { start = index + 1 }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                isClosed = depth == 0
            default: break
            }
        }
        isComplete = isClosed
        if !isClosed, let start, lineOfStart != nil {
            elements.append(Element(range: start..<bytes.count, line: lineOfStart ?? line))
        }
    }
}
