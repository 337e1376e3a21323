import HeadlessTools
import SizingKit
import UIKit

/// What a closure does to the collection view while the layout asks it.
enum ClosureAct: CaseIterable {
    case insert, delete, deleteAll, deleteSection, insertSection, reloadItems, move
    case reload, reloadWithLess, reloadSections
    case scroll, scrollToItem, scrollExactly, restorePosition, askPosition
    case switchLayout, switchLayoutAndBack, removeFromWindow
    case invalidateLayout, invalidateSizes, invalidateSizesOfItems, invalidateSizesOfKeys, invalidateSizesInSections
    case setCache, setItemSizing, setSections, setAnchor, setEstimate, removeTemplates
    case changeWidth, changeInsets, edit, layOutNow, askLayout
}

extension ClosureFixture {
    /// Does it once.
    func perform(_ act: ClosureAct) {
        let view = collectionView
        switch act {
        case .insert:
            view.performBatchUpdates { [self] in
                data[0].rows.insert(contentsOf: [freshRow(), freshRow()], at: 0)
                view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            }
        case .delete:
            view.performBatchUpdates { [self] in
                let gone = data[1].rows.indices.prefix(7)
                data[1].rows.removeFirst(gone.count)
                view.deleteItems(at: gone.map { IndexPath(item: $0, section: 1) })
            }
        case .deleteAll:
            view.performBatchUpdates { [self] in
                view.deleteSections(IndexSet(data.indices))
                data = []
            }
        case .deleteSection:
            view.performBatchUpdates { [self] in
                data.removeFirst()
                view.deleteSections([0])
            }
        case .insertSection:
            view.performBatchUpdates { [self] in
                data.insert(Section(isList: true, rows: [freshRow()]), at: 0)
                view.insertSections([0])
            }
        case .reloadItems:
            view.performBatchUpdates { [self] in
                data[0].rows[1].height += 10
                view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            }
        case .move:
            view.performBatchUpdates { [self] in
                data[1].rows.insert(data[0].rows.remove(at: 0), at: 3)
                view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 1))
            }
        case .reload: view.reloadData()
        case .reloadWithLess:
            data = [
                Section(isList: true, rows: [data[1].rows[0]]),
                Section(isList: false, rows: [data[0].rows[0], freshRow(), freshRow()]),
            ]
            view.reloadData()
        case .reloadSections:
            view.performBatchUpdates { [self] in
                data[0].rows.removeLast()
                view.reloadSections([0])
            }
        case .scroll: view.contentOffset.y += 500
        case .scrollToItem:
            let last = IndexPath(item: view.numberOfItems(inSection: 1) - 1, section: 1)
            view.scrollToItem(at: last, at: .bottom, animated: false)
        case .scrollExactly: layout.scrollExactly(toItemAt: IndexPath(item: 9, section: 1), at: .top, animated: false)
        case .restorePosition:
            layout.restore(SizingPosition(key: data[1].rows[5].id), at: IndexPath(item: 5, section: 1))
        case .askPosition: _ = layout.position(withKeysOf: Int.self)
        case .switchLayout: view.collectionViewLayout = UICollectionViewFlowLayout()
        case .switchLayoutAndBack:
            view.collectionViewLayout = UICollectionViewFlowLayout()
            view.collectionViewLayout = layout
        case .removeFromWindow: view.removeFromSuperview()
        case .invalidateLayout: layout.invalidateLayout()
        case .invalidateSizes: layout.invalidateSizes()
        case .invalidateSizesOfItems:
            layout.invalidateSizes(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1)])
        case .invalidateSizesOfKeys: layout.invalidateSizes(for: data[0].rows.map(\.id))
        case .invalidateSizesInSections: layout.invalidateSizes(inSections: [0, 1])
        case .setCache: layout.sizingCache = SizingCache()
        case .setItemSizing: layout.itemSizing = sizing
        case .setSections: layout.sectionProvider = sections
        case .setAnchor: layout.contentAnchor = .end
        case .setEstimate: layout.estimatedItemSize = CGSize(width: 90, height: 90)
        case .removeTemplates: layout.removeTemplates()
        case .changeWidth: view.frame.size.width = 320
        case .changeInsets: view.contentInset.top += 30
        case .edit: layout.setEditing(true, animated: false)
        case .layOutNow: view.layoutIfNeeded()
        case .askLayout:
            _ = layout.collectionViewContentSize
            _ = layout.layoutAttributesForElements(in: view.bounds)
            _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            _ = layout.estimatedItemCount
            _ = layout.precachingProgress
            _ = layout.sizingStatus(ofItemAt: IndexPath(item: 0, section: 0))
        }
    }
}
