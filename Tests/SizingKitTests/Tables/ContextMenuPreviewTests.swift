import HeadlessTools
import SizingKit
import Testing
import UIKit

/// The previews of context menus, which UIKit asks for by other methods on iOS 15 than later.
@MainActor
@Suite struct ContextMenuPreviewTests {
    private final class Previews: NSObject, SizingTableViewDelegate {
        let shown = UITargetedPreview(view: UIView())
        let hidden = UITargetedPreview(view: UIView())

        func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            shown
        }

        func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            hidden
        }
    }

    @Test func bothPairsOfMethodsGetTheTablesPreviews() throws {
        let table = TextTable([["a", "b"]])
        let previews = Previews()
        table.view.tableDelegate = previews
        table.show()
        let view: UICollectionView = table.view
        let delegate = try #require(view.delegate)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        let row = IndexPath(row: 0, section: 0)
        let shown = [
            delegate.collectionView(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: row),
            delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu),
        ]
        let hidden = [
            delegate.collectionView(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: row),
            delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: menu),
        ]
        #expect(shown.allSatisfy { $0 === previews.shown })
        #expect(hidden.allSatisfy { $0 === previews.hidden })
    }

    /// UIKit can't see what the app's delegate implements. What a table's delegate doesn't have, its collection view is told as if
    /// there were no method for it.
    @Test func aDelegateWithoutMethodsAnswersAsNone() throws {
        final class Silent: NSObject, SizingTableViewDelegate {}
        let table = TextTable([["a", "b"]])
        let silent = Silent()
        table.view.tableDelegate = silent
        table.show()
        let view: UICollectionView = table.view
        let delegate = try #require(view.delegate)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        let (row, next) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        #expect(delegate.collectionView(view, contextMenuConfigurationForItemAt: row, point: .zero) == nil)
        #expect(delegate.collectionView(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: row) == nil)
        #expect(delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: row) == false)
        #expect(delegate.collectionView(view, canEditItemAt: row))
        #expect(delegate.collectionView(view, canPerformPrimaryActionForItemAt: row))
        #expect(delegate.collectionView(view, shouldSelectItemAt: row))
        #expect(
            delegate.collectionView(
                view,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: row,
                atCurrentIndexPath: row,
                toProposedIndexPath: next
            ) == next
        )
    }
}
