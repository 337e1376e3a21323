#if os(Linux)
    import Foundation
    import Testing

    /// Tests of the main actor that run in a second process, beside the first one's.
    ///
    /// The main actor is one queue: tests of views run one after another on it, however many cores there are. So before the
    /// first test this program is started once more, for the suites below, and each of their tests then waits for its own
    /// result. A run that is told which tests to run (`--filter`, `--skip`), or to run one at a time (`--no-parallel`), stays
    /// in one process: it can be debugged, and its times are those of the tests.
    private actor SecondProcess {
        /// About half of the time that the main actor takes, by module. Each of them has the trait `secondProcess` too.
        private static let suitesByModule = [
            "GridTests": ["GridFilmTests", "GridRunTests", "MixedScreenTests", "ShowcaseScreenTests"],
            "SizingKitTests": [
                "ActFuzzingTests", "CarouselPlaceTests", "CarouselTests", "ChangedTableRowTests", "ClosureActTests",
                "CoveringItemTests", "EmptyFileTests", "FilmTruthTests", "FlaglessScrollTests", "FlowJumpTests",
                "FlowTwinTests", "FreeLengthTests", "GrowingCellTests", "InsetChangeTests", "MigratedScreenTests",
                "MixedSectionTests", "OpeningPositionTests", "OwnSizeTests", "PagingTests", "PrecachingTests",
                "PreferredSizeTests",
                "RenamedCompositionalScreenTests",
                "RenamedFlowScreenTests", "ReorderGripTests", "RestoredOffsetTests", "ScreenCorpusTests",
                "ScrollSimulationTests",
                "ScrollToItemTests", "SectionsTwinTests", "SelfSizedItemTests", "SettledPassTests",
                "SizingCollectionViewTests", "SizingTableViewTests", "SwipeActionsTests", "SwipeClosingTests",
                "SwipeGestureTests", "TablePlacesTests", "TableRandomTests", "ThereAndBackTests", "TopicsScreenTests",
                "TrueNumberTests", "TurnedChatTests", "UninvalidatedAttributesTests", "UserSimulationTests",
            ],
            "TableTests": ["TableFilmTests", "TableTourTests"],
        ]

        static let suites = suitesByModule.flatMap { module, suites in suites.map { "\(module).\($0)" } }.sorted()

        static let shared = SecondProcess()

        /// Whether this run is one of all tests at once. The second process is told which tests to run, and starts no third.
        static let isWanted =
            isRunOfAllTests && !isSecond && !CommandLine.arguments.contains("--no-parallel")

        private static let isSecond = ProcessInfo.processInfo.environment["SIZINGKIT_ALL_TESTS"] != nil

        private var run: Task<SecondReport, any Error>?

        func start() {
            guard run == nil else { return }
            // The threads that tests run on are taken for a while.
            run = Task(priority: .high) { try await Self.run(Self.suites) }
        }

        func report() async throws -> SecondReport {
            start()
            return try await #require(run).value
        }

        private static func run(_ suites: [String]) async throws -> SecondReport {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("second-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let events = folder.appendingPathComponent("events.jsonl")
            let output = folder.appendingPathComponent("output.txt")
            try Data().write(to: output)

            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments =
                ["--testing-library", "swift-testing"]
                + ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
                + suites.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0))(/|$)"] }
            process.environment = ProcessInfo.processInfo.environment
                .merging(["SIZINGKIT_ALL_TESTS": "1", "SIZINGKIT_TURN": "\(turn)"]) { $1 }
            let outputHandle = try FileHandle(forWritingTo: output)
            process.standardOutput = outputHandle
            process.standardError = outputHandle
            try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in end.resume() }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    end.resume(throwing: error)
                }
            }
            return SecondReport(
                events: (try? Data(contentsOf: events)) ?? Data(),
                output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                hasPassed: process.terminationReason == .exit && process.terminationStatus == 0
            )
        }
    }

    /// Runs a suite's tests in a second process, beside those of the first.
    package struct SecondProcessTrait: SuiteTrait, TestTrait, TestScoping {
        package var isRecursive: Bool { true }

        package func prepare(for test: Test) async throws {
            guard SecondProcess.isWanted, test.isSuite else { return }
            let isListed = SecondProcess.suites.contains("\(test.id)")
            try #require(isListed, "The list of suites must have it too.")
            await SecondProcess.shared.start()
        }

        /// A test as a whole: its arguments are run where it runs.
        package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
            test.isSuite || testCase != nil || !SecondProcess.isWanted ? nil : self
        }

        package func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            for issue in try await SecondProcess.shared.report().issues(of: "\(test.id)") {
                Issue.record(issue.comment, sourceLocation: issue.sourceLocation ?? test.sourceLocation)
            }
        }
    }

    extension Trait where Self == SecondProcessTrait {
        /// Runs a suite's tests in a second process, beside those of the first.
        package static var secondProcess: Self { SecondProcessTrait() }
    }

    /// What the second process tells: which tests ran to their end, and what failed in them.
    private struct SecondReport: Sendable {
        /// A failure of a test.
        struct Failure: Sendable {
            var comment: Comment
            var sourceLocation: SourceLocation?
        }

        private var endedTests: Set<String> = []
        private var failures: [String: [Failure]] = [:]
        private let hasPassed: Bool
        private let lastOutput: String

        /// Reads a stream of events as Swift Testing writes it, version 0: one value of JSON on each line.
        init(events: Data, output: String, hasPassed: Bool) {
            self.hasPassed = hasPassed
            lastOutput = output.split(separator: "\n").suffix(20).joined(separator: "\n")
            for line in events.split(separator: UInt8(ascii: "\n")) {
                // The last line of a process that was killed may lack its end.
                guard let record = try? JSONDecoder().decode(Record.self, from: line), record.kind == "event",
                    let test = record.payload.testID
                else { continue }
                switch record.payload.kind {
                case "testEnded":
                    endedTests.insert(test)
                case "issueRecorded" where record.payload.issue?.isKnown != true:
                    failures[test, default: []].append(record.payload.failure)
                default:
                    break
                }
            }
        }

        /// What a test has to say in the first process: its failures, or that it did not come to its end.
        func issues(of test: String) -> [Failure] {
            if let failures = failures[test] { return failures }
            if !endedTests.contains(test) { return [processFailure("did not run this test to its end")] }
            return hasPassed || !failures.isEmpty ? [] : [processFailure("failed, for no test")]
        }

        private func processFailure(_ what: String) -> Failure {
            Failure(comment: "The second process \(what). Its last lines:\n\(lastOutput)")
        }
    }

    /// A line of the stream of events; what is needed of it.
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable {
                var text: String
            }

            struct RecordedIssue: Decodable {
                var isKnown: Bool?
                var sourceLocation: SourceLocation?
            }

            var kind: String?
            var testID: String?
            var issue: RecordedIssue?
            var messages: [Message]?

            var failure: Failure {
                let text = (messages ?? []).map(\.text).joined(separator: "\n")
                return Failure(comment: Comment(rawValue: text), sourceLocation: issue?.sourceLocation)
            }

            typealias Failure = SecondReport.Failure
        }

        var kind: String
        var payload: Payload
    }
#endif
