import Foundation
import SizingKit
import UIKit

/// What measuring one cell costs where its size is not in the cache. The text engine is that of the headless UIKit.
@MainActor
enum TemplateBenchmarks {
    static let all = [
        Benchmark.unsized("template.textCell", textCell),
        Benchmark.unsized("template.frameCell", frameCell),
        Benchmark.unsized("autolayout.solve", solve),
    ]

    private static let operations = 100
    private static let start = IndexPath(item: 0, section: 0)

    private static func textCell(_ effort: Effort) throws -> Measurement {
        let registration = SizingRegistration<TextCell, Int> { cell, _, lines in
            cell.title.text = "Row \(lines)"
            cell.body.text = String(repeating: "A sentence of words that fills a line. ", count: lines)
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let sizer = TemplateSizer(in: view)
        let one = sizer.height(of: .template(registration, item: 1), at: start, width: 390)
        let eight = sizer.height(of: .template(registration, item: 8), at: start, width: 390)
        try verify(one > 30 && eight > one + 60, true, "heights of \(one) and \(eight) grow with the text")
        var sum: CGFloat = 0
        let measurement = runs(effort) {
            time(operations) {
                for item in 0..<operations {
                    sum += sizer.height(of: .template(registration, item: item % 8 + 1), at: start, width: 390)
                }
            }
        }
        consume(sum)
        return measurement
    }

    private static func frameCell(_ effort: Effort) throws -> Measurement {
        let registration = SizingRegistration<FrameCell, CGFloat> { cell, _, height in cell.height = height }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let sizer = TemplateSizer(in: view)
        return try runs(effort) {
            var sum: CGFloat = 0
            let nanoseconds = time(operations) {
                for item in 0..<operations {
                    let height = Dataset.height(of: item)
                    sum += sizer.height(of: .template(registration, item: height), at: start, width: 390)
                }
            }
            try verify(sum, (0..<operations).reduce(0) { $0 + Dataset.height(of: $1) }, "the sum of heights")
            return nanoseconds
        }
    }

    /// Twenty views below each other, the height of one of which changes.
    private static func solve(_ effort: Effort) throws -> Measurement {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var heights: [NSLayoutConstraint] = []
        var above = view.topAnchor
        for _ in 0..<20 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            let height = row.heightAnchor.constraint(equalToConstant: 10)
            heights.append(height)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 2),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                height,
            ])
            above = row.bottomAnchor
        }
        view.bottomAnchor.constraint(equalTo: above, constant: 2).isActive = true
        var round = 0
        return try runs(effort) {
            round += 1
            var found: CGFloat = 0
            let nanoseconds = time {
                heights[round % 20].constant += 1
                found = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            }
            try verify(found, CGFloat(20 * 12 + 2 + round), "the fitting height")
            return nanoseconds
        }
    }
}

/// A picture beside a title and a text, held up by constraints.
private final class TextCell: UICollectionViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let picture = UIImageView()
        body.numberOfLines = 0
        for view in [picture, title, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TextCell is made in code only")
    }
}

/// A cell that works out its height by itself.
private final class FrameCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }
}
