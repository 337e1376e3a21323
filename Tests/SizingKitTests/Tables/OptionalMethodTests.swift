import Foundation
import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A table view's own data source and delegate have the optional methods that any table might need. Where the app's object does
/// not have one, UIKit must do what it does without the method.
@MainActor
@Suite struct OptionalMethodTests {
    /// A method of a protocol, by its name in the audit, and the answer of an object to it.
    struct Method: CustomTestStringConvertible, Sendable {
        var name: String
        var answer: @MainActor @Sendable (any UICollectionViewDelegate, UICollectionView) -> String

        init(
            _ name: String,
            _ answer: @escaping @MainActor @Sendable (any UICollectionViewDelegate, UICollectionView) -> Any?
        ) {
            self.name = name
            self.answer = { answer($0, $1).map { "\($0)" } ?? "nil" }
        }

        var testDescription: String { name }
    }

    private final class Animator: NSObject, UIContextMenuInteractionCommitAnimating {
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        var previewViewController: UIViewController? { nil }
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }

    nonisolated private static let path = IndexPath(item: 1, section: 0)

    private static var menu: UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
    }

    nonisolated static let methods = selection + display + places + menus + twoFingers + scrolling

    nonisolated private static let selection = [
        Method("UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)") {
            $0.collectionView($1, shouldHighlightItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)") {
            $0.collectionView($1, didHighlightItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)") {
            $0.collectionView($1, didUnhighlightItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)") {
            $0.collectionView($1, shouldSelectItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)") {
            $0.collectionView($1, shouldDeselectItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didSelectItemAt:)") {
            $0.collectionView($1, didSelectItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)") {
            $0.collectionView($1, didDeselectItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)") {
            $0.collectionView($1, canPerformPrimaryActionForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)") {
            $0.collectionView($1, performPrimaryActionForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:canEditItemAt:)") {
            $0.collectionView($1, canEditItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:canFocusItemAt:)") {
            $0.collectionView($1, canFocusItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)") {
            $0.collectionView($1, selectionFollowsFocusForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)") {
            $0.collectionView($1, shouldShowMenuForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)") {
            $0.collectionView($1, canPerformAction: "copy:", forItemAt: path, withSender: nil)
        },
        Method("UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)") {
            $0.collectionView($1, performAction: "copy:", forItemAt: path, withSender: nil)
        },
        Method("UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)") {
            $0.indexPathForPreferredFocusedView(in: $1)
        },
    ]

    nonisolated private static let display = [
        Method("UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)") {
            $0.collectionView($1, willDisplay: UICollectionViewCell(), forItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)") {
            $0.collectionView($1, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
            $0.collectionView(
                $1,
                willDisplaySupplementaryView: UICollectionReusableView(),
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: path
            )
        },
        Method("UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
            $0.collectionView(
                $1,
                didEndDisplayingSupplementaryView: UICollectionReusableView(),
                forElementOfKind: UICollectionView.elementKindSectionHeader,
                at: path
            )
        },
    ]

    nonisolated private static let places = [
        Method("UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)") {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4))
        },
        Method(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
                + "atCurrentIndexPath:toProposedIndexPath:)"
        ) {
            $0.collectionView(
                $1,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item: 0, section: 0),
                atCurrentIndexPath: path,
                toProposedIndexPath: IndexPath(item: 2, section: 0)
            )
        },
        Method("UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
            $0.collectionView(
                $1,
                targetIndexPathForMoveFromItemAt: path,
                toProposedIndexPath: IndexPath(item: 2, section: 0)
            )
        },
        Method("UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
            let layouts = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
            return type(of: $0.collectionView($1, transitionLayoutForOldLayout: layouts.0, newLayout: layouts.1))
        },
    ]

    nonisolated private static let menus = [
        Method("UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)") {
            $0.collectionView($1, contextMenuConfigurationForItemAt: path, point: .zero)
        },
        Method("UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
            $0.collectionView($1, contextMenuConfigurationForItemsAt: [path], point: .zero)
        },
        Method("UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
            $0.collectionView($1, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
            $0.collectionView($1, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") {
            $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: menu)
        },
        Method("UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
            $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: menu)
        },
        Method("UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
            let animator = Animator()
            $0.collectionView($1, willPerformPreviewActionForMenuWith: menu, animator: animator)
            return animator.preferredCommitStyle
        },
        Method("UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:)") {
            $0.collectionView($1, willDisplayContextMenu: menu, animator: nil)
        },
        Method("UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:)") {
            $0.collectionView($1, willEndContextMenuInteraction: menu, animator: nil)
        },
    ]

    nonisolated private static let twoFingers = [
        Method("UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            $0.collectionView($1, shouldBeginMultipleSelectionInteractionAt: path)
        },
        Method("UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
            $0.collectionView($1, didBeginMultipleSelectionInteractionAt: path)
        },
        Method("UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)") {
            $0.collectionViewDidEndMultipleSelectionInteraction($1)
        },
    ]

    nonisolated private static let scrolling = [
        Method("UIScrollViewDelegate.scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) },
        Method("UIScrollViewDelegate.scrollViewDidZoom(_:)") { $0.scrollViewDidZoom($1) },
        Method("UIScrollViewDelegate.scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging($1) },
        Method("UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            var target = CGPoint(x: 1, y: 2)
            $0.scrollViewWillEndDragging($1, withVelocity: .zero, targetContentOffset: &target)
            return target
        },
        Method("UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)") {
            $0.scrollViewDidEndDragging($1, willDecelerate: false)
        },
        Method("UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating($1) },
        Method("UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating($1) },
        Method("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)") {
            $0.scrollViewDidEndScrollingAnimation($1)
        },
        Method("UIScrollViewDelegate.viewForZooming(in:)") { $0.viewForZooming(in: $1) },
        Method("UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)") {
            $0.scrollViewWillBeginZooming($1, with: nil)
        },
        Method("UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)") {
            $0.scrollViewDidEndZooming($1, with: nil, atScale: 1)
        },
        Method("UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop($1) },
        Method("UIScrollViewDelegate.scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop($1) },
        Method("UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)") {
            $0.scrollViewDidChangeAdjustedContentInset($1)
        },
    ]

    private final class Silent: NSObject, UICollectionViewDelegate {}
    private final class SilentTableDelegate: NSObject, SizingTableViewDelegate {}

    enum AppDelegate: CaseIterable, Sendable {
        case none, empty, controller

        @MainActor
        var object: (any SizingTableViewDelegate)? {
            switch self {
            case .none: nil
            case .empty: SilentTableDelegate()
            case .controller: SizingTableViewController(style: .plain)
            }
        }
    }

    @Test(.byTurns()) func theTableHasEveryMethod() throws {
        let audit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("HeadlessUIKitTests/Audit/symbols.tsv")
        let names = try String(contentsOf: audit, encoding: .utf8).split(separator: "\n").compactMap {
            $0.split(separator: "\t").first.map(String.init)
        }
        let prefixes = ["UICollectionViewDelegate.", "UIScrollViewDelegate."]
        let declared = names.filter { name in prefixes.contains { name.hasPrefix($0) } }
        #expect(declared.count > 40)
        #expect(Set(Self.methods.map(\.name)) == Set(declared))
        #expect(Self.methods.count == declared.count)
    }

    /// Apple's pages say of each what holds without it.
    @Test(.byTurns(), arguments: byTurns(pairs(methods, AppDelegate.allCases), every: 12))
    func withoutTheAppsMethodTheAnswerIsUIKits(_ method: Method, _ app: AppDelegate) throws {
        for (isEditing, allowsFocus) in [(false, true), (false, false), (true, true), (true, false)] {
            let table = TextTable([["a", "b", "c"]])
            let delegate = app.object
            table.view.tableDelegate = delegate
            table.show()
            let plain = UICollectionView(frame: table.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
            for view in [plain, table.view] as [UICollectionView] {
                view.allowsFocus = allowsFocus
                view.allowsFocusDuringEditing = !allowsFocus
                view.allowsSelectionDuringEditing = true
            }
            plain.isEditing = isEditing
            table.view.setEditing(isEditing, animated: false)
            table.screen.runUntilRest()
            let own = try #require((table.view as UICollectionView).delegate)
            #expect(method.answer(own, table.view) == method.answer(Silent(), plain), "editing: \(isEditing)")
            withExtendedLifetime(delegate) {}
        }
    }

    /// What a table view does not need it has only if the app sets it: prefetching, drags, drops, another layout's delegate.
    @Test(arguments: AppDelegate.allCases) func whatIsNotSetIsNotThere(_ app: AppDelegate) {
        let table = TextTable([["a", "b", "c"]])
        let delegate = app.object
        table.view.tableDelegate = delegate
        table.show()
        let view: UICollectionView = table.view
        let plain = UICollectionView(frame: table.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.prefetchDataSource == nil)
        #expect(view.dragDelegate == nil && view.dropDelegate == nil)
        #expect(view.dragInteractionEnabled == plain.dragInteractionEnabled)
        #expect(!(view.delegate is any UICollectionViewDelegateFlowLayout))
        #expect(!(view.delegate is any UICollectionViewDragDelegate))
        #expect(!(view.delegate is any UICollectionViewDropDelegate))
        withExtendedLifetime(delegate) {}
    }

    /// A collection view of the package's own passes nothing on: its delegate and data source are the app's objects.
    @Test func aCollectionViewHasTheAppsObjects() {
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
        let delegate = Silent()
        view.delegate = delegate
        #expect(view.delegate === delegate)
        #expect(view.dataSource == nil && view.prefetchDataSource == nil)
        #expect(view.dragDelegate == nil && view.dropDelegate == nil)
    }
}
