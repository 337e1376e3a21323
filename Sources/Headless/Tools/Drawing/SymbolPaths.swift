import Foundation

/// The outlines of some symbols, in a square of 24 units. They are our own, made to be recognised.
enum SymbolPaths {
    enum Part {
        case line(String, width: CGFloat = 2)
        /// What lies inside an even number of its outlines is left out.
        case area(String)
    }

    struct Symbol {
        var parts: [Part]
        /// Whether it turns around where text is read from right to left.
        var isDirectional = false
    }

    static let side: CGFloat = 24

    static let unknown = Symbol(parts: [.line(roundedSquare), .area(outline(12, 12, 2.5))])

    static let all: [String: Symbol] = [
        "chevron.right": Symbol(parts: [.line("M9 4.5L16.5 12L9 19.5", width: 2.6)]),
        "chevron.left": Symbol(parts: [.line("M15 4.5L7.5 12L15 19.5", width: 2.6)]),
        "chevron.forward": Symbol(parts: [.line("M9 4.5L16.5 12L9 19.5", width: 2.6)], isDirectional: true),
        "chevron.backward": Symbol(parts: [.line("M15 4.5L7.5 12L15 19.5", width: 2.6)], isDirectional: true),
        "chevron.down": Symbol(parts: [.line("M4.5 9L12 16.5L19.5 9", width: 2.6)]),
        "chevron.up": Symbol(parts: [.line("M4.5 15L12 7.5L19.5 15", width: 2.6)]),
        "checkmark": Symbol(parts: [.line("M4.5 13L9.5 18.5L19.5 5.5", width: 2.6)]),
        "checkmark.circle": Symbol(parts: [.line(ring), .line("M7.5 12.5L10.7 16L16.5 8.5")]),
        "checkmark.circle.fill": Symbol(parts: [.area(disc + tick)]),
        "circle": Symbol(parts: [.line(ring)]),
        "xmark": Symbol(parts: [.line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", width: 2.4)]),
        "plus": Symbol(parts: [.line("M12 4V20M4 12H20", width: 2.4)]),
        "minus": Symbol(parts: [.line("M4 12H20", width: 2.4)]),
        "plus.circle": Symbol(parts: [.line(ring), .line("M12 7.5V16.5M7.5 12H16.5")]),
        "plus.circle.fill": Symbol(parts: [.area(disc + cross)]),
        "minus.circle": Symbol(parts: [.line(ring), .line("M7.5 12H16.5")]),
        "minus.circle.fill": Symbol(parts: [.area(disc + bar)]),
        "info.circle": Symbol(parts: [
            .line(ring, width: 1.7), .line("M10.3 10.8H12.2V17M9.8 17H14.6", width: 1.7), dot,
        ]),
        "ellipsis": Symbol(parts: [.area(outline(5, 12, 1.9) + outline(12, 12, 1.9) + outline(19, 12, 1.9))]),
        "line.3.horizontal": Symbol(parts: [.line("M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5")]),
        "magnifyingglass": Symbol(parts: [.line(outline(10.3, 10.3, 6.6)), .line("M15.2 15.2L20.6 20.6", width: 2.4)]),
        "star": Symbol(parts: [.line(star, width: 1.7)]),
        "star.fill": Symbol(parts: [.area(star), .line(star, width: 1)]),
        "heart": Symbol(parts: [.line(heart, width: 1.9)]),
        "heart.fill": Symbol(parts: [.area(heart), .line(heart, width: 1)]),
        "photo": Symbol(parts: [.line(frame, width: 1.8), .line(hills, width: 1.8), .area(outline(8, 9.5, 1.6))]),
        "person.crop.circle": Symbol(parts: [.line(ring, width: 1.7), .area(head), .area(shoulders)]),
        "person.crop.circle.fill": Symbol(parts: [.area(disc + head + shoulders)]),
        "gear": gear, "gearshape": gear,
        "trash.fill": Symbol(parts: [
            .line("M4.5 6H19.5M9.5 6V3.8H14.5V6", width: 1.8), .area("M6 8H18L17 21.5H7Z"),
        ]),
        "hand.thumbsup.fill": Symbol(parts: [.area(thumb)]),
        "arrow.up.circle.fill": Symbol(parts: [.area(disc + arrow)]),
        "arrow.up.to.line": Symbol(parts: [.line("M5 3.5H19M12 21V8M6.5 13L12 7.5L17.5 13", width: 2.2)]),
        "trash": Symbol(parts: [.line("M4.5 6.5H19.5M9.5 6.5V4H14.5V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5", width: 1.8)]),
    ]

    // MARK: Shapes

    private static let ring = outline(12, 12, 9.5)
    private static let disc = outline(12, 12, 10.5)
    private static let dot = Part.area(outline(11.7, 7.4, 1.35))
    private static let roundedSquare =
        "M7 3.5H17A3.5 3.5 0 0 1 20.5 7V17A3.5 3.5 0 0 1 17 20.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5Z"
    private static let bar = "M7 10.9H17V13.1H7Z"
    private static let cross = "M10.9 7H13.1V10.9H17V13.1H13.1V17H10.9V13.1H7V10.9H10.9Z"
    private static let tick = "M10.6 17.2L6.4 12.8L8 11.3L10.5 13.9L15.9 6.9L17.6 8.2Z"
    private static let star = "M12 2.8L14.8 9.1L21.6 9.8L16.5 14.4L18 21.1L12 17.6L6 21.1L7.5 14.4L2.4 9.8L9.2 9.1Z"
    private static let heart =
        "M12 20.5C5.5 15.8 2.8 12.6 2.8 9A4.7 4.7 0 0 1 12 7.2A4.7 4.7 0 0 1 21.2 9C21.2 12.6 18.5 15.8 12 20.5Z"
    private static let thumb =
        "M2.5 10.5H6.3V21H2.5ZM7.8 10.5L11.4 2.8C13.6 2.8 14.7 4.5 14.3 6.4L13.6 9.2H19.2C21 9.2 22 10.7 21.6 12.3L19.9 18.7"
        + "C19.5 20.1 18.5 21 17 21H7.8Z"
    private static let arrow = "M12 5.8L17.2 11.1L15.6 12.6L13.1 10.1V18.2H10.9V10.1L8.4 12.6L6.8 11.1Z"
    private static let frame =
        "M5 4.5H19A2.5 2.5 0 0 1 21.5 7V17A2.5 2.5 0 0 1 19 19.5H5A2.5 2.5 0 0 1 2.5 17V7A2.5 2.5 0 0 1 5 4.5Z"
    private static let hills = "M3 17.5L8.5 12.8L12 16L16 11.5L21 16.5"
    private static let head = outline(12, 9.4, 3.4)
    private static let shoulders = "M5.4 18.4A8 5.6 0 0 1 18.6 18.4A9.2 9.2 0 0 1 5.4 18.4Z"

    private static let gear: Symbol = {
        let teeth = (0..<8).map { tooth in
            let angle = Double(tooth) * .pi / 4
            let (across, down) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            let (x, y) = (12 + across * 8, 12 + down * 8)
            return "M\(x.short) \(y.short)L\((12 + across * 10.2).short) \((12 + down * 10.2).short)"
        }.joined()
        return Symbol(parts: [
            .line(outline(12, 12, 7.2), width: 1.8), .line(teeth, width: 3), .line(outline(12, 12, 2.8), width: 1.8),
        ])
    }()

    /// A closed circle, clockwise.
    private static func outline(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> String {
        let arc = "A\(radius.short) \(radius.short) 0 1 1"
        let left = "\((x - radius).short) \(y.short)"
        let right = "\((x + radius).short) \(y.short)"
        return "M\(left)\(arc) \(right)\(arc) \(left)Z"
    }
}
