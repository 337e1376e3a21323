import UIKit

/// The hidden subview of the collection view that contains the templates, so that they have its traits, tint and layout
/// direction.
final class TemplateHost: UIView {
    /// Called when traits that sizes depend on have changed.
    var traitsDidChange: (@MainActor () -> Void)?
    /// Called before `traitsDidChange`: templates may still have values from the old traits.
    var templatesAreOutdated: (@MainActor () -> Void)?
    /// Called after the host's layout. Since the host is a subview, that is after its superview's layout in the same
    /// pass.
    var didLayOut: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { observeTraits() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TemplateHost is made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut?()
    }

    @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
    private func observeTraits() {
        let traits: [UITrait] = [
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self,
        ]
        registerForTraitChanges(traits) { (host: TemplateHost, _: UITraitCollection) in host.report() }
    }

    /// Observes traits on systems where observers cannot be registered.
    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(macCatalyst, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0) {
            let (old, new) = (previousTraitCollection, traitCollection)
            let matters =
                old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.legibilityWeight != new.legibilityWeight || old?.layoutDirection != new.layoutDirection
                || old?.displayScale != new.displayScale
            if matters { report() }
        }
    }

    private func report() {
        templatesAreOutdated?()
        traitsDidChange?()
    }
}

extension TemplateHost {
    /// Positions the host so that templates have the safe area of shown views.
    ///
    /// A view's safe area depends on its position, and its layout margins depend on its safe area. The safe area at the
    /// sides is that of the element on screen. At the top and the bottom it is 0, since those insets would depend on the
    /// content offset.
    ///
    /// - Parameter position: The distance of the element from the left edge of the visible area, in points; `nil` if it
    ///   is not known: then the template lies inside the safe area.
    /// - Returns: The position of a template in the host, in points.
    func prepare(for position: CGFloat?) -> CGFloat {
        guard let superview, case let insets = superview.safeAreaInsets, insets.left > 0 || insets.right > 0 else {
            if frame != .zero { frame = .zero }
            return 0
        }
        var covered = insets
        if position != nil { (covered.left, covered.right) = (0, 0) }
        let safe = superview.bounds.inset(by: covered)
        if frame != safe { frame = safe }
        return position ?? 0
    }
}

extension UICollectionReusableView {
    /// Whether this view is a template, which is measured off screen and never shown.
    ///
    /// Check it in the handler of a registration to skip work that the size does not depend on, such as a download.
    public var isSizingTemplate: Bool { superview is TemplateHost }
}
