import Foundation
import Testing

/// What the documentation tells a reader to write must compile.
@Suite struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The README, the articles, and the sources with their documentation comments.
    static var documents: [URL] {
        get throws {
            var documents = [root.appendingPathComponent("README.md")]
            for (folder, ending) in [("Docs.docc", "md"), ("Sources/SizingKit", "swift")] {
                let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
                for case let path as String in try #require(files) where path.hasSuffix(".\(ending)") {
                    documents.append(root.appendingPathComponent(folder).appendingPathComponent(path))
                }
            }
            return documents
        }
    }

    /// The blocks of Swift in a document, without indentation and comment marks.
    private static func blocks(in document: URL) throws -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in try lines(of: document) {
            var text = line
            if text.hasPrefix("///") { text = text.dropFirst(3).trimmingCharacters(in: .whitespaces) }
            if text == "```swift" {
                block = []
            } else if text == "```", let finished = block {
                blocks.append(finished)
                block = nil
            } else {
                block?.append(text)
            }
        }
        return blocks
    }

    @Test func everyBlockOfSwiftStandsInTheSnippets() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("Snippets.swift")
        }
        let snippets = try files.sorted().flatMap { try Self.lines(of: folder.appendingPathComponent($0)) }
        let places = Dictionary(grouping: snippets.indices) { snippets[$0] }
        var count = 0
        for document in try Self.documents {
            for block in try Self.blocks(in: document) {
                count += 1
                let stands = (places[block.first ?? ""] ?? []).contains { snippets[$0...].starts(with: block) }
                #expect(stands, "\(document.lastPathComponent): \(block.first ?? "an empty block") …")
            }
        }
        #expect(count >= 5)
    }

    /// How surely it is known that UIKit does so.
    @Test func eachHostilityNamesItsEvidence() throws {
        let file = Self.root.appendingPathComponent("Sources/Headless/Tools/Hostility/Hostility.swift")
        let words = ["Certain", "Likely", "Seen", "Widely seen", "Doubtful", "Contradictory reports", "No evidence"]
        let lines = try Self.lines(of: file)
        var count = 0
        for (comment, line) in zip(lines, lines.dropFirst()) where line.contains(" = Hostility(rawValue: 1 << ") {
            count += 1
            #expect(words.contains { comment.contains("/// \($0)") }, "\(line)")
        }
        #expect(count >= 55)
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
    func everyPictureAndPageThatIsNamedExists(_ document: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
        let pictures = text.matches(of: /src(?:set)?="([^"]+)"/).map { String($0.output.1) }
        let pages = text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }.filter { !$0.contains("://") }
        #expect((pictures.isEmpty || pages.isEmpty) == (document != "README.md"))
        for path in pictures + pages {
            #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(path)")
        }
    }

    /// A file is named from `Sources` or `Sources/SizingKit`, or by its name alone beside the one before it.
    @Test func everyFileToBeginAChangeWithExists() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let rows = text.components(separatedBy: "| To change | Look at |").last?.components(separatedBy: "\n## ").first
        var count = 0
        for row in try #require(rows).components(separatedBy: "\n") {
            var folder = ""
            for match in row.matches(of: /`([\w+]+(?:\/[\w+]+)*(?:\/|\.)[\w+.]+)`/)
            where !match.output.1.contains("SizingSection.") {
                let name = String(match.output.1)
                let found = ["", "Sources/", "Sources/SizingKit/", folder].map { $0 + name }.first {
                    FileManager.default.fileExists(atPath: Self.root.appendingPathComponent($0).path)
                }
                #expect(found != nil, "\(name)")
                if let found, found.hasSuffix(".swift") {
                    folder = String(found[...(found.lastIndex(of: "/") ?? found.startIndex)])
                }
                count += 1
            }
        }
        #expect(count >= 30)
    }

    /// Articles link pages and pictures by their files, which lie beside them: GitHub needs it, and `.ci/docs` makes DocC's links.
    @Test func everyPictureAndPageOfAnArticleLiesBesideIt() throws {
        let articles = try Self.documents.filter { $0.path.contains("/Docs.docc/") }
        var (pictures, pages) = (0, 0)
        for article in articles {
            let text = try String(contentsOf: article, encoding: .utf8)
            let name = article.lastPathComponent
            #expect(!text.contains("doc:"), "\(name): a link that only DocC understands")
            let folder = article.deletingLastPathComponent()
            for match in text.matches(of: /(!?)\[[^\]]+\]\(([^)]+)\)/) where !match.output.2.contains("://") {
                let isPicture = match.output.1 == "!"
                if isPicture { pictures += 1 } else { pages += 1 }
                let file = String(match.output.2)
                #expect(file.hasSuffix(isPicture ? ".svg" : ".md") && !file.contains("/"), "\(name): \(file)")
                let path = folder.appendingPathComponent(file).path
                #expect(FileManager.default.fileExists(atPath: path), "\(name): \(file)")
            }
        }
        #expect(pictures >= 3 && pages >= 20)
    }

    /// An article ends with the name of the next one, in the order of the landing page, and the last one with that page.
    @Test func eachArticleLeadsToTheNext() throws {
        let folder = Self.root.appendingPathComponent("Docs.docc")
        let text = { (name: String) in try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
        let listed = try text("SizingKit.md").matches(of: /(?m)^- (\[[^\]]+\]\((.+\.md)\))$/)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        #expect((listed.map { String($0.output.2) } + ["SizingKit.md"]).sorted() == files.sorted())
        #expect(listed.first?.output.2 == "FromAnEmptyFile.md")
        let links = listed.map { String($0.output.1) }.dropFirst() + ["[All articles](SizingKit.md)"]
        for (article, link) in zip(listed, links) {
            let name = String(article.output.2)
            let title = article.output.1.dropFirst().prefix { $0 != "]" }
            #expect(try text(name).hasPrefix("# \(title)\n"), "\(name)")
            #expect(try text(name).hasSuffix("\n\nNext: \(link)\n"), "\(name)")
        }
    }
}
