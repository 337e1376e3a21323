import SizingKit
import UIKit

/// Cells as apps have them, each with a picture, a title and a text of 4 to 43 words. The same 1,000 posts in a flow layout with
/// estimates, in the layouts of this package, in a table view and in the one that stands in for it.
@MainActor
enum RealCellBenchmarks {
    /// The ways in which posts are shown, each with its rival.
    private static let ways: [(name: String, rival: String?, make: PostOperations.Make)] = [
        ("flow", nil, { CollectionPosts($0, in: plain(UICollectionViewFlowLayout())) }),
        ("list", "flow", { CollectionPosts($0, in: sizing(SizingListLayout(), $0)) }),
        ("renamedFlow", "flow", { CollectionPosts($0, in: sizing(flow(), $0)) }),
        ("compositional", "flow", { CollectionPosts($0, in: sizing(stack(), $0)) }),
        (
            "masonry", "flow",
            { CollectionPosts($0, in: sizing(SizingLayout(.masonry(columns: 2)), $0), inColumns: true) }
        ),
        ("registrations", "flow", { RegisteredPosts($0) }),
        ("uiTable", nil, { TablePosts($0) }),
        ("table", "uiTable", { SizingTablePosts($0) }),
        // What it would cost if no cell were measured before it is shown.
        ("shown", "flow", { CollectionPosts($0, in: telling()) }),
    ]

    static let all: [Benchmark] = PostKind.allCases.flatMap { kind in
        ways.flatMap { way in
            PostOperations.all.map { name, run in
                Benchmark(
                    name: "\(kind).\(way.name).\(name)",
                    rival: way.rival.map { "\(kind).\($0).\(name)" },
                    sizes: [1_000]
                ) { count, effort in
                    try run(way.make, Posts(count: count, kind: kind, haveKeys: name == "reload"), effort)
                }
            }
        }
    }

    /// A section of posts from edge to edge, each as tall as its content.
    private static func stack() -> SizingCompositionalLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
    }

    /// As many posts are on screen as in a list.
    private static func flow() -> SizingFlowLayout {
        let layout = SizingFlowLayout()
        layout.minimumLineSpacing = 0
        return layout
    }

    private static let estimate = CGSize(width: 390, height: 100)

    private static func plain(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
        layout.estimatedItemSize = estimate
        layout.minimumLineSpacing = 0
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private static func sizing(_ layout: SizingLayout, _ posts: Posts) -> UICollectionView {
        layout.estimatedItemSize = estimate
        if posts.haveKeys { layout.itemKey = { $0.item } }
        return SizingCollectionView(frame: .zero, collectionViewLayout: layout)
    }

    /// A list whose sizes only the shown cells tell.
    private static func telling() -> UICollectionView {
        let layout = SizingListLayout()
        layout.estimatedItemSize = estimate
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
}
