import UIKit

/// A rectangle with some of its corners rounded.
struct SVGShape: Hashable {
    private let x, y, width, height, radius: CGFloat
    private let corners: UInt

    init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all) {
        (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
        self.radius = corners.isEmpty ? 0 : max(0, min(radius, rect.width / 2, rect.height / 2))
        self.corners = self.radius > 0 ? corners.rawValue : 0
    }

    var isRounded: Bool { corners != 0 }

    /// The shape, with edges on whole pixels of the viewer where it is a plain area, so that no seam shows between two
    /// areas that touch.
    var area: SVGElement {
        isRounded || min(width, height) < 1 ? element : element.setting("shape-rendering", "crispEdges")
    }

    var element: SVGElement {
        if isRounded && CACornerMask(rawValue: corners) != .all { return SVGElement("path", ["d": .text(path)]) }
        var rect = SVGElement("rect")
        if x != 0 { rect.set("x", .number(x)) }
        if y != 0 { rect.set("y", .number(y)) }
        rect.set("width", .number(width))
        rect.set("height", .number(height))
        if isRounded { rect.set("rx", .number(radius)) }
        return rect
    }

    /// Clockwise from the end of the top left corner.
    private var path: String {
        let (right, bottom) = (x + width, y + height)
        let topLeft = radius(at: .layerMinXMinYCorner)
        let topRight = radius(at: .layerMaxXMinYCorner)
        let bottomRight = radius(at: .layerMaxXMaxYCorner)
        let bottomLeft = radius(at: .layerMinXMaxYCorner)
        return [
            "M\(point(x + topLeft, y))H\((right - topRight).short)", arc(topRight, right, y + topRight),
            "V\((bottom - bottomRight).short)", arc(bottomRight, right - bottomRight, bottom),
            "H\((x + bottomLeft).short)", arc(bottomLeft, x, bottom - bottomLeft),
            "V\((y + topLeft).short)", arc(topLeft, x + topLeft, y), "Z",
        ].joined()
    }

    private func radius(at corner: CACornerMask) -> CGFloat {
        corners & corner.rawValue != 0 ? radius : 0
    }

    private func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
        radius > 0 ? "A\(radius.short) \(radius.short) 0 0 1 \(point(x, y))" : ""
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> String {
        "\(x.short) \(y.short)"
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
