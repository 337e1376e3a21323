/// The cyclic redundancy check of 64 bits that XZ files carry (polynomial 0x42F0E1EBA9EA3693 of ECMA-182, reflected).
///
/// It detects every change within 64 neighbouring bits, and all but one in 2⁶⁴ of other changes.
struct Checksum {
    private var remainder: UInt64 = .max

    var value: UInt64 { ~remainder }

    private static let table: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { value, _ in
            value & 1 == 1 ? (value >> 1) ^ 0xC96C_5795_D787_0F42 : value >> 1
        }
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        var remainder = remainder
        Self.table.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                for byte in bytes {
                    remainder = table[Int(truncatingIfNeeded: remainder ^ UInt64(byte)) & 0xFF] ^ (remainder >> 8)
                }
            }
        }
        self.remainder = remainder
    }
}
