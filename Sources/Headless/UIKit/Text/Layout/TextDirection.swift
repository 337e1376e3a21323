/// The direction a character is written in.
enum TextDirection {
    case leftToRight
    case rightToLeft
    /// Digits: written from left to right wherever they are.
    case number
    /// Spaces and punctuation: they go with their neighbours.
    case neutral

    init(_ scalar: UInt32) {
        switch scalar {
        case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: self = .number
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8..<0x0590: self = .leftToRight
        case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000, 0x200F:
            self = .rightToLeft
        case 0..<0xC0, 0xD7, 0xF7, 0x2000..<0x2C00, 0x3000..<0x3005, 0x3008..<0x3020, 0xFE00..<0xFE70, 0xFF01...0xFF20:
            self = .neutral
        case 0x1F000..<0x20000: self = .neutral
        default: self = .leftToRight
        }
    }
}
