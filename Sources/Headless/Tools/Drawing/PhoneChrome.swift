import UIKit

/// What a phone shows around what an app draws.
///
/// The figures look like those of a phone of 390 × 844 points; they follow no document.
@MainActor
struct PhoneChrome {
    private static let cornerRadius: CGFloat = 47
    private static let edge: CGFloat = 9
    private static let homeIndicator = CGSize(width: 139, height: 5)

    /// How far the edge reaches beyond the screen, in points.
    static func margin(_ chrome: SVGPicture.Chrome) -> CGFloat {
        switch chrome {
        case .phone: edge + 1
        default: 0
        }
    }

    private let screen: CGRect
    private let safeArea: UIEdgeInsets
    private let color: SVGColor
    private let keyboard: [SVGElement]

    init(view: UIView) {
        screen = CGRect(origin: .zero, size: view.bounds.size)
        safeArea = view.safeAreaInsets
        color = SVGColor(.label, traits: view.traitCollection)
        keyboard = KeyboardDrawing(over: view)?.elements ?? []
    }

    func framing(_ content: [SVGElement], _ chrome: SVGPicture.Chrome) -> [SVGElement] {
        switch chrome {
        case .none: return content
        case .bars: return content + keyboard + statusBar + indicator
        case .phone:
            let corners = SVGShape(screen, radius: Self.cornerRadius)
            let clipped = SVGElement(
                "g",
                ["clip-path": .clip(corners)],
                children: content + keyboard + statusBar + indicator
            )
            let line = SVGShape(
                screen.insetBy(dx: -Self.edge / 2, dy: -Self.edge / 2),
                radius: Self.cornerRadius + Self.edge / 2
            )
            return [clipped, line.element.stroked(SVGColor(UIColor(white: 0.1, alpha: 1).cgColor), width: Self.edge)]
        }
    }

    // MARK: Status bar

    private var statusBar: [SVGElement] {
        guard safeArea.top >= 20 else { return [] }
        let middle = safeArea.top >= 40 ? safeArea.top / 2 + 4 : safeArea.top / 2
        return clock(middle) + signal(at: screen.maxX - 87, middle) + wireless(at: screen.maxX - 55, middle)
            + battery(at: screen.maxX - 42, middle)
    }

    private func clock(_ middle: CGFloat) -> [SVGElement] {
        let size: CGFloat = safeArea.top >= 40 ? 17 : 12
        var time = SVGElement(
            "text",
            [
                "x": .number(screen.minX + 52), "y": .number(middle + size * 0.36), "font-size": .number(size),
                "font-weight": "bold", "text-anchor": "middle",
            ]
        )
        time.text = "9:41"
        return [time.filled(color)]
    }

    private func signal(at x: CGFloat, _ middle: CGFloat) -> [SVGElement] {
        (0..<4).map { bar in
            let height = 4 + CGFloat(bar) * 2.4
            let place = CGRect(x: x + CGFloat(bar) * 4.6 - 1, y: middle + 5.6 - height, width: 3, height: height)
            return SVGShape(place, radius: 0.9).element.filled(color)
        }
    }

    private func wireless(at x: CGFloat, _ middle: CGFloat) -> [SVGElement] {
        let bottom = middle + 5
        let arcs = [4.4, 8.2].map { (radius: CGFloat) in
            let (left, right) = (x - radius * 0.74, x + radius * 0.74)
            let y = (bottom - radius * 0.68).short
            return "M\(left.short) \(y)A\(radius.short) \(radius.short) 0 0 1 \(right.short) \(y)"
        }
        let waves = SVGElement("path", ["d": .text(arcs.joined()), "stroke-linecap": "round"])
        let dot = SVGElement("circle", ["cx": .number(x), "cy": .number(bottom - 0.9), "r": 1.6])
        return [waves.stroked(color, width: 2), dot.filled(color)]
    }

    private func battery(at x: CGFloat, _ middle: CGFloat) -> [SVGElement] {
        let body = CGRect(x: x, y: middle - 5.75, width: 22, height: 11.5)
        let pole = SVGShape(
            CGRect(x: body.maxX + 1.2, y: middle - 2, width: 1.6, height: 4),
            radius: 1,
            corners: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        )
        return [
            SVGShape(body, radius: 3.4).element.stroked(color, width: 1).setting("opacity", 0.4),
            SVGShape(body.insetBy(dx: 1.6, dy: 1.6), radius: 2).element.filled(color),
            pole.element.filled(color).setting("opacity", 0.4),
        ]
    }

    // MARK: Home indicator

    private var indicator: [SVGElement] {
        guard safeArea.bottom >= 20 else { return [] }
        let size = Self.homeIndicator
        let place = CGRect(
            x: screen.midX - size.width / 2,
            y: screen.maxY - 8 - size.height,
            width: size.width,
            height: size.height
        )
        return [SVGShape(place, radius: size.height / 2).element.filled(color)]
    }
}
