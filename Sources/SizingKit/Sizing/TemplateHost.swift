import SizingEngine
import UIKit

/// The hidden subview of the collection view that contains the templates, so that they have its traits, tint and layout
/// direction.
///
/// To lay out a view lays out its superviews as well, up to the first one that does not need it: see the documentation of
/// `CALayer.layoutIfNeeded()`. Only another size makes the host need it. So a template that is laid out lays out the room, and not
/// the collection view, which would ask for attributes in the middle of a measurement.
final class TemplateHost: UIView {
    /// The superview of the templates.
    let room = TemplateRoom()
    private let observer = LayoutObserver()
    /// Called when traits that sizes depend on have changed.
    var traitsDidChange: (@MainActor () -> Void)?
    /// Called before `traitsDidChange`: templates may still have values from the old traits.
    var templatesAreOutdated: (@MainActor () -> Void)?
    /// Called after the first layout of the collection view, and after each one that ``reportNextLayout()`` asks for.
    var didLayOut: (@MainActor () -> Void)? {
        get { observer.didLayOut }
        set { observer.didLayOut = newValue }
    }

    /// Called when the layout margins of the collection view may have changed, and so its safe area.
    var marginsDidChange: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        // It hears of the margins of the collection view.
        preservesSuperviewLayoutMargins = true
        room.insetsLayoutMarginsFromSafeArea = false
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(room)
        addSubview(observer)
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) { observeTraits() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TemplateHost is made in code only")
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginsDidChange?()
    }

    /// Calls `didLayOut` after the layout of the collection view that is under way, or comes next.
    func reportNextLayout() {
        observer.setNeedsLayout()
    }

    @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *)
    private func observeTraits() {
        registerForTraitChanges(SizingEnvironment.Field.allCases.compactMap(\.trait)) {
            (host: TemplateHost, _: UITraitCollection) in host.report()
        }
    }

    /// Observes traits on systems where observers cannot be registered.
    @available(iOS, deprecated: 17.0)
    @available(tvOS, deprecated: 17.0)
    @available(macCatalyst, deprecated: 17.0)
    @available(visionOS, deprecated: 1.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0) {
            let new = traitCollection
            let isOther = SizingEnvironment.Field.allCases.contains { field in
                previousTraitCollection.map(field.value) != field.value(in: new)
            }
            if isOther { report() }
        }
    }

    private func report() {
        templatesAreOutdated?()
        traitsDidChange?()
    }
}

extension TemplateHost {
    /// Positions the host so that templates have the safe area and the margins of shown views.
    ///
    /// A view's safe area depends on its position, and so do the margins that it preserves of its superview. At the sides both are
    /// those of the element on screen. At the top and the bottom they are 0, since those would depend on the content offset.
    ///
    /// - Parameter position: The distance of the element from the left edge of the visible area, in points; `nil` if it
    ///   is not known: then the template lies inside the safe area and the margins.
    /// - Returns: The position of a template in the room, in points.
    func prepare(for position: CGFloat?) -> CGFloat {
        guard let superview else { return 0 }
        var covered = superview.safeAreaInsets
        let isCovered = covered != .zero
        if position != nil { (covered.left, covered.right) = (0, 0) }
        let safe = superview.bounds.inset(by: covered)
        take(isCovered ? safe : .zero, size: isCovered ? safe.size : superview.bounds.size)
        takeMargins(position == nil ? .zero : superview.layoutMargins)
        return position ?? 0
    }

    private func take(_ area: CGRect, size: CGSize) {
        if frame != area { frame = area }
        if room.frame.size != size { room.frame.size = size }
    }

    private func takeMargins(_ margins: UIEdgeInsets) {
        let sides = UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
        if room.layoutMargins != sides { room.layoutMargins = sides }
    }
}

/// The superview of templates.
final class TemplateRoom: UIView {
    /// Whether the app has asked for a view whether it is a template: then it may have left out what a shown view needs.
    var wasAskedFor = false
}

/// Reports when it is laid out: after its superviews, in the same pass.
private final class LayoutObserver: UIView {
    var didLayOut: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut?()
    }
}

extension UICollectionReusableView {
    /// Whether this view is a template, which is measured off screen and never shown.
    ///
    /// Check it in the handler of a registration to skip work that the size does not depend on, such as a download.
    public var isSizingTemplate: Bool {
        (superview as? TemplateRoom)?.wasAskedFor = true
        return isTemplate
    }

    /// Whether this view is a template, for the kit itself.
    var isTemplate: Bool { superview is TemplateRoom }

    /// Whether the app has asked since `forgetQuestions()` whether a template is one.
    var hasAskedForTemplate: Bool { (superview as? TemplateRoom)?.wasAskedFor ?? false }

    /// Begins to note whether the app asks whether a template is one.
    func forgetQuestions() { (superview as? TemplateRoom)?.wasAskedFor = false }
}
