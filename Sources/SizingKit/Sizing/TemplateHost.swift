import UIKit

/// The hidden view in the collection view that keeps templates under its traits, tint and layout direction.
final class TemplateHost: UIView {
    /// Called when traits that sizes depend on have changed.
    var traitsDidChange: (@MainActor () -> Void)?
    /// Called before `traitsDidChange`: what templates took from the old traits is no longer right.
    var templatesAreOutdated: (@MainActor () -> Void)?
    /// Called when the host was laid out: as a subview, after what its superview does in the same pass.
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

    /// The way of systems before those that traits can be registered for.
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
    /// Puts the host where templates get the safe area that shown views have.
    ///
    /// A view takes its safe area from where it lies, and its layout margins from that: at the sides where the element is
    /// shown; above and below none, since those insets would depend on how far one has scrolled.
    ///
    /// - Parameter position: Where the element starts from the left edge of what the collection view shows, in points; `nil`
    ///   if that is not known: then it is taken to lie inside the safe area.
    /// - Returns: Where a template starts in the host.
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
