import ExampleSupport
import Foundation
import HeadlessTools
import SizingKit
import UIKit

/// Shows the screens on a simulated phone, scrolls through them and draws them.
@MainActor
struct GridRun {
    /// The screen of an iPhone 15 or 16 in portrait, at whatever width is asked for.
    private enum Phone {
        static let height: CGFloat = 852
        static let scale: CGFloat = 3
        static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }

    /// A shorter one, whose text can be read beside it on its side.
    private enum ShortPhone {
        static let height: CGFloat = 667
        static let safeArea = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    }

    /// Longer galleries are scrolled through in this many steps, of which each shows one screen.
    private static let mostSteps = 200
    /// How much of the gallery has passed when the second picture is drawn.
    private static let pictureAt = 0.4

    private let options: GridOptions
    private let title: String
    private let data: GalleryData

    init(options: GridOptions, title: String, data: GalleryData) {
        self.options = options
        self.title = title
        self.data = data
    }

    func run(in pictures: PictureFolder) -> GridSummary {
        var summary = drawGallery(in: pictures)
        summary.pictures.append(pictures.write(mixedPicture(), named: "mixed"))
        summary.pictures.append(pictures.write(rotationPicture(), named: "rotation"))
        summary.pictures.append(pictures.write(showcasePicture(), named: "showcase"))
        return summary
    }

    private func makeScreen(height: CGFloat = Phone.height, safeArea: UIEdgeInsets = Phone.safeArea) -> HeadlessScreen {
        let size = CGSize(width: options.width, height: height)
        let screen = HeadlessScreen(size: size, scale: Phone.scale, safeAreaInsets: safeArea)
        screen.set {
            $0.layoutDirection = options.rightToLeft ? .rightToLeft : .leftToRight
            $0.userInterfaceStyle = options.dark ? .dark : .light
        }
        return screen
    }

    private func makeGallery() -> GalleryViewController {
        GalleryViewController(
            title: title,
            data: data,
            columns: options.columns,
            direction: options.direction == .horizontal ? .horizontal : .vertical
        )
    }

    // MARK: The gallery

    private func drawGallery(in pictures: PictureFolder) -> GridSummary {
        let screen = makeScreen()
        let controller = makeGallery()
        let time = ContinuousClock().measure {
            screen.show(UINavigationController(rootViewController: controller))
            screen.frame()
        }
        var summary = summary(of: controller, firstScreen: time)
        func picture() -> String { SVGPicture(screen: screen.window).text }
        summary.pictures.append(pictures.write(picture(), named: "grid"))
        // A layout that begins at the right takes its offset at rest.
        screen.runUntilRest(maximumFrames: 600)
        let scrolled = scrollThrough(controller.collectionView, on: screen, drawing: picture)
        summary.pictures.append(pictures.write(scrolled, named: "grid-scrolled"))
        let counts = controller.layout.statistics.items
        summary.afterScrolling = GridSummary.AfterScrolling(
            measured: counts.measured,
            cacheHits: counts.cacheHits,
            estimated: controller.layout.estimatedItemCount,
            contentLength: contentLength(of: controller.collectionView)
        )
        return summary
    }

    private func summary(of controller: GalleryViewController, firstScreen time: Duration) -> GridSummary {
        let counts = controller.layout.statistics.items
        let places = controller.collectionView.visibleCells.map { isHorizontal ? $0.frame.minY : $0.frame.minX }
        return GridSummary(
            items: data.count,
            columns: Set(places).count,
            measured: counts.measured,
            cacheHits: counts.cacheHits,
            estimated: controller.layout.estimatedItemCount,
            contentLength: contentLength(of: controller.collectionView),
            firstScreenMilliseconds: time / .milliseconds(1),
            afterScrolling: .init(measured: 0, cacheHits: 0, estimated: 0, contentLength: 0),
            pictures: []
        )
    }

    private var isHorizontal: Bool { options.direction == .horizontal }

    private func contentLength(of view: UICollectionView) -> Double {
        isHorizontal ? view.contentSize.width : view.contentSize.height
    }

    // MARK: Scrolling

    /// Scrolls from the start to the end by finger, or through a long gallery in jumps, and draws on the way.
    private func scrollThrough(
        _ view: UICollectionView,
        on screen: HeadlessScreen,
        drawing draw: () -> String
    ) -> String {
        var progress = ProgressBar("Scrolling")
        var picture: String?
        var step = 0
        while true {
            let left = distanceToEnd(of: view)
            let screenful = (isHorizontal ? view.bounds.width : view.bounds.height) * 0.8
            let done = Double(step) / Double(step + max(1, min(Self.mostSteps - step, Int(left / screenful))))
            if picture == nil, done >= Self.pictureAt || left <= 0 {
                screen.runUntilRest(maximumFrames: 600)
                picture = draw()
            }
            guard left > 0, step < Self.mostSteps else { break }
            let distance = max(screenful, left / CGFloat(Self.mostSteps - step))
            scroll(view, by: min(distance, left), on: screen)
            step += 1
            progress.show(done)
        }
        screen.runUntilRest(maximumFrames: 600)
        progress.finish()
        return picture ?? draw()
    }

