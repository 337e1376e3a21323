import ExampleSupport
import HeadlessTools
import SizingKit
import UIKit

/// Films a fling up through paintings that were never on screen.
@MainActor
struct GridFilm {
    private static let size = CGSize(width: 393, height: 640)
    private static let paintingCount = 1_000
    private static let firstPainting = 500
    /// In points per second.
    private static let velocity: CGFloat = -4_200

    private let options: GridOptions
    private let data: GalleryData

    init(options: GridOptions, data: GalleryData) {
        (self.options, self.data) = (options, data.repeated(to: Self.paintingCount))
    }

    func run(in pictures: PictureFolder) -> GridFilmSummary {
        let (film, measured) = film()
        let title = "A fling up through paintings that were never on screen"
        return GridFilmSummary(
            moved: film.movedPixels,
            measured: measured,
            frames: film.frameCount,
            pictures: [
                pictures.write(HeadlessFilm.svg(of: [film]), named: "film"),
                pictures.write(HeadlessFilm.page(of: [film], title: title), named: "film", extension: "html"),
            ]
        )
    }

    /// - Returns: The film, and how many paintings were measured while it was recorded.
    func film() -> (film: HeadlessFilm, measured: Int) {
        let screen = HeadlessScreen(size: Self.size, scale: 3)
        if options.dark { screen.set { $0.userInterfaceStyle = .dark } }
        let controller = GalleryViewController(title: "", data: data, columns: options.columns)
        screen.show(controller)
        screen.frame()
        let (layout, collectionView) = (controller.layout, controller.collectionView)
        collectionView.showsVerticalScrollIndicator = false
        let firstPainting = IndexPath(item: Self.firstPainting, section: 0)
        collectionView.scrollToItem(at: firstPainting, at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm("A masonry, flung up", of: collectionView, on: screen)
        film.itemStatus = { path in
            switch layout.sizingStatus(ofItemAt: path) {
            case .measured: .measured
            case .corrected: .corrected
            case .estimated, nil: .estimated
            }
        }
        film.contentOrigin = { layout.contentOrigin }
        let measuredBefore = layout.statistics.items.measured
        film.record {
            screen.fling(collectionView, velocity: Self.velocity)
            screen.runUntilRest()
        }
        return (film, layout.statistics.items.measured - measuredBefore)
    }
}
