/// The width of characters that the standard face does not have, in thousandths of an em.
enum ScalarWidth {
    /// An em: ideographs, kana, hangul, full-width forms and emoji.
    static let full = 1000
    /// Letters of scripts without figures of their own are taken to be as wide as a digit.
    static let unknownLetter = 556
    /// About the mean of joined Arabic letters in common fonts.
    static let arabicLetter = 440
    /// Signs without figures of their own: most fonts that have them draw them a little narrower than an em.
    static let unknownSign = 833

    static func units(of scalar: UInt32) -> Int {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0x00AD: 0
        case 0x0300...0x036F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20FF: 0
        case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xE0000...0xE0FFF: 0
        case 0x2000...0x200A: spaces[Int(scalar - 0x2000)]
        case 0x202F: 200
        case 0x205F: 222
        case 0xFF61...0xFF9F, 0xFFA0...0xFFDC, 0xFFE8...0xFFEE: full / 2
        case 0x3099...0x309A, 0x302A...0x302F: 0
        case _ where isFullWidth(scalar): full
        case _ where scalar >= 0x0300 && ScalarCluster.isExtending(scalar): 0
        case 0x0600..<0x0780, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: arabicLetter
        case 0x2100..<0x2C00: unknownSign
        default: unknownLetter
        }
    }

    /// U+2000 … U+200A, from the en quad to the hair space.
    private static let spaces = [500, 1000, 500, 1000, 333, 250, 167, 556, 278, 200, 100]

    private static func isFullWidth(_ scalar: UInt32) -> Bool {
        LineBreakClass.isIdeographic(scalar)
            || (0x3000...0x303F).contains(scalar)
            || (0xFE30...0xFE6F).contains(scalar)
            || (0xFF01...0xFFE6).contains(scalar)
    }
}
