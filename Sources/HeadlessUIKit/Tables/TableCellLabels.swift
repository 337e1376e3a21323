import Foundation

/// The image and the texts that a cell of a style has.
@MainActor
final class TableCellLabels {
    let image = UIImageView()
    let text = UILabel()
    /// Nil for the style that has no second text.
    let detail: UILabel?
    private let style: UITableViewCell.CellStyle

    /// In points: customary figures, which Apple does not publish.
    private static let edge: CGFloat = 16
    private static let spacing: CGFloat = 16
    private static let above: CGFloat = 11.67
    private static let betweenLines: CGFloat = 3

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        detail = style == .default ? nil : UILabel()
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        detail?.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .body)
        detail?.adjustsFontForContentSizeCategory = true
        if style == .value1 { detail?.textColor = .secondaryLabel }
        if style == .value2 { text.textColor = .systemBlue }
    }

    func install(in view: UIView) {
        view.addSubview(image)
        view.addSubview(text)
        if let detail { view.addSubview(detail) }
    }

    private var start: CGFloat {
        guard let size = image.image?.size else { return Self.edge }
        return Self.edge + size.width + Self.spacing
    }

    private var isStacked: Bool { style == .subtitle }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    func height(width: CGFloat) -> CGFloat {
        let room = max(1, width - start - Self.edge)
        let (first, second) = (size(of: text, width: room), size(of: detail, width: room))
        let gap = first.height > 0 && second.height > 0 ? Self.betweenLines : 0
        let texts = isStacked ? first.height + gap + second.height : max(first.height, second.height)
        return max(texts + 2 * Self.above, (image.image?.size.height ?? 0) + 1).rounded(.up)
    }

    func layOut(in bounds: CGRect, margins: UIEdgeInsets, isMirrored: Bool) {
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(x: left, y: y, width: size.width, height: size.height)
        }
        let picture = image.image?.size ?? .zero
        place(image, Self.edge, (bounds.height - picture.height) / 2, picture)
        let room = max(0, bounds.width - start - Self.edge)
        let (first, second) = (size(of: text, width: room), size(of: detail, width: room))
        guard isStacked else {
            let detailWidth = min(second.width, room)
            let textWidth = min(first.width, max(0, room - (detailWidth > 0 ? detailWidth + Self.edge : 0)))
            place(text, start, (bounds.height - first.height) / 2, CGSize(width: textWidth, height: first.height))
            if let detail {
                let x = style == .value1 ? start + room - detailWidth : start + textWidth + 6
                place(detail, x, (bounds.height - second.height) / 2, CGSize(width: detailWidth, height: second.height))
            }
            return
        }
        let gap = first.height > 0 && second.height > 0 ? Self.betweenLines : 0
        let top = (bounds.height - first.height - gap - second.height) / 2
        place(text, start, top, CGSize(width: room, height: first.height))
        if let detail {
            place(detail, start, top + first.height + gap, CGSize(width: room, height: second.height))
        }
    }
}
