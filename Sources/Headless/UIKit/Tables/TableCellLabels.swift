import Foundation

/// The image and the texts that a cell of a style has.
@MainActor
final class TableCellLabels {
    let image = UIImageView()
    let text = TableCellLabel()
    /// Nil for the style that has no second text.
    let detail: TableCellLabel?
    private let style: UITableViewCell.CellStyle

    /// In points: customary figures, which Apple does not publish; columns as Interface Builder lays them out.
    private static let imageSpacing: CGFloat = 16
    private static let abovePair: CGFloat = 10
    private static let betweenLines: CGFloat = 1
    private static let besideValue: CGFloat = 8
    private static let besideAccessory: CGFloat = 8
    private static let captionColumn: CGFloat = 91
    private static let besideCaption: CGFloat = 6

    /// Where the texts are.
    struct Room {
        var width: CGFloat
        var margin: CGFloat
        /// Whether an accessory or a grip stands beside the content.
        var hasNeighbour: Bool
        var traits: UITraitCollection

        var isTextLarge: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }
    }

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        detail = style == .default ? nil : TableCellLabel()
        text.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
        detail?.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
        text.adjustsFontForContentSizeCategory = true
        detail?.adjustsFontForContentSizeCategory = true
        if style == .value1 { detail?.textColor = .secondaryLabel }
        if style == .value2 { text.textColor = .tintColor }
    }

    func install(in view: UIView, didChange: @escaping () -> Void) {
        text.didChange = didChange
        detail?.didChange = didChange
        view.addSubview(image)
        view.addSubview(text)
        if let detail { view.addSubview(detail) }
    }

    /// The room that an image takes before the texts.
    var imageInset: CGFloat {
        guard style != .value2, let size = image.image?.size else { return 0 }
        return size.width + Self.imageSpacing
    }

    var isEmpty: Bool { !text.isFilled && detail?.isFilled != true && image.image == nil }

    func height(_ room: Room) -> CGFloat { Frames(self, room).height }

    func layOut(in size: CGSize, _ room: Room, _ cell: UITableViewCell) {
        let frames = Frames(self, room)
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = max(1, cell.traitCollection.displayScale)
        func place(_ view: UIView, _ frame: CGRect, shift: CGFloat) {
            let x = isMirrored ? size.width - frame.maxX : frame.minX
            let y = frame.minY + shift
            view.frame = CGRect(
                x: (x * pixel).rounded() / pixel,
                y: (y * pixel).rounded() / pixel,
                width: frame.width,
                height: min(frame.height, max(0, size.height - y))
            )
        }
        let shift = max(0, (size.height - max(frames.text.maxY, frames.detail.maxY)) / 2)
        place(text, frames.text, shift: shift)
        if let detail { place(detail, frames.detail, shift: shift) }
        place(image, frames.image, shift: max(0, (size.height - frames.image.height) / 2))
        let end: NSTextAlignment = isMirrored ? .left : .right
        if style == .value1 { detail?.textAlignment = frames.isBeside ? end : .natural }
        if style == .value2 { text.textAlignment = end }
    }

    /// From left to right, counted from the top of the texts.
    @MainActor
    private struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
        /// Whether the two texts stand side by side.
        var isBeside = true
        private let labels: TableCellLabels
        private let start: CGFloat
        private let width: CGFloat

        init(_ labels: TableCellLabels, _ room: Room) {
            self.labels = labels
            for label in [labels.text, labels.detail] { label?.wrap(room.isTextLarge) }
            start = room.margin + labels.imageInset
            width = max(0, room.width - start - (room.hasNeighbour ? TableCellLabels.besideAccessory : room.margin))
            switch labels.style {
            case .default, .subtitle: stack()
            case .value1: placeValue(isTextLarge: room.isTextLarge)
            case .value2: placeColumns(room.traits)
            }
            if labels.style != .value2, let size = labels.image.image?.size {
                image = CGRect(x: room.margin, y: 0, width: size.width, height: size.height)
                height = max(height, size.height)
            }
        }

        private func size(of label: TableCellLabel?, in width: CGFloat) -> CGSize {
            guard let label, label.isFilled, width > 0 else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }

        private var isPair: Bool { labels.text.isFilled && labels.detail?.isFilled == true }

        private mutating func stack() {
            isBeside = false
            let (first, second) = (size(of: labels.text, in: width), size(of: labels.detail, in: width))
            let gap = isPair ? TableCellLabels.betweenLines : 0
            text = CGRect(x: start, y: 0, width: width, height: first.height)
            detail = CGRect(x: start, y: first.height + gap, width: width, height: second.height)
            let above = isPair ? TableCellLabels.abovePair : TableCellMetrics.aboveText
            height = first.height + gap + second.height + 2 * above
        }

        /// The value at the end; below the text where both have no room and one of them may wrap.
        private mutating func placeValue(isTextLarge: Bool) {
            let unlimited = CGFloat.greatestFiniteMagnitude
            var (first, second) = (size(of: labels.text, in: unlimited), size(of: labels.detail, in: unlimited))
            let gap = isPair ? TableCellLabels.besideValue : 0
            let fits = !isPair || first.width + gap + second.width <= width
            let mayWrap = labels.text.numberOfLines != 1 || labels.detail?.numberOfLines != 1
            if isPair, isTextLarge || !fits && mayWrap { return stack() }
            if !fits || !isPair {
                (first, second) = (size(of: labels.text, in: width), size(of: labels.detail, in: width))
                second.width = min(second.width, max(0, width - first.width - gap))
            }
            let tallest = max(first.height, second.height)
            text = CGRect(
                x: start,
                y: (tallest - first.height) / 2,
                width: max(0, width - second.width - gap),
                height: first.height
            )
            detail = CGRect(
                x: start + width - second.width,
                y: (tallest - second.height) / 2,
                width: second.width,
                height: second.height
            )
            height = tallest + 2 * TableCellMetrics.aboveText
        }

        private mutating func placeColumns(_ traits: UITraitCollection) {
            let column = UIFontMetrics(forTextStyle: .caption1)
                .scaledValue(for: TableCellLabels.captionColumn, compatibleWith: traits)
            let caption = min(column, width)
            let rest = max(0, width - caption - TableCellLabels.besideCaption)
            let (first, second) = (size(of: labels.text, in: caption), size(of: labels.detail, in: rest))
            text = CGRect(x: start, y: 0, width: caption, height: first.height)
            detail = CGRect(
                x: start + caption + TableCellLabels.besideCaption,
                y: 0,
                width: rest,
                height: second.height
            )
            height = max(first.height, second.height) + 2 * TableCellMetrics.aboveText
        }
    }
}

/// A text of a cell: it wraps at accessibility sizes unless the app states a number of lines.
final class TableCellLabel: UILabel {
    var didChange: (() -> Void)?

    override var text: String? {
        didSet { didChange?() }
    }

    override var attributedText: NSAttributedString? {
        didSet { didChange?() }
    }

    override var numberOfLines: Int {
        didSet { if !isWrapping { statesLines = true } }
    }

    private var statesLines = false
    private var isWrapping = false

    func wrap(_ wraps: Bool) {
        let lines = wraps ? 0 : 1
        guard !statesLines, numberOfLines != lines else { return }
        isWrapping = true
        numberOfLines = lines
        isWrapping = false
    }

    var isFilled: Bool { (attributedText?.length ?? 0) > 0 }
}
