import UIKit

/// The accessory at one edge of a row. It is as wide as the space for it, and its outer edge is that of the row.
final class ListAccessoryView: UIView {
    enum Edge {
        case leading
        case trailing
    }

    private let edge: Edge
    private var accessory = SizingListRow.Accessory.none
    private var metrics = SizingListMetrics()
    private var glyphScale: CGFloat = 1
    private weak var custom: UIView?
    private lazy var chevron = makeChevron()
    private lazy var checkmark = makeCheckmark()
    private lazy var button = makeButton()
    #if !os(tvOS)
        private(set) lazy var toggle = makeToggle()
        var switchHandler: (@MainActor (Bool) -> Void)?
    #endif
    var buttonHandler: (@MainActor () -> Void)?

    // In points, by appearance on iOS 13 to 18; unverified on a device. Together with `SizingListMetrics.accessoryMargin`
    // after them and 8 points before them, they and the sizes in the metrics have the widths of the accessories there.
    private static let chevronPointSize: CGFloat = 13
    private static let buttonSize = CGSize(width: 24, height: 24)

    init(edge: Edge) {
        self.edge = edge
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ListAccessoryView is made in code only")
    }

    func show(
        _ accessory: SizingListRow.Accessory,
        custom: UIView?,
        _ metrics: SizingListMetrics,
        glyphScale: CGFloat
    ) {
        guard
            accessory != self.accessory || custom !== self.custom || metrics != self.metrics
                || glyphScale != self.glyphScale
        else { return }
        self.glyphScale = glyphScale
        self.accessory = accessory
        self.custom = custom
        self.metrics = metrics
        let shown = parts.map(\.view)
        for view in subviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in shown where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// The views of the accessory, from the edge inwards.
    private var parts: [(view: UIView, size: CGSize)] {
        if let custom { return [(custom, size(of: custom))] }
        return switch accessory {
        case .none, .custom: []
        case .disclosureIndicator: [(scaledChevron, scaled(SizingListMetrics.chevronSize))]
        case .detailButton: [(button, Self.buttonSize)]
        case .detailDisclosureButton:
            [(scaledChevron, scaled(SizingListMetrics.chevronSize)), (button, Self.buttonSize)]
        case .checkmark: [(checkmark, scaled(SizingListMetrics.checkmarkSize))]
        case .switch: switchParts
        }
    }

    private var switchParts: [(view: UIView, size: CGSize)] {
        #if os(tvOS)
            []
        #else
            [(toggle, toggle.intrinsicContentSize)]
        #endif
    }

    private func size(of view: UIView) -> CGSize {
        view.bounds.width > 0 ? view.bounds.size : SizingListRow.Accessory.fittingSize(of: view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        let isAtLeft = (effectiveUserInterfaceLayoutDirection == .rightToLeft) == (edge == .trailing)
        var start = SizingListMetrics.length(metrics.accessoryMargin)
        for (view, size) in parts {
            let x = isAtLeft ? start : bounds.width - start - size.width
            let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
            view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            start += size.width + SizingListMetrics.length(metrics.accessorySpacing)
        }
    }

    // MARK: Parts

    private func scaled(_ size: CGSize) -> CGSize {
        CGSize(width: (size.width * glyphScale).rounded(.up), height: (size.height * glyphScale).rounded(.up))
    }

    /// The chevron in the size of the text beside it.
    private var scaledChevron: UIImageView {
        let size = Self.chevronPointSize * glyphScale
        if size != chevronPointSize {
            chevronPointSize = size
            chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
        }
        return chevron
    }

    private var chevronPointSize: CGFloat = 0

    private func makeChevron() -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        view.contentMode = .center
        view.tintColor = ListColors.glyph
        return view
    }

    private func makeCheckmark() -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "checkmark"))
        view.contentMode = .scaleAspectFit
        return view
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = SizingListWords.current.moreInfo
        button.addAction(UIAction { [weak self] _ in self?.buttonHandler?() }, for: .touchUpInside)
        return button
    }

    #if !os(tvOS)
        private func makeToggle() -> UISwitch {
            let toggle = UISwitch()
            let action = UIAction { [weak self] action in
                guard let toggle = action.sender as? UISwitch else { return }
                self?.switchHandler?(toggle.isOn)
            }
            toggle.addAction(action, for: .valueChanged)
            return toggle
        }
    #endif
}
