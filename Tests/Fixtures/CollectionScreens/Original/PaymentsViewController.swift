import UIKit

struct Payment {
    var name: String
    var amount: String
    var note: String?
}

struct PaymentDay {
    var title: String
    var payments: [Payment]
}

/// Payments by day, which come, go, move and change.
final class PaymentsViewController: UIViewController, UICollectionViewDataSource {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var days: [PaymentDay]

    init(days: [PaymentDay]) {
        self.days = days
        super.init(nibName: nil, bundle: nil)
        title = "Payments"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout?.minimumLineSpacing = 0
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 40
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.register(PaymentCell.self, forCellWithReuseIdentifier: "payment")
        collectionView.register(
            PaymentDayHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "day"
        )
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: - Changes

    func insert(_ payment: Payment, at indexPath: IndexPath) {
        days[indexPath.section].payments.insert(payment, at: indexPath.item)
        collectionView.insertItems(at: [indexPath])
    }

    func insert(_ day: PaymentDay, at section: Int) {
        days.insert(day, at: section)
        collectionView.insertSections(IndexSet(integer: section))
    }

    func replace(with payment: Payment, at indexPath: IndexPath) {
        days[indexPath.section].payments[indexPath.item] = payment
        collectionView.reloadItems(at: [indexPath])
    }

    /// Removes a payment, takes another one into a day and moves a third one between days, in one animation.
    func settle(
        removing removed: IndexPath,
        inserting payment: Payment,
        at inserted: IndexPath,
        moving source: IndexPath,
        to target: IndexPath
    ) {
        collectionView.performBatchUpdates {
            let moved = days[source.section].payments[source.item]
            for indexPath in [removed, source].sorted(by: >) {
                days[indexPath.section].payments.remove(at: indexPath.item)
            }
            for (payment, indexPath) in [(payment, inserted), (moved, target)].sorted(by: { $0.1 < $1.1 }) {
                days[indexPath.section].payments.insert(payment, at: indexPath.item)
            }
            collectionView.deleteItems(at: [removed])
            collectionView.insertItems(at: [inserted])
            collectionView.moveItem(at: source, to: target)
        }
    }

    // MARK: - UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        days.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        days[section].payments.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "payment", for: indexPath)
        if let cell = cell as? PaymentCell {
            cell.configure(with: days[indexPath.section].payments[indexPath.item])
            cell.width = collectionView.bounds.width
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "day",
            for: indexPath
        )
        (header as? PaymentDayHeader)?.label.text = days[indexPath.section].title
        return header
    }
}

final class PaymentCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let noteLabel = UILabel()
    let amountLabel = UILabel()
    private lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)

    /// The width of the collection view: only the height is free.
    var width: CGFloat {
        get { widthConstraint.constant }
        set {
            widthConstraint.constant = newValue
            widthConstraint.isActive = true
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        noteLabel.textColor = .secondaryLabel
        noteLabel.numberOfLines = 0
        amountLabel.font = .preferredFont(forTextStyle: .body)
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [nameLabel, noteLabel, amountLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
        let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [texts, amountLabel])
        row.alignment = .top
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with payment: Payment) {
        nameLabel.text = payment.name
        amountLabel.text = payment.amount
        noteLabel.text = payment.note
        noteLabel.isHidden = payment.note == nil
    }
}

final class PaymentDayHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
