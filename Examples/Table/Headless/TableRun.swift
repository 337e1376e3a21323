import Foundation
import HeadlessTools
import SizingKit
import UIKit

/// Shows the table on a simulated phone, scrolls through it and draws it.
@MainActor
struct TableRun {
    /// The screen of an iPhone 15 or 16 in portrait, at whatever width is asked for.
    private enum Phone {
        static let height: CGFloat = 852
        static let scale: CGFloat = 3
        static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }

    /// Longer lists are scrolled through in this many steps, of which each shows one screen.
    private static let mostSteps = 300
    /// How much of the list has passed when the second picture is drawn.
    private static let pictureAt = 0.4

    private let options: TableOptions
    private let controller: TableViewController
    private let screen: HeadlessScreen

    init(options: TableOptions, title: String, data: TableData) {
        self.options = options
        controller = TableViewController(title: title, data: data, appearance: options.appearance.listAppearance)
        screen = HeadlessScreen(
            size: CGSize(width: options.width, height: Phone.height),
            scale: Phone.scale,
            safeAreaInsets: Phone.safeArea
        )
        screen.set { traits in
            if options.dark { traits.userInterfaceStyle = .dark }
            if options.rtl { traits.layoutDirection = .rightToLeft }
            if let category = options.category { traits.preferredContentSizeCategory = category.sizeCategory }
        }
    }

    func run() throws -> TableSummary {
        let pictures = try PictureFolder(path: options.output)
        let time = ContinuousClock().measure {
            screen.show(UINavigationController(rootViewController: controller))
            if options.editing { controller.setEditing(true, animated: false) }
            screen.frame()
        }
        var summary = summary(firstScreen: time)
        summary.pictures.append(try pictures.write(picture, named: "table"))
        let scrolled = try scrollThrough(drawing: { try pictures.write(picture, named: "table-scrolled") })
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

    private var picture: String { SVGPicture(screen: screen.window, chrome: .bars).text }

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
    private func scrollThrough(drawing draw: () throws -> String) throws -> String {
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
                picture = try draw()
            }
            guard left > 0, step < Self.mostSteps else { break }
            let distance = max(screenful, left / CGFloat(Self.mostSteps - step))
            scroll(view, by: min(distance, left))
            step += 1
            progress.show(done)
        }
        screen.runUntilRest(maximumFrames: 600)
        progress.finish()
        return try picture ?? draw()
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

extension TableOptions.Appearance {
    fileprivate var listAppearance: SizingListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension TableOptions.Category {
    fileprivate var sizeCategory: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        }
    }
}

/// The folder that pictures go to.
private struct PictureFolder {
    let url: URL

    init(path: String) throws {
        url = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a picture, and returns its path.
    func write(_ svg: String, named name: String) throws -> String {
        let file = url.appendingPathComponent("\(name).svg")
        try Data(svg.utf8).write(to: file, options: .atomic)
        return file.relativePath
    }
}
