import Foundation

/// A view's traits: those that come from above, and what it makes of them.
///
/// The result is kept up to date where something changes (a move, an override, a trait further up) and stops at the
/// first view for which nothing changes, so that reading it and scrolling cost nothing.
struct TraitState {
    var inherited: UITraitCollection
    var overrides = UITraitOverrides()
    var resolved: UITraitCollection
    var observers = TraitObservers()

    init() {
        inherited = .current
        resolved = inherited
    }

    func resolve() -> UITraitCollection {
        overrides.applied(to: inherited)
    }
}

extension UITraitOverrides {
    func applied(to traitCollection: UITraitCollection) -> UITraitCollection {
        var merged = traitCollection.values
        merged.merge(values)
        return merged == traitCollection.values ? traitCollection : UITraitCollection(values: merged)
    }
}

extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeTraits { $0.overrides = newValue } }
    }

    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        self.traits.observers.add(traits, handler: handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traits.observers.remove(registration)
    }

    func inheritTraits() {
        guard let superview else { return }
        inheritTraits(superview.traitCollection)
    }

    func inheritTraits(_ traitCollection: UITraitCollection) {
        let inherited = viewController?.inheritTraits(traitCollection) ?? traitCollection
        guard inherited !== traits.inherited else { return }
        changeTraits { $0.inherited = inherited }
    }

    func changeTraits(_ change: (inout TraitState) -> Void) {
        change(&traits)
        let old = traits.resolved
        let new = traits.resolve()
        guard new != old else { return }
        traits.resolved = new
        if let asked = LayoutPassFaults.asked { LayoutPassFaults.note("other traits", of: self, asking: asked) }
        setNeedsLayout()
        for subview in subviews {
            subview.inheritTraits()
        }
        traitCollectionDidChange(old)
        intrinsicSizeDidChange()
        traits.observers.notify(self, from: old, to: new)
    }
}

extension UITraitCollection {
    var interfaceDirection: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
