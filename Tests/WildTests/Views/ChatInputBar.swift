import UIKit

/// A growing text view beside a button that sends.
final class ChatInputBar: UIView, UITextViewDelegate {
    var onSend: ((String) -> Void)?

    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    private var heightConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.font = .systemFont(ofSize: 17)
        textView.isScrollEnabled = false
        textView.delegate = self
        textView.layer.cornerRadius = 18
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        for view in [textView, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let height = textView.heightAnchor.constraint(equalToConstant: 40)
        heightConstraint = height
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 60),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
            height,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func send() {
        let text = textView.text ?? ""
        textView.text = ""
        textViewDidChange(textView)
        onSend?(text)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = textView.hasText
        let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        heightConstraint?.constant = min(120, max(40, fitting.height.rounded(.up)))
    }
}
