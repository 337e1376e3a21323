// swift-format-ignore-file
import SizingKit
import UIKit

struct Story {
    var title: String
    var teaser: String
    var hue: CGFloat
}

/// A magazine: covers to swipe through, and the stories of each topic in columns, as tall as their texts.
final class MagazineViewController: UIViewController, UICollectionViewDataSource {
    static let topicKind = "topic"

    private(set) var collectionView: UICollectionView!
    private let covers: [Story]
    private let topics: [(name: String, stories: [Story])]

    init(covers: [Story], topics: [(name: String, stories: [Story])]) {
        self.covers = covers
        self.topics = topics
        super.init(nibName: nil, bundle: nil)
        title = "Magazine"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = SizingCompositionalLayout { section, environment in
            section == 0 ? Self.coverSection() : Self.topicSection(in: environment)
        }
        collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
        collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "story")
        collectionView.register(TopicTitle.self, forSupplementaryViewOfKind: Self.topicKind, withReuseIdentifier: "topic")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private static func coverSection() -> SizingCollectionLayoutSection {
        let item = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240))
        )
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(0.86), heightDimension: .estimated(240)),
            subitems: [item]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    private static func topicSection(in environment: SizingCollectionLayoutEnvironment) -> SizingCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
        let item = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .estimated(150)
            )
        )
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
            subitem: item,
            count: columns
        )
        group.interItemSpacing = .fixed(12)
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
        let title = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: topicKind,
            alignment: .top
        )
        title.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [title]
        return section
    }

    private func story(at indexPath: IndexPath) -> Story {
        indexPath.section == 0 ? covers[indexPath.item] : topics[indexPath.section - 1].stories[indexPath.item]
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        topics.count + 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? covers.count : topics[section - 1].stories.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = indexPath.section == 0 ? "cover" : "story"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? StoryCell)?.configure(with: story(at: indexPath))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "topic", for: indexPath)
        (view as? TopicTitle)?.label.text = topics[indexPath.section - 1].name
        return view
    }
}

/// A picture above a title and a teaser.
class StoryCell: UICollectionViewCell {
    private let picture = UIView()
    private let sun = UIView()
    private let titleLabel = UILabel()
    private let teaserLabel = UILabel()

    /// The height of the picture, in points.
    class var pictureHeight: CGFloat { 64 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        contentView.clipsToBounds = true
        picture.clipsToBounds = true
        sun.layer.cornerRadius = Self.pictureHeight / 2
        picture.addSubview(sun)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        teaserLabel.font = .preferredFont(forTextStyle: .footnote)
        teaserLabel.textColor = .secondaryLabel
        for label in [titleLabel, teaserLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, teaserLabel])
        texts.axis = .vertical
        texts.spacing = 3
        for view in [picture, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with story: Story) {
        picture.backgroundColor = UIColor(hue: story.hue, saturation: 0.5, brightness: 0.72, alpha: 1)
        let next = (story.hue + 0.12).truncatingRemainder(dividingBy: 1)
        sun.backgroundColor = UIColor(hue: next, saturation: 0.4, brightness: 0.92, alpha: 1)
        let half = Self.pictureHeight / 2
        sun.frame = CGRect(x: half + story.hue * 60, y: half, width: 2 * half, height: 2 * half)
        titleLabel.text = story.title
        teaserLabel.text = story.teaser
    }
}

/// A larger picture.
final class CoverCell: StoryCell {
    override class var pictureHeight: CGFloat { 150 }
}

final class TopicTitle: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
