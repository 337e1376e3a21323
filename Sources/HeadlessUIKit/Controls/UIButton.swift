import Foundation

/// A title and an image that can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    override var takesTaps: Bool { true }

    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    private let titleView = UILabel()
    private let pictureView = UIImageView()
    private var titles: [State.RawValue: String] = [:]
    private var colors: [State.RawValue: UIColor] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var keptType = ButtonType.custom

    /// Around the title of a button without insets of its own.
    private static let titleInset: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        keptType = buttonType
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
        case .custom, .system: break
        }
        show()
    }

    @available(iOS 14.0, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    private func setUp() {
        titleView.font = .systemFont(ofSize: UIFont.buttonFontSize)
        for view in [pictureView, titleView] { addSubview(view) }
        show()
    }

    open var buttonType: ButtonType { keptType }

    // MARK: Content

    open var titleLabel: UILabel? { titleView }
    open var imageView: UIImageView? { pictureView }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        show()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        show()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        show()
    }

    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    open func titleColor(for state: State) -> UIColor? {
        colors[state.rawValue] ?? colors[State.normal.rawValue]
    }

    open func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    open var currentTitle: String? { title(for: state) }

    open var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        guard isEnabled else { return .tertiaryLabel }
        return buttonType == .custom ? .white : tintColor ?? .systemBlue
    }

    open var currentImage: UIImage? { image(for: state) }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func endTap() {
        super.endTap()
        sendActions(for: .primaryActionTriggered)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        titleView.text = currentTitle
        titleView.isHidden = currentTitle == nil
        titleView.textColor = currentTitleColor
        titleView.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
        pictureView.image = currentImage
        pictureView.isHidden = currentImage == nil
        pictureView.contentMode = .scaleAspectFit
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size and layout

    open override var intrinsicContentSize: CGSize {
        let (picture, title) = (pictureSize, titleSize)
        let inset = currentTitle == nil ? 0 : 2 * UIButton.titleInset
        return CGSize(
            width: max(picture.width + title.width, 30),
            height: max(picture.height, title.height + inset)
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var pictureSize: CGSize { currentImage?.size ?? .zero }

    private var titleSize: CGSize { currentTitle == nil ? .zero : titleView.sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var (picture, title) = (pictureSize, titleSize)
        picture.width = min(picture.width, bounds.width)
        title.width = min(title.width, bounds.width - picture.width)
        let rest = bounds.width - picture.width - title.width
        let start: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: 0
            case .right: rest
            default: rest / 2
            }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureX = isMirrored ? start + title.width : start
        let titleX = isMirrored ? start : start + picture.width
        pictureView.frame = CGRect(x: pictureX, y: top(picture.height), width: picture.width, height: picture.height)
        titleView.frame = CGRect(x: titleX, y: top(title.height), width: title.width, height: title.height)
    }

    private func top(_ height: CGFloat) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: 0
        case .bottom: bounds.height - height
        default: ((bounds.height - height) / 2 * 3).rounded() / 3
        }
    }
}
