import Foundation

/// A file of items: one JSON array, or JSON lines with one object on each line.
///
/// Each object has a `title` (a string) and may have an `id` (a string or a number), a `body` and a `section` (strings).
/// Null counts as absent, except for the title; all other members are ignored. An item without an identifier is called
/// `row-N`, where N is its place among the items from 1, with a number behind it if that is taken.
///
/// The text is UTF-8, with or without a byte order mark; lines end in LF or CRLF, and blank ones are passed over. A file
/// that holds a single object is accepted even if it is spread over several lines. What counts as JSON is what
/// Foundation's decoder accepts, which does not look closely at members that nobody asks for.
struct TableInput {
    /// What the file is called in messages.
    let file: String
    let bytes: [UInt8]

    /// Reads a file, which may be a pipe.
    init(file: String) throws(TableInputError) {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            self.init(file: file, bytes: [UInt8](try handle.readToEnd() ?? Data()))
        } catch {
            throw TableInputError(file: file, problem: Self.problem(ofReading: error as NSError))
        }
    }

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    /// The items in the order of the file.
    ///
    /// - Complexity: O(bytes).
    func items() throws(TableInputError) -> [TableItem] {
        let records = try records()
        guard !records.isEmpty else {
            throw error(at: 0, "expected at least one JSON object with a \"title\", found none")
        }
        var identifiers = IdentifierPool(taken: Set(records.compactMap(\.id)))
        return records.enumerated().map { index, record in
            TableItem(
                id: record.id ?? identifiers.claim("row-\(index + 1)"),
                title: record.title,
                body: record.body,
                section: record.section
            )
        }
    }

    private func records() throws(TableInputError) -> [TableRecord] {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var scanner = JSONScanner(bytes: bytes, position: bytes.starts(with: byteOrderMark) ? 3 : 0)
        scanner.skipBlanks()
        let start = scanner.position
        guard start < bytes.count else { return [] }
        if bytes[start] == UInt8(ascii: "[") { return try recordsOfArray(openedAt: start) }
        if isOneObject(from: start) { return [try record(in: start..<bytes.count)] }
        return try recordsOfLines(from: start)
    }

    private func recordsOfLines(from start: Int) throws(TableInputError) -> [TableRecord] {
        var records: [TableRecord] = []
        var lineStart = start
        while lineStart < bytes.count {
            let lineEnd = endOfLine(from: lineStart)
            if !bytes[lineStart..<lineEnd].allSatisfy(JSONScanner.isBlank) {
                records.append(try record(in: lineStart..<lineEnd, expecting: "a whole JSON object on the line"))
            }
            lineStart = lineEnd + 1
        }
        return records
    }

    private func recordsOfArray(openedAt start: Int) throws(TableInputError) -> [TableRecord] {
        var records: [TableRecord] = []
        var scanner = JSONScanner(bytes: bytes, position: start + 1)
        var terminator = JSONScanner.Terminator.comma
        while terminator == .comma {
            let element = scanner.nextElement()
            terminator = element.terminator
            if terminator == .endOfFile { throw unclosedArray(lastElement: element.range) }
            if !element.range.isEmpty {
                records.append(try record(in: element.range))
            } else if terminator == .comma || !records.isEmpty {
                let found = terminator == .comma ? "," : "]"
                throw error(at: element.range.lowerBound, "expected a JSON object, found \"\(found)\"")
            }
        }
        scanner.skipBlanks()
        guard scanner.position == bytes.count else {
            throw error(at: scanner.position, "expected nothing after the end of the array, found more text")
        }
        return records
    }

    /// Whether the file is an object that goes on after its first line, and nothing more.
    private func isOneObject(from start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "{") else { return false }
        var scanner = JSONScanner(bytes: bytes, position: start)
        guard scanner.skipContainer(), scanner.position > endOfLine(from: start) else { return false }
        scanner.skipBlanks()
        return scanner.position == bytes.count
    }
}

// MARK: - One record

