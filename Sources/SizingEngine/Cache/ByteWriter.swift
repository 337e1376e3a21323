/// Collects the bytes of an archive.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    /// Writes a number that is not negative, seven bits a byte, the lowest first. The eighth bit of a byte says that more
    /// follow.
    mutating func write(_ number: Int) {
        write(unsigned: UInt64(bitPattern: Int64(number)))
    }

    /// Writes a number that may be negative. Numbers near 0 take few bytes.
    mutating func write(signed number: Int) {
        let number = Int64(number)
        write(unsigned: UInt64(bitPattern: (number << 1) ^ (number >> 63)))
    }

    mutating func write<Number: FixedWidthInteger>(fixed number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    mutating func write(_ text: String) {
        let utf8 = Array(text.utf8)
        write(utf8.count)
        bytes += utf8
    }

    mutating func write(_ environment: SizingEnvironment) {
        for field in SizingEnvironment.Field.allCases {
            switch environment[field] {
            case .text(let text): write(text)
            case .number(let number): write(signed: number)
            case .fraction(let fraction): write(fixed: fraction.bitPattern)
            }
        }
    }

    mutating func write(_ proposal: SizeProposal) {
        for side in [proposal.width, proposal.height] {
            switch side {
            case .fixed(let extent):
                bytes.append(0)
                write(signed: extent)
            case .free(let maximum?):
                bytes.append(1)
                write(signed: maximum)
            case .free(nil):
                bytes.append(2)
            }
        }
        write(signed: proposal.insetWidth)
        write(signed: proposal.insetHeight)
    }

    private mutating func write(unsigned number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
