import Foundation

/// A button in a bar.
///
/// Items with a selector for a target do not exist without an Objective-C runtime: give the item an action.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @available(iOS 14.0, *)
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = actionTitle ?? title
        self.image = primaryAction?.image ?? image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    @available(iOS 14.0, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        switch systemItem {
        case .done: title = "Done"
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save: title = "Save"
        case .add: image = UIImage(systemName: "plus")
        }
        if systemItem == .done || systemItem == .save { style = .done }
        self.primaryAction = primaryAction
        self.menu = menu
    }

    open var style = Style.plain {
        didSet { bar?.setNeedsLayout() }
    }

    open var tintColor: UIColor? {
        didSet { bar?.setNeedsLayout() }
    }

    @available(iOS 14.0, *)
    open var primaryAction: UIAction? {
        didSet { bar?.setNeedsLayout() }
    }

    @available(iOS 14.0, *)
    open var menu: UIMenu?

    /// A button that looks like the item and does what it does.
    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        let weight: UIFont.Weight = style == .done ? .semibold : .regular
        button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize, weight: weight)
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        return button
    }
}
