import HeadlessTools
import SizingKit
import UIKit

/// The pictures of the articles on one task each: forms, reordering, arrangements, wide screens, selection, empty lists.
@MainActor
enum PagePictures {
    private static let titles: [(title: String, author: String)] = [
        ("The Time Machine", "H. G. Wells"), ("Emma", "Jane Austen"),
        ("Moby-Dick; or, The Whale", "Herman Melville"), ("Around the World in Eighty Days", "Jules Verne"),
        ("Middlemarch", "George Eliot"), ("Twenty Thousand Leagues Under the Seas", "Jules Verne"),
        ("Dracula", "Bram Stoker"), ("The Count of Monte Cristo", "Alexandre Dumas"),
        ("Walden", "Henry David Thoreau"), ("Great Expectations", "Charles Dickens"),
        ("The Adventures of Sherlock Holmes", "Arthur Conan Doyle"), ("Frankenstein", "Mary Shelley"),
    ]

    private static let text = """
        A sailor tells of a voyage on a whaling ship, whose captain hunts one white whale through all the oceans, and of what \
        became of the ship and of those on it.
        """

    private static func books(_ count: Int) -> [Book] {
        (0..<count).map { index in
            let book = titles[index % titles.count]
            return Book(id: index, title: "\(book.title)\n\(book.author)", text: text)
        }
    }

    private static func screen(isDark: Bool, size: CGSize = CGSize(width: 390, height: 844)) -> HeadlessScreen {
        let isPhone = size.width < 500
        let safeArea = isPhone ? HeadlessScreen.phoneSafeArea : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        let screen = HeadlessScreen(size: size, scale: 3, safeAreaInsets: safeArea)
        if isDark { screen.set { $0.userInterfaceStyle = .dark } }
        return screen
    }

    private static func show(_ controller: UIViewController, _ title: String, on screen: HeadlessScreen) {
        controller.title = title
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilRest()
    }

    private static let margins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)

    /// A list of cards, without separators.
    private static var cards: SizingListConfiguration {
        var configuration = SizingListConfiguration(appearance: .plain, rowSpacing: 8)
        configuration.showsSeparators = false
        return configuration
    }

    // MARK: The pictures

    static func forms(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let form = ContactFormController(style: .insetGrouped)
        form.values = ["Anna", "Berg", "", "", "anna@example.com", "", "Vienna", ""]
        form.note = "Met at the lighthouse."
        show(form, "New Contact", on: screen)
        let before = SVGPicture.Screen(screen.window, caption: "As it opens")
        let note = form.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? NoteRow
        note?.textView.becomeFirstResponder()
        screen.runUntilRest()
        screen.typeText(" Knows the coast and its birds, and will send the map of the dunes before we go in May.")
        screen.runUntilRest()
        return SVGPicture(screens: [before, SVGPicture.Screen(screen.window, caption: "While the note is typed")]).text
    }

    /// The chat of *A chat* with its input bar, as it opens and with the keyboard.
    static func inputBar(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let chat = ChatViewController()
        let texts = [
            "Did you see the herons at the lake?", "Two of them, in the shallow water. They did not mind us.",
            "I have put the pictures into the album.", "Lovely! The second one is the best.",
            "Shall we go again on Sunday, and walk on to the lighthouse? It is two hours by the dunes.", "Yes.",
            "The bus leaves at nine, from the bridge.", "Then we meet there at ten to nine.",
            "I’ll bring bread and cheese.",
            "And I the map.",
        ]
        chat.messages = (0..<60).map { ChatMessage(text: texts[$0 % texts.count], isMine: $0 % texts.count % 3 == 1) }
        chat.collectionView.backgroundColor = .systemBackground
        chat.view.backgroundColor = .systemBackground
        chat.field.placeholder = "Message"
        chat.addInputBar()
        show(chat, "Mara", on: screen)
        let before = SVGPicture.Screen(screen.window, caption: "As it opens")
        chat.field.becomeFirstResponder()
        screen.runUntilRest()
        return SVGPicture(screens: [before, SVGPicture.Screen(screen.window, caption: "With the keyboard")]).text
    }

    static func reordering(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let wall = WallViewController()
        wall.books = books(14)
        (wall.collectionViewLayout as? SizingLayout)?.section = .masonry(columns: 2, spacing: 8).insets(margins)
        show(wall, "Books", on: screen)
        let before = SVGPicture.Screen(screen.window, caption: "Before")
        guard let view = wall.collectionView,
            let target = view.cellForItem(at: IndexPath(item: 4, section: 0))?.center
        else { return "" }
        let emma = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BookCell
        _ = screen.pressItem(at: IndexPath(item: 1, section: 0), in: view)
        screen.carryItem(to: CGPoint(x: target.x + 24, y: target.y + 16), in: view)
        screen.runUntilRest()
        emma?.layer.zPosition = 1
        emma?.contentView.backgroundColor = .systemBlue
        emma?.label.textColor = .white
        let carried = SVGPicture.Screen(screen.window, caption: "“Emma” under the finger")
        screen.dropItem(in: view)
        return SVGPicture(screens: [before, carried]).text
    }

    static func arrangements(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let library = LibraryViewController()
        library.books = books(200)
        show(library, "Books", on: screen)
        let sections: [(SizingSection, String)] = [
            (.list(cards), "A list"),
            (.grid(columns: 2, spacing: 8), "A grid"), (.masonry(columns: 2, spacing: 8), "A masonry"),
        ]
        library.layout.section = sections[0].0.insets(margins)
        screen.runUntilRest()
        library.layout.scrollExactly(toItemAt: IndexPath(item: 96, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let screens = sections.map { section, caption in
            library.layout.section = section.insets(margins)
            screen.runUntilRest()
            return SVGPicture.Screen(screen.window, caption: caption)
        }
        return SVGPicture(screens: screens).text
    }

    static func wide(isDark: Bool) -> String {
        let screens = [CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 844)].map { size in
            let screen = screen(isDark: isDark, size: size)
            let library = LibraryViewController()
            library.books = books(40)
            library.layout.section = .grid(columns: .adaptive(minimumWidth: 280), spacing: 12).insets(margins)
            show(library, "Books", on: screen)
            return SVGPicture.Screen(screen.window)
        }
        return SVGPicture(screens: screens).text
    }

    static func selection(isDark: Bool) -> String {
        let screen = screen(isDark: isDark)
        let list = ExpandingViewController()
        list.books = books(12)
        list.layout.configuration = cards
        list.layout.section = list.layout.section.insets(margins)
        show(list, "Books", on: screen)
        let before = SVGPicture.Screen(screen.window, caption: "Before the tap")
        screen.tapItem(at: IndexPath(item: 2, section: 0), in: list.collectionView)
        screen.runUntilRest()
        return SVGPicture(screens: [before, SVGPicture.Screen(screen.window, caption: "After it")]).text
    }

    static func empty(isDark: Bool) -> String {
        let screens = [2, 0].map { count in
            let screen = screen(isDark: isDark)
            let list = ReadingListViewController()
            list.books = books(count)
            list.layout.configuration = cards
            list.layout.section = list.layout.section.insets(margins)
            show(list, "Reading List", on: screen)
            return SVGPicture.Screen(screen.window)
        }
        return SVGPicture(screens: screens).text
    }
}
