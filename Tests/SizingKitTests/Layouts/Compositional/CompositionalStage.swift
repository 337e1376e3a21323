import HeadlessTools
import UIKit

@testable import SizingKit

/// A collection view of 300 points by 600 with a compositional layout, whose items measure `10 · (item % 5) + 20` points in height
/// and `10 · (item % 5) + 40` in width.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource {
    let screen: HeadlessScreen
    let layout: SizingCompositionalLayout
    let view: SizingCollectionView
    var counts: [Int]
    /// The kinds of the views that the data source was asked for, with their index paths.
    private(set) var askedFor: [(kind: String, indexPath: IndexPath)] = []

    init(
        _ layout: SizingCompositionalLayout,
        _ counts: [Int],
        kinds: [String] = [],
        badges: Badges = .none,
        size: CGSize = CGSize(width: 300, height: 600),
        safeArea: CGFloat = 0,
        hostility: Hostility = []
    ) {
        self.layout = layout
        self.counts = counts
        let covered = UIEdgeInsets(top: 0, left: safeArea, bottom: 0, right: 0)
        screen = HeadlessScreen(size: size, safeAreaInsets: covered, hostility: hostility)
        view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        layout.itemSizing = { path in
            .computed { proposal in
                CGSize(
                    width: proposal.width ?? CGFloat(path.item % 5 * 10 + 40),
                    height: proposal.height ?? CGFloat(path.item % 5 * 10 + 20)
                )
            }
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in kinds {
            view.register(Boundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        switch badges {
        case .none: break
        case .ofClass: view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        case .ofRegistration:
            registeredBadge = UICollectionView.SupplementaryRegistration(elementKind: "badge") { _, _, _ in }
        }
        view.dataSource = self
        screen.show(view)
        screen.frame()
    }

    convenience init(
        _ section: SizingCollectionLayoutSection,
        _ count: Int,
        kinds: [String] = [],
        hostility: Hostility = []
    ) {
        self.init(SizingCompositionalLayout(section: section), [count], kinds: kinds, hostility: hostility)
    }

    /// The frames of the items of a section, in points.
    func frames(_ section: Int = 0) -> [[CGFloat]] {
        (0..<counts[section]).compactMap {
            layout.placedAttributes(forItemAt: [section, $0]).map { Self.numbers($0.frame) }
        }
    }

    /// The frames of the views of a kind on screen, in points.
    func views(_ kind: String) -> [[CGFloat]] {
        view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0).map { Self.numbers($0.frame) }
        }
    }

    static func numbers(_ frame: CGRect) -> [CGFloat] {
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 3).rounded() / 3 }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        askedFor.append((kind, indexPath))
        if let registeredBadge, kind == "badge" {
            return collectionView.dequeueConfiguredReusableSupplementary(using: registeredBadge, for: indexPath)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: kind,
            for: indexPath
        )
        (view as? Badge)?.number = numbers[indexPath.item % numbers.count]
        return view
    }

    /// How badges are made.
    enum Badges { case none, ofClass, ofRegistration }

    private var registeredBadge: UICollectionView.SupplementaryRegistration<Badge>?

    /// What the badges of a section's items say.
    var numbers = [0, 1, 2, 3, 4]

    /// A badge that is 14 points high, and 10 points wider for each number.
    final class Badge: UICollectionReusableView {
        var number = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CGFloat(20 + 10 * number), height: 14) }
    }

    /// A view that is 25 points high.
    final class Boundary: UICollectionReusableView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 25) }
    }
}

/// A size in few words.
@MainActor
func size(
    _ width: SizingCollectionLayoutDimension,
    _ height: SizingCollectionLayoutDimension
) -> SizingCollectionLayoutSize {
    SizingCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// An item in few words.
@MainActor
func item(
    _ width: SizingCollectionLayoutDimension,
    _ height: SizingCollectionLayoutDimension
) -> SizingCollectionLayoutItem {
    SizingCollectionLayoutItem(layoutSize: size(width, height))
}
