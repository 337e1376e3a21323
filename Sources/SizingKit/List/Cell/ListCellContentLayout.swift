import UIKit

/// The frames of the image and the texts of a standard cell in its content view, from left to right, and their height.
@MainActor
struct ListCellContentLayout {
    var image: CGRect?
    var text: CGRect?
    var detail: CGRect?
    /// The height of the content, in points, without the minimum height of a row.
    private(set) var height: CGFloat = 0

    /// The image and the texts; `nil` for each that is not shown.
    struct Parts {
        var style: SizingListCell.Style
        var image: CGSize?
        var text: UILabel?
        var detail: UILabel?
        /// Whether the text size is an accessibility size.
        var isTextLarge: Bool
        var captionColumnWidth: CGFloat
    }

    private let parts: Parts
    private let metrics: SizingListMetrics
    private let margins: (leading: CGFloat, trailing: CGFloat)
    private let width: CGFloat

    init(_ parts: Parts, width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat), metrics: SizingListMetrics) {
        self.parts = parts
        self.metrics = metrics
        self.margins = margins
        self.width = width
        switch parts.style {
        case .default, .subtitle:
            arrangeColumn(
                SizingListMetrics.length(metrics.subtitleVerticalMargin),
                spacing: SizingListMetrics.length(metrics.subtitleSpacing)
            )
        case .value1: arrangeValue()
        case .value2: arrangeTwoColumns()
        }
        if let image = parts.image, parts.style != .value2 {
            self.image = CGRect(x: margins.leading, y: 0, width: image.width, height: image.height)
            height = max(height, image.height)
        }
    }

    // MARK: Styles

    /// The start and the width of the texts.
    private var column: (start: CGFloat, width: CGFloat) {
        let hasImage = parts.style != .value2 && parts.image != nil
        let start = margins.leading + (hasImage ? metrics.textInset(besideImageOfWidth: parts.image?.width ?? 0) : 0)
        return (start, max(0, width - start - margins.trailing))
    }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Arranges one text below the other, each as wide as the column.
    private mutating func arrangeColumn(_ margin: CGFloat, spacing: CGFloat) {
        let (start, width) = column
        let (first, second) = (size(of: parts.text, in: width), size(of: parts.detail, in: width))
        let isPair = parts.text != nil && parts.detail != nil
        if parts.text != nil { text = CGRect(x: start, y: 0, width: width, height: first.height) }
        if parts.detail != nil {
            let y = isPair ? first.height + spacing : 0
            detail = CGRect(x: start, y: y, width: width, height: second.height)
        }
        let texts = first.height + second.height + (isPair ? spacing : 0)
        height = texts + 2 * (isPair ? margin : SizingListMetrics.length(metrics.textVerticalMargin))
    }

    private mutating func arrangeValue() {
        let (start, width) = column
        let unlimited = CGFloat.greatestFiniteMagnitude
        let (first, second) = (size(of: parts.text, in: unlimited), size(of: parts.detail, in: unlimited))
        let isPair = parts.text != nil && parts.detail != nil
        let fits = !isPair || first.width + SizingListMetrics.length(metrics.valueSpacing) + second.width <= width
        let mayWrap = parts.text?.numberOfLines != 1 || parts.detail?.numberOfLines != 1
        if isPair && (parts.isTextLarge || (!fits && mayWrap)) {
            return arrangeColumn(
                SizingListMetrics.length(metrics.subtitleVerticalMargin),
                spacing: SizingListMetrics.length(metrics.subtitleSpacing)
            )
        }
        if !fits || !isPair {
            // The text has priority; the value is truncated.
            let (first, second) = (size(of: parts.text, in: width), size(of: parts.detail, in: width))
            let rest = max(0, width - first.width - (isPair ? SizingListMetrics.length(metrics.valueSpacing) : 0))
            place(text: first, detail: CGSize(width: min(second.width, rest), height: second.height), start, width)
        } else {
            place(text: first, detail: second, start, width)
        }
    }

    /// Places the value at the trailing edge, and the text in the remaining space.
    private mutating func place(text first: CGSize, detail second: CGSize, _ start: CGFloat, _ width: CGFloat) {
        let tallest = max(first.height, second.height)
        let taken =
            parts.detail == nil
            ? 0 : second.width + (parts.text == nil ? 0 : SizingListMetrics.length(metrics.valueSpacing))
        if parts.text != nil {
            text = CGRect(
                x: start,
                y: (tallest - first.height) / 2,
                width: max(0, width - taken),
                height: first.height
            )
        }
        if parts.detail != nil {
            detail = CGRect(
                x: start + width - second.width,
                y: (tallest - second.height) / 2,
                width: second.width,
                height: second.height
            )
        }
        height = tallest + 2 * SizingListMetrics.length(metrics.textVerticalMargin)
    }

    private mutating func arrangeTwoColumns() {
        let (start, width) = column
        let caption = min(parts.captionColumnWidth, width)
        let rest = max(0, width - caption - SizingListMetrics.length(metrics.captionColumnSpacing))
        let (first, second) = (size(of: parts.text, in: caption), size(of: parts.detail, in: rest))
        if parts.text != nil { text = CGRect(x: start, y: 0, width: caption, height: first.height) }
        if parts.detail != nil {
            let x = start + caption + SizingListMetrics.length(metrics.captionColumnSpacing)
            detail = CGRect(x: x, y: 0, width: rest, height: second.height)
        }
        height = max(first.height, second.height) + 2 * SizingListMetrics.length(metrics.textVerticalMargin)
    }

    // MARK: In a height

    /// Returns the frames in a content view of a given height, with the texts and the image centred vertically.
    ///
    /// What is taller than the content view ends at its edges, as in a row of a table with a fixed height: the texts are truncated
    /// there, and the image is drawn smaller.
    func centred(
        in size: CGSize,
        direction: UIUserInterfaceLayoutDirection,
        scale: CGFloat
    ) -> ListCellContentLayout {
        func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        func turned(_ frame: CGRect, by y: CGFloat) -> CGRect {
            let x = direction == .rightToLeft ? size.width - frame.maxX : frame.minX
            return CGRect(x: onPixel(x), y: onPixel(frame.minY + y), width: frame.width, height: frame.height)
        }
        func cut(_ frame: CGRect) -> CGRect {
            guard frame.maxY > size.height else { return frame }
            var frame = frame
            frame.size.height = max(0, size.height - frame.minY)
            return frame
        }
        var centred = self
        let bottom = max(text?.maxY ?? 0, detail?.maxY ?? 0)
        let shift = max(0, (size.height - bottom) / 2)
        centred.text = text.map { cut(turned($0, by: shift)) }
        centred.detail = detail.map { cut(turned($0, by: shift)) }
        centred.image = image.map { cut(turned($0, by: max(0, (size.height - $0.height) / 2))) }
        return centred
    }
}
