import UIKit

final class TextFieldCell: UITableViewCell {
    let textField = UITextField()
    var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textField.font = .preferredFont(forTextStyle: .body)
        textField.clearButtonMode = .whileEditing
        textField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onChange?(self.textField.text ?? "")
            },
            for: .editingChanged
        )
        contentView.addSubview(textField)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textField.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }
}
