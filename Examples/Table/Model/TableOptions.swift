/// What the command line asks for.
struct TableOptions: Sendable, Equatable {
    /// What is wrong with a command line, as one sentence.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    static let counts = 0...100_000_000
    static let widths = 100.0...2000.0

    static let usage = """
        Usage: Table [--input FILE] [--count N] [--width POINTS] [--output DIR]
                     [--appearance plain|grouped|inset-grouped] [--editing]
                     [--dark] [--category NAME] [--rtl] [--film] [--json] [--help]

        Lays out a list of texts and draws its first screen and a scrolled one.
        Without --input and --count it also draws a screen of settings, a feed,
        a conversation, and the list while rows are deleted, inserted, moved and
        reloaded.

          --input FILE     a JSON array or JSON lines of objects with "title" and,
                           optionally, "id", "body" and "section"; without it,
                           the chemical elements
          --count N        repeat the data to N items, or show only the first N:
                           0 to 100,000,000
          --width POINTS   the width of the screen: 100 to 2000, by default 393
          --output DIR     the folder for the pictures, table.svg and others,
                           by default .build/table
          --appearance A   plain, grouped or inset-grouped; by default each screen
                           has the one that suits it
          --editing        show the controls for editing
          --dark           draw in the dark style
          --category NAME  the text size: extra-small, small, medium, large,
                           extra-large, extra-extra-large,
                           extra-extra-extra-large, or accessibility- with
                           medium, large, extra-large, extra-extra-large or
                           extra-extra-extra-large
          --rtl            lay out from right to left
          --film           write film.svg and film.html instead: a fling up through
                           rows that were never on screen, here, in a
                           compositional layout and in a flow layout, with the
                           pixels that each moved meanwhile
          --json           print the summary as one JSON object
          --help           print this text
        """

    /// The file of items; nil for the chemical elements.
    var input: String?
    /// How many items to show; nil for those that there are.
    var count: Int?
    /// The width of the screen in points. The default is that of an iPhone 15 or 16.
    var width: Double = 393
    /// The folder for the pictures.
    var output: String = ".build/table"
    /// How the lists look; nil for each screen to look as it is meant to.
    var appearance: Appearance?
    /// The text size; nil for the system's default.
    var category: Category?
    var editing: Bool = false
    var dark: Bool = false
    var rtl: Bool = false
    var film: Bool = false
    var json: Bool = false
    var help: Bool = false

    /// How the list looks.
    enum Appearance: String, Sendable {
        case plain
        case grouped
        case insetGrouped = "inset-grouped"
    }

    /// A text size: those of iOS.
    enum Category: String, CaseIterable, Sendable {
        case extraSmall = "extra-small"
        case small
        case medium
        case large
        case extraLarge = "extra-large"
        case extraExtraLarge = "extra-extra-large"
        case extraExtraExtraLarge = "extra-extra-extra-large"
        case accessibilityMedium = "accessibility-medium"
        case accessibilityLarge = "accessibility-large"
        case accessibilityExtraLarge = "accessibility-extra-large"
        case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
        case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
    }

    /// Reads the arguments that follow the name of the program.
    ///
    /// A value follows its option as the next argument or after an equals sign: the latter is the way to give a value
    /// that begins with two dashes. Of an option given twice, the last counts.
    init(arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            let inlineValue = parts.count > 1 ? parts[1] : nil
            func value(_ what: String) throws(Failure) -> String {
                if let inlineValue, !inlineValue.isEmpty { return inlineValue }
                guard inlineValue == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else {
                    throw Failure(description: "\(name) needs \(what).")
                }
                return rest.removeFirst()
            }
            switch name {
            case "--input": input = try value("a file")
            case "--output": output = try value("a folder")
            case "--count": count = try Self.count(try value("a number of items"))
            case "--width": width = try Self.width(try value("a number of points"))
            case "--appearance":
                let text = try value("plain, grouped or inset-grouped")
                guard let appearance = Appearance(rawValue: text) else {
                    throw Failure(description: "--appearance needs plain, grouped or inset-grouped, not \"\(text)\".")
                }
                self.appearance = appearance
            case "--category":
                let text = try value("a text size")
                guard let category = Category(rawValue: text) else {
                    throw Failure(description: "--category needs a text size such as large, not \"\(text)\".")
                }
                self.category = category
            case "--json", "--help", "--editing", "--dark", "--rtl", "--film":
                guard inlineValue == nil else { throw Failure(description: "\(name) takes no value.") }
                setFlag(name)
            default:
                let kind = name.hasPrefix("-") ? "option" : "argument"
                throw Failure(description: "Unknown \(kind) \"\(argument)\"; --help lists the options.")
            }
        }
    }

    private mutating func setFlag(_ name: String) {
        switch name {
        case "--json": json = true
        case "--editing": editing = true
        case "--dark": dark = true
        case "--rtl": rtl = true
        case "--film": film = true
        default: help = true
        }
    }

    private static func count(_ text: String) throws(Failure) -> Int {
        guard let count = Int(text), counts.contains(count) else {
            throw Failure(description: "--count needs a whole number from 0 to 100,000,000, not \"\(text)\".")
        }
        return count
    }

    private static func width(_ text: String) throws(Failure) -> Double {
        guard let width = Double(text), widths.contains(width) else {
            throw Failure(description: "--width needs a number from 100 to 2000, not \"\(text)\".")
        }
        return width
    }
}
