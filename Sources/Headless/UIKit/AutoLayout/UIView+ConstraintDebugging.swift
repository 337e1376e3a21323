import Foundation

extension UIView {
    /// Whether the constraints leave the view more than one place or size.
    ///
    /// Brings the layout up to date first. A view that is placed by its autoresizing mask never is ambiguous. As in
    /// UIKit, not every ambiguity is found: one that moves only together with another view's may be missed, and where
    /// several limits meet in one point a place may be called ambiguous that is not.
    public var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints else { return false }
        return solvedLayout.map { !$0.isDetermined(self) } ?? true
    }

    /// In UIKit the view then jumps to another of its possible frames, at random; here it stays where it is, so that a
    /// test that calls this sees the same layout each time.
    public func exerciseAmbiguityInLayout() {}

    /// The active constraints that the view's place and size along the axis follow from, in the order in which the
    /// views hold them, the outermost first. Empty for views placed by their masks, which UIKit answers with
    /// constraints of its own for.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solvedLayout?.constraints(affecting: self, axis) ?? []
    }

    /// The host's layout, solved; nil if nobody below it uses constraints.
    fileprivate var solvedLayout: HostedLayout? {
        guard autoLayout.isUsed else { return nil }
        layoutHost.updateConstraintsIfNeeded()
        solveConstraints()
        return layoutHost.autoLayout.layout
    }
}

extension UILayoutGuide {
    /// As `UIView.hasAmbiguousLayout`. The guides that follow their owner are never ambiguous.
    public var hasAmbiguousLayout: Bool {
        guard kind == .free else { return false }
        return owningView?.solvedLayout.map { !$0.isDetermined(self) } ?? true
    }

    /// As `UIView.constraintsAffectingLayout(for:)`; empty for the guides that follow their owner.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.solvedLayout?.constraints(affecting: self, axis) ?? []
    }
}
