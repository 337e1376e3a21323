import Foundation

/// One object of an input file, as it stands there.
struct TableRecord: Decodable {
    /// A member that is not what it should be.
    struct Mismatch: Error {
        var expected: String
        var found: String
    }

    var title: String
    /// Nil if the file gives none. A number is kept as its decimal digits.
    var id: String?
    var body: String
    var section: String

    private enum CodingKeys: String, CodingKey {
        case title, id, body, section
    }

    init(from decoder: any Decoder) throws {
        let members: KeyedDecodingContainer<CodingKeys>
        do {
            members = try decoder.container(keyedBy: CodingKeys.self)
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            throw Mismatch(expected: "a JSON object", found: try JSONKind(from: decoder).rawValue)
        }
        guard let title = try members.text(.title) else {
            throw Mismatch(expected: "a string for \"title\"", found: "none")
        }
        self.title = title
        id = try members.identifier(.id)
        body = try members.text(.body) ?? ""
        section = try members.text(.section) ?? ""
    }
}

extension KeyedDecodingContainer {
    /// The string under a key, nil if there is none or it is null.
    fileprivate func text(_ key: Key) throws -> String? {
        do {
            return try decodeIfPresent(String.self, forKey: key)
        } catch DecodingError.typeMismatch {
            let kind = try decode(JSONKind.self, forKey: key)
            throw TableRecord.Mismatch(expected: "a string for \"\(key.stringValue)\"", found: kind.rawValue)
        }
    }

    /// The string or the digits of the number under a key, nil if there is none or it is null.
    fileprivate func identifier(_ key: Key) throws -> String? {
        do {
            return try decodeIfPresent(String.self, forKey: key)
        } catch DecodingError.typeMismatch {
            // A decimal number has room for 38 digits, where a floating-point one would make two long numbers alike.
            if let number = try? decode(Decimal.self, forKey: key) { return number.description }
            if let number = try? decode(Double.self, forKey: key) { return number.description }
            let kind = try decode(JSONKind.self, forKey: key)
            throw TableRecord.Mismatch(
                expected: "a string or a number for \"\(key.stringValue)\"",
                found: kind == .number ? "a number out of range" : kind.rawValue
            )
        }
    }
}
