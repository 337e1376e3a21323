/// Finds where JSON values end, without looking at what they mean.
///
/// It knows strings and nesting, and nothing else: whether a value is valid is for Foundation to say. So it can tell the
/// line of an element, which Foundation's decoders do not.
struct JSONScanner {
    /// What ends an element of an array.
    enum Terminator {
        case comma, bracket, endOfFile
    }

    private let bytes: [UInt8]
    private(set) var position: Int

    init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    mutating func skipBlanks() {
        while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    }

    /// Passes the next element of an array and the comma or the bracket behind it. The range is empty if there is no
    /// element.
    mutating func nextElement() -> (range: Range<Int>, terminator: Terminator) {
        skipBlanks()
        let start = position
        var depth = 0
        while position < bytes.count {
            if depth == 0 {
                let terminator: Terminator? =
                    switch bytes[position] {
                    case UInt8(ascii: ","): .comma
                    case UInt8(ascii: "]"): .bracket
                    default: nil
                    }
                if let terminator {
                    position += 1
                    return (start..<(position - 1), terminator)
                }
            }
            step(&depth)
        }
        return (start..<position, .endOfFile)
    }

    /// Passes one object or array. False if the bytes end before it does.
    mutating func skipContainer() -> Bool {
        var depth = 0
        repeat {
            step(&depth)
        } while depth > 0 && position < bytes.count
        return depth == 0
    }

    /// Passes one whole string, or one byte of anything else.
    private mutating func step(_ depth: inout Int) {
        switch bytes[position] {
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        // A stray one makes the depth negative and the element too long: Foundation then objects to the stray one.
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        position = min(position + 1, bytes.count)
    }

    /// Moves to the quotation mark that ends the string, or to the end of the bytes.
    private mutating func skipString() {
        let start = position + 1
        position = start
        while let quote = bytes.firstIndex(of: UInt8(ascii: "\""), in: position..<bytes.count) {
            position = quote
            // After an odd number of backslashes the mark belongs to the string.
            let backslashes = bytes[start..<quote].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            if backslashes.isMultiple(of: 2) { return }
            position += 1
        }
        position = bytes.count
    }
}
