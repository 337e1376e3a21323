import ExampleSupport
import Foundation
import HeadlessTools
import SizingKit
import UIKit

/// Shows the table on a simulated phone, scrolls through it and draws it.
@MainActor
struct TableRun {
    /// Longer lists are scrolled through in this many steps, of which each shows one screen.
    private static let mostSteps = 300
    /// How much of the list has passed when the second picture is drawn.
    private static let pictureAt = 0.4

    private let options: TableOptions
    private let controller: TableViewController
    private let screen: HeadlessScreen

    init(options: TableOptions, title: String, data: TableData) {
        self.options = options
        controller = TableViewController(
            title: title,
            data: data,
            additions: data.indexTitles.isEmpty ? [] : TableItem.additions,
            appearance: options.appearance?.listAppearance ?? .plain
        )
        screen = Phone.screen(options)
    }

    func run(in pictures: PictureFolder) -> TableSummary {
        let time = ContinuousClock().measure {
            Phone.show(controller, isEditing: options.editing, on: screen)
        }
        var summary = summary(firstScreen: time)
        summary.pictures.append(pictures.write(picture, named: "table"))
        let scrolled = scrollThrough(drawing: { pictures.write(picture, named: "table-scrolled") })
        summary.pictures.append(scrolled)
        let counts = controller.layout.statistics.items
        summary.afterScrolling = TableSummary.AfterScrolling(
            measured: counts.measured,
            cacheHits: counts.cacheHits,
            estimated: controller.layout.estimatedItemCount,
            contentHeight: controller.collectionView.contentSize.height
        )
        return summary
    }

    private var picture: String { Phone.picture(of: screen) }

    private func summary(firstScreen time: Duration) -> TableSummary {
        let counts = controller.layout.statistics.items
        return TableSummary(
            items: controller.data.count,
            sections: controller.data.numberOfSections,
            measured: counts.measured,
            cacheHits: counts.cacheHits,
            estimated: controller.layout.estimatedItemCount,
            contentHeight: controller.collectionView.contentSize.height,
            firstScreenMilliseconds: time / .milliseconds(1),
            afterScrolling: .init(measured: 0, cacheHits: 0, estimated: 0, contentHeight: 0),
            pictures: []
        )
    }

    /// Scrolls from the top to the bottom by finger, or through a long list in jumps, and draws on the way.
    private func scrollThrough(drawing draw: () -> String) -> String {
        let view = controller.collectionView
        var progress = ProgressBar("Scrolling")
        var picture: String?
        var step = 0
        while true {
            let bottom = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
            let left = bottom - view.contentOffset.y
            let screenful = view.bounds.height * 0.8
            let done = Double(step) / Double(step + max(1, min(Self.mostSteps - step, Int(left / screenful))))
            if picture == nil, done >= Self.pictureAt || left <= 0 {
                screen.runUntilRest(maximumFrames: 600)
                picture = draw()
            }
            guard left > 0, step < Self.mostSteps else { break }
            let distance = max(screenful, left / CGFloat(Self.mostSteps - step))
            scroll(view, by: min(distance, left))
            step += 1
            progress.show(done)
        }
        screen.runUntilRest(maximumFrames: 600)
        progress.finish()
        return picture ?? draw()
    }

    private func scroll(_ view: UIScrollView, by distance: CGFloat) {
        if distance <= view.bounds.height {
            screen.touchDown(view)
            screen.drag(view, by: distance)
            screen.lift(view)
        } else {
            view.contentOffset.y += distance
        }
        screen.frame()
    }
}
