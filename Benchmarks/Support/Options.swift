/// What the command line asks for.
struct Options {
    enum Format {
        case table
        case json
        case markdown
    }

    static let usage = """
        usage: Benchmarks [--filter NAME] [--case NAME] [--size N] [--json | --markdown]
                          [--quick | --counted RUNS] [--rounds N]
          --filter NAME  only the cases whose name contains NAME
          --case NAME    only the case of this name, without its rival
          --size N       only with so many elements
          --json         one JSON object a line instead of a table
          --markdown     the tables of the article instead of one as it goes
          --quick        fewer runs
          --counted RUNS so many runs, and how many operations were timed: for counting instructions
          --rounds N     all of it so many times; the tables of the article take the quietest round of each case
        """

    var filter = ""
    var name: String?
    var size: Int?
    var format = Format.table
    var effort = Effort.full
    var rounds = 1

    /// - Returns: `nil` if there is an argument that means nothing.
    init?(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--filter":
                guard let name = arguments.next() else { return nil }
                filter = name
            case "--case":
                guard let name = arguments.next() else { return nil }
                self.name = name
            case "--size":
                guard let size = arguments.next().flatMap({ Int($0) }) else { return nil }
                self.size = size
            case "--json": format = .json
            case "--markdown": format = .markdown
            case "--quick": effort = .quick
            case "--counted":
                guard let runs = arguments.next().flatMap({ Int($0) }), runs >= 3 else { return nil }
                effort = .counted(runs: runs)
            case "--rounds":
                guard let rounds = arguments.next().flatMap({ Int($0) }), rounds >= 1 else { return nil }
                self.rounds = rounds
            default: return nil
            }
        }
    }

    func includes(_ benchmark: Benchmark) -> Bool {
        if let name { return benchmark.name == name }
        return filter.isEmpty || benchmark.name.contains(filter)
    }

    func includes(_ size: Int?) -> Bool { self.size == nil || self.size == size }
}
