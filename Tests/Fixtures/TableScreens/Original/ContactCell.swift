import UIKit

final class ContactCell: UITableViewCell {
    static let identifier = "ContactCell"

    private let initialsLabel = UILabel()
    let nameLabel = UILabel()
    let phoneLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        initialsLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        initialsLabel.textColor = .white
        initialsLabel.textAlignment = .center
        initialsLabel.backgroundColor = .systemGray
        initialsLabel.layer.cornerRadius = 18
        initialsLabel.layer.masksToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        phoneLabel.font = .preferredFont(forTextStyle: .footnote)
        phoneLabel.adjustsFontForContentSizeCategory = true
        phoneLabel.textColor = .secondaryLabel

        let texts = UIStackView(arrangedSubviews: [nameLabel, phoneLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for subview in [initialsLabel, texts] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        let top = texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10)
        let bottom = texts.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([
            initialsLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            initialsLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            initialsLabel.widthAnchor.constraint(equalToConstant: 36),
            initialsLabel.heightAnchor.constraint(equalToConstant: 36),
            texts.leadingAnchor.constraint(equalTo: initialsLabel.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            top, bottom,
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 56),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with contact: Contact) {
        initialsLabel.text = "\(contact.givenName.prefix(1))\(contact.familyName.prefix(1))"
        nameLabel.text = contact.fullName
        phoneLabel.text = contact.phone
        phoneLabel.isHidden = contact.phone == nil
    }
}
