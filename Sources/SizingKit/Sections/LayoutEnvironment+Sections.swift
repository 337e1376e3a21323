import UIKit

/// The parts of a layout's environment that its sections use.
extension LayoutEnvironment {
    /// Returns the insets of a reference at the two sides, in points.
    func sideInsets(from reference: SizingSection.ContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .adjustedContentInset: .zero
        case .safeArea: sideInsets
        case .layoutMargins: sideMargins?.layoutMargins ?? .zero
        case .readableContent: sideMargins?.readableContent ?? .zero
        }
    }

    /// Returns the environment of a list. Its frames are computed from left to right: UIKit mirrors a vertical layout,
    /// and a horizontal layout need not be mirrored across its scroll axis.
    func listEnvironment(showsSectionIndex: Bool) -> ListEnvironment {
        ListEnvironment(
            width: crossLength,
            safeAreaInsets: sideInsets,
            showsSectionIndex: showsSectionIndex,
            displayScale: CGFloat(sizing.displayScale),
            sizeClass: sizeClass
        )
    }
}

extension SizingSection.ContentInsetsReference {
    /// Whether the insets depend on the margins of the collection view.
    var readsMargins: Bool { self == .layoutMargins || self == .readableContent }
}
