import Foundation

/// What a view keeps for Auto Layout.
struct AutoLayoutState {
    var constraints: [NSLayoutConstraint] = []
    /// What holds the view in the size of its cell.
    var encapsulation: Encapsulation?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    /// Whether the view, or one below it with the same host, takes part in Auto Layout.
    var isUsed = false

    /// On a host: the solver and whether it still has to take in changes.
    var layout: HostedLayout?
    var needsSolving = false
    /// On a host: the number of the last solving in the process, how many views have another frame since, and whether anything
    /// else has changed.
    var solving = 0
    var changedFrames = 0
    var hasOtherChanges = true
    /// The frame that a solving took as given, if the view has had another one since.
    var given: (frame: CGRect, solving: Int)?

    /// Where the solver puts the view, until its superview lays it out.
    var solvedFrame: CGRect?
    var hasSolvedSubviews = false

    var intrinsicSize: CGSize?
}

extension UIView {
    public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.hold(in: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.isActive = false
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The view whose solver decides over this one: the root or the nearest reusable view.
    var layoutHost: UIView {
        var view = self
        while !view.hostsLayout, let superview = view.superview { view = superview }
        return view
    }

    /// Marks the view and those above it up to the host.
    func usesAutoLayout() {
        var view = self
        while true {
            view.autoLayout.isUsed = true
            guard !view.hostsLayout, let superview = view.superview else { break }
            view = superview
        }
        constraintsDidChange()
    }

    /// Something that the solver has to take in has changed here.
    func constraintsDidChange() {
        guard autoLayout.isUsed else { return }
        let host = layoutHost
        host.autoLayout.hasOtherChanges = true
        host.markNeedsSolving()
    }

    private func markNeedsSolving() {
        guard !autoLayout.needsSolving else { return }
        autoLayout.needsSolving = true
        markAncestors()
        constraintsOfHostDidChange()
    }

    /// The frame has changed, which the solver may take as given. Where all frames come back before it begins, there is nothing to
    /// solve: a cell gives its content view all of its room, and a subclass takes some of it away again. Of a host only the size
    /// counts.
    ///
    /// - Parameter old: The frame before.
    func frameDidChangeForConstraints(from old: CGRect) {
        guard autoLayout.isUsed, translatesAutoresizingMaskIntoConstraints || superview == nil || hostsLayout else {
            return
        }
        let host = layoutHost
        func counted(_ frame: CGRect) -> CGRect { host === self ? CGRect(origin: .zero, size: frame.size) : frame }
        let (old, new) = (counted(old), counted(layoutFrame))
        if let given = autoLayout.given, given.solving == host.autoLayout.solving {
            if given.frame.isNearly(new) {
                autoLayout.given = nil
                host.autoLayout.changedFrames -= 1
            }
        } else if !old.isNearly(new) {
            autoLayout.given = (old, host.autoLayout.solving)
            host.autoLayout.changedFrames += 1
        }
        if host.autoLayout.changedFrames > 0 {
            host.markNeedsSolving()
        } else if !host.autoLayout.hasOtherChanges {
            host.autoLayout.needsSolving = false
        }
    }

    /// The view has come into another hierarchy, or out of one.
    func hierarchyDidChange(from oldSuperview: UIView?) {
        guard autoLayout.isUsed else { return }
        if !hostsLayout {
            autoLayout.layout = nil
            var view = oldSuperview
            while let ancestor = view {
                for constraint in ancestor.autoLayout.constraints where constraint.reaches(into: self) {
                    constraint.isActive = false
                }
                view = ancestor.superview
            }
            oldSuperview?.constraintsDidChange()
            usesAutoLayout()
        }
    }

    /// What this view and those below it with the same host hold, parents first.
    var constraintsOfSubtree: [NSLayoutConstraint] {
        subviews.filter { !$0.hostsLayout }.reduce(into: constraints) { $0 += $1.constraintsOfSubtree }
    }

    /// The intrinsic size as it was last asked for.
    var keptIntrinsicSize: CGSize {
        if let size = autoLayout.intrinsicSize { return size }
        let size = intrinsicContentSize
        autoLayout.intrinsicSize = size
        return size
    }

    func intrinsicSizeDidChange() {
        autoLayout.intrinsicSize = nil
        constraintsDidChange()
    }
}

extension NSLayoutConstraint {
    fileprivate func reaches(into view: UIView) -> Bool {
        items.contains { ($0 as? any LayoutItem)?.layoutView?.isDescendant(of: view) ?? false }
    }
}

extension CGRect {
    /// Whether only rounding errors make another frame a different one.
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        let errors = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return errors.allSatisfy { abs($0) < 1e-9 }
    }
}
