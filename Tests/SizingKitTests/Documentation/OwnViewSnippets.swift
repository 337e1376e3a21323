import SizingKit
import UIKit

// The examples of the article on views of an app's own.

final class StretchingHeader: UIView {
    let picture = UIImageView()
    private var pull: CGFloat = 0

    // Lets the picture reach up into what a pull uncovers.
    func follow(_ scrollView: UIScrollView) {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        pull = max(0, convert(bounds, to: scrollView).minY - visible.minY)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: -pull, width: bounds.width, height: bounds.height + pull)
    }
}

/// What a controller does with views of its own.
@MainActor
final class OwnViews {
    let collectionView: UICollectionView
    let layout: SizingLayout
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    let marker = UIView()
    var marked = IndexPath(item: 0, section: 0)

    init(_ collectionView: UICollectionView, _ layout: SizingLayout) {
        (self.collectionView, self.layout) = (collectionView, layout)
        for view in [spinner, marker] { collectionView.addSubview(view) }
    }

    func placeSpinner() {
        let start = layout.contentOrigin + (layout.contentHeaderView?.bounds.height ?? 0)
        spinner.frame.origin.y = start - spinner.bounds.height
    }

    func placeMarker() {
        guard let frame = collectionView.layoutAttributesForItem(at: marked)?.frame else { return }
        marker.frame = frame
    }
}
