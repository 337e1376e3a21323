import Testing
import UIKit

/// Five labels: sender, date, subject, folder and a preview of two lines.
@MainActor
struct MailCellTests {
    private final class MailCell: UICollectionViewCell {
        let sender = UILabel()
        let date = UILabel()
        let subject = UILabel()
        let folder = UILabel()
        let preview = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            traitOverrides.displayScale = 1
            for label in [sender, date, subject, folder, preview] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
            }
            sender.font = .boldSystemFont(ofSize: 17)
            date.font = .systemFont(ofSize: 15)
            subject.font = .systemFont(ofSize: 15)
            folder.font = .systemFont(ofSize: 12)
            preview.font = .systemFont(ofSize: 15)
            preview.numberOfLines = 2
            for label in [date, folder] {
                label.setContentHuggingPriority(.required, for: .horizontal)
                label.setContentCompressionResistancePriority(.required, for: .horizontal)
            }
            let margins = contentView.layoutMarginsGuide
            contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 10,
                leading: 20,
                bottom: 12,
                trailing: 16
            )
            NSLayoutConstraint.activate([
                sender.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                sender.topAnchor.constraint(equalTo: margins.topAnchor),
                date.leadingAnchor.constraint(equalTo: sender.trailingAnchor, constant: 8),
                date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                date.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
                subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
                subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
                folder.leadingAnchor.constraint(greaterThanOrEqualTo: subject.trailingAnchor, constant: 6),
                folder.trailingAnchor.constraint(equalTo: date.trailingAnchor),
                folder.bottomAnchor.constraint(equalTo: subject.bottomAnchor),
                preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
                preview.trailingAnchor.constraint(equalTo: date.trailingAnchor),
                preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 3),
                preview.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("Not from a file.")
        }
    }

    private static let long = "The quick brown fox jumps over the lazy dog and comes back for the others. "

    @Test(arguments: [280, 320, 375, 414, 600] as [CGFloat], [false, true])
    func everyLabelHasItsPlace(width: CGFloat, isLong: Bool) {
        let cell = MailCell(frame: .zero)
        cell.sender.text = isLong ? Self.long : "Ada"
        cell.date.text = "Yesterday"
        cell.subject.text = isLong ? Self.long : "Hi"
        cell.folder.text = "Inbox"
        cell.preview.text = isLong ? Self.long + Self.long : "Short."
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let natural = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let inner = width - 36
        let (sender, date) = (cell.sender.sizeThatFits(natural), cell.date.sizeThatFits(natural))
        let (subject, folder) = (cell.subject.sizeThatFits(natural), cell.folder.sizeThatFits(natural))
        let preview = cell.preview.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
        let previewTop = 10 + sender.height + 2 + subject.height + 3
        #expect(size == CGSize(width: width, height: previewTop + preview.height + 12))

        cell.frame = CGRect(origin: .zero, size: size)
        cell.layoutIfNeeded()
        let right = width - 16
        #expect(cell.sender.frame == rect(20, 10, inner - 8 - date.width, sender.height))
        #expect(cell.date.frame.minX == right - date.width)
        #expect(cell.date.frame.maxX == right)
        #expect(abs(cell.date.frame.midY - cell.sender.frame.midY) <= 0.5)
        let subjectWidth = min(subject.width, inner - folder.width - 6)
        #expect(cell.subject.frame == rect(20, 10 + sender.height + 2, subjectWidth, subject.height))
        #expect(cell.folder.frame.minX == right - folder.width)
        #expect(cell.folder.frame.maxY == cell.subject.frame.maxY)
        #expect(cell.preview.frame == rect(20, previewTop, inner, preview.height))
        let lines: CGFloat = isLong ? 2 : 1
        #expect(abs(preview.height - lines * cell.preview.font.lineHeight) <= 1)
    }

    /// A text that changes is taken in; everything below it moves.
    @Test func textsChange() {
        let cell = MailCell(frame: .zero)
        func fit() {
            let height = UIView.layoutFittingCompressedSize.height
            cell.frame.size = cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            cell.layoutIfNeeded()
        }
        cell.sender.text = "Ada"
        cell.preview.text = Self.long
        fit()
        let before = cell.preview.frame.minY
        cell.sender.font = .boldSystemFont(ofSize: 34)
        fit()
        let sender = cell.sender.sizeThatFits(.zero).height
        #expect(cell.preview.frame.minY > before)
        #expect(cell.sender.frame.minY == 10)
        #expect(cell.subject.frame.minY == 10 + sender + 2)
    }
}
