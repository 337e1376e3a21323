/// What the command line asks for.
struct Options {
    enum Format {
        case table
        case json
    }

    static let usage = """
        usage: Benchmarks [--filter NAME] [--json] [--quick]
          --filter NAME  only the cases whose name contains NAME
          --json         one JSON object a line instead of a table
          --quick        fewer runs
        """

    var filter = ""
    var format = Format.table
    var effort = Effort.full

    /// - Returns: `nil` if there is an argument that means nothing.
    init?(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--filter":
                guard let name = arguments.next() else { return nil }
                filter = name
            case "--json": format = .json
            case "--quick": effort = .quick
            default: return nil
            }
        }
    }
}
