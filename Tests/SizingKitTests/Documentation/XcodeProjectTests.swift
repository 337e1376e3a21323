import Foundation
import FoundationXML
import Testing

/// The Xcode projects of the examples are written by hand, and no Xcode reads them here.
@Suite struct XcodeProjectTests {
    static let examples = ["Examples/Grid", "Examples/Table"]
    /// The stranger's app, too, which adds the package by its address.
    static let all = examples + ["Tests/Fixtures/Stranger"]

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The objects of a project by their identifiers, and the identifier of the project itself.
    private struct Project {
        let folder: URL
        let name: String
        let objects: [String: [String: Any]]
        let root: String

        init(_ path: String) throws {
            folder = XcodeProjectTests.root.appendingPathComponent(path)
            name = folder.lastPathComponent
            let file = folder.appendingPathComponent("\(name).xcodeproj/project.pbxproj")
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            let contents = try #require(list as? [String: Any])
            objects = try #require(contents["objects"] as? [String: [String: Any]])
            root = try #require(contents["rootObject"] as? String)
        }

        func objects(_ kind: String) -> [[String: Any]] {
            objects.values.filter { $0["isa"] as? String == kind }
        }

        func paths(of identifiers: Any?) -> Set<String> {
            Set((identifiers as? [String] ?? []).compactMap { objects[$0]?["path"] as? String })
        }
    }

    /// All strings in a value of a property list.
    private static func strings(in value: Any) -> [String] {
        switch value {
        case let string as String: [string]
        case let array as [Any]: array.flatMap { strings(in: $0) }
        case let dictionary as [String: Any]: dictionary.values.flatMap { strings(in: $0) }
        default: []
        }
    }

    @Test(arguments: all) func everyObjectThatIsNamedExistsAndIsNeeded(_ example: String) throws {
        let project = try Project(example)
        let identifier = /[0-9A-F]{24}/
        let named = project.objects.values.flatMap { Self.strings(in: $0) }.filter {
            $0.wholeMatch(of: identifier) != nil
        }
        #expect(Set(named).union([project.root]) == Set(project.objects.keys))
        #expect(project.objects[project.root]?["isa"] as? String == "PBXProject")
    }

    @Test(arguments: examples) func theTargetHasEverySourceButWhatRunsWithoutAScreen(_ example: String) throws {
        let project = try Project(example)
        let target = try #require(project.objects("PBXNativeTarget").first)
        let folders = project.paths(of: target["fileSystemSynchronizedGroups"])
        #expect(folders == ["App", "Model", "Screen"])
        let files = try #require(FileManager.default.enumerator(atPath: project.folder.path))
        var count = 0
        for case let file as String in files where file.hasSuffix(".swift") {
            let folder = file.prefix { $0 != "/" }
            #expect(folders.contains(String(folder)) || folder == "Headless", "\(file)")
            count += folders.contains(String(folder)) ? 1 : 0
        }
        #expect(count > 10)
        let mains = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: project.folder.appendingPathComponent(folder).path)
        }
        #expect(mains.filter { $0.hasSuffix("main.swift") }.isEmpty)
    }

    @Test(arguments: all) func everyFolderOfTheProjectIsThere(_ path: String) throws {
        let project = try Project(path)
        let groups = project.objects("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
        #expect(groups.count == (Self.examples.contains(path) ? 3 : 2))
        for group in groups {
            var isFolder: ObjCBool = false
            let folder = project.folder.appendingPathComponent(group).path
            #expect(
                FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue,
                "\(group)"
            )
        }
    }

    @Test func theStrangersAppNamesTheAddressThatItsPackageNames() throws {
        let project = try Project("Tests/Fixtures/Stranger")
        let reference = try #require(project.objects("XCRemoteSwiftPackageReference").first)
        let address = try #require(reference["repositoryURL"] as? String)
        let version = try #require((reference["requirement"] as? [String: String])?["version"])
        let manifest = project.folder.appendingPathComponent("Package.swift")
        #expect(
            try String(contentsOf: manifest, encoding: .utf8)
                .contains(#".package(url: "\#(address)", exact: "\#(version)")"#)
        )
        let script = try String(contentsOf: Self.root.appendingPathComponent(".ci/stranger"), encoding: .utf8)
        #expect(script.contains("s|\(address)|"))
        #expect(script.contains("s|\(version.replacingOccurrences(of: ".", with: "\\."))|"))
    }

    @Test(arguments: all) func aSharedSchemeBuildsAndRunsTheTarget(_ path: String) throws {
        let project = try Project(path)
        let target = try #require(project.objects.first { $1["isa"] as? String == "PBXNativeTarget" })
        let scheme = project.folder
            .appendingPathComponent("\(project.name).xcodeproj/xcshareddata/xcschemes/\(project.name).xcscheme")
        let elements = try XMLElements(Data(contentsOf: scheme))
        #expect(elements.attributes(of: "Scheme").count == 1)
        let references = elements.attributes(of: "BuildableReference")
        #expect(references.count == 3)
        for reference in references {
            #expect(reference["BlueprintIdentifier"] == target.key)
            #expect(reference["BlueprintName"] == target.value["name"] as? String)
            #expect(reference["BuildableName"] == "\(project.name).app")
            #expect(reference["ReferencedContainer"] == "container:\(project.name).xcodeproj")
        }
        #expect(elements.attributes(of: "LaunchAction").first?["buildConfiguration"] == "Debug")
        #expect(elements.attributes(of: "ArchiveAction").first?["buildConfiguration"] == "Release")
    }

    @Test(arguments: examples) func thePackageIsTheOneItStandsIn(_ example: String) throws {
        let project = try Project(example)
        let reference = try #require(project.objects("XCLocalSwiftPackageReference").first?["relativePath"] as? String)
        let package = project.folder.appendingPathComponent(reference).appendingPathComponent("Package.swift")
        let manifest = try String(contentsOf: package, encoding: .utf8)
        #expect(package.standardizedFileURL == Self.root.appendingPathComponent("Package.swift").standardizedFileURL)
        let products = project.objects("XCSwiftPackageProductDependency").compactMap { $0["productName"] as? String }
        #expect(products == ["SizingKit"])
        #expect(manifest.contains(#".library(name: "SizingKit""#))
        for settings in project.objects("XCBuildConfiguration").compactMap({ $0["buildSettings"] as? [String: Any] }) {
            guard let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String else { continue }
            #expect(version == "15.0" && manifest.contains(".iOS(.v15)"))
        }
    }
}

/// The elements of an XML document that is well formed, with their attributes.
private final class XMLElements: NSObject, XMLParserDelegate {
    private var elements: [(name: String, attributes: [String: String])] = []

    init(_ data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        try #require(parser.parse())
    }

    func attributes(of name: String) -> [[String: String]] {
        elements.filter { $0.name == name }.map(\.attributes)
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append((elementName, attributes))
    }
}
