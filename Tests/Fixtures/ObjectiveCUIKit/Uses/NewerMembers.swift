import SizingKit
import UIKit

// What iOS 26 and 27 have added to views, scroll views and controllers is there beside the package's own members.

/// A list under glass bars.
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
func showNewerMembers(of tableView: SizingTableView) -> CGFloat {
    tableView.topEdgeEffect.style = .soft
    tableView.bottomEdgeEffect.isHidden = true
    tableView.cornerConfiguration = .corners(radius: .fixed(20))
    tableView.contentInset = tableView.edgeInsets(for: .safeArea())
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = tableView
    interaction.edge = .bottom
    return tableView.effectiveRadius(corner: .allCorners)
}

/// Bubbles whose corners follow those of their container, in a grid within the readable width.
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
func showNewerMembers(of collectionView: SizingCollectionView, with layout: SizingListLayout) -> UILayoutGuide {
    layout.contentAnchor = .end
    collectionView.collectionViewLayout = layout
    for cell in collectionView.visibleCells {
        cell.contentView.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    }
    let insets = collectionView.directionalEdgeInsets(for: .margins())
    collectionView.directionalLayoutMargins = insets
    return collectionView.layoutGuide(for: .readableContent())
}

/// A table whose rows are read from a model that UIKit observes.
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
final class ObservingTableViewController: SizingTableViewController {
    var unread = 0

    override func updateProperties() {
        super.updateProperties()
        navigationItem.title = "Inbox"
        navigationItem.subtitle = "\(unread) unread"
        navigationItem.largeSubtitle = navigationItem.subtitle
    }

    func read() {
        unread = 0
        setNeedsUpdateProperties()
        updatePropertiesIfNeeded()
    }
}

#if os(iOS)
    /// Two columns on either side of the fold of a screen, and few images at a time where the system asks for it.
    @available(iOS 27.1, *)
    @MainActor
    func columns(of collectionView: SizingCollectionView, _ layout: SizingLayout) -> SizingSection {
        let isFolded = collectionView.reservedRegions(kind: .division).contains(where: \.isActive)
        let isModest = collectionView.traitCollection.systemPrefersReducedResourceUsage
        layout.section =
            isFolded
            ? .masonry(columns: 2, spacing: isModest ? 8 : 16) : .masonry(columns: .adaptive(minimumWidth: 160))
        return layout.section
    }

    /// A grid that keeps its bars above and below.
    @available(iOS 27.1, *)
    final class BarredTableViewController: SizingTableViewController {
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
        override var prefersInterfaceOrientationLocked: Bool { arrangementViewController != nil }
    }
#endif
