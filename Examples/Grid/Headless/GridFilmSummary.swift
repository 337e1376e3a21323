import Foundation

/// How far what the reader looked at has moved, other than by scrolling.
struct GridFilmSummary: Encodable {
    /// In pixels.
    var moved: Int
    /// The number of paintings that were measured meanwhile.
    var measured: Int
    /// The number of frames recorded.
    var frames: Int
    /// The paths of the film and of its page.
    var pictures: [String]

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    var text: String {
        """
        In a fling of \(frames) frames, what the reader looked at moved by \(moved) pixels, while \
        \(measured) paintings were measured.
        \(pictures.joined(separator: "\n"))
        """
    }
}
