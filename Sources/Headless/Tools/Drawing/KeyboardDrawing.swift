import UIKit

/// Draws the keys of a keyboard, without letters, where the keyboard covers a screen.
@MainActor
struct KeyboardDrawing {
    private let frame: CGRect
    private let isDark: Bool

    private enum Metrics {
        /// The width that the figures are for, in points. Those across are scaled for others.
        static let width: CGFloat = 390
        static let key = CGSize(width: 33, height: 43)
        static let spacing: CGFloat = 6
        static let rowHeight: CGFloat = 54
        /// The bar of suggestions.
        static let bar: CGFloat = 52
        static let corner: CGFloat = 5
        /// The key for upper case and the one that deletes, at both ends of the third row.
        static let side: CGFloat = 44
        static let lastRow: [CGFloat] = [88, 188, 88]
    }

    /// - Returns: `nil` if nothing that shows the system's keyboard is edited in the view.
    init?(over view: UIView) {
        guard let responder = Self.firstResponder(in: view), responder.inputView == nil else { return nil }
        let covered = view.keyboardLayoutGuide.layoutFrame
        guard covered.height > view.safeAreaInsets.bottom else { return nil }
        let accessory = responder.inputAccessoryView?.bounds.height ?? 0
        frame = covered.inset(by: UIEdgeInsets(top: accessory, left: 0, bottom: 0, right: 0))
        isDark = view.traitCollection.userInterfaceStyle == .dark
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }

    var elements: [SVGElement] {
        let background = SVGShape(frame).element.filled(color(light: (0.82, 0.83, 0.85), dark: 0.17))
        let letters = [10, 9, 7].enumerated().flatMap { row, count in
            keys(Array(repeating: Metrics.key.width, count: count), row: row)
        }
        return [background] + letters.map { key($0) }
            + keys(Metrics.lastRow, row: 3).enumerated().map { index, place in
                index == 1 ? key(place) : sideKey(place)
            } + sideKeys.map { sideKey($0) }
    }

    /// The places of keys in the middle of a row.
    private func keys(_ widths: [CGFloat], row: Int) -> [CGRect] {
        let extent = widths.reduce(0, +) + Metrics.spacing * CGFloat(widths.count - 1)
        var x = (Metrics.width - extent) / 2
        return widths.map { width in
            defer { x += width + Metrics.spacing }
            return place(x: x, width: width, row: row)
        }
    }

    private var sideKeys: [CGRect] {
        let margin = Metrics.spacing / 2
        return [margin, Metrics.width - margin - Metrics.side].map { place(x: $0, width: Metrics.side, row: 2) }
    }

    private func place(x: CGFloat, width: CGFloat, row: Int) -> CGRect {
        let scale = frame.width / Metrics.width
        return CGRect(
            x: frame.minX + x * scale,
            y: frame.minY + Metrics.bar + CGFloat(row) * Metrics.rowHeight,
            width: width * scale,
            height: Metrics.key.height
        )
    }

    private func key(_ place: CGRect) -> SVGElement {
        SVGShape(place, radius: Metrics.corner).element.filled(color(light: (1, 1, 1), dark: 0.42))
    }

    private func sideKey(_ place: CGRect) -> SVGElement {
        SVGShape(place, radius: Metrics.corner).element.filled(color(light: (0.67, 0.69, 0.73), dark: 0.28))
    }

    private func color(light: (CGFloat, CGFloat, CGFloat), dark: CGFloat) -> SVGColor {
        let light = UIColor(red: light.0, green: light.1, blue: light.2, alpha: 1)
        return SVGColor((isDark ? UIColor(white: dark, alpha: 1) : light).cgColor)
    }
}
