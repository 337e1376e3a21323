import UIKit

extension ViewDrawing {
    /// The bars that show where the visible part of the content is, as they look while a finger scrolls.
    func indicators(of scrollView: UIScrollView) -> [SVGElement] {
        guard rect.overlaps(visible) else { return [] }
        let insets = scrollView.adjustedContentInset
        let contentSize = scrollView.contentSize
        var bars: [CGRect] = []
        if scrollView.showsVerticalScrollIndicator {
            let track = ScrollTrack(
                length: rect.height,
                start: insets.top + scrollView.verticalScrollIndicatorInsets.top,
                end: insets.bottom + scrollView.verticalScrollIndicatorInsets.bottom,
                content: (-insets.top, contentSize.height + insets.bottom),
                offset: scrollView.bounds.minY
            )
            if let (position, length) = track.bar {
                let x = rect.maxX - ScrollTrack.distance - ScrollTrack.thickness
                bars.append(CGRect(x: x, y: rect.minY + position, width: ScrollTrack.thickness, height: length))
            }
        }
        if scrollView.showsHorizontalScrollIndicator {
            let track = ScrollTrack(
                length: rect.width,
                start: insets.left + scrollView.horizontalScrollIndicatorInsets.left,
                end: insets.right + scrollView.horizontalScrollIndicatorInsets.right,
                content: (-insets.left, contentSize.width + insets.right),
                offset: scrollView.bounds.minX
            )
            if let (position, length) = track.bar {
                let y = rect.maxY - insets.bottom - ScrollTrack.distance - ScrollTrack.thickness
                bars.append(CGRect(x: rect.minX + position, y: y, width: length, height: ScrollTrack.thickness))
            }
        }
        let color = indicatorColor(scrollView.indicatorStyle)
        return bars.map { SVGShape($0, radius: ScrollTrack.thickness / 2).element.filled(color) }
    }

    private func indicatorColor(_ style: UIScrollView.IndicatorStyle) -> SVGColor {
        let isWhite =
            switch style {
            case .white: true
            case .black: false
            default: traits.userInterfaceStyle == .dark
            }
        return SVGColor(UIColor(white: isWhite ? 1 : 0, alpha: 0.35).cgColor)
    }
}

/// Along one axis: where the bar is in its track. Lengths are points and look like those of a phone.
private struct ScrollTrack {
    static let thickness: CGFloat = 3
    /// From the edge of the scroll view, and from the ends of the track.
    static let distance: CGFloat = 3
    private static let shortest: CGFloat = 36

    let length: CGFloat
    let start: CGFloat
    let end: CGFloat
    /// The first and the last offset of the content, insets included.
    let content: (CGFloat, CGFloat)
    let offset: CGFloat

    /// Nil if all of the content is in view.
    var bar: (position: CGFloat, length: CGFloat)? {
        let total = content.1 - content.0
        guard length > 0, total > length + 0.5 else { return nil }
        let track = length - start - end - 2 * Self.distance
        guard track > Self.shortest else { return nil }
        let bar = max(Self.shortest, track * length / total)
        let progress = min(max((offset - content.0) / (total - length), 0), 1)
        return (start + Self.distance + (track - bar) * progress, bar)
    }
}
