import UIKit

/// The hidden view in the collection view that keeps templates under its traits, tint and layout direction.
final class TemplateHost: UIView {
    /// Called when traits of the collection view have changed.
    var traitsDidChange: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TemplateHost is made in code only")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange?()
    }
}

extension UICollectionReusableView {
    /// Whether this view is a template: measured off screen, never shown.
    ///
    /// Use it in the configuring closure to skip what a size does not depend on, such as starting a download.
    public var isSizingTemplate: Bool { superview is TemplateHost }
}
