import UIKit

struct Product {
    var name: String
    var price: String
}

struct ProductCategory {
    var title: String
    var products: [Product]
}

/// A shop: products in columns, under titles that stay at the top.
final class ProductsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var categories: [ProductCategory]

    init(categories: [ProductCategory]) {
        self.categories = categories
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 24, right: 16)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        title = "Shop"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.register(
            CategoryHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "category"
        )
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionView.collectionViewLayout.invalidateLayout()
    }

    func add(_ product: Product, to section: Int) {
        categories[section].products.insert(product, at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: section)])
    }

    // MARK: - UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        categories.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        categories[section].products.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
        (cell as? ProductCell)?.configure(with: categories[indexPath.section].products[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "category",
            for: indexPath
        )
        (header as? CategoryHeader)?.label.text = categories[indexPath.section].title
        return header
    }

    // MARK: - UICollectionViewDelegateFlowLayout

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        let insets = layout.sectionInset
        let available = collectionView.bounds.width - insets.left - insets.right
        let columns: CGFloat = available > 600 ? 4 : 2
        let width = (available - (columns - 1) * layout.minimumInteritemSpacing) / columns
        let texts = ProductCell.fonts.reduce(0) { $0 + ceil($1.lineHeight) }
        return CGSize(width: floor(width), height: floor(width) + 8 + texts)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard !categories[section].products.isEmpty else { return .zero }
        let line = UIFont.preferredFont(forTextStyle: .headline).lineHeight
        return CGSize(width: collectionView.bounds.width, height: ceil(line) + 16)
    }
}

final class ProductCell: UICollectionViewCell {
    static var fonts: [UIFont] { [.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body)] }

    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.backgroundColor = .secondarySystemBackground
        imageView.layer.cornerRadius = 8
        for (label, font) in zip([nameLabel, priceLabel], Self.fonts) {
            label.font = font
            label.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [imageView, nameLabel, priceLabel])
        stack.axis = .vertical
        stack.setCustomSpacing(8, after: imageView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with product: Product) {
        nameLabel.text = product.name
        priceLabel.text = product.price
    }
}

final class CategoryHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
