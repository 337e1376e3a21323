import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            reorder(view, to: index)
        } else {
            view.move(to: self, at: index)
        }
    }

    func insert(_ view: UIView, next sibling: UIView, offset: Int) {
        let others = subviews.filter { $0 !== view }
        guard let index = others.firstIndex(where: { $0 === sibling }) else { return insert(view, at: subviews.count) }
        insert(view, at: index + offset)
    }

    /// `index` counts as if the view were already taken out.
    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        remove(at: old)
        put(view, at: min(max(index, 0), subviews.count))
    }

    private func put(_ view: UIView, at index: Int) {
        layerIfMade?.ownSublayers.subviewWasInserted(at: index, isFrontmost: index == subviews.count)
        subviews.insert(view, at: index)
    }

    private func remove(at index: Int) {
        subviews.remove(at: index)
        layerIfMade?.ownSublayers.subviewWasRemoved(at: index)
    }

    /// Takes the view out of its superview and, where there is one, into the new one.
    func move(to newSuperview: UIView?, at index: Int) {
        let oldSuperview = superview
        guard oldSuperview != nil || newSuperview != nil else { return }
        precondition(newSuperview?.isDescendant(of: self) != true, "A view cannot be added to itself.")
        let oldWindow = window
        let newWindow = newSuperview?.window
        let changesWindow = oldWindow !== newWindow

        willMove(toSuperview: newSuperview)
        if changesWindow { subtreeWillMove(to: newWindow) }
        oldSuperview?.willRemoveSubview(self)
        if let oldSuperview, let old = oldSuperview.subviews.firstIndex(where: { $0 === self }) {
            oldSuperview.remove(at: old)
        }
        superview = newSuperview
        newSuperview?.put(self, at: min(max(index, 0), newSuperview?.subviews.count ?? 0))
        oldSuperview?.subviewsDidChange()
        newSuperview?.subviewsDidChange()
        if layoutState.isDirty || autoLayout.needsSolving { markAncestors() }
        hierarchyDidChange(from: oldSuperview)
        if changesWindow { setEnclosingWindow(newWindow) }

        if newSuperview != nil { inheritTraits() }
        inheritTint(from: oldSuperview)
        updateSafeArea()
        if changesWindow { subtreeDidMoveToWindow() }
        didMoveToSuperview()
        newSuperview?.didAddSubview(self)
    }

    private func subviewsDidChange() {
        // A view that adds subviews while it lays them out is about to place them anyway.
        if !layoutState.isLayingOut { setNeedsLayout() }
    }

    private func subtreeWillMove(to newWindow: UIWindow?) {
        viewController?.viewWillMove(to: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviews {
            subview.subtreeWillMove(to: newWindow)
        }
    }

    private func setEnclosingWindow(_ newWindow: UIWindow?) {
        enclosingWindow = newWindow
        for subview in subviews {
            subview.setEnclosingWindow(newWindow)
        }
    }

    private func subtreeDidMoveToWindow() {
        didMoveToWindow()
        viewController?.viewDidMove(to: window)
        for subview in subviews {
            subview.subtreeDidMoveToWindow()
        }
    }
}
