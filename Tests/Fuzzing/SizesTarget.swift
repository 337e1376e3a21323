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
    guard let again = try? SizeArchive.sizes(in: bytes, fingerprint: "app 1") else {
        fatalError("what was saved cannot be read")
    }
    precondition(again.contents.map(\.key) == contents.map(\.key), "other keys come back")
    precondition(again.contents.map(\.size) == contents.map(\.size), "other sizes come back")
    var renewed = SizeCache(limit: 1_000)
    renewed.insertOlder(again)
    let newest = Dictionary(contents.map { ($0.key, $0.size) }) { $1 }
    for (key, size) in newest {
        // Of more sizes of an item only the last ones are kept.
        let isKept = contents.count { $0.key.item == key.item } <= SizeCache.familyLimit
        let saved = renewed.size(for: key)
        precondition(saved == size || saved == nil && !isKept, "a saved size is not found")
        // An index that is wrong in spite of its checksum may hide a size, and says nothing else.
        guard let found = cache.size(for: key) else { continue }
        precondition(contents.contains { $0.key == key && $0.size == found }, "another size is found")
    }
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
