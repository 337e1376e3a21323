// Compiled with the model of Examples/Table by Scripts/fuzz.

/// Reads items. An error names a line of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readItems(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    do throws(TableInputError) {
        let items = try TableInput(file: "items", bytes: bytes).items()
        precondition(!items.isEmpty, "no item is an error")
    } catch {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        precondition((1...lines).contains(error.line ?? 0), "line \(error.line ?? 0) of \(lines)")
        precondition(!error.problem.isEmpty, "an error without words")
    }
    return 0
}
