import Foundation

/// All sections in their places.
struct CompositionalSolution {
    var sections: [CompositionalSection] = []
    /// Where each section lies along the scroll direction.
    var spans: [(start: CGFloat, end: CGFloat)] = []
    /// The views at the edges of the whole layout.
    var boundaries: [SolvedBoundary] = []
    var size = CGSize.zero
}

/// What a compositional layout is laid out in.
struct CompositionalSpace: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let isMirrored: Bool

    @MainActor
    init(of view: UICollectionView) {
        size = view.bounds.size
        insets = view.adjustedContentInset
        safeArea = view.safeAreaInsets
        margins = view.layoutMargins
        isMirrored = view.mirrorsLayout
    }

    /// The size within the content insets.
    var content: CGSize {
        CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom)
        )
    }

    /// What section insets are counted from, as far as the content insets do not hold it already.
    func insets(from reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let edges: UIEdgeInsets
        switch reference {
        case .automatic, .none: return .zero
        case .safeArea: edges = safeArea
        // A readable width narrower than the margins needs a wide screen, which nothing here has.
        case .layoutMargins, .readableContent: edges = margins
        }
        let left = max(0, edges.left - insets.left)
        let right = max(0, edges.right - insets.right)
        return NSDirectionalEdgeInsets(
            top: max(0, edges.top - insets.top),
            leading: isMirrored ? right : left,
            bottom: max(0, edges.bottom - insets.bottom),
            trailing: isMirrored ? left : right
        )
    }
}
