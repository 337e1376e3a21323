import Foundation

/// A file of paintings: one JSON array, or JSON lines with one object on each line.
///
/// Each object has a `title` (a string), a `height` and a `width` (numbers above 0, in centimetres or any unit, neither
/// more than a thousand times the other) and may have an `id`, an `artist`, a `year` (strings; a year may be a number) and a `color` (`"#rrggbb"`). All other members are
/// ignored.
struct PaintingInput {
    /// What the file is called in messages.
    let file: String
    let data: Data

    /// Reads a file, which may be a pipe.
    init(file: String) throws(PaintingInputError) {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            self.init(file: file, data: try handle.readToEnd() ?? Data())
        } catch {
            throw PaintingInputError(file: file, problem: "expected a file that can be read")
        }
    }

    init(file: String, data: Data) {
        self.file = file
        self.data = data
    }

    /// The paintings in the order of the file.
    ///
    /// - Complexity: O(bytes).
    func paintings() throws(PaintingInputError) -> [Painting] {
        guard let text = String(data: data, encoding: .utf8) else {
            throw PaintingInputError(file: file, problem: "expected UTF-8 text, found other bytes")
        }
        let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        let records = first == "[" ? try recordsOfArray() : try recordsOfLines(text)
        guard !records.isEmpty else {
            throw PaintingInputError(file: file, problem: "expected at least one painting, found none")
        }
        return records.enumerated().map { $1.painting(number: $0 + 1) }
    }

    private func recordsOfArray() throws(PaintingInputError) -> [PaintingRecord] {
        let bytes = [UInt8](data)
        let array = ArrayElements(bytes)
        var records: [PaintingRecord] = []
        for (index, element) in array.elements.enumerated() {
            do {
                records.append(try JSONDecoder().decode(PaintingRecord.self, from: Data(bytes[element.range])))
            } catch {
                throw described(error, at: "painting \(index + 1), line \(element.line)", expecting: "a JSON object")
            }
        }
        guard array.isComplete else {
            throw PaintingInputError(
                file: file,
                place: "line \(array.line)",
                problem: "expected \"]\" and nothing else at the end of the array"
            )
        }
        return records
    }

    private func recordsOfLines(_ text: String) throws(PaintingInputError) -> [PaintingRecord] {
        var records: [PaintingRecord] = []
        let contents = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let lines = contents.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            do {
                records.append(try JSONDecoder().decode(PaintingRecord.self, from: Data(line.utf8)))
            } catch {
                throw described(error, at: "line \(index + 1)", expecting: "a whole JSON object on the line")
            }
        }
        return records
    }

    private func described(_ error: any Error, at place: String, expecting expectation: String) -> PaintingInputError {
        let problem =
            switch error {
            case DecodingError.keyNotFound(let key, _):
                "expected \"\(key.stringValue)\", found none"
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
                context.codingPath.last.map { "expected another kind of value for \"\($0.stringValue)\"" }
                    ?? "expected \(expectation)"
            case DecodingError.dataCorrupted(let context) where context.isOurs:
                context.debugDescription
            default:
                "expected \(expectation)"
            }
        return PaintingInputError(file: file, place: place, problem: problem)
    }
}

extension DecodingError.Context {
    /// Whether the record found the fault, and not the decoder.
    fileprivate var isOurs: Bool { debugDescription.hasPrefix("expected ") }
}

/// One object of an input file, as it stands there.
private struct PaintingRecord: Decodable {
    let id: String?
    let title: String
    let artist: String
    let year: String
    let height: Double
    let width: Double
    let color: UInt32?

    /// The longest scroll that was ever painted is some hundred times as long as it is high.
    private static let ratios = 0.001...1000

    private enum CodingKeys: String, CodingKey {
        case id, title, artist, year, height, width, color
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        id = try members.decodeIfPresent(String.self, forKey: .id)
        title = try members.decode(String.self, forKey: .title)
        artist = try members.decodeIfPresent(String.self, forKey: .artist) ?? ""
        year =
            try (try? members.decodeIfPresent(Int.self, forKey: .year).map(String.init))
            ?? members.decodeIfPresent(String.self, forKey: .year) ?? ""
        func length(_ key: CodingKeys) throws -> Double {
            let length = try members.decode(Double.self, forKey: key)
            guard length.isFinite, length > 0 else {
                throw DecodingError.dataCorruptedError(
                    forKey: key,
                    in: members,
                    debugDescription: "expected a number above 0 for \"\(key.stringValue)\", found \(length)"
                )
            }
            return length
        }
        height = try length(.height)
        width = try length(.width)
        guard Self.ratios.contains(width / height) else {
            throw DecodingError.dataCorruptedError(
                forKey: .width,
                in: members,
                debugDescription: """
                    expected "height" and "width" of which neither is more than 1000 times the other, \
                    found \(height) and \(width)
                    """
            )
        }
        color = try members.decodeIfPresent(String.self, forKey: .color).map { text in
            guard text.count == 7, text.hasPrefix("#"), let color = UInt32(text.dropFirst(), radix: 16) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .color,
                    in: members,
                    debugDescription: "expected \"#rrggbb\" for \"color\", found \"\(text)\""
                )
            }
            return color
        }
    }

    /// The painting, which is the one of that number in its file.
    func painting(number: Int) -> Painting {
        let motifs = Motif.allCases
        let ground = color ?? [0x6E7F91, 0x8C7A5C, 0x5F7D6A, 0x8A5F5A][number % 4]
        return Painting(
            id: id ?? "painting-\(number)",
            title: title,
            artist: artist,
            year: year,
            height: height,
            width: width,
            colors: Painting.Palette(ground: ground, middle: ground / 2 & 0x7F7F7F, accent: 0xEAD9B5),
            motif: motifs[number % motifs.count]
        )
    }
}
