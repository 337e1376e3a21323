import UIKit

extension ViewDrawing {
    /// One of the system's accessories of a list cell, as wide and high as its view.
    func accessory(_ accessory: CellAccessoryView) -> [SVGElement] {
        let line = SVGColor(accessory.foreground, traits: traits)
        var elements: [SVGElement] = []
        if let disc = accessory.disc.map({ SVGColor($0, traits: traits) }) {
            elements.append(circle(radius: rect.width / 2 - 0.5).filled(disc))
        }
        let isMirrored = accessory.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch accessory.glyph {
        case .disclosure, .outline(isExpanded: false):
            elements.append(
                path([(isMirrored ? 8 : 2, 2), (isMirrored ? 2 : 8, 8), (isMirrored ? 8 : 2, 14)], line, 2.2)
            )
        case .outline(isExpanded: true):
            elements.append(path([(-1, 5), (5, 11), (11, 5)], line, 2.2))
        case .checkmark:
            elements.append(path([(1.5, 9), (6, 14), (14.5, 2.5)], line, 2.2))
        case .detail:
            elements += detail(line)
        case .delete:
            elements.append(path([(6, 11), (16, 11)], line, 2))
        case .insert:
            elements.append(path([(6, 11), (16, 11)], line, 2))
            elements.append(path([(11, 6), (11, 16)], line, 2))
        case .reorder:
            elements += [1, 7, 13].map { path([(1, $0), (21, $0)], line, 1.5) }
        case .multiselect(isSelected: false):
            elements.append(circle(radius: rect.width / 2 - 1.25).stroked(line, width: 1.5 * scale(of: accessory)))
        case .multiselect(isSelected: true):
            elements.append(path([(6.5, 11.5), (9.8, 15.2), (15.8, 7)], line, 2))
        case .popUp:
            elements.append(path([(2, 7), (6, 2.5), (10, 7)], line, 1.8))
            elements.append(path([(2, 11), (6, 15.5), (10, 11)], line, 1.8))
        }
        return elements
    }

    private func detail(_ color: SVGColor) -> [SVGElement] {
        [
            circle(radius: rect.width / 2 - 2).stroked(color, width: 1.5),
            path([(10.4, 10.8), (12.3, 10.8), (12.3, 16.4)], color, 1.6),
            path([(10.2, 16.6), (14.4, 16.6)], color, 1.6),
            dot(12, 7.6, radius: 1.3).filled(color),
        ]
    }

    // MARK: Shapes

    /// How much larger than at the standard size of text the accessory is.
    private func scale(of accessory: CellAccessoryView) -> CGFloat {
        let standard = accessory.glyph.standardSize.width
        return standard > 0 ? rect.width / standard : 1
    }

    private var factor: CGFloat {
        (view as? CellAccessoryView).map(scale) ?? 1
    }

    private func circle(radius: CGFloat) -> SVGElement {
        SVGElement("circle", ["cx": .number(rect.midX), "cy": .number(rect.midY), "r": .number(radius)])
    }

    private func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> SVGElement {
        SVGElement(
            "circle",
            [
                "cx": .number(rect.minX + x * factor), "cy": .number(rect.minY + y * factor),
                "r": .number(radius * factor),
            ]
        )
    }

    /// A line through points given for the standard size.
    private func path(_ points: [(CGFloat, CGFloat)], _ color: SVGColor, _ width: CGFloat) -> SVGElement {
        let steps = points.map { point in
            "\((rect.minX + point.0 * factor).short) \((rect.minY + point.1 * factor).short)"
        }
        let line = SVGElement(
            "path",
            ["d": .text("M" + steps.joined(separator: "L")), "stroke-linecap": "round", "stroke-linejoin": "round"]
        )
        return line.stroked(color, width: width * factor)
    }
}
