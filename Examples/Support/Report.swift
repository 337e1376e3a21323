import Foundation

/// The summary of a run.
public enum Report {
    /// Writes a text to standard output. Ends with an error where there is none, or where it is full: `print` does not
    /// tell.
    public static func write(_ text: String, to output: FileHandle = .standardOutput) throws(Failure) {
        do {
            try output.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            throw Failure()
        }
    }

    /// Standard output takes nothing.
    public struct Failure: Error, CustomStringConvertible {
        public var description: String { "the summary could not be written to standard output." }
    }
}
