import HeadlessTools
import SizingKit
import UIKit

/// What carousels and patterns cost that have few items or many, and pages that have few carousels or many: opened, and
/// scrolled by a step along the carousel and along the page, with their cells.
@MainActor
enum CarouselBenchmarks {
    static let all: [Benchmark] =
        cases("carousel", sizes: [10, 100_000]) { SectionsScreen(items: $0, sections: 1, carousel) }
        + cases("carousels", sizes: [10, 1_000]) { SectionsScreen(items: 30, sections: $0, carousel) }
        + cases("pattern", sizes: [1_000, 1_000_000]) {
            SectionsScreen(items: $0, sections: 1, .pattern(.row(.item(2 / 3), .column(.item, .item)), spacing: 8))
        }
        + cases("compositional", sizes: [1_000, 1_000_000]) {
            SectionsScreen(items: $0, sections: 1, SizingCompositionalLayout(section: leadAndPair))
        }
        + cases("compositionalCarousel", sizes: [10, 100_000]) {
            SectionsScreen(items: $0, sections: 1, SizingCompositionalLayout(section: orthogonal))
        }
        + cases("statedCompositional", sizes: [1_000, 1_000_000]) {
            SectionsScreen(items: $0, sections: 1, SizingCompositionalLayout(section: thirds))
        }
        + cases("statedFlow", sizes: [1_000, 1_000_000]) {
            SectionsScreen(items: $0, sections: 1, statedFlow)
        }
        + cases("estimatedWidths", sizes: [1_000, 1_000_000]) {
            SectionsScreen(items: $0, sections: 1, SizingCompositionalLayout(section: wordsAndIcons))
        }

    /// The same as the pattern, as a compositional layout describes it.
    private static var leadAndPair: SizingCollectionLayoutSection {
        func item(_ width: CGFloat) -> SizingCollectionLayoutItem {
            SizingCollectionLayoutItem(layoutSize: size(width))
        }
        func size(_ width: CGFloat) -> SizingCollectionLayoutSize {
            SizingCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .estimated(80))
        }
        let pair = SizingCollectionLayoutGroup.vertical(layoutSize: size(1 / 3), subitems: [item(1), item(1)])
        pair.interItemSpacing = .fixed(8)
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size(1), subitems: [item(2 / 3), pair])
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return section
    }

    /// Three squares in each row, nothing of which is estimated.
    private static var thirds: SizingCollectionLayoutSection {
        let third = SizingCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 3),
            heightDimension: .fractionalHeight(1)
        )
        let row = SizingCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalWidth(1 / 3)
        )
        let item = SizingCollectionLayoutItem(layoutSize: third)
        return SizingCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    }

    /// A flow layout whose items have one size.
    private static var statedFlow: SizingFlowLayout {
        let layout = SizingFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 80)
        return layout
    }

    /// Words of estimated widths and icons of stated ones, in turn.
    private static var wordsAndIcons: SizingCollectionLayoutSection {
        func item(_ width: SizingCollectionLayoutDimension) -> SizingCollectionLayoutItem {
            SizingCollectionLayoutItem(
                layoutSize: SizingCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(32))
            )
        }
        let row = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: row,
            subitems: [item(.estimated(80)), item(.absolute(32))]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return section
    }

    private static var orthogonal: SizingCollectionLayoutSection {
        let size = SizingCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .estimated(80))
        let item = SizingCollectionLayoutItem(layoutSize: size)
        let section = SizingCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        return section
    }

    private static let carousel = SizingSection.carousel(itemWidth: .fixed(120), spacing: 8)

    private static func cases(_ name: String, sizes: [Int], _ make: @escaping (Int) -> SectionsScreen) -> [Benchmark] {
        [
            Benchmark(name: "\(name).open", sizes: sizes) { try open({ make($0) }, $0, $1) },
            Benchmark(name: "\(name).step", sizes: sizes) { try step(make($0), $1) },
        ]
    }

    private static func open(
        _ make: (Int) -> SectionsScreen,
        _ size: Int,
        _ effort: Effort
    ) throws -> Measurement {
        var last: SectionsScreen?
        let measurement = runs(effort) {
            let sections = make(size)
            last = sections
            sections.screen.show(sections.view)
            return time { sections.view.layoutIfNeeded() }
        }
        try last?.check()
        return measurement
    }

    /// Steps of the first carousel, or of the page where there is none, there and back.
    private static func step(_ sections: SectionsScreen, _ effort: Effort) throws -> Measurement {
        sections.screen.show(sections.view)
        sections.view.layoutIfNeeded()
        let layout = sections.layout
        let measurement = runs(effort) {
            time(20) {
                for step in 1...20 {
                    let distance = CGFloat(step <= 10 ? step : 20 - step) * 30
                    if layout.carouselOffset(inSection: 0) == nil {
                        sections.view.contentOffset.y = distance
                    } else {
                        layout.setCarouselOffset(distance, inSection: 0, animated: false)
                    }
                    sections.view.layoutIfNeeded()
                }
            }
        }
        try sections.check()
        return measurement
    }
}

/// Sections of equal counts, whose items have heights of their own.
@MainActor
private final class SectionsScreen: NSObject, UICollectionViewDataSource {
    let screen = HeadlessScreen()
    let layout: SizingLayout
    let view: UICollectionView
    private let items: Int
    private let sections: Int

    convenience init(items: Int, sections: Int, _ section: SizingSection) {
        self.init(items: items, sections: sections, SizingLayout(section))
    }

    init(items: Int, sections: Int, _ layout: SizingLayout) {
        self.items = items
        self.sections = sections
        self.layout = layout
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        // A flow layout states its sizes.
        if !(layout is SizingFlowLayout) {
            layout.itemSizing = { indexPath in
                .computed(key: indexPath) { proposal in
                    CGSize(
                        width: proposal.width ?? CGFloat(40 + indexPath.item * 7 % 90),
                        height: Dataset.height(of: indexPath.item)
                    )
                }
            }
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }

    /// The first item is shown at its place, and no size was corrected.
    func check() throws {
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        try verify(first?.minY, 0, "the first item")
        try verify(layout.statistics.items.corrected, 0, "corrections")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
