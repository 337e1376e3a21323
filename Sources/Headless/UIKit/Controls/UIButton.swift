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

    let titleView = UILabel()
    let pictureView = UIImageView()
    /// What a configuration shows besides.
    let subtitleView = UILabel()
    var indicator: UIActivityIndicatorView?
    var backgroundBox: CellBackgroundView?
    private var titles: [State.RawValue: String] = [:]
    private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
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

    @available(iOS 15.0, *)
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
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

    /// An attributed title takes the place of a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title
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

    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    open func titleColor(for state: State) -> UIColor? {
        colors[state.rawValue] ?? colors[State.normal.rawValue]
    }

    open func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    open var currentTitle: String? { title(for: state) }

    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    var hasTitle: Bool {
        keptConfiguration?.title != nil || currentAttributedTitle != nil || currentTitle != nil
    }

    open var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        guard isEnabled else { return .tertiaryLabel }
        return buttonType == .custom ? .white : tintColor ?? .systemBlue
    }

    open var currentImage: UIImage? { image(for: state) }

    override func stateDidChange() {
        super.stateDidChange()
        if keptConfiguration != nil { setNeedsUpdateConfiguration() }
        show()
    }

    override func endTap() {
        super.endTap()
        sendActions(for: .primaryActionTriggered)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if keptConfiguration != nil { setNeedsUpdateConfiguration() }
        show()
    }

    // MARK: Configuration

    @available(iOS 15.0, *)
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// Takes the place of fonts and edge insets; its title and image, if it has any, of those by state.
    @available(iOS 15.0, *)
    public var configuration: UIButton.Configuration? {
        get { keptConfiguration }
        set {
            keptConfiguration = newValue
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
            show()
        }
    }
    private var keptConfiguration: Configuration?

    @available(iOS 15.0, *)
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { keptUpdateHandler }
        set {
            keptUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }
    private var keptUpdateHandler: ConfigurationUpdateHandler?

    /// Whether a change of the state updates what the configuration leaves open.
    @available(iOS 15.0, *)
    open var automaticallyUpdatesConfiguration: Bool {
        get { keptUpdatesConfiguration }
        set { keptUpdatesConfiguration = newValue }
    }
    private var keptUpdatesConfiguration = true

    private var needsUpdateConfiguration = false
    private var isUpdatingConfiguration = false

    /// Updates the configuration before the button is laid out or measured next.
    @available(iOS 15.0, *)
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Subclasses change the configuration here, before the handler is called.
    @available(iOS 15.0, *)
    open func updateConfiguration() {}

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        if keptUpdatesConfiguration, let configuration = keptConfiguration {
            keptConfiguration = configuration.updated(for: self)
        }
        updateConfiguration()
        keptUpdateHandler?(self)
        isUpdatingConfiguration = false
        show()
    }

    private func show() {
        if let keptConfiguration { return show(keptConfiguration) }
        backgroundBox?.isHidden = true
        subtitleView.isHidden = true
        titleView.textColor = currentTitleColor
        if let title = currentAttributedTitle {
            titleView.attributedText = title
        } else {
            titleView.text = currentTitle
        }
        titleView.isHidden = !hasTitle
        titleView.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
        pictureView.image = currentImage
        pictureView.isHidden = currentImage == nil
        pictureView.contentMode = .scaleAspectFit
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size and layout

    /// Around image and title, a part of the size that the button asks for.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { insetsDidChange() } }
    }

    /// Move the title, whatever the size that the button asks for.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { insetsDidChange() } }
    }

    /// Move the image, whatever the size that the button asks for.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { insetsDidChange() } }
    }

    private func insetsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        if let keptConfiguration { return layout(of: keptConfiguration, in: nil).size }
        let (picture, title) = (pictureSize, titleSize)
        guard contentEdgeInsets == .zero else {
            return CGSize(
                width: picture.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
                height: max(picture.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom
            )
        }
        let inset = hasTitle ? 2 * UIButton.titleInset : 0
        return CGSize(
            width: max(picture.width + title.width, 30),
            height: max(picture.height, title.height + inset)
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        guard let keptConfiguration, size.width > 0, size.width < intrinsic.width else { return intrinsic }
        return layout(of: keptConfiguration, in: size.width).size
    }

    /// Those of the title in a button of the height that it asks for.
    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard hasTitle else { return (0, 0) }
        if let keptConfiguration {
            let layout = layout(of: keptConfiguration, in: nil)
            let frame = layout.frames(in: CGRect(origin: .zero, size: layout.size), share: 0, isMirrored: false).title
            let title = titleView.baselineOffsets
            return (frame.minY + title.first, layout.size.height - frame.maxY + title.last)
        }
        let (around, title) = ((intrinsicContentSize.height - titleSize.height) / 2, titleView.baselineOffsets)
        return (around + title.first, around + title.last)
    }

    private var pictureSize: CGSize { currentImage?.size ?? .zero }

    private var titleSize: CGSize { hasTitle ? titleView.sizeThatFits(.zero) : .zero }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let keptConfiguration { return layOut(keptConfiguration) }
        let content = bounds.inset(by: contentEdgeInsets)
        var (picture, title) = (pictureSize, titleSize)
        picture.width = min(picture.width, content.width)
        title.width = min(title.width, content.width - picture.width)
        var rest = content.width - picture.width - title.width
        // A residue of the arithmetic is no room.
        if rest < 0.001 { rest = 0 }
        let start: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: content.minX
            case .right: content.minX + rest
            default: content.minX + rest / 2
            }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureX = isMirrored ? start + title.width : start
        let titleX = isMirrored ? start : start + picture.width
        pictureView.frame = frame(of: picture, at: pictureX, in: content, moving: imageEdgeInsets)
        titleView.frame = frame(of: title, at: titleX, in: content, moving: titleEdgeInsets)
    }

    /// Insets move what is in the middle by half of their difference, and what is at an edge from that edge.
    private func frame(of size: CGSize, at x: CGFloat, in content: CGRect, moving insets: UIEdgeInsets) -> CGRect {
        let (before, after) = (insets.left, insets.right)
        let right: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: before
            case .right: -after
            default: (before - after) / 2
            }
        let down: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: insets.top
            case .bottom: -insets.bottom
            default: (insets.top - insets.bottom) / 2
            }
        return CGRect(x: x + right, y: top(size.height, in: content) + down, width: size.width, height: size.height)
    }

    private func top(_ height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: content.minY
        case .bottom: content.maxY - height
        default: content.minY + ((content.height - height) / 2 * 3).rounded() / 3
        }
    }
}
