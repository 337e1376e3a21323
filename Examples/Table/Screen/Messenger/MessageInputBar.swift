import UIKit

/// The field for a message below a conversation, and the button that sends it.
final class MessageInputBar: UIView {
    let field = UITextField()
    private let capsule = UIView()
    let button = UIButton(type: .system)
    private let line = UIView()

    /// Called with the text of a message that is sent.
    var sendHandler: (String) -> Void = { _ in }

    private enum Metrics {
        static let height: CGFloat = 36
        static let margin: CGFloat = 12
        static let spacing: CGFloat = 8
        static let padding: CGFloat = 14
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        field.placeholder = "Message"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        capsule.backgroundColor = .secondarySystemBackground
        capsule.layer.cornerRadius = Metrics.height / 2
        button.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        button.accessibilityLabel = "Send"
        button.addAction(UIAction { [unowned self] _ in send() }, for: .touchUpInside)
        capsule.addSubview(field)
        for view in [line, capsule, button] { addSubview(view) }
        for view in [line, capsule, field, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MessageInputBar is made in code only")
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            capsule.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.spacing),
            capsule.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.spacing),
            capsule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.margin),
            capsule.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -Metrics.spacing),
            capsule.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.height),
            field.topAnchor.constraint(equalTo: capsule.topAnchor),
            field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: Metrics.padding),
            field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -Metrics.padding),
            button.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.margin),
            button.widthAnchor.constraint(equalToConstant: Metrics.height),
            button.heightAnchor.constraint(equalToConstant: Metrics.height),
        ])
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = nil
        sendHandler(text)
    }
}
