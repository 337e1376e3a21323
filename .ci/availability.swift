// Says which symbols are newer than the deployment target of a platform, or absent there, where they are used without a
// guard: `availability PLATFORM VERSION TABLE GRAPHS SYNTAX…`. GRAPHS is a folder of symbol graphs, SYNTAX are folders of
// syntax trees as `swiftc -dump-ast -dump-ast-format json` writes them.
//
// When a symbol was introduced is known from the `@available` of the toolchain's own modules, and from the TABLE for what is
// Apple's: UIKit, and the part of Foundation that has no `@available` on Linux.
import Foundation

struct Version: Comparable, CustomStringConvertible {
    var major: Int
    var minor = 0

    /// On no version of the platform.
    static let never = Version(major: .max)
    static let always = Version(major: 0)

    var description: String { self == .never ? "never" : "\(major).\(minor)" }

    static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}

extension Version {
    init?(_ text: Substring) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil else { return nil }
        self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}

enum Platform: String {
    case iOS, tvOS, macCatalyst, visionOS

    /// The version of this platform that came with a version of iOS, where nothing else is said.
    func version(ofIOS version: Version) -> Version {
        guard version != .never else { return .never }
        switch self {
        case .iOS, .tvOS, .macCatalyst: return version
        case .visionOS where version.major < 17: return Version(major: 1)
        case .visionOS where version.major == 17: return Version(major: 1, minor: max(0, version.minor - 3))
        case .visionOS where version.major == 18: return Version(major: 2, minor: version.minor)
        case .visionOS: return version
        }
    }

    /// The version among several, each of a domain such as `iOS`, that holds for this platform.
    func version(among versions: [String: Version]) -> Version? {
        if let version = versions[rawValue] { return version }
        if let version = versions["*"], version == .never { return version }
        // These two follow iOS.
        guard self == .macCatalyst || self == .visionOS, let version = versions["iOS"] else { return nil }
        return self.version(ofIOS: version)
    }
}

// MARK: Symbol graphs

struct Graph: Decodable {
    struct Module: Decodable { var name: String }
    var module: Module
    var symbols: [Symbol]
}

struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Introduction: Decodable {
        struct Number: Decodable {
            var major: Int
            var minor: Int?
        }
        var domain: String?
        var introduced: Number?
        var isUnconditionallyUnavailable: Bool?
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var availability: [Introduction]?

    var path: String { pathComponents.joined(separator: ".") }

    var versions: [String: Version] {
        var versions: [String: Version] = [:]
        for line in availability ?? [] {
            let domain = line.domain ?? "*"
            if line.isUnconditionallyUnavailable == true {
                versions[domain] = .never
            } else if let number = line.introduced {
                versions[domain] = Version(major: number.major, minor: number.minor ?? 0)
            }
        }
        return versions
    }
}

/// When symbols were introduced on a platform.
struct Introductions {
    /// The symbols of all modules, by their precise identifiers.
    private var symbols: [String: (module: String, path: String, version: Version?)] = [:]
    /// When functions of protocol extensions were introduced, by the identifiers of requirements of the same name and type.
    private var defaults: [String: Version] = [:]
    /// Types by their paths.
    private var types: [String: String] = [:]
    /// What the table says, by the symbols' paths.
    private var rows: [String: Version] = [:]

    /// Modules whose symbols are Apple's on Apple's systems, and stand in the table unless they say themselves.
    private static let modulesOfTable: Set = ["UIKit", "Foundation", "Dispatch"]

    init(_ platform: Platform, graphs: URL, table: URL) throws {
        for file in try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
        where file.lastPathComponent.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols {
                let version = platform.version(among: symbol.versions)
                let identifier = symbol.identifier.precise
                symbols[identifier] = (graph.module.name, symbol.path, version)
                if identifier.contains("PsE") {
                    defaults[identifier.replacingOccurrences(of: "PsE", with: "P")] = version ?? .always
                }
                if ["class", "struct", "enum", "protocol", "typealias"].contains(
                    where: symbol.kind.identifier.hasSuffix
                ) {
                    types[symbol.path] = identifier
                }
            }
        }
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        let columns = lines[0].split(separator: "\t").map(String.init)
        guard let column = columns.firstIndex(of: platform.rawValue) else { fatalError("no column for \(platform)") }
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t")
            guard cells.count == columns.count else { fatalError("a row of \(cells.count) columns: \(line)") }
            let number = cells[column].drop { $0 == "≤" }
            guard let version = number == "–" ? .never : Version(number) else { fatalError("no version: \(line)") }
            rows[String(cells[0])] = version
        }
    }

    enum Answer {
        case since(Version, path: String)
        /// The symbol belongs into the table, and is not there.
        case unknown(path: String)
        /// The symbol is the package's own, or has no name.
        case own
    }

    func introduction(of identifier: String) -> Answer {
        guard let symbol = symbols[identifier] else { return .own }
        if let version = rows[symbol.path], Self.modulesOfTable.contains(symbol.module) {
            return .since(version, path: symbol.path)
        }
        if let version = symbol.version, symbol.module != "UIKit" {
            // Where a requirement is newer than what an extension offers in its place, the compiler takes the latter.
            return .since(min(version, defaults[identifier] ?? version), path: symbol.path)
        }
        guard Self.modulesOfTable.contains(symbol.module) else { return .since(.always, path: symbol.path) }
        return .unknown(path: symbol.path)
    }

    func type(at path: String) -> String? { types[path] }
}

