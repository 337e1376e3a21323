import HeadlessTools
import Testing
import UIKit

/// Cells laid out by constraints, fitted at several widths.
@MainActor
struct ConstrainedCellTests {
    /// A picture beside a title of one line and a text of any number.
    private final class PostCell: UICollectionViewCell {
        let picture = SizedView(40, 40)
        let title = UILabel()
        let body = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [picture, title, body] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            traitOverrides.displayScale = 1
            body.numberOfLines = 0
            picture.setContentHuggingPriority(.required, for: .horizontal)
            picture.setContentCompressionResistancePriority(.required, for: .horizontal)
            title.setContentHuggingPriority(.defaultHigh, for: .vertical)
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("Not from a file.")
        }
    }

    private static let text = "A solver that takes in what changes keeps what it knows of everything else. "

    @Test(arguments: [200, 320, 375, 414, 768] as [CGFloat], [0, 1, 2, 5])
    func heightFollowsFromTheText(width: CGFloat, sentences: Int) {
        let cell = PostCell(frame: .zero)
        cell.title.text = "Title"
        cell.body.text = String(repeating: Self.text, count: sentences)
        let textWidth = width - 16 - 40 - 12 - 16
        let title = cell.title.sizeThatFits(CGSize(width: textWidth, height: 0)).height
        let body = cell.body.sizeThatFits(CGSize(width: textWidth, height: 0)).height
        let height = 12 + max(40, title + 4 + body) + 12
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: width, height: height))
        // Laid out in that size, the text has the room that it was measured in.
        cell.frame = CGRect(origin: .zero, size: size)
        cell.layoutIfNeeded()
        #expect(cell.title.frame == rect(68, 12, textWidth, title))
        #expect(cell.body.frame == rect(68, 12 + title + 4, textWidth, height - 28 - title))
    }

    @Test func anExplicitWidthIsKept() {
        let cell = PostCell(frame: .zero)
        cell.body.text = String(repeating: Self.text, count: 3)
        cell.body.preferredMaxLayoutWidth = 100
        let body = cell.body.sizeThatFits(CGSize(width: 100, height: 0)).height
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 600, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.height == 12 + 4 + body + 12)
    }

    @Test func aCellWithoutConstraintsHasNoHeight() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 100, 50))
        cell.contentView.addSubview(UILabel(frame: rect(0, 0, 100, 20)))
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 50),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 320, height: 0))
    }

    /// Sender, date, subject, preview and a badge, as in a list of mails.
    @Test func theMailCell() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 320, 80))
        let (sender, date, subject) = (SizedView(200, 20), SizedView(60, 16), SizedView(400, 18))
        let (preview, badge) = (SizedView(500, 32), SizedView(10, 10))
        for view in [sender, date, subject, preview, badge] { cell.contentView.addSubview(view) }
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        date.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        sender.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let content = cell.contentView
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
            badge.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            sender.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            sender.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            date.leadingAnchor.constraint(greaterThanOrEqualTo: sender.trailingAnchor, constant: 8),
            date.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
            date.bottomAnchor.constraint(equalTo: sender.bottomAnchor),
            subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            subject.trailingAnchor.constraint(equalTo: date.trailingAnchor),
            subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
            preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            preview.trailingAnchor.constraint(equalTo: date.trailingAnchor),
            preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
            preview.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 320, height: 90))
        cell.frame.size = size
        cell.layoutIfNeeded()
        #expect(sender.frame == rect(20, 8, 200, 20))
        #expect(date.frame == rect(248, 12, 60, 16))
        #expect(subject.frame == rect(20, 30, 288, 18))
        #expect(preview.frame == rect(20, 50, 288, 32))
        #expect(badge.frame == rect(4, 13, 10, 10))
        sender.size.width = 400
        cell.layoutIfNeeded()
        #expect(sender.frame == rect(20, 8, 220, 20))
    }
}
