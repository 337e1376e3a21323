import UIKit

/// What sections take from the environment of their layout.
extension LayoutEnvironment {
    /// What a reference takes of the cross extent at its two sides, in points.
    func sideInsets(from reference: SizingSection.ContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .adjustedContentInset: .zero
        case .safeArea: sideInsets
        case .layoutMargins: sideMargins?.layoutMargins ?? .zero
        case .readableContent: sideMargins?.readableContent ?? .zero
        }
    }

    /// What a list is laid out in. Frames are worked out from left to right: UIKit mirrors a vertical layout, and across a
    /// horizontal one there is nothing to mirror.
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
    /// Whether it follows from the margins of the collection view.
    var readsMargins: Bool { self == .layoutMargins || self == .readableContent }
}
