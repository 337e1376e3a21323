import Foundation
import TestSupport
import Testing

@testable import Table

@Suite("Reading a file of items")
struct TableInputTests {
    private func items(_ text: String) throws -> [TableItem] {
        try TableInput(file: "rows.json", bytes: Array(text.utf8)).items()
    }

    @Test("A JSON array and JSON lines of the same objects give the same items")
    func bothForms() throws {
        let objects = [
            #"{"title": "One", "id": "a", "body": "The first.", "section": "S"}"#,
            #"{"title": "Two", "id": 2, "ignored": {"title": [1, "]"]}}"#,
        ]
        let expected = [
            TableItem(id: "a", title: "One", body: "The first.", section: "S"),
            TableItem(id: "2", title: "Two"),
        ]
        #expect(try items(objects.joined(separator: "\n")) == expected)
        #expect(try items("[" + objects.joined(separator: ",\n") + "]\n") == expected)
    }

    @Test("Blank lines, CRLF, a byte order mark and a missing line end change nothing")
    func whitespace() throws {
        let expected = [TableItem(id: "row-1", title: "A"), TableItem(id: "row-2", title: "B")]
        let line = (a: #"{"title":"A"}"#, b: #"{"title":"B"}"#)
        #expect(try items("\(line.a)\n\(line.b)") == expected)
        #expect(try items("\u{FEFF}\(line.a)\r\n\r\n \t\r\n\(line.b)\r\n") == expected)
        #expect(try items("\n\n\(line.a)\n\n\(line.b)\n\n") == expected)
        #expect(try items("\u{FEFF}\r\n [\r\n\(line.a) ,\r\n\(line.b)\r\n] \r\n") == expected)
    }

    @Test("Quotation marks, brackets and commas in strings do not end an element of an array")
    func strings() throws {
        let text = ##"[{"title":"a\"]},{\\"},{"title":"\\\\\"","body":"[,]"},{"title":"漢字 👩‍👩‍👧 é"}]"##
        #expect(try items(text).map(\.title) == [#"a"]},{\"#, #"\\""#, "漢字 👩‍👩‍👧 é"])
        #expect(try items(text).map(\.body) == ["", "[,]", ""])
    }

    @Test("Escaped control characters are kept as they are, NUL among them")
    func controlCharacters() throws {
        let item = try #require(
            try items(#"{"title":"a\u0000b\u0001\t\n","id":"\u0000","body":"","section":"\r"}"#).first
        )
        #expect(item == TableItem(id: "\0", title: "a\0b\u{1}\t\n", section: "\r"))
    }

    @Test("Empty strings and null are no error where a text may be missing")
    func emptyAndNull() throws {
        let expected = [TableItem(id: "row-1", title: "")]
        #expect(try items(#"{"title":"","id":null,"body":null,"section":null}"#) == expected)
        #expect(try items(#"{"title":"","body":"","section":""}"#) == expected)
    }

    @Test(
        "A number as identifier keeps its digits",
        arguments: [
            ("7", "7"), ("-7", "-7"), ("7.0", "7"), ("0.1", "0.1"), ("9007199254740993", "9007199254740993"),
            ("123456789012345678901234567890", "123456789012345678901234567890"), ("1e300", "1e+300"),
        ]
    )
    func numericIdentifiers(number: String, identifier: String) throws {
        #expect(try items(#"{"title":"","id":\#(number)}"#).map(\.id) == [identifier])
    }

    @Test("An item without an identifier is named after its place, and never like one that has one")
    func derivedIdentifiers() throws {
        let identifiers = try items(
            """
            {"title":"A"}

            {"title":"B"}
            {"title":"C","id":"row-2"}
            {"title":"D","id":"row-2-2"}
            {"title":"E"}
            """
        ).map(\.id)
        #expect(identifiers == ["row-1", "row-2-3", "row-2", "row-2-2", "row-5"])
    }

    @Test("Identifiers that occur twice are read as they are and told apart by the data")
    func duplicateIdentifiers() throws {
        let read = try items(#"[{"title":"A","id":1},{"title":"B","id":"1"}]"#)
        #expect(read.map(\.id) == ["1", "1"])
        let data = TableData(items: read)
        #expect((0...1).map { data.item(section: 0, item: $0).id } == ["1", "1-2"])
        #expect(data.duplicateIdentifiers == 1)
    }

    @Test("A single object counts as a file of one item, on one line or on several")
    func singleObject() throws {
        let expected = [TableItem(id: "row-1", title: "A", body: "}")]
        #expect(try items(#"{"title":"A","body":"}"}"#) == expected)
        #expect(try items("{\n  \"title\": \"A\",\n  \"body\": \"}\"\n}\n") == expected)
    }

    @Test("Twenty thousand lines and as many elements are read in order", .byTurns(), .timeLimit(.minutes(1)))
    func manyItems() throws {
        let objects = (1...20_000).map { #"{"title":"\#($0)","id":\#($0)}"# }
        for text in [objects.joined(separator: "\n"), "[\(objects.joined(separator: ","))]"] {
            let read = try items(text)
            #expect(read.count == 20_000)
            #expect(read.enumerated().allSatisfy { $1.id == "\($0 + 1)" && $1.title == $1.id })
        }
    }

    @Test("A body of twenty thousand characters and a line of a million bytes are read whole")
    func longTexts() throws {
        let body = String(repeating: "漢\u{1F600}", count: 10_000)
        let ignored = String(repeating: "x", count: 1_000_000)
        let read = try items(#"{"title":"A","body":"\#(body)","more":"\#(ignored)"}"#)
        #expect(read == [TableItem(id: "row-1", title: "A", body: body)])
    }
}
