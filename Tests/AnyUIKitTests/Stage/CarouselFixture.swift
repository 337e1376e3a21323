import SizingKit
import UIKit

/// A page of three sections on a phone of 400 by 800 points: two rows, a carousel of cards and a list of 40 rows. A card has
/// a key, and a height that follows from it.
@MainActor
final class CarouselFixture: NSObject {
    let stage: Stage
    let layout: SizingLayout
    let collectionView: SizingCollectionView
    /// The keys of the items.
    var keys: [[Int]]
    var section: SizingSection {
        didSet { layout.invalidateSizes() }
    }
    /// The looks of the two lists.
    var list: SizingListConfiguration {
        didSet { layout.invalidateLayout() }
    }
    private(set) var events: [SizingCarouselEvent] = []
    /// The items whose sizes the layout asked for.
    private(set) var measured: [IndexPath] = []

    init(
        _ section: SizingSection = .carousel(itemWidth: .fixed(100), spacing: 10),
        count: Int = 30,
        direction: UICollectionView.ScrollDirection = .vertical,
        isRightToLeft: Bool = false
    ) {
        self.section = section
        let insets =
            direction == .vertical
            ? NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
            : NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 5)
        keys = [Array(0..<2), Array(100..<100 + count), Array(1_000_000..<1_000_040)]
        stage = Stage(size: CGSize(width: 400, height: 800))
        layout = SizingLayout(.list())
        collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        list = SizingListConfiguration(appearance: .plain)
        list.showsSeparators = false
        super.init()
        if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        layout.scrollDirection = direction
        layout.sectionProvider = { [unowned self] section, _ in
            keys[section].first.map { (100..<1_000_000).contains($0) } ?? false
                ? self.section.insets(insets) : .list(self.list)
        }
        layout.itemSizing = { [unowned self] indexPath in
            measured.append(indexPath)
            let key = keys[indexPath.section][indexPath.item]
            return .computed(key: key) { proposal in
                let length = Self.length(key)
                return direction == .vertical
                    ? CGSize(width: proposal.width ?? length, height: length)
                    : CGSize(width: length, height: proposal.height ?? length)
            }
        }
        layout.carouselHandler = { [unowned self] _, event in events.append(event) }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
    }

    /// The height of an item: 50 for a row, 60 to 96 for a card.
    static func length(_ key: Int) -> CGFloat {
        (100..<1_000_000).contains(key) ? CGFloat(60 + key * 7 % 37) : 50
    }

    func show() async {
        stage.show(collectionView)
        await stage.frame()
    }

    var offset: CGFloat? { layout.carouselOffset(inSection: 1) }

    /// The frame of a card's cell on the screen; `nil` if it has no cell.
    func card(_ key: Int) -> CGRect? {
        for cell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), keys[path.section][path.item] == key else { continue }
            return cell.convert(cell.bounds, to: nil)
        }
        return nil
    }

    /// The keys of the cards on screen, in order.
    var cards: [Int] {
        collectionView.indexPathsForVisibleItems.map { keys[$0.section][$0.item] }
            .filter { (100..<1_000_000).contains($0) }.sorted()
    }

    /// Changes the data in a batch of updates.
    func update(_ change: (inout [[Int]]) -> Void, _ updates: () -> Void) async {
        collectionView.batch {
            change(&keys)
            updates()
        }
        await stage.frames(60)
    }
}

extension CarouselFixture: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { keys.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        keys[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
