import HeadlessTools
import Testing
import UIKit

@MainActor
struct SelectionTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var told: [String] = []
        var refused: Set<Int> = []

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("select \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            told.append("deselect \(indexPath.item)")
        }
    }

    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test func aTapSelectsAndTells() {
        let rows = Rows(count: 3)
        let delegate = Delegate()
        delegate.refused = [2]
        rows.view.delegate = delegate
        rows.screen.frame()
        for item in 0..<3 { rows.screen.tapItem(at: path(item), in: rows.view) }
        #expect(delegate.told == ["select 0", "deselect 0", "select 1"])
        #expect(rows.view.indexPathsForSelectedItems == [path(1)])
        #expect(rows.cell(1)?.isSelected == true)
    }

    @Test func whileEditingATapSelectsOnlyWhereThatIsAllowed() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        rows.view.isEditing = true
        rows.screen.tapItem(at: path(0), in: rows.view)
        #expect(rows.view.indexPathsForSelectedItems == [])
        rows.view.allowsSelectionDuringEditing = true
        rows.screen.tapItem(at: path(0), in: rows.view)
        rows.screen.tapItem(at: path(1), in: rows.view)
        #expect(rows.view.indexPathsForSelectedItems == [path(1)])
        rows.view.allowsMultipleSelectionDuringEditing = true
        rows.screen.tapItem(at: path(2), in: rows.view)
        #expect(rows.view.indexPathsForSelectedItems == [path(1), path(2)])
    }

    @Test func aCallSelectsInSilence() {
        let rows = Rows(count: 10)
        let delegate = Delegate()
        rows.view.delegate = delegate
        rows.screen.frame()
        rows.view.allowsMultipleSelection = true
        rows.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        rows.view.selectItem(at: path(7), animated: false, scrollPosition: .top)
        #expect(delegate.told.isEmpty)
        #expect(rows.view.contentOffset.y == 700)
        #expect(rows.view.indexPathsForSelectedItems == [path(1), path(7)])
        rows.screen.frame()
        #expect(rows.cell(7)?.isSelected == true)
        rows.view.deselectItem(at: path(7), animated: false)
        #expect(rows.cell(7)?.isSelected == false)
        rows.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(rows.view.indexPathsForSelectedItems == [])
    }

    @Test func aCellThatComesBackIsStillSelected() {
        let rows = Rows(count: 50)
        rows.screen.frame()
        rows.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        rows.scroll(to: 2000)
        #expect(rows.view.visibleCells.allSatisfy { !$0.isSelected })
        rows.scroll(to: 0)
        #expect(rows.cell(1)?.isSelected == true)
        #expect(rows.cell(0)?.isSelected == false)
        rows.view.reloadData()
        rows.screen.frame()
        #expect(rows.cell(1)?.isSelected == false)
    }

    @Test func theSelectedBackgroundShowsWithTheSelection() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (background, selected) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        #expect(cell.subviews == [background, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [background, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [background, cell.contentView])
    }
}
