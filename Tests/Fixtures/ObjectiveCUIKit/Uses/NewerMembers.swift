import SizingKit
import UIKit

/// What iOS 26 has added to scroll views and views is there beside the package's own members.
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor
func showNewerMembers(of tableView: SizingTableView) -> CGFloat {
    tableView.topEdgeEffect.style = .soft
    tableView.bottomEdgeEffect.isHidden = true
    return tableView.effectiveRadius(corner: .allCorners)
}
