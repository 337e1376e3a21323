import Foundation
import Testing

@testable import Table

@Suite("What is said of a file that cannot be read as items")
struct TableInputErrorTests {
    private func message(_ bytes: [UInt8]) -> String? {
        do {
            _ = try TableInput(file: "rows.json", bytes: bytes).items()
            return nil
        } catch {
            return error.description
        }
    }

    private func message(_ text: String) -> String? {
        message(Array(text.utf8))
    }

    @Test(
        "A line that is not valid JSON is named with the place in it",
        arguments: [
            (#"{"title":"a" "b"}"#, "invalid JSON near column 14"),
            (#"{"title":"é漢👩‍👩‍👧" 1}"#, "invalid JSON near column 16"),
            (#"{"title":"a"} {"title":"b"}"#, "invalid JSON near column 15"),
            (#"{"title":"a\q"}"#, "invalid JSON near column 12"),
            ("{\"title\":\"a\u{1}b\"}", "invalid JSON near column 12"),
            (#"{'title':'a'}"#, "invalid JSON near column 2"),
            ("title", "invalid JSON near column 2"),
            (#"{"title":"a""#, "unfinished or invalid JSON"),
            (#"{"title":"a"#, "unfinished or invalid JSON"),
            (#"{"title":"\ud800"}"#, "unfinished or invalid JSON"),
        ]
    )
    func brokenLine(line: String, found: String) {
        let expected = "expected a whole JSON object on the line, found \(found)."
        #expect(message(line) == "rows.json, line 1: \(expected)")
        #expect(message("{\"title\":\"\"}\r\n\n\(line)\n{\"title\":\"\"}") == "rows.json, line 3: \(expected)")
    }

    @Test(
        "A member of the wrong type is named, with what it should be and what it is",
        arguments: [
            ("{}", "a string for \"title\", found none"),
            (#"{"Title":"a"}"#, "a string for \"title\", found none"),
            (#"{"title":null}"#, "a string for \"title\", found none"),
            (#"{"title":5}"#, "a string for \"title\", found a number"),
            (#"{"title":1e999}"#, "a string for \"title\", found a number"),
            (#"{"title":true}"#, "a string for \"title\", found true or false"),
            (#"{"title":["a"]}"#, "a string for \"title\", found an array"),
            (#"{"title":{"en":"a"}}"#, "a string for \"title\", found an object"),
            (#"{"title":"a","body":1}"#, "a string for \"body\", found a number"),
            (#"{"title":"a","section":[]}"#, "a string for \"section\", found an array"),
            (#"{"title":"a","id":false}"#, "a string or a number for \"id\", found true or false"),
            (#"{"title":"a","id":[1]}"#, "a string or a number for \"id\", found an array"),
            (#"{"title":"a","id":{}}"#, "a string or a number for \"id\", found an object"),
            (#"{"title":"a","id":1e999}"#, "a string or a number for \"id\", found a number out of range"),
            ("5", "a JSON object, found a number"),
            ("\"title\"", "a JSON object, found a string"),
            ("null", "a JSON object, found null"),
            ("true", "a JSON object, found true or false"),
            ("[]", "a JSON object, found an array"),
        ]
    )
    func wrongType(object: String, problem: String) {
        let good = #"{"title":"a"}"#
        #expect(message("\(good)\n\(object)\n") == "rows.json, line 2: expected \(problem).")
        #expect(message("[\n\(good),\n\n\(object),\n\(good)]") == "rows.json, line 4: expected \(problem).")
    }

    @Test(
        "A broken array is named with the line where it breaks",
        arguments: [
            ("[\n{\"title\":\"a\"}\n{\"title\":\"b\"}\n]", 3, "a JSON object, found invalid JSON near column 1"),
            (
                "[\n{\"title\":\n\"a\",\n  \"id\" 5},\n{\"title\":\"b\"}]", 4,
                "a JSON object, found invalid JSON near column 8"
            ),
            ("[\n{\"title\":\"a},\n{\"title\":\"b\"}]", 2, "a JSON object, found invalid JSON near column 14"),
            ("[{\"title\":\"a\"},\n{\"title\":\"b\"},\n]", 3, "a JSON object, found \"]\""),
            ("[{\"title\":\"a\"},\n,{\"title\":\"b\"}]", 2, "a JSON object, found \",\""),
            ("[\n,]", 2, "a JSON object, found \",\""),
            ("[{\"title\":\"a\"}\n]\n]", 3, "nothing after the end of the array, found more text"),
            ("[{\"title\":\"a\"}]\n\n{\"title\":\"b\"}", 3, "nothing after the end of the array, found more text"),
            (
                "[{\"title\":\"a\"},\n{\"title\":\"b\"}\n\n", 2,
                "\"]\" at the end of the array, found the end of the file"
            ),
            (
                "[{\"title\":\"a\"},\n{\"title\":\"b\"\n\n", 2,
                "\"]\" at the end of the array, found the end of the file"
            ),
            ("[{\"title\":\"a\"},\n", 1, "\"]\" at the end of the array, found the end of the file"),
            ("[", 1, "\"]\" at the end of the array, found the end of the file"),
            ("[{\"title\":\"a\"\n,{\"title\":\"b\"}]", 2, "a JSON object, found invalid JSON near column 2"),
            ("[\n{\"title\":\"a\"}},{\"title\":\"b\"}]", 2, "a JSON object, found invalid JSON near column 14"),
            ("[\n\n{\"title\":\"\\ud800\"}]", 3, "a JSON object, found unfinished or invalid JSON"),
        ]
    )
    func brokenArray(text: String, line: Int, problem: String) {
        #expect(message(text) == "rows.json, line \(line): expected \(problem).")
    }

    @Test("Of two errors the first in the file is told")
    func firstError() {
        #expect(message("[{\"title\":1},\n{\"title\" 1}]")?.hasPrefix("rows.json, line 1: ") == true)
        #expect(message("[{\"title\":\"a\"},\n{\"title\":1},\n]")?.hasPrefix("rows.json, line 2: ") == true)
    }

    @Test("Several objects spread over lines are no JSON lines")
    func spreadObjects() {
        #expect(
            message("{\n\"title\":\"a\"\n}\n{\n\"title\":\"b\"\n}")
                == "rows.json, line 1: expected a whole JSON object on the line, found unfinished or invalid JSON."
        )
        #expect(
            message("{\"title\":\"a\"\n{\"title\":\"b\"}")
                == "rows.json, line 1: expected a whole JSON object on the line, found unfinished or invalid JSON."
        )
        #expect(
            message("{\n\"title\": 5\n}") == "rows.json, line 1: expected a string for \"title\", found a number."
        )
    }

    @Test(
        "A file without an object is named with its first line",
        arguments: ["", "\n \r\n\t", "\u{FEFF}", "[]", " [ \n ]\n"]
    )
    func empty(text: String) {
        #expect(
            message(text) == "rows.json, line 1: expected at least one JSON object with a \"title\", found none."
        )
    }

    @Test("Bytes that are not UTF-8 are named with their line")
    func invalidUTF8() {
        let good = Array("{\"title\":\"a\"}\n".utf8)
        let bad = Array("{\"title\":\"".utf8) + [0xFF] + Array("\"}\n".utf8)
        let expected = "expected UTF-8 text, found other bytes."
        #expect(message(good + good + bad + good) == "rows.json, line 3: \(expected)")
        #expect(message(bad) == "rows.json, line 1: \(expected)")
        #expect(message(Array("[\n{\n".utf8) + bad.dropFirst() + Array("]".utf8)) == "rows.json, line 3: \(expected)")
        // Half of a character at the end, a surrogate, and an overlong encoding.
        for bytes: [UInt8] in [[0xE6, 0xBC], [0xED, 0xA0, 0x80], [0xC0, 0x80]] {
            #expect(message(good + Array("{\"title\":\"".utf8) + bytes) == "rows.json, line 2: \(expected)")
        }
    }

    @Test("Other encodings are refused, with and without a byte order mark")
    func otherEncodings() throws {
        let text = "{\"title\":\"a\"}\n{\"title\":\"b\"}\n"
        let littleEndian = Array(try #require(text.data(using: .utf16LittleEndian)))
        let bigEndian = Array(try #require(text.data(using: .utf16BigEndian)))
        let wide = Array(try #require(text.data(using: .utf32LittleEndian)))
        for bytes in [littleEndian, bigEndian, wide] {
            #expect(message(bytes) == "rows.json, line 1: expected UTF-8 text, found a NUL character.")
        }
        #expect(message([0xFF, 0xFE] + littleEndian) == "rows.json, line 1: expected UTF-8 text, found other bytes.")
    }
}
