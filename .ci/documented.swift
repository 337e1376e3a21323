// Checks a symbol graph against a documentation catalogue: `documented CATALOGUE GRAPH…` says which public symbols have no
// documentation comment, and which stand in no topic group. Types stand on the landing page; the members of a type of more
// than a dozen stand on a page of the type's own.
import Foundation

struct Graph: Decodable {
    var symbols: [Symbol]
}

struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {}

    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var declarationFragments: [Fragment]?

    var path: String { pathComponents.joined(separator: ".") }
    var parent: String { pathComponents.dropLast().joined(separator: ".") }
    var name: String { pathComponents.last ?? "" }
    /// What overrides a symbol of UIKit is documented there.
    var isOverride: Bool { declarationFragments?.contains { $0.spelling == "override" } ?? false }
    var isExtension: Bool { kind.identifier == "swift.extension" }
}

/// The symbols that a page links in its lists, without what tells symbols of one name apart.
func links(on page: URL) throws -> Set<String> {
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let links = lines.filter { $0.hasPrefix("- ``") && $0.hasSuffix("``") }.map { line in
        let link = line.dropFirst(4).dropLast(2)
        let name = link.split(separator: "/").last ?? link
        let end = name.range(of: #"-(swift\.\w+|\(|[0-9a-z]{4,7}$)"#, options: .regularExpression)?.lowerBound
        return String(name[..<(end ?? name.endIndex)])
    }
    return Set(links)
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else {
    print("usage: documented CATALOGUE GRAPH…")
    exit(2)
}
let catalogue = URL(fileURLWithPath: folder)
let largestWithoutPage = 12
var complaints: [String] = []
let landing = try links(on: catalogue.appendingPathComponent("SizingKit.md"))
var symbols: [Symbol] = []
for graph in arguments.dropFirst() {
    let data = try Data(contentsOf: URL(fileURLWithPath: graph))
    symbols += try JSONDecoder().decode(Graph.self, from: data).symbols
}
symbols.removeAll { $0.isOverride }

for symbol in symbols where !symbol.isExtension && symbol.docComment == nil {
    complaints.append("\(symbol.path) has no documentation comment")
}
for symbol in symbols where symbol.pathComponents.count == 1 && !landing.contains(symbol.name) {
    complaints.append("\(symbol.path) is in no topic group of the landing page")
}
for (parent, members) in Dictionary(grouping: symbols, by: \.parent) where !parent.isEmpty {
    let page = catalogue.appendingPathComponent("Types/\(parent).md")
    guard FileManager.default.fileExists(atPath: page.path) else {
        if members.count > largestWithoutPage {
            complaints.append("\(parent) has \(members.count) members and no page that groups them")
        }
        continue
    }
    let links = try links(on: page)
    for member in members where !links.contains(member.name) {
        complaints.append("\(member.path) is in no topic group of \(page.lastPathComponent)")
    }
}
guard complaints.isEmpty else {
    complaints.sorted().forEach { print("error: \($0)") }
    exit(1)
}
print("\(symbols.count) public symbols, all documented and in a topic group")
