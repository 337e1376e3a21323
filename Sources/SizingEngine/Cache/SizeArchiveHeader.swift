/// The first bytes of an archive.
struct SizeArchiveHeader {
    static let signature = Array("SZKSIZES".utf8)
    static let formatVersion: UInt32 = 3
    /// The number of bytes of a header.
    static let length = 28
    /// The largest number of bytes after the header: some seven million sizes with identities that are numbers.
    static let largestPayload: UInt64 = 1 << 28

    /// The number of bytes that follow.
    let payloadLength: Int
    private let checksum: UInt64
    /// The checksum of the bytes before it.
    private let begun: Checksum

    /// Reads a header. Throws if its bytes show that the data cannot be an archive.
    ///
    /// - Parameters:
    ///   - bytes: The first bytes of the archive, or all if there are fewer than a header has.
    ///   - total: The number of bytes of the whole archive.
    init(_ bytes: [UInt8], of total: UInt64) throws(SizeArchiveError) {
        let start = bytes.prefix(Self.signature.count)
        guard Self.signature.starts(with: start) else { throw .foreign }
        guard bytes.count >= Self.length else { throw .truncated(missing: Self.length - bytes.count) }
        let version: UInt32 = Self.number(in: bytes, at: 8)
        guard version == Self.formatVersion else {
            throw version > Self.formatVersion ? .newer(version: Int(version)) : .older(version: Int(version))
        }
        let length: UInt64 = Self.number(in: bytes, at: 12)
        let present = total - UInt64(Self.length)
        if present < length { throw .truncated(missing: Int(clamping: length - present)) }
        if present > length { throw .damaged("\(present - length) bytes follow its end") }
        guard length <= Self.largestPayload else { throw .damaged("its length exceeds the maximum") }
        payloadLength = Int(length)
        checksum = Self.number(in: bytes, at: 20)
        var begun = Checksum()
        begun.add(bytes[..<20])
        self.begun = begun
    }

    /// Throws unless the bytes after the header are as they were written.
    func check(_ payload: ArraySlice<UInt8>) throws(SizeArchiveError) {
        guard payload.count == payloadLength else { throw .truncated(missing: payloadLength - payload.count) }
        var complete = begun
        complete.add(payload)
        guard complete.value == checksum else { throw .damaged("the checksum does not match") }
    }

    /// A header for bytes that are to follow it.
    static func bytes(for payload: [UInt8]) -> [UInt8] {
        var header = ByteWriter()
        header.append(signature)
        header.write(fixed: formatVersion)
        header.write(fixed: UInt64(payload.count))
        var checksum = Checksum()
        checksum.add(header.bytes[...])
        checksum.add(payload[...])
        header.write(fixed: checksum.value)
        return header.bytes
    }

    private static func number<Number: FixedWidthInteger>(in bytes: [UInt8], at index: Int) -> Number {
        (0..<MemoryLayout<Number>.size).reduce(0) { $0 | Number(bytes[index + $1]) << Number($1 * 8) }
    }
}
