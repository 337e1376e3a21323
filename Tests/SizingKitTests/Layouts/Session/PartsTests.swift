import Foundation
import TestSupport
import Testing

/// The parts of a layout call one another in one direction, but for scrolling and settling: a part that is called calls nothing back.
///
/// The sources are read as text: a part calls another one where it names it as a property of its session.
@Suite struct PartsTests {
    private struct Sources {
        /// The names of the session's properties that hold parts, by their types.
        var parts: [String: String] = [:]
        /// The parts that each part names.
        var calls: [String: Set<String>] = [:]

        init(of folder: URL) throws {
            let files =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
            let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
            let session = texts.first { $0.contains("final class LayoutSession {") } ?? ""
            for match in session.matches(of: /\blet (\w+) = (\w+)\(\)/) { parts[String(match.2)] = String(match.1) }
            for text in texts {
                var part: String?
                for line in text.split(separator: "\n")
                where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
                    // A type begins at the start of its line: an expression costs much where it is tried in vain.
                    if line.first != " ",
                        let type = line.firstMatch(of: /^(?:\w+ )*(?:class|extension|struct|enum|protocol) (\w+)/)
                    {
                        part = parts[String(type.1)]
                    }
                    guard let part, line.contains("session") else { continue }
                    for call in line.matches(of: /\bsession[!?]?\.(\w+)/) {
                        calls[part, default: []].insert(String(call.1))
                    }
                }
            }
            let all = Set(parts.values)
            calls = calls.mapValues { $0.intersection(all) }
        }

        /// All parts that a part reaches by any number of calls.
        func reached(from part: String) -> Set<String> {
            var (found, left) = (Set<String>(), Array(calls[part] ?? []))
            while let next = left.popLast() {
                if found.insert(next).inserted { left += calls[next] ?? [] }
            }
            return found
        }
    }

    @Test(.byTurns()) func noPartCallsBackButScrollingAndSettling() throws {
        let project = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
        let sources = try Sources(of: URL(fileURLWithPath: project + "/Sources/SizingKit"))
        try #require(sources.parts.count > 15)
        let callingBack = sources.parts.values.filter { sources.reached(from: $0).contains($0) }
        #expect(callingBack.sorted() == ["scrolling", "settler"])
    }
}
