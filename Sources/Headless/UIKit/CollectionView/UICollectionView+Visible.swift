import Foundation

extension UICollectionView {
    func shownViews(of category: ElementCategory) -> [LiveView] {
        var shown: [LiveView] = []
        for live in liveViews.values where live.key.category == category && live.isDisplayed { shown.append(live) }
        shown.sort { $0.key < $1.key }
        return shown
    }

    func shownSupplementaries(ofKind kind: String) -> [LiveView] {
        let id = ElementKey.id(ofKind: kind, .supplementaryView)
        return shownViews(of: .supplementaryView).filter { $0.key.kind == id }
    }

    /// What a view shows; `nil` if it shows nothing now.
    package func category(of view: UICollectionReusableView) -> UICollectionView.ElementCategory? {
        liveView(of: view)?.key.category
    }

    func liveView(of view: UICollectionReusableView) -> LiveView? {
        guard let key = view.reuse.key, let live = liveViews[key], live.view === view else { return nil }
        return live
    }

    /// The layout's current answer for one element, as the view shows it.
    func attributesFromLayout(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        validateLayout()
        guard currentCounts().contains(key) else { return nil }
        let attributes = requiredElement(key)
        noteTold(attributes)
        return attributes.map { displayed($0).duplicate() }
    }

    /// The frontmost item whose frame contains the point.
    func keyOfItem(at point: CGPoint) -> ElementKey? {
        validateLayout()
        let elements = validElements(in: layoutRect(CGRect(x: point.x, y: point.y, width: 1, height: 1))) ?? []
        let cells = elements.map(displayed).filter {
            $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden
        }
        return cells.max { $0.zIndex < $1.zIndex }?.key
    }
}
