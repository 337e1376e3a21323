import Foundation
import Testing

@testable import Grid

@Suite struct PaintingInputTests {
    private func paintings(_ text: String) throws -> [Painting] {
        try PaintingInput(file: "p.json", data: Data(text.utf8)).paintings()
    }

    private func message(_ data: Data) -> String? {
        do throws(PaintingInputError) {
            _ = try PaintingInput(file: "p.json", data: data).paintings()
            return nil
        } catch {
            return error.description
        }
    }

    private func message(_ text: String) -> String? { message(Data(text.utf8)) }

    @Test func anArrayGivesItsPaintingsInOrder() throws {
        let found = try paintings(
            """
            [{"title": "One", "height": 30, "width": 45.5, "artist": "A", "year": 1888, "color": "#102030", "id": "x"},
             {"title": "Two", "height": 1, "width": 2, "year": "c. 1500", "medium": "oil"}]
            """
        )
        #expect(found.map(\.title) == ["One", "Two"])
        #expect(found[0].id == "x" && found[0].artist == "A" && found[0].year == "1888")
        #expect(found[0].height == 30 && found[0].width == 45.5 && found[0].colors.ground == 0x102030)
        #expect(found[1].id == "painting-2" && found[1].artist == "" && found[1].year == "c. 1500")
    }

    @Test func linesMayBeEmptyAndBeginWithAByteOrderMark() throws {
        let line = #"{"title": "One", "height": 3, "width": 4}"#
        #expect(try paintings("\u{FEFF}\(line)\r\n\n  \n\(line)\n").count == 2)
    }

    @Test(arguments: [
        ("", "p.json: expected at least one painting, found none."),
        (" \n ", "p.json: expected at least one painting, found none."),
        ("[]", "p.json: expected at least one painting, found none."),
        ("[1", "p.json, painting 1, line 1: expected a JSON object."),
        ("[]\n x", #"p.json, line 2: expected "]" and nothing else at the end of the array."#),
        ("[\n\n", #"p.json, line 3: expected "]" and nothing else at the end of the array."#),
        ("hello", "p.json, line 1: expected a whole JSON object on the line."),
        (#"[{"title": "a", "height": 1}]"#, #"p.json, painting 1, line 1: expected "width", found none."#),
        (
            #"[{"title": "a, [{\\\"", "height": 1, "width": 2},"# + "\n\n  " + #"{"height": 1}]"#,
            #"p.json, painting 2, line 3: expected "title", found none."#
        ),
        (
            #"[{"title": "a", "height": 1, "width": 2},"# + "\n]",
            "p.json, painting 2, line 2: expected a JSON object."
        ),
        (
            "[\n" + #"{"title": "a", "height": 1e308, "width": 1e-308}]"#,
            #"p.json, painting 1, line 2: expected "height" and "width" of which neither is more than 1000 times the "#
                + "other, found 1e+308 and 1e-308."
        ),
        (
            #"{"title": "a", "height": 1, "width": 1000.5}"#,
            #"p.json, line 1: expected "height" and "width" of which neither is more than 1000 times the other, "#
                + "found 1.0 and 1000.5."
        ),
        (#"{"title": 5, "height": 1, "width": 1}"#, #"p.json, line 1: expected another kind of value for "title"."#),
        (
            "\n" + #"{"title": "a", "height": "1", "width": 1}"#,
            #"p.json, line 2: expected another kind of value for "height"."#
        ),
        (
            #"{"title": "a", "height": 0, "width": 1}"#,
            #"p.json, line 1: expected a number above 0 for "height", found 0.0."#
        ),
        (
            #"{"title": "a", "height": 1, "width": -3}"#,
            #"p.json, line 1: expected a number above 0 for "width", found -3.0."#
        ),
        (
            #"{"title": "a", "height": 1, "width": 1, "color": "red"}"#,
            ##"p.json, line 1: expected "#rrggbb" for "color", found "red"."##
        ),
    ])
    func whatCannotBeReadIsNamedWithItsPlace(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    @Test func otherBytesThanTextAreRefused() {
        #expect(message(Data([0xFF, 0xFE, 0x00])) == "p.json: expected UTF-8 text, found other bytes.")
    }

    @Test func aFileThatIsNotThereIsNamed() {
        do throws(PaintingInputError) {
            _ = try PaintingInput(file: "/nowhere/p.json")
            Issue.record("a file that is not there was read")
        } catch {
            #expect(error.description == "/nowhere/p.json: expected a file that can be read.")
        }
    }
}
