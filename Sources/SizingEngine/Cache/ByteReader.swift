import Foundation

/// Reads the bytes of an archive, and never beyond them.
struct ByteReader {
    /// Bytes that `ByteWriter` does not write.
    struct Malformed: Error {
        let what: String
    }

    /// The bytes that were not read.
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func byte() throws(Malformed) -> UInt8 {
        guard let byte = rest.popFirst() else { throw Malformed(what: "it ends too early") }
        return byte
    }

    mutating func bytes(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw Malformed(what: "it ends too early") }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Reads a number that is not negative.
    mutating func number() throws(Malformed) -> Int {
        guard let number = Int(exactly: try unsigned()) else { throw Malformed(what: "a number is too large") }
        return number
    }

    mutating func signed() throws(Malformed) -> Int {
        let number = try unsigned()
        guard let signed = Int(exactly: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)) else {
            throw Malformed(what: "a number is too large")
        }
        return signed
    }

    mutating func fixed<Number: FixedWidthInteger>() throws(Malformed) -> Number {
        var number: Number = 0
        for (index, byte) in try bytes(MemoryLayout<Number>.size).enumerated() {
            number |= Number(truncatingIfNeeded: byte) << Number(truncatingIfNeeded: index * 8)
        }
        return number
    }

    /// Reads a number of entries of at least `size` bytes each. Throws if the remaining bytes are too few for them.
    mutating func count(ofAtLeast size: Int) throws(Malformed) -> Int {
        let count = try number()
        guard count <= rest.count / size else { throw Malformed(what: "a count exceeds the number of bytes") }
        return count
    }

    mutating func text() throws(Malformed) -> String {
        guard let text = String(bytes: try bytes(try number()), encoding: .utf8) else {
            throw Malformed(what: "invalid UTF-8")
        }
        return text
    }

    mutating func uuid() throws(Malformed) -> UUID {
        let bytes = Array(try bytes(16))
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    mutating func environment() throws(Malformed) -> SizingEnvironment {
        try SizingEnvironment { field throws(Malformed) in
            switch field.kind {
            case .text: .text(try text())
            case .number: .number(try signed())
            case .fraction: .fraction(Double(bitPattern: try fixed()))
            }
        }
    }

    /// Reads the tables of templates, environments and spaces.
    ///
    /// Each of them is used: a space by a size, a template and an environment by a space. So a count that leaves no bytes for
    /// those is forged.
    mutating func spaces() throws(Malformed) -> ArchivedSpaces {
        let templateCount = try count(ofAtLeast: 1 + Self.bytesOfUsedSpace)
        var templates: [String] = []
        templates.reserveCapacity(templateCount)
        for _ in 0..<templateCount { templates.append(try text()) }
        let environmentCount = try count(ofAtLeast: Self.bytesOfEnvironment + Self.bytesOfUsedSpace)
        var environments: [SizingEnvironment] = []
        environments.reserveCapacity(environmentCount)
        for _ in 0..<environmentCount { environments.append(try environment()) }
        let spaceCount = try count(ofAtLeast: Self.bytesOfUsedSpace)
        var spaces = ArchivedSpaces(templates: templates, environments: environments, count: spaceCount)
        for _ in 0..<spaceCount {
            let template = try number()
            let environment = try number()
            guard spaces.append(template: template, environment: environment, try proposal()) else {
                throw Malformed(what: "a space refers to a missing entry")
            }
        }
        return spaces
    }

    /// The least number of bytes that an environment takes: five numbers and the length of a text of a byte each, and its scale.
    private static let bytesOfEnvironment = 14

    /// The least number of bytes that a space takes with one size in it: six numbers and kinds of a byte.
    private static let bytesOfUsedSpace = 6 + SizeArchive.bytesOfSize

    /// Reads a size.
    ///
    /// - Parameter item: The item it belongs to, if known.
    mutating func size(
        of item: ItemIdentity?,
        in spaces: ArchivedSpaces
    ) throws(Malformed) -> (key: SizeKey, size: MeasuredSize) {
        let identity = try ArchivedIdentity(from: &self)
        guard identity == identity else { throw Malformed(what: "an identity is not equal to itself") }
        let version = try signed()
        guard let space = spaces[try number()] else { throw Malformed(what: "a size refers to a missing space") }
        let key = SizeKey(item: item ?? ItemIdentity(identity.identity), version: version, space: space)
        return (key, MeasuredSize(width: try number(), height: try number()))
    }

    private mutating func proposal() throws(Malformed) -> SizeProposal {
        SizeProposal(
            width: try side(),
            height: try side(),
            insetWidth: try signed(),
            insetHeight: try signed()
        )
    }

    private mutating func side() throws(Malformed) -> SizeProposal.Side {
        switch try byte() {
        case 0: .fixed(try signed())
        case 1: .free(atMost: try signed())
        case 2: .free()
        default: throw Malformed(what: "an unknown kind of proposal")
        }
    }

    private mutating func unsigned() throws(Malformed) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 || bits <= 1 else { throw Malformed(what: "a number is too large") }
            number |= bits << shift
            if byte & 0x80 == 0 { return number }
        }
        throw Malformed(what: "a number has too many bytes")
    }
}
