import Foundation
import Glibc

/// What the process has allocated.
enum Heap {
    private typealias MallocInfo = @convention(c) (_ options: CInt, _ stream: UnsafeMutablePointer<FILE>) -> CInt

    /// The bytes in use, by the allocator's own count.
    ///
    /// Of glibc's reports only `malloc_info` has a shape that Swift can call without a header: a text with the sizes of
    /// what it took from the system, what it mapped apart, and what of it is free.
    static var bytes: Int {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info"), let stream = tmpfile() else { return 0 }
        defer { fclose(stream) }
        _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
        let length = ftell(stream)
        rewind(stream)
        var text = [UInt8](repeating: 0, count: length)
        let count = fread(&text, 1, length, stream)
        // The sums over all arenas come last.
        let sums = String(decoding: text[..<count], as: UTF8.self).components(separatedBy: "</heap>").last ?? ""
        func size(_ element: String) -> Int {
            let end = sums.components(separatedBy: "<\(element)").dropFirst().first?.components(separatedBy: "size=\"")
            return end?.dropFirst().first.flatMap { Int($0.prefix { $0 != "\"" }) } ?? 0
        }
        return size("system type=\"current\"") + size("total type=\"mmap\"") - size("total type=\"fast\"")
            - size("total type=\"rest\"")
    }
}
