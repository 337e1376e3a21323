import Simulation

/// What the command line asks for.
struct SimulateOptions: Equatable {
    static let usage = """
        usage: Simulate [--acts | --table-acts] [--friendly] [--base SEED] SEQUENCES STEPS [PART PARTS]
               Simulate [--acts | --table-acts] --seed SEED STEPS
               Simulate --trace users|acts|table-acts SEED STEPS

        The first runs sequences of steps in all modes, or a part of them: in the mode of the first SEED from that one on,
        in the next mode from SEED + 1,000,000 on, and so forth. The second runs one sequence. With --friendly,
        all are in the first mode, which has no hostile options, from seed 10 on or from SEED on. With --acts, anything is done in
        any order, and no user scrolls; with --table-acts, to a table.
        """

    /// The seeds of the sequences.
    let seeds: [UInt64]
    /// The number of steps in each.
    let steps: Int
    /// How many failing sequences are shortened, which takes as long as some hundred sequences.
    let shortened = 2

    /// `nil` if the arguments make no sense.
    init?(_ arguments: ArraySlice<String>) {
        let isFriendly = arguments.first == "--friendly"
        let arguments = arguments.dropFirst(isFriendly ? 1 : 0)
        let option = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
        var numbers = ArraySlice<Int>()
        for argument in arguments.dropFirst(option == nil ? 0 : 1) {
            guard let number = Int(argument), number >= 0 else { return nil }
            numbers.append(number)
        }
        let seed = option == nil ? UserSimulation.usualBase : numbers.popFirst().map(UInt64.init)
        guard let seed else { return nil }
        switch (option, Array(numbers)) {
        case ("--seed", let rest) where rest.count == 1 && !isFriendly:
            seeds = [seed]
            steps = rest[0]
        case (nil, let rest) where rest.count == 2 || rest.count == 4,
            ("--base", let rest) where rest.count == 2 || rest.count == 4:
            let (part, parts) = rest.count == 4 ? (rest[2], rest[3]) : (0, 1)
            guard part < parts, let ranges = Self.ranges(rest[0], from: seed, isFriendly: isFriendly) else {
                return nil
            }
            seeds = Self.seeds(of: ranges, part: part, of: parts)
            steps = rest[1]
        default: return nil
        }
        guard steps > 0 else { return nil }
    }

    private static func ranges(_ sequences: Int, from base: UInt64, isFriendly: Bool) -> [Range<UInt64>]? {
        isFriendly
            ? UserSimulation.friendlySeeds(sequences: sequences, base: base).map { [$0] }
            : UserSimulation.seeds(sequences: sequences, base: base)
    }

    /// The first seeds of all modes come first. Each part has some of every mode, since some modes take longer.
    private static func seeds(of modes: [Range<UInt64>], part: Int, of parts: Int) -> [UInt64] {
        let shares = modes.enumerated().map { mode, seeds in
            seeds.enumerated().filter { ($0.offset + mode) % parts == part }
        }
        return shares.joined().sorted { $0.offset < $1.offset }.map(\.element)
    }
}
