import UIKit

struct JournalEntry {
    var day: Int
    var title: String
    var text: String
}

struct JournalMonth {
    var name: String
    var entries: [JournalEntry]
}

/// A journal: entries as tall as their texts, under the names of their months.
final class JournalViewController: UICollectionViewController {
    private let layout = UICollectionViewFlowLayout()
    private let months: [JournalMonth]

    init(months: [JournalMonth]) {
        self.months = months
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 46)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        title = "Journal"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(JournalCell.self, forCellWithReuseIdentifier: "entry")
        collectionView.register(
            MonthTitle.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "month"
        )
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width - layout.sectionInset.left - layout.sectionInset.right
        if layout.estimatedItemSize.width != width { layout.estimatedItemSize = CGSize(width: width, height: 130) }
    }

    func showEntry(at indexPath: IndexPath) {
        collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        months.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        months[section].entries.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
        (cell as? JournalCell)?.configure(with: months[indexPath.section].entries[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "month",
            for: indexPath
        )
        (view as? MonthTitle)?.label.text = months[indexPath.section].name
        return view
    }
}

/// A day, a title and a text, as tall as they are.
final class JournalCell: UICollectionViewCell {
    private let dayLabel = UILabel()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        dayLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        dayLabel.textColor = .white
        dayLabel.textAlignment = .center
        dayLabel.clipsToBounds = true
        dayLabel.layer.cornerRadius = 18
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        for label in [titleLabel, textLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        texts.axis = .vertical
        texts.spacing = 3
        for view in [dayLabel, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            dayLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            dayLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            dayLabel.widthAnchor.constraint(equalToConstant: 36),
            dayLabel.heightAnchor.constraint(equalToConstant: 36),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            texts.leadingAnchor.constraint(equalTo: dayLabel.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with entry: JournalEntry) {
        dayLabel.text = "\(entry.day)"
        let hue = CGFloat(entry.day % 12) / 12
        dayLabel.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.75, alpha: 1)
        titleLabel.text = entry.title
        textLabel.text = entry.text
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        layoutAttributes.size.height = size.height
        return layoutAttributes
    }
}

final class MonthTitle: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
