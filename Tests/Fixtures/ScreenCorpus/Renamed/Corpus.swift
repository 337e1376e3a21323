// swift-format-ignore-file
import SizingKit
import UIKit

/// The screens by their names, and what is asked of each.
@MainActor
public enum Corpus {
    static let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
        ("AppStore", AppStoreScreen.init), ("PhotoGrid", PhotoGridScreen.init), ("Nested", NestedScreen.init),
        ("TwoColumns", TwoColumnScreen.init), ("Badges", BadgeScreen.init), ("GroupFrames", GroupFrameScreen.init),
        ("PinnedHeaders", PinnedHeaderScreen.init), ("Cards", CardScreen.init), ("LayoutHeader", LayoutHeaderScreen.init),
        ("AdaptiveColumns", AdaptiveColumnScreen.init), ("Feed", FeedScreen.init), ("Tags", TagScreen.init),
        ("EstimatedGrid", EstimatedGridScreen.init), ("Spiral", SpiralScreen.init), ("Chips", ChipScreen.init),
        ("Banner", BannerScreen.init), ("CenteredCards", CenteredCardScreen.init), ("Fifths", FifthScreen.init),
        ("Overlap", OverlapScreen.init), ("Toolbar", ToolbarScreen.init), ("OverlaidTitle", OverlaidTitleScreen.init),
        ("Justified", JustifiedScreen.init), ("Sideways", SidewaysScreen.init), ("Spotlight", SpotlightScreen.init),
        ("MixedEstimates", MixedEstimateScreen.init), ("Waterfall", WaterfallScreen.init), ("Calendar", CalendarScreen.init),
        ("FlowGrid", FlowGridScreen.init), ("FlowSizes", FlowSizeScreen.init), ("LeftAligned", LeftAlignedScreen.init),
        ("Snapping", SnappingScreen.init), ("Columns", ColumnScreen.init), ("StickyTitle", StickyTitleScreen.init),
        ("Tall", TallScreen.init), ("FlowOverlap", FlowOverlapScreen.init), ("Ribbon", RibbonScreen.init),
        ("SettingsTable", SettingsTableScreen.init), ("HeightsTable", HeightTableScreen.init), ("Filters", FilterScreen.init),
    ]

    public static var names: [String] { screens.map(\.name) }

    public static func make(_ name: String) -> UIViewController? { screens.first { $0.name == name }?.make() }

    private static func scrollView(of screen: UIViewController) -> UIScrollView? {
        (screen as? CorpusScreen)?.collectionView ?? (screen as? CorpusTableScreen)?.tableView
    }

    public static func contentSize(of screen: UIViewController) -> CGSize { scrollView(of: screen)?.contentSize ?? .zero }

    /// Scrolls to a part of the content.
    public static func scroll(_ screen: UIViewController, to offset: CGFloat) {
        guard let view = scrollView(of: screen) else { return }
        if view.contentSize.width > view.bounds.width + 1 {
            view.contentOffset.x = min(offset, max(0, view.contentSize.width - view.bounds.width))
        } else {
            view.contentOffset.y = min(offset, max(0, view.contentSize.height - view.bounds.height))
        }
    }

    public static func insert(in screen: UIViewController) {
        (screen as? CorpusScreen)?.insertItem()
        (screen as? CorpusTableScreen)?.insertRow()
    }

    /// The frames of the elements that are visible, by their names.
    public static func shown(by screen: UIViewController) -> [String: CGRect] {
        if let table = (screen as? CorpusTableScreen)?.tableView {
            let paths = table.indexPathsForVisibleRows ?? []
            return Dictionary(uniqueKeysWithValues: paths.map { ("row \($0.section)-\($0.row)", table.rectForRow(at: $0)) })
        }
        guard let screen = screen as? CorpusScreen, let view = screen.collectionView else { return [:] }
        var found: [String: CGRect] = [:]
        for path in view.indexPathsForVisibleItems {
            found["cell \(path.section)-\(path.item)"] = view.cellForItem(at: path)?.frame
        }
        for kind in screen.kinds {
            for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let name = path.map(String.init).joined(separator: "-")
                found["\(kind) \(name)"] = view.supplementaryView(forElementKind: kind, at: path)?.frame
            }
        }
        let backgrounds = view.subviews.filter { $0 is CorpusBackground }.sorted { $0.frame.minY < $1.frame.minY }
        for (index, background) in backgrounds.enumerated() { found["background \(index)"] = background.frame }
        return found.filter { $0.value.intersects(view.bounds) }
    }

    /// The cells that are not as high as they want to be.
    public static func untrueHeights(of screen: UIViewController) -> [String] {
        guard let screen = screen as? CorpusScreen, let view = screen.collectionView else { return [] }
        return view.indexPathsForVisibleItems.sorted().compactMap { path in
            guard let cell = view.cellForItem(at: path), cell.frame.intersects(view.bounds) else { return nil }
            let height = screen.size(of: screen.items[path.section][path.item]).height
            return cell.frame.height == height ? nil : "\(path) is \(cell.frame.height) and not \(height)"
        }
    }
}
