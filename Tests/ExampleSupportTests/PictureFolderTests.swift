import ExampleSupport
import Foundation
import Testing

@MainActor
@Suite struct PictureFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")

    @Test func whatIsWrittenIsReadBack() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try PictureFolder(path: folder.path)
        let path = pictures.write("<svg/>", named: "a")
        try pictures.finish()
        #expect(path == folder.path + "/a.svg")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "<svg/>")
    }

    @Test func eachPictureThatIsNotWrittenIsNamedAndTheOthersAreThere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try PictureFolder(path: folder.path)
        // A folder that is in the way can be overwritten by nobody, not even by root.
        for name in ["b", "c"] {
            let obstacle = folder.appendingPathComponent("\(name).svg/x")
            try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
        }
        for name in ["a", "b", "c", "d"] { _ = pictures.write("<svg/>", named: name) }
        do throws(PictureFolder.Failure) {
            try pictures.finish()
            Issue.record("two pictures cannot have been written")
        } catch {
            let path = folder.path
            let names = "\(path)/b.svg, \(path)/c.svg"
            #expect(error.description == "2 pictures were not written: \(names) (it cannot be written).")
        }
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(found == ["a.svg", "b.svg", "c.svg", "d.svg"])
    }

    @Test func aPathThatCannotBeAFolderIsNamedInOneSentence() {
        do throws(PictureFolder.Failure) {
            _ = try PictureFolder(path: "/dev/null/pictures")
            Issue.record("a device holds no folder")
        } catch {
            let expected = "/dev/null/pictures: expected a folder to write pictures to (it cannot be written)."
            #expect(error.description == expected)
        }
    }

    @Test func aFullOutputIsAnError() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        #expect(throws: Report.Failure.self) { try Report.write("summary", to: full) }
    }
}
