import UIKit

/// A form with a bar above the keyboard.
final class SignUpViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let nameField = UITextField()
    let aboutView = UITextView()
    let kind = UISegmentedControl(items: ["Private", "Business"])
    let submit = UIButton(type: .system)
    private(set) var submitted: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Sign up"

        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.returnKeyType = .next
        nameField.autocapitalizationType = .words
        nameField.delegate = self
        nameField.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)

        aboutView.isScrollEnabled = false
        aboutView.font = .preferredFont(forTextStyle: .body)
        aboutView.delegate = self

        kind.selectedSegmentIndex = 0
        submit.setTitle("Send", for: .normal)
        submit.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [nameField, aboutView, kind])
        stack.axis = .vertical
        stack.spacing = 12
        for subview in [stack, submit] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            submit.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            submit.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        updateButton()
    }

    private func updateButton() {
        submit.isEnabled = nameField.text?.isEmpty == false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        aboutView.becomeFirstResponder()
        return false
    }

    func textViewDidChange(_ textView: UITextView) {
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }

    private func confirm() {
        view.endEditing(true)
        let alert = UIAlertController(title: "Send?", message: nameField.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Send", style: .default) { [weak self] _ in
                guard let self else { return }
                submitted = nameField.text
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UIAccessibility.post(notification: .announcement, argument: "Sent")
            }
        )
        present(alert, animated: true)
    }
}