// MARK: Syntax trees

@_silgen_name("swift_demangle")
func swiftDemangle(
    _ name: UnsafePointer<CChar>?,
    _ length: Int,
    _ output: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The paths of the types that a mangled type names, without their modules.
func typePaths(in mangled: String) -> [String] {
    let name = mangled.withCString { swiftDemangle($0, strlen($0), nil, nil, 0) }
    guard let name else { return [] }
    defer { free(name) }
    let text = String(cString: name)
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.compactMap { word in
        let parts = word.split(separator: ".")
        return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
    }
}

/// The use of a symbol, and since which version the code around it runs.
struct Use {
    var identifier: String
    var offset: Int
    var version: Version
}

/// Reads the uses of symbols from a syntax tree.
struct SyntaxReader {
    private let bytes: [UInt8]
    private var position = 0
    private let platform: Platform
    private let introductions: Introductions
    private(set) var uses: [Use] = []
    private var paths: [String: [String]] = [:]

    /// What an object says of the code in it, or after it.
    private struct Summary {
        var kind = ""
        /// Since when the code of a declaration runs, from its attributes.
        var attributes: [String: Version] = [:]
        /// Since when a condition holds.
        var condition: Version?
        var isNegated = false
    }

    init(_ data: Data, platform: Platform, introductions: Introductions) {
        bytes = [UInt8](data)
        self.platform = platform
        self.introductions = introductions
        _ = value(key: "", offset: 0)
    }

    private mutating func string() -> String {
        position += 1
        let start = position
        var hasEscapes = false
        while bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                hasEscapes = true
                position += 1
            }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return hasEscapes ? "" : text
    }

    private mutating func skipWord() -> Substring {
        let start = position
        while ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[position]) { position += 1 }
        return Substring(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func value(key: String, offset: Int) -> Summary {
        switch bytes[position] {
        case UInt8(ascii: "{"): return object(offset: offset)
        case UInt8(ascii: "["): return array(key: key, offset: offset)
        case UInt8(ascii: "\""): note(string(), key: key, offset: offset)
        default: _ = skipWord()
        }
        return Summary()
    }

    private mutating func note(_ text: String, key: String, offset: Int) {
        // What a declaration is called, and which protocols its superclass conforms to, is no use of it.
        if text.hasPrefix("s:"), key != "usr", key != "protocol" {
            uses.append(Use(identifier: text, offset: offset, version: .always))
        } else if text.hasPrefix("$s") {
            let found = paths[text] ?? typePaths(in: text)
            paths[text] = found
            for path in found {
                guard let identifier = introductions.type(at: path) else { continue }
                uses.append(Use(identifier: identifier, offset: offset, version: .always))
            }
        }
    }

    private mutating func guardUses(from start: Int, since version: Version?) {
        guard let version else { return }
        for index in start..<uses.count { uses[index].version = max(uses[index].version, version) }
    }

    private mutating func array(key: String, offset: Int) -> Summary {
        var summary = Summary()
        position += 1
        while bytes[position] != UInt8(ascii: "]") {
            if bytes[position] == UInt8(ascii: ",") { position += 1 }
            let before = uses.count
            let element = value(key: key, offset: offset)
            // What follows a `guard` in a block runs where its condition holds.
            if key == "elements" { guardUses(from: before, since: summary.condition) }
            if key == "elements", element.kind != "guard_stmt" { continue }
            if let version = element.condition { summary.condition = max(summary.condition ?? version, version) }
            summary.isNegated = summary.isNegated || element.isNegated
            summary.attributes.merge(element.attributes) { max($0, $1) }
        }
        position += 1
        return summary
    }

    /// Reads `{"start":…,"end":…}`.
    private mutating func startOfRange() -> Int? {
        var start: Int?
        while bytes[position] != UInt8(ascii: "}") {
            position += 1
            let key = string()
            position += 1
            let number = Int(skipWord())
            if key == "start" { start = number }
        }
        position += 1
        return start
    }

    private mutating func object(offset: Int) -> Summary {
        var summary = Summary()
        var offset = offset
        let start = uses.count
        var domain = ""
        var introduced: Version?
        var isUnavailable = false
        var specifications: [String: Version] = [:]
        position += 1
        while bytes[position] != UInt8(ascii: "}") {
            if bytes[position] == UInt8(ascii: ",") { position += 1 }
            let key = string()
            position += 1
            let before = uses.count
            switch (key, bytes[position]) {
            case ("_kind", UInt8(ascii: "\"")): summary.kind = string()
            case ("domain", UInt8(ascii: "\"")): domain = string()
            case ("introduced", UInt8(ascii: "\"")), ("version", UInt8(ascii: "\"")):
                introduced = Version(Substring(string()))
            case ("kind", UInt8(ascii: "\"")): isUnavailable = string() == "unavailable" || isUnavailable
            case ("unavailable", _) where summary.kind == "available_attr":
                isUnavailable = skipWord() == "true"
            case ("range", UInt8(ascii: "{")): offset = startOfRange() ?? offset
            default:
                let inner = value(key: key, offset: offset)
                switch key {
                case "attrs": summary.attributes.merge(inner.attributes) { max($0, $1) }
                case "conditions":
                    summary.condition = inner.condition
                    summary.isNegated = inner.isNegated
                case "queries": specifications.merge(inner.attributes) { max($0, $1) }
                case "then_stmt" where !summary.isNegated, "else_stmt" where summary.isNegated:
                    if summary.kind != "guard_stmt" { guardUses(from: before, since: summary.condition) }
                default: break
                }
            }
        }
        position += 1
        switch summary.kind {
        case "available_attr":
            if isUnavailable {
                summary.attributes[domain.isEmpty ? "*" : domain] = .never
            } else if let introduced {
                summary.attributes[domain] = introduced
            }
        case "availability_spec":
            summary.attributes[domain] = introduced ?? .always
        case "#available":
            summary.condition = platform.version(among: specifications)
            // The tree has the same name for `#unavailable`, which names no "*".
            summary.isNegated = specifications["*"] == nil
        case "guard_stmt":
            // An `#unavailable` that lets go on promises nothing newer.
            if summary.isNegated { summary.condition = nil }
        default:
            guardUses(from: start, since: platform.version(among: summary.attributes))
            summary.attributes = [:]
            summary.condition = nil
        }
        return summary
    }
}

// MARK: The check

let arguments = CommandLine.arguments
guard arguments.count > 5, let platform = Platform(rawValue: arguments[1]), let target = Version(arguments[2][...])
else {
    print("usage: availability PLATFORM VERSION TABLE GRAPHS SYNTAX…")
    exit(2)
}
let introductions = try Introductions(
    platform,
    graphs: URL(fileURLWithPath: arguments[4]),
    table: URL(fileURLWithPath: arguments[3])
)
var complaints: Set<String> = []
var seen: Set<String> = []
for folder in arguments.dropFirst(5) {
    for file in try FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: folder),
        includingPropertiesForKeys: nil
    ) where file.pathExtension == "json" {
        let tree = try Data(contentsOf: file)
        // The tree begins with the name of its source.
        let head = String(decoding: tree.prefix(2_000), as: UTF8.self)
        let name = head.components(separatedBy: "\"filename\":\"").dropFirst().first?.components(separatedBy: "\"")
            .first
        guard let name, let source = FileManager.default.contents(atPath: name) else {
            fatalError("\(file.path): no source")
        }
        for use in SyntaxReader(tree, platform: platform, introductions: introductions).uses {
            let complaint: String
            switch introductions.introduction(of: use.identifier) {
            case .own: continue
            case .unknown(let path):
                complaint = "say in \(arguments[3]) since when \(path) exists"
            case .since(let version, let path):
                seen.insert(use.identifier)
                guard version > max(target, use.version) else { continue }
                let since = version == .never ? "does not exist on \(platform)" : "exists since \(platform) \(version)"
                complaint = "\(path) \(since), and is used without a guard"
            }
            let line = 1 + source.prefix(use.offset).count { $0 == UInt8(ascii: "\n") }
            complaints.insert("\(name):\(line): error: \(complaint)")
        }
    }
}
for complaint in complaints.sorted() { print(complaint) }
print("\(platform) \(target): \(seen.count) symbols")
exit(complaints.isEmpty ? 0 : 1)
