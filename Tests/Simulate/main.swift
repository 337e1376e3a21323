import Foundation
import Simulation
import TestSupport

// Runs simulated users, or acts in any order, or a part of them: `Scripts/simulate` shares them among processes.
let arguments = CommandLine.arguments.dropFirst()
// Prints each call of one sequence: another process must print the same.
if arguments.first == "--trace", arguments.count == 4, let kind = SequenceTrace.Kind(rawValue: arguments[2]),
    let seed = UInt64(arguments[3]), let length = Int(arguments[4])
{
    for line in SequenceTrace.lines(kind, seed: seed, length: length) { print(line) }
    exit(0)
}
let kind = arguments.first.flatMap { ["--acts", "--table-acts"].contains($0) ? $0 : nil }
guard let options = SimulateOptions(kind == nil ? arguments : arguments.dropFirst()) else {
    write(SimulateOptions.usage, to: .standardError)
    exit(2)
}

/// Writes at once, so that nothing is lost where the process ends unexpectedly.
func write(_ line: String, to handle: FileHandle = .standardOutput) {
    handle.write(Data("\(line)\n".utf8))
}

/// Runs the sequences, prints those that fail and shortens some of them. Returns whether none fails.
@MainActor
func run<S: Step>(
    _ type: S.Type,
    _ options: SimulateOptions,
    replay: ([S], UInt64) throws -> Void,
    didShorten: (FailingSequence<S>) -> Void = { _ in }
) -> Bool {
    var failures: [FailingSequence<S>] = []
    for seed in options.seeds {
        // The last line tells the seed if the process ends here.
        write("seed \(seed)", to: .standardError)
        let failing = FailingSequence<S>(seed: seed, length: options.steps) { try replay($0, seed) }
        guard let failing else { continue }
        write("Seed \(seed): \(failing.message)")
        failures.append(failing)
    }
    for index in failures.indices.prefix(options.shortened) {
        let seed = failures[index].seed
        write("seed \(seed), to shorten it", to: .standardError)
        failures[index].shorten { try replay($0, seed) }
        write("Shortened:\n\(failures[index])")
        didShorten(failures[index])
    }
    return failures.isEmpty
}

let hasPassed =
    switch kind {
    case "--acts": run(FuzzedAct.self, options) { try ActFuzzing.replay($0, seed: $1) }
    case "--table-acts": run(FuzzedTableAct.self, options) { try TableFuzzing.replay($0, seed: $1) }
    default:
        run(UserStep.self, options) {
            try UserSimulation.replay($0, seed: $1)
        } didShorten: { failing in
            do {
                write("Film: \(try SimulateFilm.write(failing.steps, seed: failing.seed))")
            } catch {
                write("The film could not be written: \(error)", to: .standardError)
            }
        }
    }
exit(hasPassed ? 0 : 1)
