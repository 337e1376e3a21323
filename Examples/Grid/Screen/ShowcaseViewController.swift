import SizingKit
import UIKit

/// Sections that scroll sideways, as in a store: pages with a page control, shelves of cards and a chart of rows in columns of
/// three; below them a wall on which large paintings hang beside small ones, and a list.
final class ShowcaseViewController: UIViewController {
    /// The sections, from the top on.
    enum Section: Hashable {
        case widest
        case room(Int)
        case largest
        case wall
        case smallest
    }

    let showcase: Showcase
    let sections: [Section]
    private(set) lazy var layout = SizingLayout { [unowned self] index, _ in Self.arrangement(of: sections[index]) }
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let paintingCell = SizingRegistration<PaintingCell, Painting>(fitting: .sizeThatFits) { cell, _, painting in
        cell.show(painting)
    }
    private let largest: SizingRegistration<RankingCell, Painting>
    private let smallest: SizingRegistration<RankingCell, Painting>
    private let sectionTitle = SizingRegistration<SectionTitleView, String>(
        elementKind: UICollectionView.elementKindSectionHeader,
        fitting: .sizeThatFits
    ) { view, _, title in
        view.show(title)
    }
    private lazy var pageControl = SizingRegistration<PageControlView, Int>(
        elementKind: UICollectionView.elementKindSectionFooter,
        fitting: .sizeThatFits
    ) { [unowned self] view, indexPath, pages in
        view.show(pages: pages, current: layout.carouselPage(inSection: indexPath.section) ?? 0) {
            [unowned self] page in
            let item = IndexPath(item: page, section: indexPath.section)
            layout.scrollExactly(toItemAt: item, at: .centeredHorizontally, animated: true)
        }
    }

    init(title: String, data: GalleryData) {
        let showcase = Showcase(data)
        self.showcase = showcase
        sections = [.widest] + showcase.rooms.indices.map(Section.room) + [.largest, .wall, .smallest]
        largest = Self.ranking(of: showcase.largest)
        smallest = Self.ranking(of: showcase.smallest)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ShowcaseViewController is made in code only")
    }

    /// The cells of a ranking.
    private static func ranking(of paintings: [Painting]) -> SizingRegistration<RankingCell, Painting> {
        let greatestWidth = paintings.map(\.width).max() ?? 1
        return SizingRegistration(fitting: .sizeThatFits) { cell, indexPath, painting in
            cell.show(painting, rank: indexPath.item + 1, greatestWidth: greatestWidth)
        }
    }

    /// How each section is arranged.
    private static func arrangement(of section: Section) -> SizingSection {
        let arrangement: SizingSection =
            switch section {
            case .widest:
                .carousel(itemWidth: .fraction(1), spacing: 8, scrollingBehavior: .groupPagingCentered)
            case .room:
                // Every card has room for its text, also those that are far from the first ones.
                .carousel(
                    itemWidth: .count(2.3),
                    itemHeight: .tallest(of: 100),
                    spacing: 10,
                    scrollingBehavior: .continuousGroupLeadingBoundary
                )
            case .largest:
                .carousel(itemWidth: .fraction(0.93), rows: 3, scrollingBehavior: .groupPaging)
            case .wall:
                .pattern(
                    .column(
                        .row(.item(3 / 5), .column(.item, .item)),
                        .row(.column(.item, .item), .item(3 / 5))
                    ),
                    spacing: 10
                )
            case .smallest: .list(SizingListConfiguration(appearance: .insetGrouped))
            }
        // A card of a list keeps its own distance from the edges.
        let side: CGFloat = section == .smallest ? 0 : 16
        return
            arrangement
            .insets(
                NSDirectionalEdgeInsets(top: section == .widest ? 12 : 0, leading: side, bottom: 12, trailing: side)
            )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] in sizing(at: $0) }
        layout.headerSizing = { [unowned self] section in
            header(of: sections[section]).map { .template(sectionTitle, item: $0, key: $0) }
        }
        layout.footerSizing = { [unowned self] section in
            sections[section] == .widest
                ? .template(pageControl, item: showcase.widest.count, key: "pages") : nil
        }
        layout.carouselHandler = { [unowned self] section, _ in showPage(ofCarousel: section) }
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
    }

    /// Shows in the page control below a carousel where the carousel is.
    private func showPage(ofCarousel section: Int) {
        let control = collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section)
        )
        guard let control = control as? PageControlView, let page = layout.carouselPage(inSection: section) else {
            return
        }
        control.currentPage = page
    }

    /// The paintings of a section.
    func paintings(in section: Int) -> [Painting] {
        switch sections[section] {
        case .widest: showcase.widest
        case .room(let room): showcase.rooms[room].paintings
        case .largest: showcase.largest
        case .wall: showcase.wall
        case .smallest: showcase.smallest
        }
    }

    private func header(of section: Section) -> String? {
        switch section {
        case .widest: nil
        case .room(let room): showcase.rooms[room].title
        case .largest: "The largest"
        case .wall: "On one wall"
        case .smallest: "The smallest"
        }
    }

    private func sizing(at indexPath: IndexPath) -> ItemSizing {
        let painting = paintings(in: indexPath.section)[indexPath.item]
        switch sections[indexPath.section] {
        case .widest, .room: return .template(paintingCell, item: painting, key: painting.id)
        case .wall: return .template(paintingCell, item: painting, key: "wall \(painting.id)")
        case .largest: return .template(largest, item: painting, key: "largest \(painting.id)")
        case .smallest: return .template(smallest, item: painting, key: "smallest \(painting.id)")
        }
    }
}

extension ShowcaseViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        paintings(in: section).count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        layout.dequeueCell(for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
    }
}
