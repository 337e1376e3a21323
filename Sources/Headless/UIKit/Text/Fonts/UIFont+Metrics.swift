import Foundation

/// Vertical figures of the system's font, in ems: the font file's own, of 2048 units to the em.
enum VerticalFigures {
    static let ascender: CGFloat = 1950 / 2048
    static let descender: CGFloat = -494 / 2048
    static let capHeight: CGFloat = 1443 / 2048
    static let xHeight: CGFloat = 1078 / 2048
}

extension UIFont {
    /// The top of the line above the baseline, in points.
    public var ascender: CGFloat { pointSize * VerticalFigures.ascender }
    /// The bottom of the line below the baseline, in points; negative.
    public var descender: CGFloat { pointSize * VerticalFigures.descender }
    public var lineHeight: CGFloat { ascender - descender }
    public var leading: CGFloat { 0 }
    public var capHeight: CGFloat { pointSize * VerticalFigures.capHeight }
    public var xHeight: CGFloat { pointSize * VerticalFigures.xHeight }

    public var familyName: String {
        face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    public var fontName: String {
        (face.isMonospaced ? ".AppleSystemUIFontMonospaced-" : ".SFUI-") + face.weight.named.name
            + (face.isItalic ? "Italic" : "")
    }
}

extension FontFace {
    init(named name: String) {
        self.init()
        if name.contains("Semibold") || name.contains("DemiBold") {
            weight = .semibold
        } else if name.contains("Bold") {
            weight = .bold
        }
        isItalic = name.contains("Italic") || name.contains("Oblique")
        isMonospaced = name.contains("Mono") || name.contains("Courier") || name.contains("Menlo")
    }
}

extension UIFont {
    /// The width of a character in this font, in points.
    func advance(of scalar: UInt32) -> Double {
        Double(face.advances.units(of: scalar)) * Double(pointSize) / AdvanceTable.unitsPerEm
    }
}
