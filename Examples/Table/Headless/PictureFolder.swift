import Foundation

/// The folder that pictures go to.
struct PictureFolder {
    let url: URL

    init(path: String) throws {
        url = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a picture, and returns its path.
    func write(_ svg: String, named name: String) throws -> String {
        let file = url.appendingPathComponent("\(name).svg")
        try Data(svg.utf8).write(to: file, options: .atomic)
        return file.relativePath
    }
}
