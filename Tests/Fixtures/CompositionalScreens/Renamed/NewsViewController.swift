// swift-format-ignore-file
import SizingKit
import UIKit

struct Article: Hashable {
    var headline: String
    var teaser: String
}

/// A news page: a large lead and the other articles in columns, a section for each topic, on a background.
final class NewsViewController: UIViewController, UICollectionViewDataSource {
    static let headerKind = "topic-header"
    static let footerKind = "topic-footer"
    static let backgroundKind = "topic-background"

    private(set) var collectionView: UICollectionView!
    private(set) var topics: [(name: String, articles: [Article])]

    init(topics: [(name: String, articles: [Article])]) {
        self.topics = topics
        super.init(nibName: nil, bundle: nil)
        title = "News"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = SizingCompositionalLayout {
            (section: Int, environment: SizingCollectionLayoutEnvironment) -> SizingCollectionLayoutSection? in
            Self.createSection(columns: environment.traitCollection.horizontalSizeClass == .regular ? 3 : 2)
        }
        layout.register(TopicBackground.self, forDecorationViewOfKind: Self.backgroundKind)
        layout.configuration.interSectionSpacing = 24
        collectionView = SizingCollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
        for kind in [Self.headerKind, Self.footerKind] {
            collectionView.register(TopicView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private static func createSection(columns: Int) -> SizingCollectionLayoutSection {
        let estimated = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
        let lead = SizingCollectionLayoutItem(layoutSize: estimated)
        let column = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .estimated(120)
            )
        )
        let row = SizingCollectionLayoutGroup.horizontal(layoutSize: estimated, subitem: column, count: columns)
        row.interItemSpacing = .fixed(16)
        let page = SizingCollectionLayoutGroup.vertical(layoutSize: estimated, subitems: [lead, row, row])
        page.interItemSpacing = .fixed(20)

        let section = SizingCollectionLayoutSection(group: page)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.interGroupSpacing = 32
        let header = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: estimated,
            elementKind: headerKind,
            alignment: .topLeading
        )
        let footer = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: footerKind,
            alignment: .bottom
        )
        section.boundarySupplementaryItems = [header, footer]
        let background = SizingCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [background]
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        topics.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        topics[section].articles.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath)
        (cell as? ArticleCell)?.configure(with: topics[indexPath.section].articles[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        (view as? TopicView)?.label.text = kind == Self.headerKind ? topics[indexPath.section].name : "See all"
        return view
    }
}

final class ArticleCell: UICollectionViewCell {
    private let headline = UILabel()
    private let teaser = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        for label in [headline, teaser] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [headline, teaser])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with article: Article) {
        headline.text = article.headline
        teaser.text = article.teaser
    }
}

final class TopicView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class TopicBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
