// Runs a program of tests, follows its stream of events, and reads the processor's time at the start and the end of each test.
// See Scripts/test-costs.

import Foundation
import Glibc

/// A line of the stream of events, as Swift Testing writes it.
struct Record: Decodable {
    struct Payload: Decodable {
        var kind: String?
        var testID: String?
    }

    var kind: String
    var payload: Payload
}

/// The seconds that a process has spent on a processor, in all its threads.
func processorSeconds(of process: pid_t) -> Double {
    var clock: clockid_t = 0
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Prints the dearest of some costs.
func printDearest(_ what: String, of costs: [String: Double], count: Int) {
    print("\nms of the processor, \(what):")
    for (name, cost) in costs.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(count) {
        print(String(repeating: " ", count: max(0, 8 - "\(Int(cost * 1000))".count)) + "\(Int(cost * 1000))  \(name)")
    }
}

let arguments = CommandLine.arguments
guard arguments.count >= 4, let count = Int(arguments[2]) else {
    fatalError("usage: test-costs LIST COUNT PROGRAM ARGUMENTS")
}
let events = arguments[1] + ".events"
unlink(events)
guard mkfifo(events, 0o600) == 0 else { fatalError("\(events) can't be made") }

let process = Process()
process.executableURL = URL(fileURLWithPath: arguments[3])
process.arguments = arguments[4...] + ["--event-stream-output-path", events, "--event-stream-version", "0"]
let output = arguments[1] + ".output"
_ = FileManager.default.createFile(atPath: output, contents: nil)
process.standardOutput = FileHandle(forWritingAtPath: output)
process.standardError = FileHandle(forWritingAtPath: output)
try process.run()

guard let stream = fopen(events, "r") else { fatalError("\(events) can't be read") }
var starts: [String: Double] = [:]
var costs: [String: Double] = [:]
var line: UnsafeMutablePointer<CChar>?
var capacity = 0
while case let length = getline(&line, &capacity, stream), length > 0, let line {
    let now = processorSeconds(of: process.processIdentifier)
    let data = Data(bytes: line, count: length)
    guard let record = try? JSONDecoder().decode(Record.self, from: data), record.kind == "event",
        let test = record.payload.testID
    else { continue }
    switch record.payload.kind {
    case "testStarted": starts[test] = now
    case "testEnded": costs[test] = now - (starts[test] ?? now)
    default: break
    }
}
process.waitUntilExit()
unlink(events)

// The identifier of a test ends with the place where it stands: "Module.Suite/test()/File.swift:7:6". Suites have none.
var tests: [String: Double] = [:]
var suites: [String: Double] = [:]
for (identifier, cost) in costs {
    let parts = identifier.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 1].contains(".swift:") else { continue }
    tests[parts.dropLast().joined(separator: "/"), default: 0] += cost
    suites[parts.dropLast(2).joined(separator: "/"), default: 0] += cost
}
let list = tests.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    .map { "\($0.key)\t\(Int($0.value * 1000))" }.joined(separator: "\n")
try (list + "\n").write(toFile: arguments[1], atomically: true, encoding: .utf8)

let closing = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").last { $0.contains("Test run with") }
print(closing ?? "The tests did not run to their end: see \(output)")
let sum = tests.values.reduce(0, +)
print("\(Int(sum * 1000)) ms of the processor in \(tests.count) tests")
printDearest("by suite", of: suites, count: count)
printDearest("by test", of: tests, count: count)
exit(process.terminationStatus)
