import CompositionalScreens
import FlowScreens
import HeadlessTools
import SizingKit
import UIKit

@testable import CompositionalScreens
@testable import FlowScreens
@testable import OriginalFlowScreens

/// The pictures of *Swapping it in* and *Migrating a table screen*: screens before and after the renames.
@MainActor
enum SwapPictures {
    private static let size = CGSize(width: 390, height: 844)
    private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    /// The entry that both screens are asked for: that of May 11.
    static let entry = IndexPath(item: 10, section: 4)

    static func screen(isDark: Bool) -> HeadlessScreen {
        let screen = HeadlessScreen(size: size, scale: 3, safeAreaInsets: safeArea)
        if isDark { screen.set { $0.userInterfaceStyle = .dark } }
        return screen
    }

    // MARK: A flow layout

    /// The journal in a flow layout, and what the renames make of it; both were asked for the same entry in their middle, which is
    /// drawn.
    static func flow(isDark: Bool) -> String {
        let (before, after) = (screen(isDark: isDark), screen(isDark: isDark))
        let original = OriginalFlowScreens.JournalViewController(months: originalMonths)
        let renamed = FlowScreens.JournalViewController(months: months)
        for (screen, controller) in [(before, original as UIViewController), (after, renamed)] {
            screen.show(UINavigationController(rootViewController: controller))
            screen.runUntilRest()
        }
        original.showEntry(at: entry)
        renamed.showEntry(at: entry)
        for (screen, view) in [(before, original.collectionView), (after, renamed.collectionView)] {
            screen.runUntilRest()
            guard let view else { continue }
            let visible = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: screen.window)
            let line = UIView(frame: CGRect(x: 0, y: visible.midY - 1, width: visible.width, height: 2))
            line.backgroundColor = .systemRed
            screen.window.addSubview(line)
        }
        return SVGPicture(screens: [
            SVGPicture.Screen(before.window, caption: "Before, asked for May 11 in the middle"),
            SVGPicture.Screen(after.window, caption: "After, asked for May 11 in the middle"),
        ]).text
    }

    static let months: [FlowScreens.JournalMonth] = {
        let names = ["January", "February", "March", "April", "May", "June"]
        return names.enumerated().map { month, name in
            let entries = (0..<28).map { day in
                FlowScreens.JournalEntry(
                    day: day + 1,
                    title: titles[(day * 5 + month * 3) % titles.count],
                    text: text(day + month * 28)
                )
            }
            return FlowScreens.JournalMonth(name: name, entries: entries)
        }
    }()

    static var originalMonths: [OriginalFlowScreens.JournalMonth] {
        months.map { month in
            OriginalFlowScreens.JournalMonth(
                name: month.name,
                entries: month.entries.map {
                    OriginalFlowScreens.JournalEntry(day: $0.day, title: $0.title, text: $0.text)
                }
            )
        }
    }

    private static let titles = [
        "Along the river", "A long walk", "Rain since dawn", "The first swallows", "At the lake", "Wind from the north",
        "In the garden", "A quiet day", "Up to the ridge",
    ]

    private static let sentences = [
        "Two herons stood in the shallow water and did not mind us.",
        "The path was dry.",
        "We met the shepherd at the bridge, who says that the hay will be early this year.",
        "Fog until ten, then sun.",
        "A fox crossed the upper meadow, stopped, looked back at the dog, and went on as if it had all morning.",
        "The hawthorn is in bloom along the whole lane.",
        "Home by six, with wet boots and a basket of nettles for soup.",
    ]

    /// One sentence or up to so many.
    private static func text(_ index: Int, most: Int = 5) -> String {
        let count = min(most, [1, 3, 1, 2, 5, 1, 4, 2][index % 8])
        return (0..<count).map { sentences[(index * 3 + $0) % sentences.count] }.joined(separator: " ")
    }

    // MARK: Tables

    /// A table screen and what the renames make of it. The contacts are being edited.
    static func table(_ kind: TablePair.Screen, isDark: Bool) -> String {
        let pair = TablePair(kind)
        let screens = [("A table view", pair.before), ("After the renames", pair.after)].map { caption, controller in
            let screen = screen(isDark: isDark)
            screen.show(UINavigationController(rootViewController: controller))
            screen.runUntilRest()
            if kind == .contacts { controller.setEditing(true, animated: false) }
            // Their lengths follow estimates.
            TablePair.scrollView(in: controller.view)?.showsVerticalScrollIndicator = false
            screen.runUntilRest()
            return SVGPicture.Screen(screen.window, caption: caption)
        }
        return SVGPicture(screens: screens).text
    }

    // MARK: A compositional layout

    static func magazine() -> MagazineViewController {
        let names = ["Garden", "Kitchen", "Outdoors", "Workshop", "Books", "Music"]
        func stories(_ count: Int, from start: Int) -> [Story] {
            (start..<start + count).map { (index: Int) -> Story in
                let hue = CGFloat(index * 5 % 12)
                return Story(
                    title: headlines[index * 3 % headlines.count],
                    teaser: text(index * 3, most: 2),
                    hue: hue / 12
                )
            }
        }
        let topics = (0..<60).map { (names[$0 % names.count], stories(10, from: $0 * 10)) }
        return MagazineViewController(covers: stories(5, from: 3), topics: topics)
    }

    private static let headlines = [
        "A wall that stays dry", "Bread in two days", "What the compost knows", "Ten walks by train", "The bench",
        "Sharp tools, slow work", "Where the swifts went", "Salt",
    ]

    /// The magazine as it opens, and scrolled to its third topic.
    static func compositional(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let magazine = magazine()
        screen.show(UINavigationController(rootViewController: magazine))
        screen.frame()
        let first = SVGPicture.Screen(screen.window)
        magazine.collectionView.contentOffset.y += 900
        screen.runUntilRest()
        return SVGPicture(screens: [first, SVGPicture.Screen(screen.window)]).text
    }
}

/// The film of the README with a compositional layout: a fling up through stories that were never on screen.
@MainActor
enum MagazineFilm {
    static func film(isDark: Bool) -> HeadlessFilm {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 700), scale: 3)
        if isDark { screen.set { $0.userInterfaceStyle = .dark } }
        let magazine = SwapPictures.magazine()
        screen.show(magazine)
        screen.frame()
        let view = magazine.collectionView!
        view.scrollToItem(at: IndexPath(item: 0, section: 30), at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm("SizingCompositionalLayout", of: view, on: screen)
        if let layout = view.collectionViewLayout as? SizingLayout {
            film.contentOrigin = { layout.contentOrigin }
            film.itemStatus = { layout.sizingStatus(ofItemAt: $0) == .measured ? .measured : .estimated }
        }
        film.record {
            screen.fling(view, velocity: -4_200)
            screen.runUntilRest()
        }
        return film
    }
}
