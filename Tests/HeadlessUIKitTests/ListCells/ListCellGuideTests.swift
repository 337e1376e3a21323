import Testing
import UIKit

/// The guides of list cells, and content without a configuration.
@MainActor
struct ListCellGuideTests {
    private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

    init() {
        cell.traitOverrides.displayScale = 2
        cell.traitOverrides.layoutDirection = .leftToRight
    }

    private func show(_ configure: (inout UIListContentConfiguration) -> Void) -> UIListContentView? {
        var content = UIListContentConfiguration.subtitleCell()
        configure(&content)
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        return cell.contentView as? UIListContentView
    }

    @Test func partsHaveGuides() throws {
        let view = try #require(
            show {
                $0.text = "Title"
                $0.secondaryText = "Subtitle"
            }
        )
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(view.textLayoutGuide?.layoutFrame == labels[0].frame)
        #expect(view.secondaryTextLayoutGuide?.layoutFrame == labels[1].frame)
        #expect(view.imageLayoutGuide == nil)
        #expect(view.textLayoutGuide === view.textLayoutGuide)
        #expect(view.textLayoutGuide?.owningView === view)
    }

    @Test func aBadgeStandsBesideTheText() throws {
        let view = try #require(show { $0.text = "Title" })
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        let text = try #require(view.textLayoutGuide)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 4),
            badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        cell.layoutIfNeeded()
        // The text begins 16 points from the edge. It is 20.5 points high and stands at 20: its middle is at 30.25.
        #expect(badge.frame == CGRect(x: 20, y: 25.5, width: 10, height: 10))
        cell.frame.size.height = 80
        cell.layoutIfNeeded()
        #expect(badge.frame.minY == 35.5)
    }

    @Test func aGuideGoesWithItsText() throws {
        let view = try #require(show { $0.secondaryText = "Subtitle" })
        let guide = try #require(view.secondaryTextLayoutGuide)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        let constraint = line.topAnchor.constraint(equalTo: guide.bottomAnchor)
        constraint.isActive = true
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        view.configuration = content
        #expect(view.secondaryTextLayoutGuide == nil)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
    }

    // MARK: Separator

    @Test func theSeparatorBeginsWithTheText() {
        _ = show { $0.text = "Title" }
        cell.indentationLevel = 2
        let guide = cell.separatorLayoutGuide
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 36, y: 59.5, width: 284, height: 0.5))
    }

    @Test func theSeparatorMayBeginElsewhere() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 50),
            label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        cell.layoutIfNeeded()
        #expect(cell.separatorLayoutGuide.layoutFrame == CGRect(x: 50, y: 59.5, width: 270, height: 0.5))
    }

    @Test func fromTheRight() {
        cell.semanticContentAttribute = .forceRightToLeft
        _ = show { $0.text = "Title" }
        let guide = cell.separatorLayoutGuide
        cell.contentView.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 59.5, width: 304, height: 0.5))
    }

    // MARK: Content without a configuration

    @Test func plainContentIsFittedBesideItsAccessories() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.text = String(repeating: "wide words ", count: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let alone = height(286)
        #expect(alone == label.sizeThatFits(CGSize(width: 286, height: 0)).height)
        // A disclosure indicator takes 34 points, before the cell is laid out for the first time and afterwards.
        cell.accessories = [.disclosureIndicator()]
        #expect(height(320) == alone)
        cell.layoutIfNeeded()
        #expect(height(320) == alone)
        #expect(cell.contentView.frame.width == 286)
    }
}
