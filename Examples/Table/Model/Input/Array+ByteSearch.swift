import Foundation

extension [UInt8] {
    /// The first place of a byte in a range.
    ///
    /// The C library's search, because `swift run` builds without optimisation, and there a loop over the bytes of a
    /// large file takes several times as long as the decoding.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { buffer in
            let searched = UnsafeRawBufferPointer(rebasing: buffer[range])
            guard let start = searched.baseAddress, let found = memchr(start, Int32(byte), searched.count) else {
                return nil
            }
            return range.lowerBound + (UnsafeRawPointer(found) - start)
        }
    }
}
