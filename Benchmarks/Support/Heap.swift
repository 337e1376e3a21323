import Glibc

/// What the process has allocated.
enum Heap {
    /// The bytes in use, by the allocator's own count.
    static var bytes: Int {
        let information = mallinfo2()
        return Int(information.uordblks) + Int(information.hblkhd)
    }
}
