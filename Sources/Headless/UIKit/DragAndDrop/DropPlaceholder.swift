import Foundation

/// A placeholder that a collection view shows, and what puts data in its place.
@MainActor
final class DropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let placeholder: UICollectionViewPlaceholder
    let dragItem: UIDragItem
    weak var collectionView: UICollectionView?
    /// Its place among the items that are shown.
    var key: ElementKey

    init(_ placeholder: UICollectionViewPlaceholder, for dragItem: UIDragItem) {
        (self.placeholder, self.dragItem) = (placeholder, dragItem)
        key = ElementKey(itemAt: placeholder.insertionIndexPath)
        super.init()
    }

    private var isShown: Bool { collectionView?.placeholders.contains { $0 === self } ?? false }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let collectionView, isShown else { return false }
        collectionView.commit(self, dataSourceUpdates)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let collectionView, isShown else { return false }
        collectionView.update { $0.delete(items: [key.indexPath]) }
        return true
    }

    func setNeedsCellUpdate() {
        guard let cell = collectionView?.liveViews[key]?.cell, isShown else { return }
        placeholder.cellUpdateHandler?(cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { DropAnimation().addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        DropAnimation().addCompletion(completion)
    }
}

extension UICollectionView {
    private func placeholderItems(in section: Int) -> [Int] {
        placeholders.lazy.map(\.key).filter { $0.section == section }.map(\.item).sorted()
    }

    func placeholderCount(in section: Int) -> Int {
        placeholders.isEmpty ? 0 : placeholderItems(in: section).count
    }

    /// The number of placeholders in a section that an app does not count.
    func hiddenPlaceholderCount(in section: Int) -> Int {
        usesPresentationValues ? 0 : placeholderCount(in: section)
    }

    func presentationPath(_ dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard var path = dataSourceIndexPath, path.count == 2, !placeholders.isEmpty else { return dataSourceIndexPath }
        for item in placeholderItems(in: path.section) where item <= path.item { path.item += 1 }
        return path
    }

    func dataSourcePath(_ presentationIndexPath: IndexPath?) -> IndexPath? {
        guard var path = presentationIndexPath, path.count == 2, !placeholders.isEmpty else {
            return presentationIndexPath
        }
        let items = placeholderItems(in: path.section)
        guard !items.contains(path.item) else { return nil }
        path.item -= items.count { $0 < path.item }
        return path
    }

    /// The path among what is shown of one that an app names.
    func shownPath(_ indexPath: IndexPath) -> IndexPath {
        guard !placeholders.isEmpty, !usesPresentationValues else { return indexPath }
        return presentationPath(indexPath) ?? indexPath
    }

    /// The path that an app is told; nil for a placeholder.
    func appPath(_ key: ElementKey) -> IndexPath? { usesPresentationValues ? key.indexPath : dataPath(key) }

    /// The path by which data source and delegate know an element; nil for a placeholder.
    func dataPath(_ key: ElementKey) -> IndexPath? {
        placeholders.isEmpty || key.category != .cell ? key.indexPath : dataSourcePath(key.indexPath)
    }

    func placeholder(at key: ElementKey) -> DropPlaceholder? {
        guard !placeholders.isEmpty, key.category == .cell else { return nil }
        return placeholders.first { $0.key == key }
    }

    /// Shows a placeholder.
    func insert(_ placeholder: DropPlaceholder) {
        placeholder.collectionView = self
        placeholder.key = ElementKey(itemAt: shownPath(placeholder.key.indexPath))
        update {
            $0.insert(items: [placeholder.key.indexPath])
            $0.placeholders.append(placeholder)
        }
    }

    /// Has the data changed, and shows the new item in place of its placeholder.
    func commit(_ placeholder: DropPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) {
        _ = currentCounts()
        let key = placeholder.key
        let place = key.item - placeholderItems(in: key.section).count { $0 < key.item }
        update {
            $0.reload(items: [key.indexPath])
        } during: {
            placeholders.removeAll { $0 === placeholder }
            dataSourceUpdates(IndexPath(item: place, section: key.section))
        }
    }

    /// Lets placeholders go where a batch moves them, and adds its own.
    func followPlaceholders(_ map: UpdateMap, adding added: [DropPlaceholder]) {
        for placeholder in placeholders {
            guard let key = map.position(after: placeholder.key) else {
                placeholders.removeAll { $0 === placeholder }
                continue
            }
            placeholder.key = key
        }
        placeholders += added
    }
}
