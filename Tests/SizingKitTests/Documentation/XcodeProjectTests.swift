import Foundation
import Testing

/// The Xcode projects of the examples are written by hand, and no Xcode reads them here.
@Suite struct XcodeProjectTests {
    static let examples = ["Grid", "Table"]

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The objects of a project by their identifiers, and the identifier of the project itself.
    private struct Project {
        let folder: URL
        let objects: [String: [String: Any]]
        let root: String

        init(_ example: String) throws {
            folder = XcodeProjectTests.root.appendingPathComponent("Examples/\(example)")
            let file = folder.appendingPathComponent("\(example).xcodeproj/project.pbxproj")
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

    @Test(arguments: examples) func everyObjectThatIsNamedExistsAndIsNeeded(_ example: String) throws {
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

    @Test(arguments: examples) func everyFolderOfTheProjectIsThere(_ example: String) throws {
        let project = try Project(example)
        let groups = project.objects("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
        #expect(groups.count == 3)
        for group in groups {
            var isFolder: ObjCBool = false
            let path = project.folder.appendingPathComponent(group).path
            #expect(
                FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue,
                "\(group)"
            )
        }
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
