/// What a JSON value is, in the words of a message.
enum JSONKind: String, Decodable {
    case null
    case boolean = "true or false"
    case string = "a string"
    case number = "a number"
    case array = "an array"
    case object = "an object"

    init(from decoder: any Decoder) throws {
        if (try? decoder.unkeyedContainer()) != nil {
            self = .array
        } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
            self = .object
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if (try? value.decode(Bool.self)) != nil {
                self = .boolean
            } else if (try? value.decode(String.self)) != nil {
                self = .string
            } else {
                // Last, because a number too large for any type does not decode at all.
                self = .number
            }
        }
    }

    private enum AnyKey: CodingKey {}
}
