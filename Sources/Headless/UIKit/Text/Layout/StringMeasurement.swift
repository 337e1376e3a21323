import Foundation

/// The room a string takes when it is drawn by itself, without a label.
struct StringMeasurement {
    let text: TypesetText

    private var format: ParagraphFormat { text.runs[0].paragraph ?? ParagraphFormat() }

    /// The size without a limit: lines end at newlines only. Not rounded.
    var naturalSize: CGSize {
        TextLayout(text, in: TextContainer()).size
    }

    /// The bounds within a size of which 0 stands for no limit. Not rounded.
    func bounds(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let bounds: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            bounds = CGRect(origin: .zero, size: wrappedSize(in: size, options: options))
        } else {
            bounds = lineBounds
        }
        context?.totalBounds = bounds
        return bounds
    }

    private func wrappedSize(in size: CGSize, options: NSStringDrawingOptions) -> CGSize {
        var container = TextContainer(width: size.width > 0 ? size.width : .infinity, mode: format.lineBreakMode)
        switch container.mode {
        case .byWordWrapping, .byCharWrapping:
            if options.contains(.truncatesLastVisibleLine), size.height > 0 {
                container.height = size.height
                container.mode = .byTruncatingTail
            }
        default:
            // A paragraph that is cut off has one line.
            container.wraps = false
        }
        let measured = TextLayout(text, in: container).size
        return container.wraps ? measured : CGSize(width: min(measured.width, container.width), height: measured.height)
    }

    /// One line, with the baseline for origin.
    private var lineBounds: CGRect {
        let layout = TextLayout(text, in: TextContainer(maximumLines: 1))
        let descent = layout.lines.first.map { $0.bottom - $0.baseline } ?? 0
        return CGRect(origin: CGPoint(x: 0, y: -descent), size: layout.size)
    }
}
