// Compiled with SizingEngine by Scripts/fuzz.

/// Reads saved sizes. What can be read is saved again, and must come back.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSizes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let payload = [UInt8](UnsafeBufferPointer(start: start, count: count))
    // As it is, and with a right checksum, since no chance finds one.
    _ = try? SizeArchive.sizes(in: payload, fingerprint: "app 1")
    guard let sizes = try? SizeArchive.sizes(in: framed(payload), fingerprint: "app 1") else { return 0 }
    var cache = SizeCache(limit: 1_000)
    cache.insertOlder(sizes)
    let contents = cache.contents
    let (bytes, summary) = SizeArchive.bytes(of: cache, fingerprint: "app 1")
    precondition(summary.skipped == 0, "a size was read that cannot be saved")
    guard let again = try? SizeArchive.sizes(in: bytes, fingerprint: "app 1").contents else {
        fatalError("what was saved cannot be read")
    }
    precondition(again.map(\.key) == contents.map(\.key), "other keys come back")
    precondition(again.map(\.size) == contents.map(\.size), "other sizes come back")
    for (key, _) in contents { precondition(cache.size(for: key) != nil, "a size is not found") }
    return 0
}

private func framed(_ payload: [UInt8]) -> [UInt8] {
    var header = ByteWriter()
    header.append(SizeArchiveHeader.signature)
    header.write(fixed: SizeArchiveHeader.formatVersion)
    header.write(fixed: UInt64(payload.count))
    var checksum = Checksum()
    checksum.add(header.bytes[...])
    checksum.add(payload[...])
    header.write(fixed: checksum.value)
    return header.bytes + payload
}
