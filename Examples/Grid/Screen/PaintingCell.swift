import UIKit

/// A painting of its true proportions above a caption of any length. What is empty takes no room.
final class PaintingCell: UICollectionViewCell {
    private let painting = FramedPaintingView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let sizeLabel = UILabel()
    private var aspectRatio: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        contentView.addSubview(painting)
        set(titleLabel, style: .subheadline, weight: .semibold, color: .label)
        set(artistLabel, style: .footnote, weight: .regular, color: .secondaryLabel)
        set(sizeLabel, style: .caption1, weight: .regular, color: .secondaryLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PaintingCell is made in code only")
    }

    func show(_ item: Painting) {
        painting.show(item)
        aspectRatio = min(max(item.aspectRatio, Metrics.aspectRatios.lowerBound), Metrics.aspectRatios.upperBound)
        titleLabel.text = item.title
        // "c. 1498" stays in one line.
        let year = String(item.year.map { $0 == " " ? "\u{A0}" : $0 })
        artistLabel.text = [item.artist, year].filter { !$0.isEmpty }.joined(separator: ", ")
        sizeLabel.text = item.dimensions
        setNeedsLayout()
    }

    /// In columns the width is given and the height follows; in rows it is the other way round.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if size.width < .greatestFiniteMagnitude {
            return CGSize(width: size.width, height: arrangement(in: size.width).height)
        }
        return CGSize(width: width(for: size.height), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: contentView.bounds.width)
        // A card that is taller than it needs to be is empty at the bottom, so that neighbours begin at the same height.
        painting.frame = arrangement.painting
        for (label, frame) in zip(labels, arrangement.labels) { label.frame = frame }
    }

    private var labels: [UILabel] { [titleLabel, artistLabel, sizeLabel] }

    private func set(_ label: UILabel, style: UIFont.TextStyle, weight: UIFont.Weight, color: UIColor) {
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        label.font =
            weight == .regular ? .preferredFont(forTextStyle: style) : .systemFont(ofSize: size, weight: weight)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        contentView.addSubview(label)
    }
}

// MARK: Arrangement

extension PaintingCell {
    /// Where everything lies in a cell of some width. The height follows from it, so it is worked out in one place.
    private struct Arrangement {
        var painting = CGRect.zero
        var labels: [CGRect] = []
        var height: CGFloat = 0
    }

    private enum Metrics {
        /// Proportions beyond these come from typing errors rather than painters: no cell is ten screens tall for them.
        static let aspectRatios: ClosedRange<CGFloat> = 0.1...50
        static let margin: CGFloat = 10
        static let captionSpacing: CGFloat = 9
        static let lineSpacing: CGFloat = 2
        /// In a row the caption needs so much width, however narrow the painting is.
        static let minimumWidth: CGFloat = 120
        static let maximumWidth: CGFloat = 4_000
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        let room = max(0, width - 2 * Metrics.margin)
        let frame = 2 * FramedPaintingView.frameWidth
        let height = max(0, room - frame) / aspectRatio + frame
        var arrangement = Arrangement()
        arrangement.painting = CGRect(x: Metrics.margin, y: Metrics.margin, width: room, height: height)
        var y = arrangement.painting.maxY + Metrics.captionSpacing
        for label in labels {
            guard label.text?.isEmpty == false else {
                arrangement.labels.append(.zero)
                continue
            }
            let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            arrangement.labels.append(CGRect(x: Metrics.margin, y: y, width: room, height: text.height))
            y += text.height + Metrics.lineSpacing
        }
        arrangement.height = y - Metrics.lineSpacing + Metrics.margin
        return arrangement
    }

    /// The greatest width, in whole points, at which the painting and its caption are no taller than this.
    private func width(for height: CGFloat) -> CGFloat {
        var (least, most) = (Metrics.minimumWidth, Metrics.maximumWidth)
        while most - least > 1 {
            let middle = ((least + most) / 2).rounded(.down)
            if arrangement(in: middle).height <= height { least = middle } else { most = middle }
        }
        return least
    }
}
