import UIKit

/// A picture in cinema format above a headline and a date, everything by constraints.
final class ArticleCell: UICollectionViewCell {
    let pictureView = UIImageView()
    let headlineLabel = UILabel()
    let dateLabel = UILabel()
    let shareButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
        setupConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupViews()
        setupConstraints()
    }

    private func setupViews() {
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 8
        headlineLabel.font = .systemFont(ofSize: 17, weight: .bold)
        headlineLabel.numberOfLines = 0
        dateLabel.font = .systemFont(ofSize: 15)
        dateLabel.textColor = .secondaryLabel
        shareButton.setTitle("Share", for: .normal)
        for view in [pictureView, headlineLabel, dateLabel, shareButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
    }

    private func setupConstraints() {
        NSLayoutConstraint.activate([
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 9.0 / 16.0),

            headlineLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 10),
            headlineLabel.leadingAnchor.constraint(equalTo: pictureView.leadingAnchor),
            headlineLabel.trailingAnchor.constraint(equalTo: pictureView.trailingAnchor),

            dateLabel.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 4),
            dateLabel.leadingAnchor.constraint(equalTo: pictureView.leadingAnchor),
            dateLabel.trailingAnchor.constraint(lessThanOrEqualTo: shareButton.leadingAnchor, constant: -8),
            dateLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),

            shareButton.trailingAnchor.constraint(equalTo: pictureView.trailingAnchor),
            shareButton.centerYAnchor.constraint(equalTo: dateLabel.centerYAnchor),
            shareButton.widthAnchor.constraint(equalToConstant: 60),
            shareButton.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
}
