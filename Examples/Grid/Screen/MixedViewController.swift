import SizingKit
import UIKit

/// A card, chips, paintings in columns and a list: four kinds of sections in one layout.
final class MixedViewController: UIViewController {
    /// The sections, from the top on.
    enum Section: Int, CaseIterable {
        case card, artists, selection, largest

        var title: String? {
            switch self {
            case .card: nil
            case .artists: "Artists"
            case .selection: "Selection"
            case .largest: "The largest"
            }
        }
    }

    let guide: MuseumGuide
    private(set) lazy var layout = SizingLayout { section, _ in Self.arrangement(of: Section.allCases[section]) }
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private let card = SizingRegistration<CardCell, String>(fitting: .sizeThatFits) { cell, _, text in
        cell.show(title: "Museum guide", text: text)
    }
    private let chip = SizingRegistration<ChipCell, String>(fitting: .sizeThatFits) { cell, _, text in
        cell.show(text)
    }
    private let paintingCell = SizingRegistration<PaintingCell, Painting>(fitting: .sizeThatFits) { cell, _, painting in
        cell.show(painting)
    }
    private let row: SizingRegistration<RankingCell, Painting>
    private let sectionTitle = SizingRegistration<SectionTitleView, String>(
        elementKind: UICollectionView.elementKindSectionHeader,
        fitting: .sizeThatFits
    ) { view, _, title in
        view.show(title)
    }

    init(title: String, data: GalleryData) {
        let guide = MuseumGuide(data)
        self.guide = guide
        row = SizingRegistration(fitting: .sizeThatFits) { cell, indexPath, painting in
            cell.show(painting, rank: indexPath.item + 1, greatestWidth: guide.greatestWidth)
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MixedViewController is made in code only")
    }

    /// How each section is arranged.
    private static func arrangement(of section: Section) -> SizingSection {
        let arrangement: SizingSection =
            switch section {
            case .card: .grid(columns: 1)
            case .artists: .flow(spacing: 6)
            case .selection: .masonry(columns: .adaptive(minimumWidth: 150), spacing: 12)
            case .largest: .list(ranking)
            }
        let top: CGFloat = section == .card ? 12 : 0
        // A card of a list keeps its own distance from the edges.
        let side: CGFloat = section == .largest ? 0 : 16
        return
            arrangement
            .insets(NSDirectionalEdgeInsets(top: top, leading: side, bottom: 12, trailing: side))
            .pinningHeaders(section == .selection || section == .largest)
    }

    /// Rows on a card, with separators that begin where the text does.
    private static var ranking: SizingListConfiguration {
        var list = SizingListConfiguration(appearance: .insetGrouped)
        list.headerTopPadding = 0
        list.separatorConfiguration.bottomSeparatorInsets.leading = RankingCell.textIndent
        list.separatorConfiguration.topSeparatorInsets.leading = RankingCell.textIndent
        return list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSizing = { [unowned self] indexPath in sizing(at: indexPath) }
        layout.headerSizing = { [sectionTitle] section in
            Section.allCases[section].title.map { .template(sectionTitle, item: $0, key: $0) }
        }
        collectionView.dataSource = self
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
    }

    private func sizing(at indexPath: IndexPath) -> ItemSizing {
        let item = indexPath.item
        switch Section.allCases[indexPath.section] {
        case .card: return .template(card, item: guide.introduction, key: "card")
        case .artists: return .template(chip, item: guide.artists[item], key: guide.artists[item])
        case .selection:
            // The first is the widest: it hangs above all columns.
            return .template(paintingCell, item: guide.selection[item], key: guide.selection[item].id)
                .columnSpan(item == 0 ? .max : 1)
        case .largest: return .template(row, item: guide.largest[item], key: guide.largest[item].id)
        }
    }
}

extension MixedViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        Section.allCases.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch Section.allCases[section] {
        case .card: 1
        case .artists: guide.artists.count
        case .selection: guide.selection.count
        case .largest: guide.largest.count
        }
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
