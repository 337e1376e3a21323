/// Which characters belong together: what a reader takes for one letter or one picture.
///
/// A compact form of Unicode's rules for grapheme clusters (UAX #29), on scalars so that a long text need not be cut
/// into `Character` values.
struct ScalarCluster {
    private var previous: UInt32 = 0
    private var followsPicture = false
    private var joinsPicture = false
    private var flagLetters = 0

    init() {
    }

    /// The state after a letter that is neither a picture nor a mark.
    init(after letter: UInt32) {
        previous = letter
    }

    /// Whether `scalar` continues the cluster of the scalars given before.
    mutating func continues(with scalar: UInt32) -> Bool {
        let continues = continuesCluster(scalar)
        if scalar == 0x200D {
            joinsPicture = followsPicture
        } else {
            joinsPicture = false
            if !Self.isExtending(scalar) {
                followsPicture = Self.isPicture(scalar)
            }
        }
        flagLetters = Self.isFlagLetter(scalar) ? flagLetters + 1 : 0
        previous = scalar
        return continues
    }

    private func continuesCluster(_ scalar: UInt32) -> Bool {
        if previous == 0x0D && scalar == 0x0A { return true }
        if previous < 0x20 || Self.isControl(previous) || Self.isControl(scalar) { return false }
        if Self.isExtending(scalar) { return true }
        if joinsPicture && Self.isPicture(scalar) { return true }
        if Self.isFlagLetter(scalar) { return flagLetters % 2 == 1 }
        return Self.joinsHangul(previous, scalar) || Self.joinsConjunct(previous, scalar)
    }

    /// Whether the scalar is drawn on, or with, the one before: combining marks, joiners, variation selectors, skin
    /// tones and tags.
    static func isExtending(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x0300: false
        case 0x0300...0x036F, 0x200C, 0x200D, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
            true
        case 0x0E33, 0x0EB3: true
        case 0x0370..<0x0483, 0x048A..<0x0591, 0x1E00..<0x200C, 0x2010..<0x20D0, 0x2100..<0x2CEF: false
        case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0xA66F, 0xAC00..<0xD7B0, 0x1F000..<0x1F3FB: false
        case 0x1F400..<0xE0000: false
        default: hasExtendingProperty(scalar)
        }
    }

    private static func hasExtendingProperty(_ value: UInt32) -> Bool {
        guard let properties = Unicode.Scalar(value)?.properties else { return false }
        return properties.isGraphemeExtend || properties.generalCategory == .spacingMark
    }

    /// Whether the scalar may be drawn as an emoji.
    static func isPicture(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
        case 0x1F000...0x1FAFF: true
        case 0x00A9, 0x00AE, 0x203C...0x3299:
            Unicode.Scalar(scalar)?.properties.isEmoji ?? false
        default: false
        }
    }

    /// The letters of which two make a flag.
    static func isFlagLetter(_ scalar: UInt32) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar)
    }

    private static func isControl(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0x00AD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// A consonant after the sign that takes the vowel from the one before, in the scripts of India that are alike in
    /// this.
    private static func joinsConjunct(_ first: UInt32, _ second: UInt32) -> Bool {
        switch first {
        case 0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D:
            (first - 0x38...first - 0x14).contains(second)
        default: false
        }
    }

    private static func joinsHangul(_ first: UInt32, _ second: UInt32) -> Bool {
        let vowels: ClosedRange<UInt32> = 0x1160...0x11A7
        let finals: ClosedRange<UInt32> = 0x11A8...0x11FF
        switch first {
        case 0x1100...0x115F:
            return (0x1100...0x11A7).contains(second) || (0xAC00...0xD7A3).contains(second)
        case vowels: return vowels.contains(second) || finals.contains(second)
        case finals: return finals.contains(second)
        case 0xAC00...0xD7A3:
            let hasFinal = (first - 0xAC00) % 28 != 0
            return finals.contains(second) || (!hasFinal && vowels.contains(second))
        default: return false
        }
    }
}
