import Foundation

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    private let keptTitle: String?
    private let keptStyle: Style
    let handler: ((UIAlertAction) -> Void)?

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        (keptTitle, keptStyle, self.handler) = (title, style, handler)
        super.init()
    }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    open var title: String? { keptTitle }
    open var style: Style { keptStyle }

    open var isEnabled = true {
        didSet { didChange?() }
    }

    var didChange: (() -> Void)?
}

/// A question with some answers.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private let keptStyle: Style
    private let card = UIView()
    private let stack = UIStackView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [(action: UIAlertAction, button: UIButton)] = []
    private var fields: [UITextField] = []

    private init(_ style: Style) {
        keptStyle = style
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(preferredStyle)
        self.title = title
        self.message = message
    }

    public required init?(coder: NSCoder) {
        keptStyle = .alert
        super.init(coder: coder)
    }

    open var preferredStyle: Style { keptStyle }

    open var message: String? {
        didSet { showTexts() }
    }

    open override var title: String? {
        didSet { showTexts() }
    }

    open private(set) var actions: [UIAlertAction] = []

    /// The one that is bold, and that the return key chooses.
    open var preferredAction: UIAlertAction? {
        didSet { showActions() }
    }

    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            )
        }
        actions.append(action)
        action.didChange = { [weak self] in self?.showActions() }
        if isViewLoaded { makeButtons() }
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            )
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        fields.append(field)
        if isViewLoaded { stack.insertArrangedSubview(field, at: 1 + fields.count) }
    }

    // MARK: Answering

    /// What a tap on an action's button does: the alert goes, and then the handler is called. An action that is not
    /// enabled cannot be chosen.
    package func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
        dismiss(animated: true)
        action.handler?(action)
    }

    // MARK: View

    // The looks are those of a card in the middle, or at the lower edge; the figures are customary.

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        stack.axis = .vertical
        stack.spacing = 8
        for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(stack)
        for (label, weight) in [(titleLabel, UIFont.Weight.semibold), (messageLabel, .regular)] {
            label.font = .systemFont(ofSize: label === titleLabel ? 17 : 13, weight: weight)
            label.numberOfLines = 0
            label.textAlignment = .center
            stack.addArrangedSubview(label)
        }
        for field in fields { stack.addArrangedSubview(field) }
        activateConstraints()
        showTexts()
        makeButtons()
    }

    private func activateConstraints() {
        let isAlert = preferredStyle == .alert
        let place =
            isAlert
            ? [
                card.widthAnchor.constraint(equalToConstant: 270),
                card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ]
            : [
                card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            ]
        NSLayoutConstraint.activate(
            place + [
                stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
                stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
                stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            ]
        )
    }

    private func showTexts() {
        guard isViewLoaded else { return }
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            label.text = text
            label.isHidden = text == nil
        }
    }

    private func makeButtons() {
        for (_, button) in buttons { button.removeFromSuperview() }
        // The one that cancels comes last.
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        buttons = ordered.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
            button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
            stack.addArrangedSubview(button)
            return (action, button)
        }
        showActions()
    }

    private func showActions() {
        for (action, button) in buttons {
            button.isEnabled = action.isEnabled
            button.tintColor = action.style == .destructive ? .systemRed : .systemBlue
            let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        }
    }
}
