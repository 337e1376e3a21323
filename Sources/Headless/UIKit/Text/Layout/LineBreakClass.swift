/// What a character means to a line that must end somewhere.
///
/// A small form of Unicode's line-breaking classes (UAX #14): enough for labels. Languages written without spaces whose
/// words only a dictionary knows (Thai, Khmer) break between clusters where a line is full.
enum LineBreakClass: UInt8, Sendable {
    /// Letters and all that does not fall under another case.
    case ordinary
    case digit
    /// Hangs at the end of a line; a line may break after it.
    case space
    case tab
    /// Ends the paragraph or the line.
    case newline
    /// A line may break after it, but not in front of a digit.
    case hyphen
    case slash
    /// A line may break on either side.
    case emDash
    /// Invisible, unless a line breaks after it: then it shows as a hyphen.
    case softHyphen
    case zeroWidthSpace
    /// No break on either side.
    case glue
    case quotation
    /// Stays with what follows.
    case opening
    /// Stays with what comes before and with letters that follow.
    case closing
    /// Stays with what comes before.
    case exclamation
    /// Ideographs, kana, hangul, emoji: a line may break on either side.
    case ideographic
    /// A full-width opening bracket.
    case wideOpening
    /// Full-width closing brackets, stops, small kana, prolonged sound marks: may not begin a line.
    case wideClosing

    /// Whether a line may end between a character of this class and one of class `next`.
    ///
    /// White space is not asked: a line may always break after it and never before it.
    func allowsBreak(before next: LineBreakClass) -> Bool {
        if next.mayNotBeginLine || mayNotEndLine { return false }
        switch self {
        case .hyphen, .slash: return next != .digit
        case .emDash: return next != .emDash
        case .exclamation, .softHyphen, .zeroWidthSpace, .ideographic, .wideClosing: return true
        default: return next == .ideographic || next == .wideOpening || next == .emDash
        }
    }

    private var mayNotBeginLine: Bool {
        switch self {
        case .space, .tab, .newline, .hyphen, .slash, .softHyphen, .zeroWidthSpace, .glue, .quotation: true
        case .closing, .exclamation, .wideClosing: true
        default: false
        }
    }

    private var mayNotEndLine: Bool {
        switch self {
        case .glue, .quotation, .opening, .wideOpening: true
        default: false
        }
    }
}

extension LineBreakClass {
    /// The classes of the characters below U+0080.
    static let ascii: [LineBreakClass] = (0..<0x80).map { LineBreakClass(ascii: UInt8($0)) }

    private init(ascii byte: UInt8) {
        switch Unicode.Scalar(byte) {
        case " ": self = .space
        case "\t": self = .tab
        case "\n", "\r", "\u{0B}", "\u{0C}": self = .newline
        case "0"..."9": self = .digit
        case "-": self = .hyphen
        case "/", "|": self = .slash
        case "!", "?", "}": self = .exclamation
        case "(", "[", "{": self = .opening
        case ")", "]", ",", ".", ":", ";": self = .closing
        case "\"", "'": self = .quotation
        default: self = .ordinary
        }
    }

    init(_ scalar: UInt32) {
        switch scalar {
        case 0..<0x80: self = Self.ascii[Int(scalar)]
        case 0x0085, 0x2028, 0x2029: self = .newline
        case 0x00A0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x00AD: self = .softHyphen
        case 0x200B: self = .zeroWidthSpace
        case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: self = .space
        case 0x00AB, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0x00A1, 0x00BF: self = .opening
        case 0x00BB, 0x2019, 0x201D, 0x203A, 0x2026: self = .closing
        case 0x2010, 0x2012, 0x2013, 0x058A, 0x05BE: self = .hyphen
        case 0x2014: self = .emDash
        case 0x203C, 0x203D, 0x2047...0x2049: self = .exclamation
        case _ where Self.isWideOpening(scalar): self = .wideOpening
        case _ where Self.isWideClosing(scalar): self = .wideClosing
        case _ where Self.isIdeographic(scalar): self = .ideographic
        default: self = .ordinary
        }
    }

    /// Brackets that may not end a line.
    private static func isWideOpening(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: true
        case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: true
        default: false
        }
    }

    /// Brackets, stops, small kana, iteration and length marks that may not begin a line.
    private static func isWideClosing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019: true
        case 0x301B...0x301C, 0x301E...0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063: true
        case 0x3083, 0x3085, 0x3087, 0x308E, 0x3095...0x3096, 0x309B...0x309E: true
        case 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE: true
        case 0x30F5...0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF: true
        case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60...0xFF61: true
        case 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E...0xFF9F: true
        default: false
        }
    }

    /// Scripts whose characters may be parted anywhere, and emoji.
    static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0x2FFF, 0x3003...0x3007, 0x3012...0x3013, 0x3020...0x4DBF: true
        case 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        case 0xFF02...0xFF60, 0xFF66...0xFFDC, 0xFFE0...0xFFE6: true
        case 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD: true
        case 0x231A...0x2B55: Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
        default: false
        }
    }
}
