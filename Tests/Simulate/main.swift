import Foundation
import Simulation
import TestSupport

// Runs simulated users, or a part of them: `Scripts/simulate` shares them among processes.
guard let options = SimulateOptions(CommandLine.arguments.dropFirst()) else {
    write(SimulateOptions.usage, to: .standardError)
    exit(2)
}

/// Writes at once, so that nothing is lost where the process ends unexpectedly.
func write(_ line: String, to handle: FileHandle = .standardOutput) {
    handle.write(Data("\(line)\n".utf8))
}

var failures: [FailingSequence<UserStep>] = []
for seed in options.seeds {
    // The last line tells the seed if the process ends here.
    write("seed \(seed)", to: .standardError)
    let failing = FailingSequence<UserStep>(seed: seed, length: options.steps) { steps in
        try UserSimulation.replay(steps, seed: seed)
    }
    guard let failing else { continue }
    write("Seed \(seed): \(failing.message)")
    failures.append(failing)
}
for index in failures.indices.prefix(options.shortened) {
    let seed = failures[index].seed
    write("seed \(seed), to shorten it", to: .standardError)
    failures[index].shorten { try UserSimulation.replay($0, seed: seed) }
    write("Shortened:\n\(failures[index])")
    do {
        let film = try SimulateFilm.write(failures[index].steps, seed: seed)
        write("Film: \(film)")
    } catch {
        write("The film could not be written: \(error)", to: .standardError)
    }
}
exit(failures.isEmpty ? 0 : 1)
