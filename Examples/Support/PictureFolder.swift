import Foundation

/// The folder that pictures go to. It keeps account of what could not be written.
@MainActor
public final class PictureFolder {
    /// Why pictures are missing: one sentence that names each of them.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    private let url: URL
    private var unwritten: [(path: String, reason: String)] = []

    /// Opens a folder, and makes it if there is none.
    public init(path: String) throws(Failure) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw Failure(description: "\(path): expected a folder to write pictures to (\(Self.reason(of: error))).")
        }
    }

    /// Writes a picture or a page, and returns its path.
    public func write(_ text: String, named name: String, extension: String = "svg") -> String {
        let file = url.appendingPathComponent("\(name).\(`extension`)")
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            unwritten.append((file.relativePath, Self.reason(of: error)))
        }
        return file.relativePath
    }

    /// Throws if a picture could not be written.
    public func finish() throws(Failure) {
        guard let first = unwritten.first else { return }
        let names = unwritten.map(\.path).joined(separator: ", ")
        let count = unwritten.count == 1 ? "1 picture was" : "\(unwritten.count) pictures were"
        throw Failure(description: "\(count) not written: \(names) (\(first.reason)).")
    }

    /// What the system says, without the names of its types.
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if cause.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
        }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
        case .fileWriteNoPermission, .fileWriteVolumeReadOnly: return String(cString: strerror(EACCES))
        default: return "it cannot be written"
        }
    }
}