    /// Whether the content begins at the right.
    private var isReversed: Bool { isHorizontal && options.rightToLeft }

    private func distanceToEnd(of view: UICollectionView) -> CGFloat {
        let insets = view.adjustedContentInset
        if isReversed { return view.contentOffset.x + insets.left }
        return isHorizontal
            ? view.contentSize.width - view.bounds.width + insets.right - view.contentOffset.x
            : view.contentSize.height - view.bounds.height + insets.bottom - view.contentOffset.y
    }

    private func scroll(_ view: UICollectionView, by distance: CGFloat, on screen: HeadlessScreen) {
        let along = isReversed ? -distance : distance
        let vector = isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
        if distance <= view.bounds.height {
            screen.touchDown(view)
            screen.drag(view, by: vector)
            screen.lift(view)
        } else {
            view.contentOffset.x += vector.x
            view.contentOffset.y += vector.y
        }
        screen.frame()
    }

    // MARK: Other pictures

    /// The mixed screen, as it opens and scrolled to its list.
    private func mixedPicture() -> String {
        let screen = makeScreen()
        let controller = MixedViewController(title: title, data: data)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        let first = SVGPicture.Screen(screen.window)
        let list = IndexPath(item: 0, section: MixedViewController.Section.largest.rawValue)
        if controller.collectionView.numberOfItems(inSection: list.section) > 0 {
            controller.layout.scrollExactly(toItemAt: list, at: .centeredVertically, animated: false)
        }
        screen.runUntilRest(maximumFrames: 600)
        return SVGPicture(screens: [first, SVGPicture.Screen(screen.window)]).text
    }

    /// The showcase, as it opens, and twice after its carousels and the page were scrolled.
    private func showcasePicture() -> String {
        let screen = makeScreen()
        let controller = ShowcaseViewController(title: title, data: data)
        screen.show(UINavigationController(rootViewController: controller))
        screen.frame()
        var screens = [SVGPicture.Screen(screen.window)]
        let view = controller.collectionView
        var flicked: Set<Int> = []
        for _ in 0..<2 {
            flickCarousels(of: controller, but: &flicked, on: screen)
            screen.touchDown(view)
            screen.drag(view, by: min(distanceToEnd(of: view), view.bounds.height * 0.9))
            screen.lift(view)
            screen.runUntilRest(maximumFrames: 600)
            flickCarousels(of: controller, but: &flicked, on: screen)
            screens.append(SVGPicture.Screen(screen.window))
        }
        return SVGPicture(screens: screens).text
    }

    /// Flicks the carousels on screen, but those that were flicked before.
    private func flickCarousels(
        of controller: ShowcaseViewController,
        but flicked: inout Set<Int>,
        on screen: HeadlessScreen
    ) {
        let sections = Set(controller.collectionView.indexPathsForVisibleItems.map(\.section)).subtracting(flicked)
        for section in sections.sorted() { flick(section, of: controller, on: screen) }
        flicked.formUnion(sections)
    }

    /// Flicks a carousel on.
    private func flick(_ section: Int, of controller: ShowcaseViewController, on screen: HeadlessScreen) {
        let cell = controller.collectionView.visibleCells.first {
            controller.collectionView.indexPath(for: $0)?.section == section
        }
        guard let cell, controller.layout.carouselOffset(inSection: section) != nil else { return }
        let frame = cell.convert(cell.bounds, to: nil).intersection(screen.window.bounds)
        let distance: CGFloat = options.rightToLeft ? 150 : -150
        let start = CGPoint(x: screen.window.bounds.midX, y: frame.midY)
        screen.pan(from: start, to: CGPoint(x: start.x + distance, y: start.y), frames: 8)
        screen.runUntilRest(maximumFrames: 600)
    }

    /// The gallery in portrait and on its side: what is first on screen stays there.
    private func rotationPicture() -> String {
        let screen = makeScreen(height: ShortPhone.height, safeArea: ShortPhone.safeArea)
        let controller = makeGallery()
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilRest(maximumFrames: 600)
        scroll(
            controller.collectionView,
            by: min(400, max(0, distanceToEnd(of: controller.collectionView))),
            on: screen
        )
        screen.runUntilRest(maximumFrames: 600)
        let portrait = SVGPicture.Screen(screen.window, caption: "Before it turns")
        screen.rotate(to: CGSize(width: ShortPhone.height, height: options.width), safeAreaInsets: .zero)
        screen.runUntilRest(maximumFrames: 600)
        return SVGPicture(screens: [portrait, SVGPicture.Screen(screen.window, caption: "Turned")]).text
    }
}
