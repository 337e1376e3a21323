import Testing
import UIKit

@testable import Table

@MainActor
@Suite("Command line of the table")
struct TableOptionsTests {
    private func message(_ arguments: String...) -> String? {
        do throws(TableOptions.Failure) {
            _ = try TableOptions(arguments: arguments)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Without arguments the elements are shown once, as wide as an iPhone")
    func defaults() throws {
        let options = try TableOptions(arguments: [])
        #expect(options.input == nil)
        #expect(options.count == nil)
        #expect(options.width == 393)
        #expect(options.appearance == nil)
        #expect(options.output == ".build/table")
        #expect(!options.json)
        #expect(!options.help)
    }

    @Test("The looks of the table are options")
    func looks() throws {
        let options = try TableOptions(
            arguments: [
                "--appearance", "inset-grouped", "--editing", "--dark", "--category=accessibility-large", "--rtl",
            ]
        )
        #expect(options.appearance == .insetGrouped)
        #expect(options.category == .accessibilityLarge)
        #expect(options.editing && options.dark && options.rtl)
        #expect(
            message("--appearance", "round") == "--appearance needs plain, grouped or inset-grouped, not \"round\"."
        )
        #expect(message("--category", "huge") == "--category needs a text size such as large, not \"huge\".")
        #expect(message("--dark=yes") == "--dark takes no value.")
    }

    @Test("Every text size of iOS has a name, which the help tells")
    func categories() throws {
        #expect(TableOptions.Category.allCases.count == 12)
        #expect(Set(TableOptions.Category.allCases.map(\.sizeCategory)).count == 12)
        for category in TableOptions.Category.allCases {
            #expect(try TableOptions(arguments: ["--category", category.rawValue]).category == category)
        }
        let largest = try TableOptions(arguments: ["--category", "accessibility-extra-extra-extra-large"])
        #expect(largest.category?.sizeCategory == .accessibilityExtraExtraExtraLarge)
    }

    @Test("Values follow as the next argument or after an equals sign")
    func values() throws {
        let separate = try TableOptions(
            arguments: ["--input", "a b.json", "--count", "7", "--width", "320.5", "--output", "out", "--json"]
        )
        let joined = try TableOptions(
            arguments: ["--json", "--output=out", "--width=320.5", "--count=7", "--input=a b.json"]
        )
        #expect(separate == joined)
        #expect(separate.input == "a b.json")
        #expect(separate.count == 7)
        #expect(separate.width == 320.5)
        #expect(separate.output == "out")
        #expect(separate.json)
        #expect(!separate.help)
    }

    @Test("A value after an equals sign may begin with dashes and hold more equals signs")
    func unusualValues() throws {
        #expect(try TableOptions(arguments: ["--input=--a=b"]).input == "--a=b")
        #expect(try TableOptions(arguments: ["--input", "-a"]).input == "-a")
        #expect(try TableOptions(arguments: ["--input", "/dev/stdin"]).input == "/dev/stdin")
    }

    @Test("Of an option given twice the last counts")
    func lastCounts() throws {
        #expect(try TableOptions(arguments: ["--count", "1", "--count=2"]).count == 2)
    }

    @Test("The ends of the ranges are within them")
    func rangeEnds() throws {
        #expect(try TableOptions(arguments: ["--count=0"]).count == 0)
        #expect(try TableOptions(arguments: ["--count=100000000"]).count == 100_000_000)
        #expect(try TableOptions(arguments: ["--width=100"]).width == 100)
        #expect(try TableOptions(arguments: ["--width=2000"]).width == 2000)
    }

    @Test(
        "A count that is not a whole number in its range is quoted",
        arguments: ["-1", "100000001", "99999999999999999999", "many", "1.5", "1e3", "1,000", " 1", "١"]
    )
    func badCount(value: String) {
        let expected = "--count needs a whole number from 0 to 100,000,000, not \"\(value)\"."
        #expect(message("--count", value) == expected)
        #expect(message("--count=\(value)") == expected)
    }

    @Test(
        "A width that is not a number in its range is quoted",
        arguments: ["99.9", "2000.1", "-393", "nan", "inf", "wide", "1,000", "393pt", " 393"]
    )
    func badWidth(value: String) {
        let expected = "--width needs a number from 100 to 2000, not \"\(value)\"."
        #expect(message("--width", value) == expected)
        #expect(message("--width=\(value)") == expected)
    }

    @Test(
        "An option whose value is missing says what it needs",
        arguments: [
            ("--input", "a file"), ("--output", "a folder"), ("--count", "a number of items"),
            ("--width", "a number of points"),
        ]
    )
    func missingValue(option: String, needed: String) {
        let expected = "\(option) needs \(needed)."
        #expect(message(option) == expected)
        #expect(message("\(option)=") == expected)
        #expect(message(option, "") == expected)
        #expect(message(option, "--json") == expected)
        #expect(message("\(option)=", "7") == expected)
    }

    @Test("What is not known is named, and how to learn the options")
    func unknown() {
        #expect(message("--rows", "7") == "Unknown option \"--rows\"; --help lists the options.")
        #expect(message("--rows=7") == "Unknown option \"--rows=7\"; --help lists the options.")
        #expect(message("--") == "Unknown option \"--\"; --help lists the options.")
        #expect(message("-h") == "Unknown option \"-h\"; --help lists the options.")
        #expect(message("--JSON") == "Unknown option \"--JSON\"; --help lists the options.")
        #expect(message("rows.json") == "Unknown argument \"rows.json\"; --help lists the options.")
        #expect(message("a=b") == "Unknown argument \"a=b\"; --help lists the options.")
        #expect(message("") == "Unknown argument \"\"; --help lists the options.")
        #expect(message("--json", "true") == "Unknown argument \"true\"; --help lists the options.")
    }

    @Test("A switch takes no value")
    func switches() {
        #expect(message("--json=true") == "--json takes no value.")
        #expect(message("--json=") == "--json takes no value.")
        #expect(message("--help=count") == "--help takes no value.")
    }

    @Test("The help names every option, and each it names is known")
    func usage() throws {
        #expect(try TableOptions(arguments: ["--help"]).help)
        let named = Set(TableOptions.usage.matches(of: /--[a-z]+/).map { String($0.output) })
        let known: Set = [
            "--input", "--count", "--width", "--output", "--json", "--help", "--appearance", "--editing", "--dark",
            "--category", "--rtl", "--film",
        ]
        #expect(named == known)
        #expect(TableOptions.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
