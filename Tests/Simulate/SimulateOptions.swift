import Simulation

/// What the command line asks for.
struct SimulateOptions {
    static let usage = """
        Simulate SEQUENCES STEPS [PART PARTS]   the sequences of all modes, or a part of them
        Simulate --seed SEED STEPS              one sequence
        """

    /// The seeds of the sequences.
    let seeds: [UInt64]
    /// The number of steps in each.
    let steps: Int
    /// How many failing sequences are shortened, which takes as long as some hundred sequences.
    let shortened = 2

    /// `nil` if the arguments make no sense.
    init?(_ arguments: ArraySlice<String>) {
        let asksForOne = arguments.first == "--seed"
        let numbers = arguments.dropFirst(asksForOne ? 1 : 0).compactMap { Int($0) }
        guard numbers.count + (asksForOne ? 1 : 0) == arguments.count, numbers.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        switch (asksForOne, numbers.count) {
        case (true, 2): seeds = [UInt64(numbers[0])]
        case (false, 2): seeds = Self.seeds(sequences: numbers[0], part: 0, of: 1)
        case (false, 4) where numbers[2] < numbers[3]:
            seeds = Self.seeds(sequences: numbers[0], part: numbers[2], of: numbers[3])
        default: return nil
        }
        steps = numbers[1]
    }

    /// The first seeds of all modes come first. Each part has some of every mode, since some modes take longer.
    private static func seeds(sequences: Int, part: Int, of parts: Int) -> [UInt64] {
        let modes = UserSimulation.modes.map { mode in
            UserSimulation.seeds(ofMode: mode, sequences: sequences).enumerated()
                .filter { ($0.offset + mode) % parts == part }
        }
        return modes.joined().sorted { $0.offset < $1.offset }.map(\.element)
    }
}
