import UIKit

/// A question; the answer shows while the cell is selected.
final class ExpandableCell: UICollectionViewCell {
    let questionLabel = UILabel()
    let answerLabel = UILabel()
    private let stackView = UIStackView()

    override var isSelected: Bool {
        didSet {
            answerLabel.isHidden = !isSelected
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        questionLabel.font = .systemFont(ofSize: 17)
        questionLabel.numberOfLines = 0
        answerLabel.font = .systemFont(ofSize: 15)
        answerLabel.numberOfLines = 0
        answerLabel.isHidden = true
        stackView.axis = .vertical
        stackView.spacing = 6
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.addArrangedSubview(questionLabel)
        stackView.addArrangedSubview(answerLabel)
        contentView.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
