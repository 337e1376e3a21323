import SizingKit
import UIKit

// The examples of the articles on wrong heights, on accessibility and for callers in Objective-C.

@MainActor
enum WrongHeightSnippets {
    /// The cells on screen whose constraints ask for another height than they have.
    static func cellsOfWrongHeight(in collectionView: UICollectionView) -> [IndexPath] {
        collectionView.indexPathsForVisibleItems.sorted().filter { indexPath in
            guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
            let wanted = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: cell.contentView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            return abs(wanted.height - cell.contentView.bounds.height) > 1
        }
    }

    static func log(_ layout: SizingLayout) {
        layout.showsSizingOverlay = true
        SizingLog.categories = [.measured, .cacheHit, .corrected]
    }

    static func status(_ layout: SizingLayout, _ indexPath: IndexPath) {
        if layout.sizingStatus(ofItemAt: indexPath) == .corrected {
            print("The template of \(indexPath) differs from the shown cell.")
        }
    }
}

final class ContentSizedCollectionView: SizingCollectionView {
    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

final class FittedListController: UIViewController {
    let collectionView: UICollectionView
    private lazy var heightConstraint = collectionView.heightAnchor.constraint(equalToConstant: 0)

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor), heightConstraint,
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.layoutIfNeeded()
        heightConstraint.constant = collectionView.collectionViewLayout.collectionViewContentSize.height
    }
}

@MainActor
enum AccessibilitySnippets {
    static func columns() -> SizingLayout {
        let layout = SizingLayout { _, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            return .grid(columns: isLarge ? 1 : 2, spacing: 12)
        }
        return layout
    }

    static func follow(_ label: UILabel) {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
    }
}

/// What screens in Objective-C use.
#if canImport(ObjectiveC)
    @objcMembers
#endif
public final class FeedLayouts: NSObject {
    @MainActor
    public static func list() -> UICollectionViewLayout {
        var configuration = SizingListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        return SizingListLayout(configuration: configuration)
    }

    @MainActor
    public static func reconfigure(_ indexPaths: [IndexPath], in collectionView: UICollectionView) {
        (collectionView.collectionViewLayout as? SizingLayout)?.reconfigureItems(at: indexPaths)
    }
}