extension TableInput {
    private func record(in range: Range<Int>, expecting expectation: String = "a JSON object") throws(TableInputError)
        -> TableRecord
    {
        try checkText(in: range)
        do {
            return try JSONDecoder().decode(TableRecord.self, from: Data(bytes[range]))
        } catch let mismatch as TableRecord.Mismatch {
            throw error(at: range.lowerBound, "expected \(mismatch.expected), found \(mismatch.found)")
        } catch {
            throw syntaxError(in: range, expecting: expectation)
        }
    }

    /// Refuses what is not UTF-8, and raw NUL characters, in which Foundation would see the marks of UTF-16 or UTF-32.
    private func checkText(in range: Range<Int>) throws(TableInputError) {
        if String(bytes: bytes[range], encoding: .utf8) != nil, bytes.firstIndex(of: 0, in: range) == nil { return }
        var lineStart = range.lowerBound
        while lineStart < range.upperBound {
            let line = lineStart..<min(endOfLine(from: lineStart), range.upperBound)
            if String(bytes: bytes[line], encoding: .utf8) == nil {
                throw error(at: lineStart, "expected UTF-8 text, found other bytes")
            }
            if bytes[line].contains(0) {
                throw error(at: lineStart, "expected UTF-8 text, found a NUL character")
            }
            lineStart = line.upperBound + 1
        }
    }
}

// MARK: - Errors

extension TableInput {
    private func error(at offset: Int, _ problem: String) -> TableInputError {
        TableInputError(file: file, line: line(at: offset), problem: problem)
    }

    /// What Foundation finds wrong with the JSON of a record, at the place that it names.
    private func syntaxError(in range: Range<Int>, expecting expectation: String) -> TableInputError {
        guard let offset = syntaxErrorOffset(in: range) else {
            return error(at: range.lowerBound, "expected \(expectation), found unfinished or invalid JSON")
        }
        return error(at: offset, "expected \(expectation), found invalid JSON near column \(column(at: offset))")
    }

    private func unclosedArray(lastElement range: Range<Int>) -> TableInputError {
        if !range.isEmpty, syntaxErrorOffset(in: range) != nil {
            return syntaxError(in: range, expecting: "a JSON object")
        }
        let last = bytes.lastIndex { !JSONScanner.isBlank($0) } ?? 0
        return error(at: last, "expected \"]\" at the end of the array, found the end of the file")
    }

    /// Where Foundation's parser stopped, if it says so: on Apple's systems as a value of the error, in Foundation for
    /// Linux only as a number in the text ("Invalid value around character 5.").
    private func syntaxErrorOffset(in range: Range<Int>) -> Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes[range]), options: .fragmentsAllowed)
            return nil
        } catch {
            let information = (error as NSError).userInfo
            let text = information["NSDebugDescription"] as? String ?? ""
            let digits = text.reversed().drop { $0 == "." }.prefix(while: \.isNumber)
            guard let index = information["NSJSONSerializationErrorIndex"] as? Int ?? Int(String(digits.reversed()))
            else { return nil }
            return min(range.lowerBound + index, range.upperBound)
        }
    }

    private static func problem(ofReading error: NSError) -> String {
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        switch (cause.domain, Int32(truncatingIfNeeded: cause.code)) {
        case (NSPOSIXErrorDomain, ENOENT): return "expected a file, found none"
        case (NSPOSIXErrorDomain, EISDIR): return "expected a file, found a folder"
        case (NSPOSIXErrorDomain, let code):
            return "expected a file that can be read (\(String(cString: strerror(code))))"
        default: return "expected a file that can be read (\(cause.localizedDescription))"
        }
    }
}

// MARK: - Lines

extension TableInput {
    /// The offset of the line feed that ends the line, or of the end of the file.
    private func endOfLine(from offset: Int) -> Int {
        bytes.firstIndex(of: UInt8(ascii: "\n"), in: offset..<bytes.count) ?? bytes.count
    }

    private func line(at offset: Int) -> Int {
        bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// The number of the character in its line, from 1.
    private func column(at offset: Int) -> Int {
        let lineStart = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1
    }
}
