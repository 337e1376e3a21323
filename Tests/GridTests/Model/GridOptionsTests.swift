import Testing

@testable import Grid

@Suite struct GridOptionsTests {
    private func message(_ arguments: String...) -> String? {
        do throws(GridOptions.Failure) {
            _ = try GridOptions(arguments: arguments)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func valuesFollowAsTheNextArgumentOrAfterAnEqualsSign() throws {
        let options = try GridOptions(
            arguments: ["--columns", "3", "--direction=horizontal", "--rtl", "--dark", "--count=7", "--width", "320"]
        )
        #expect(options.columns == 3)
        #expect(options.direction == .horizontal)
        #expect(options.rightToLeft && options.dark && !options.json)
        #expect(options.count == 7)
        #expect(options.width == 320)
        #expect(try GridOptions(arguments: ["--columns", "adaptive"]).columns == nil)
    }

    @Test func badValuesAreQuoted() {
        #expect(message("--columns", "0") == "--columns needs a whole number from 1 to 20 or \"adaptive\", not \"0\".")
        #expect(message("--direction", "up") == "--direction needs \"vertical\" or \"horizontal\", not \"up\".")
        #expect(message("--count=-1") == "--count needs a whole number from 0 to 100,000,000, not \"-1\".")
        #expect(message("--width", "nan") == "--width needs a number from 100 to 2000, not \"nan\".")
        #expect(message("--rtl=yes") == "--rtl takes no value.")
        #expect(message("--rows") == "Unknown option \"--rows\"; --help lists the options.")
    }
}
