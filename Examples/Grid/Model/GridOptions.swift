/// What the command line asks for.
struct GridOptions: Sendable, Equatable {
    /// What is wrong with a command line, as one sentence.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    enum Direction: String, Sendable, CaseIterable {
        case vertical, horizontal
    }

    static let counts = 0...100_000_000
    static let widths = 100.0...2000.0
    static let columnCounts = 1...20

    static let usage = """
        Usage: Grid [--input FILE] [--count N] [--columns N|adaptive]
                    [--direction vertical|horizontal] [--width POINTS] [--rtl]
                    [--dark] [--output DIR] [--film] [--json] [--help]

        Hangs paintings of their true proportions in columns and draws the screens.

          --input FILE     a JSON array or JSON lines of objects with "title",
                           "height" and "width" and, optionally, "id", "artist",
                           "year" and "color"; without it, famous paintings
          --count N        repeat the data to N items, or show only the first N:
                           0 to 100,000,000
          --columns N      columns, or rows if it scrolls sideways: 1 to 20, or
                           adaptive for as many as fit, which is the default
          --direction D    vertical, the default, or horizontal
          --width POINTS   the width of the screen: 100 to 2000, by default 393
          --rtl            lay out from right to left
          --dark           draw in dark mode
          --output DIR     the folder for grid.svg, grid-scrolled.svg, mixed.svg,
                           rotation.svg and showcase.svg, by default .build/grid
          --film           write film.svg and film.html instead: a fling up through
                           paintings that were never on screen
          --json           print the summary as one JSON object
          --help           print this text
        """

    /// The file of paintings; nil for the collection.
    var input: String?
    /// How many items to show; nil for those that there are.
    var count: Int?
    /// How many columns to make; nil for as many as fit.
    var columns: Int?
    var direction = Direction.vertical
    /// The width of the screen in points. The default is that of an iPhone 15 or 16.
    var width: Double = 393
    var rightToLeft = false
    var dark = false
    /// The folder for the pictures.
    var output: String = ".build/grid"
    var film = false
    var json = false
    var help = false

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
            if let option = Self.switches[name] {
                guard inlineValue == nil else { throw Failure(description: "\(name) takes no value.") }
                self[keyPath: option] = true
                continue
            }
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
            case "--columns": columns = try Self.columns(try value("a number of columns"))
            case "--direction": direction = try Self.direction(try value("a direction"))
            default:
                let kind = name.hasPrefix("-") ? "option" : "argument"
                throw Failure(description: "Unknown \(kind) \"\(argument)\"; --help lists the options.")
            }
        }
    }

    /// The options that take no value.
    private static var switches: [String: WritableKeyPath<GridOptions, Bool>] {
        ["--rtl": \.rightToLeft, "--dark": \.dark, "--film": \.film, "--json": \.json, "--help": \.help]
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

    private static func columns(_ text: String) throws(Failure) -> Int? {
        if text == "adaptive" { return nil }
        guard let columns = Int(text), columnCounts.contains(columns) else {
            throw Failure(description: "--columns needs a whole number from 1 to 20 or \"adaptive\", not \"\(text)\".")
        }
        return columns
    }

    private static func direction(_ text: String) throws(Failure) -> Direction {
        guard let direction = Direction(rawValue: text) else {
            throw Failure(description: "--direction needs \"vertical\" or \"horizontal\", not \"\(text)\".")
        }
        return direction
    }
}
