/// The cyclic redundancy check of 64 bits that XZ files carry (polynomial 0x42F0E1EBA9EA3693 of ECMA-182, reflected).
///
/// It detects every change within 64 neighbouring bits, and all but one in 2⁶⁴ of other changes.
struct Checksum {
    private var remainder: UInt64 = .max

    var value: UInt64 { ~remainder }

    /// For each byte the remainder that it leaves, then the one that it leaves with a zero byte after it, and so on up to
    /// seven zero bytes: eight bytes are added in one step.
    private static let table: [UInt64] = {
        var table: [UInt64] = (0..<256).map { byte in
            (0..<8).reduce(UInt64(byte)) { value, _ in
                value & 1 == 1 ? (value >> 1) ^ 0xC96C_5795_D787_0F42 : value >> 1
            }
        }
        for place in 256..<8 * 256 {
            let before = table[place - 256]
            table.append(table[Int(before & 0xFF)] ^ (before >> 8))
        }
        return table
    }()

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        var remainder = remainder
        Self.table.withUnsafeBufferPointer { table in
            bytes.withUnsafeBytes { bytes in
                var index = 0
                while index + 8 <= bytes.count {
                    let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                    let mixed = remainder ^ next
                    remainder = 0
                    for byte in 0..<8 {
                        let value = Int(truncatingIfNeeded: mixed >> UInt64(8 * byte)) & 0xFF
                        remainder ^= table[(7 - byte) << 8 + value]
                    }
                    index += 8
                }
                for byte in bytes[index...] {
                    remainder = table[Int(truncatingIfNeeded: remainder ^ UInt64(byte)) & 0xFF] ^ (remainder >> 8)
                }
            }
        }
        self.remainder = remainder
    }

    /// A hash value that is the same at each launch.
    static func hash(_ bytes: [UInt8]) -> UInt32 {
        var checksum = Checksum()
        checksum.add(bytes[...])
        return UInt32(truncatingIfNeeded: checksum.value)
    }
}
