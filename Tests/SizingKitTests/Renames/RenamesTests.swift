import Foundation
import TestSupport
import Testing

/// What the published renames make of screens, of other code, and what `Scripts/rename` says of the rest.
@Suite struct RenamesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let renames = root.appendingPathComponent("Scripts/renames.sed")

    /// Claim (README): "Rows, swipe actions, headers and updates keep their code"
    /// Claim (Swapping it in): "changes by renaming types, and by nothing else"
    @Test(
        .byTurns(),
        arguments: [
            ("TableScreens", "Migrated", 9), ("FlowScreens", "Renamed", 5), ("CompositionalScreens", "Renamed", 6),
            ("ScreenCorpus", "Renamed", 43),
        ]
    )
    func theScreensAreWhatTheRenamesMake(_ folder: String, _ result: String, _ count: Int) throws {
        let screens = Self.root.appendingPathComponent("Tests/Fixtures/\(folder)")
        let names = try FileManager.default.contentsOfDirectory(atPath: screens.path + "/Original").sorted()
        let renamed = try FileManager.default.contentsOfDirectory(atPath: screens.path + "/\(result)").sorted()
        #expect(names == renamed && names.count == count)
        for name in names {
            let original = screens.appendingPathComponent("Original/\(name)")
            let expected = try Data(contentsOf: screens.appendingPathComponent("\(result)/\(name)"))
            #expect(try rename(Data(contentsOf: original)) == expected, "\(name)")
            #expect(try rename(expected) == expected, "\(name) is renamed once more")
        }
    }

    @Test func theArticleQuotesTheRenames() throws {
        let article = Self.root.appendingPathComponent("Docs.docc/SwappingItIn.md")
        let renames = try String(contentsOf: Self.renames, encoding: .utf8)
        #expect(try String(contentsOf: article, encoding: .utf8).contains("```text\n\(renames)```\n"))
    }

    /// "From an empty file" has the lines that the script changes in its screen, and the tests run the result.
    @Test func theFirstArticleShowsWhatTheRenamesMake() throws {
        let folder = Self.root.appendingPathComponent("Tests/SizingKitTests/Documentation")
        let screen = try Data(contentsOf: folder.appendingPathComponent("FlowScreenSnippets.swift"))
        let lines = { (text: Data) in
            String(decoding: text, as: UTF8.self).components(separatedBy: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let (before, after) = (lines(screen), try lines(rename(screen)))
        let article = try Data(contentsOf: Self.root.appendingPathComponent("Docs.docc/FromAnEmptyFile.md"))
        let shown = { (mark: String) in
            lines(article).filter { $0.hasPrefix(mark) && !$0.hasPrefix("- [") }.map {
                $0.dropFirst().trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(shown("-") == before.filter { !after.contains($0) })
        #expect(shown("+") == after.filter { !before.contains($0) })
        let run = try lines(Data(contentsOf: folder.appendingPathComponent("EmptyFileSnippets.swift")))
        let start = try #require(after.firstIndex { $0.hasPrefix("final class PlacesViewController") })
        let renamed = Array(after[start...].dropLast(2))
        #expect(run.indices.contains { run[$0...].starts(with: renamed) })
    }

    // MARK: Lines

    private func renamed(_ line: String) throws -> String {
        let once = String(decoding: try rename(Data("\(line)\n".utf8)), as: UTF8.self)
        let twice = String(decoding: try rename(Data(once.utf8)), as: UTF8.self)
        #expect(once == twice, "\(line) is renamed once more")
        // A carriage return and a line feed are one character.
        #expect(once.utf8.last == UInt8(ascii: "\n"))
        return String(decoding: once.utf8.dropLast(), as: UTF8.self)
    }

    @Test(arguments: [
        "let tables: [UITableView]": "let tables: [SizingTableView]",
        "UITableView.automaticDimension": "SizingTableView.automaticDimension",
        "tableView.dataSource = self": "tableView.tableDataSource = self",
        "tableView.delegate": "tableView.tableDelegate",
        "    contactsTable?.delegate = self": "    contactsTable?.tableDelegate = self",
        "guard let source = _tableView!.dataSource": "guard let source = _tableView!.tableDataSource",
        "table.prefetchDataSource": "table.tablePrefetchDataSource",
        "tblPosts.delegate = self": "tblPosts.tableDelegate = self",
        "self.tableview?.dataSource = self": "self.tableview?.tableDataSource = self",
        "tableView.dragDelegate = self": "tableView.tableDragDelegate = self",
        "    self.openTable?.dropDelegate = board": "    self.openTable?.tableDropDelegate = board",
        "UITableViewDropProposal(operation: .move, intent: .automatic)":
            "SizingTableViewDropProposal(operation: .move, intent: .automatic)",
        "for cell in self.tableView.visibleCells": "for cell in self.tableView.visibleTableCells",
        "UICollectionView(frame: .zero,": "SizingCollectionView(frame: .zero,",
        "x = UICollectionView(": "x = SizingCollectionView(",
        "UICollectionView.init(frame: .zero,": "SizingCollectionView.init(frame: .zero,",
        "x = UICollectionView.init(": "x = SizingCollectionView.init(",
        "let view: UICollectionView = .init(frame: .zero": "let view: SizingCollectionView = .init(frame: .zero",
        "final class Grid: UICollectionView {": "final class Grid: SizingCollectionView {",
        "class Feed: UICollectionViewController, Themed {": "class Feed: SizingCollectionViewController, Themed {",
        "UICollectionViewFlowLayout": "SizingFlowLayout",
        "(a as? UICollectionViewFlowLayout)?.itemSize": "(a as? SizingFlowLayout)?.itemSize",
        "[UICollectionViewFlowLayout,UICollectionViewFlowLayout]": "[SizingFlowLayout,SizingFlowLayout]",
        "UICollectionViewCompositionalLayout(section: section)": "SizingCompositionalLayout(section: section)",
        "let c = UICollectionViewCompositionalLayoutConfiguration()":
            "let c = SizingCompositionalLayoutConfiguration()",
        "() -> NSCollectionLayoutSection? in": "() -> SizingCollectionLayoutSection? in",
        "[NSCollectionLayoutItem]": "[SizingCollectionLayoutItem]",
        "UICollectionLayoutListConfiguration(appearance: .plain)": "SizingListConfiguration(appearance: .plain)",
    ])
    func aNameIsRenamed(_ line: String, _ expected: String) throws {
        #expect(try renamed(line) == expected)
        #expect(try renamed("\(line)\r") == "\(expected)\r")
    }

    @Test(
        .byTurns(),
        arguments: [
            "editableText.delegate = self", "mutable.dataSource", "tablet.delegate = self", "Stable.visibleCells",
            "collectionView.delegate = self", "tabBar.delegate = self", "tv.delegate = self",
            "collectionView.dragDelegate = self", "tableView.delegates",
            "tableView.visibleCellsCount", "MyUITableView()",
            "func show(_ collectionView: UICollectionView)", "UICollectionView.elementKindSectionHeader",
            "UICollectionViewFlowLayoutInvalidationContext()", "MyNSCollectionLayoutSection",
            "UICollectionLayoutSectionOrthogonalScrollingBehavior.paging", "UICollectionViewDelegateFlowLayout",
            "MyUICollectionViewFlowLayout", "UICollectionViewControllerPreview", "UICollectionViewCell",
            "let view: UICollectionView = make()",
        ]
    )
    func otherNamesStay(_ line: String) throws {
        #expect(try renamed(line) == line)
    }

    @Test func theModuleIsImportedOnce() throws {
        #expect(try renamed("import UIKit") == "import SizingKit\nimport UIKit")
        #expect(try renamed("import UIKit\r") == "import SizingKit\r\nimport UIKit\r")
        #expect(
            try renamed("import Foundation\nimport SizingKit\nimport Tools\nimport UIKit")
                == "import Foundation\nimport SizingKit\nimport Tools\nimport UIKit"
        )
        #expect(try renamed("import UIKit.UIColor") == "import UIKit.UIColor")
    }

    // MARK: The report

    private static let leftovers = """
        import UIKit

        final class Screen: UITableViewController {
            @IBOutlet weak var grid: UICollectionView!
            func ask() {
                tableView.delegate?.tableView?(tableView, didSelectRowAt: [0, 0])
                tableView.fillerRowHeight = 0
                // tableView.separatorEffect = nil
            }
        }

        extension Screen {
            override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        }

        extension UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }

        final class Ring: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { RingAttributes.self }
        }

        final class Circle: UICollectionViewLayout {
            override class var layoutAttributesClass: AnyClass { CircleAttributes.self }
        }

        """

    /// Claim (Swapping it in): "`--dry-run` changes nothing."
    @Test func whatHasNoCounterpartIsListedWithItsLine() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("renames-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = folder.appendingPathComponent("Screen.swift")
        try Data(Self.leftovers.utf8).write(to: screen)
        let model = folder.appendingPathComponent("Model.swift")
        try Data("import UIKit\n\nstruct Model {}\n".utf8).write(to: model)
        try Data("<tableView key=\"view\">\n".utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let rename = Self.root.appendingPathComponent("Scripts/rename").path

        let dry = try run(["bash", rename, "--dry-run", folder.path])
        #expect(dry.contains("Would rename in files: 1."))
        #expect(try String(contentsOf: screen, encoding: .utf8) == Self.leftovers)

        let output = try run(["bash", rename, folder.path])
        #expect(output.contains("+final class Screen: SizingTableViewController {"))
        #expect(output.contains("Renamed in files: 1."))
        #expect(try String(contentsOf: model, encoding: .utf8) == "import UIKit\n\nstruct Model {}\n")
        let text = try String(contentsOf: screen, encoding: .utf8)
        #expect(text.hasPrefix("import SizingKit\nimport UIKit\n\nfinal class Screen: SizingTableViewController {"))
        let remarks = output.components(separatedBy: "\n").filter { $0.hasPrefix(folder.path) }
            .map { String($0.dropFirst(folder.path.count + 1)) }
        let expected = [
            "Screen.swift:5: @IBOutlet weak var grid: UICollectionView", "Screen.swift:7: tableView?(",
            "Screen.swift:8: fillerRowHeight", "Screen.swift:18: override in an extension",
            "Main.storyboard:1: tableView",
        ]
        for line in expected { #expect(remarks.contains { $0.hasPrefix(line) }, "\(line): \(remarks)") }
        #expect(!remarks.contains { $0.contains("separatorEffect") })
        // An override of what a table controller has works in an extension, and so do attributes of a class of one's own.
        for line in [14, 22, 26] { #expect(!remarks.contains { $0.hasPrefix("Screen.swift:\(line):") }) }

        #expect(try run(["bash", rename, folder.path]).contains("Renamed in files: 0."))
    }

    // MARK: Running

    private func rename(_ text: Data) throws -> Data { try run(["sed", "-f", Self.renames.path], input: text) }

    private func run(_ arguments: [String]) throws -> String {
        String(decoding: try run(arguments, input: Data()), as: UTF8.self)
    }

    private func run(_ arguments: [String], input: Data) throws -> Data {
        let (output, file) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }
}
