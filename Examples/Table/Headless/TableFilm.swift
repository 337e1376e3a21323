import ExampleSupport
import HeadlessTools
import SizingKit
import UIKit

/// Films a fling up through rows that were never on screen, in this layout and in the headless compositional and flow layouts with
/// an estimated height.
@MainActor
struct TableFilm {
    private static let size = CGSize(width: 320, height: 520)
    /// Nearly the mean height of the rows: what a careful app sets.
    private static let estimatedHeight: CGFloat = 140
    private static let rowCount = 1_000
    private static let firstRow = 500
    /// In points per second.
    private static let velocity: CGFloat = -4_200

    private let options: TableOptions
    private let data: TableData

    init(options: TableOptions) {
        self.options = options
        let items = TableItem.chemicalElements.map { item in
            var item = item
            item.section = ""
            return item
        }
        data = TableData(items: items).repeated(to: Self.rowCount)
    }

    func run(in pictures: PictureFolder) -> TableFilmSummary {
        let ((here, measured), compositional, flow) = (filmHere(), filmCompositional(), filmFlow())
        let title = "A fling up through rows that were never on screen"
        return TableFilmSummary(
            movedHere: here.movedPixels,
            measuredHere: measured,
            movedInCompositionalLayout: compositional.movedPixels,
            framesMovedInCompositionalLayout: compositional.movedFrames,
            movedInFlowLayout: flow.movedPixels,
            framesMovedInFlowLayout: flow.movedFrames,
            frames: here.frameCount,
            pictures: [
                pictures.write(HeadlessFilm.svg(of: [here, compositional]), named: "film"),
                pictures.write(
                    HeadlessFilm.page(of: [here, compositional, flow], title: title),
                    named: "film",
                    extension: "html"
                ),
            ]
        )
    }

    /// - Returns: The film, and how many rows were measured while it was recorded.
    func filmHere() -> (film: HeadlessFilm, measured: Int) {
        let layout = SizingListLayout()
        layout.configuration.showsSeparators = false
        var measuredBefore = 0
        func status(_ path: IndexPath) -> HeadlessFilm.ElementStatus {
            switch layout.sizingStatus(ofItemAt: path) {
            case .measured: .measured
            case .corrected: .corrected
            case .estimated, nil: .estimated
            }
        }
        func begin() { measuredBefore = layout.statistics.items.measured }
        let film = film("SizingListLayout", layout, begins: begin, itemStatus: status)
        return (film, layout.statistics.items.measured - measuredBefore)
    }

    func filmCompositional() -> HeadlessFilm {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(Self.estimatedHeight)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        return film("Compositional layout (our rebuild)", layout) { estimationStatus(of: $0, in: layout) }
    }

    func filmFlow() -> HeadlessFilm {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = CGSize(width: Self.size.width, height: Self.estimatedHeight)
        return film("Flow layout (our rebuild)", layout) { estimationStatus(of: $0, in: layout) }
    }

    private func estimationStatus(
        of indexPath: IndexPath,
        in layout: UICollectionViewLayout
    ) -> HeadlessFilm.ElementStatus {
        let height = layout.layoutAttributesForItem(at: indexPath)?.size.height
        return height == Self.estimatedHeight ? .estimated : .corrected
    }

    private func film(
        _ title: String,
        _ layout: UICollectionViewLayout,
        begins: () -> Void = {},
        itemStatus: @escaping @MainActor (IndexPath) -> HeadlessFilm.ElementStatus
    ) -> HeadlessFilm {
        let screen = HeadlessScreen(size: Self.size, scale: 3)
        if options.dark { screen.set { $0.userInterfaceStyle = .dark } }
        let controller = FilmScreen(data: data, layout: layout)
        let collectionView = controller.collectionView
        screen.show(controller)
        screen.frame()
        collectionView.scrollToItem(at: IndexPath(item: Self.firstRow, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm(title, of: collectionView, on: screen)
        film.itemStatus = itemStatus
        if let layout = layout as? SizingLayout { film.contentOrigin = { layout.contentOrigin } }
        begins()
        film.record {
            screen.fling(collectionView, velocity: Self.velocity)
            screen.runUntilRest()
        }
        return film
    }
}
