import UIKit

/// A row of a ranking: all paintings of it are drawn in one scale, so that their sizes can be compared.
final class RankingCell: UICollectionViewCell {
    private let painting = FramedPaintingView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private var size = CGSize.zero

    /// Where the text begins, and with it the separator below.
    static let textIndent = Metrics.margins.left + Metrics.paintings + Metrics.spacing

    private enum Metrics {
        static let margins = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
        /// The widest painting is so wide, in points.
        static let paintings: CGFloat = 92
        static let spacing: CGFloat = 14
        static let lineSpacing: CGFloat = 2
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
        contentView.addSubview(painting)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RankingCell is made in code only")
    }

    /// - Parameters:
    ///   - rank: From 1.
    ///   - greatestWidth: The width of the widest painting of the ranking, in its own unit.
    func show(_ item: Painting, rank: Int, greatestWidth: Double) {
        painting.show(item)
        titleLabel.text = "\(rank). \(item.title)"
        detailLabel.text = [item.artist, item.dimensions].filter { !$0.isEmpty }.joined(separator: "\n")
        let scale = Metrics.paintings / greatestWidth
        size = CGSize(width: item.width * scale, height: min(item.height * scale, 2 * Metrics.paintings))
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(in: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: contentView.bounds.width)
        painting.frame = arrangement.painting
        titleLabel.frame = arrangement.title
        detailLabel.frame = arrangement.detail
    }

    private struct Arrangement {
        var painting: CGRect
        var title: CGRect
        var detail: CGRect
        var height: CGFloat
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        let margins = Metrics.margins
        let indent = Self.textIndent
        let room = CGSize(width: max(0, width - indent - margins.right), height: .greatestFiniteMagnitude)
        let (title, detail) = (titleLabel.sizeThatFits(room).height, detailLabel.sizeThatFits(room).height)
        let text = title + Metrics.lineSpacing + detail
        let content = max(text, size.height)
        let height = content + margins.top + margins.bottom
        let textTop = margins.top + (content - text) / 2
        let arrangement = Arrangement(
            painting: CGRect(
                x: margins.left + (Metrics.paintings - size.width) / 2,
                y: (height - size.height) / 2,
                width: size.width,
                height: size.height
            ),
            title: CGRect(x: indent, y: textTop, width: room.width, height: title),
            detail: CGRect(x: indent, y: textTop + title + Metrics.lineSpacing, width: room.width, height: detail),
            height: height
        )
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored(arrangement, in: width) : arrangement
    }

    private func mirrored(_ arrangement: Arrangement, in width: CGFloat) -> Arrangement {
        var mirrored = arrangement
        for part in [\Arrangement.painting, \.title, \.detail] {
            mirrored[keyPath: part].origin.x = width - arrangement[keyPath: part].maxX
        }
        return mirrored
    }
}
