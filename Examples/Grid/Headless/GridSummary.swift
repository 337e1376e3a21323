import Foundation

/// What a run found out.
///
/// The counts of measured, cached and estimated items and the first content length are those after the first screen: the
/// three counts add up to the number of items.
struct GridSummary: Encodable {
    /// What holds after scrolling through the gallery.
    struct AfterScrolling: Encodable {
        var measured: Int
        var cacheHits: Int
        var estimated: Int
        var contentLength: Double
    }

    var items: Int
    var columns: Int
    /// Items measured by their template.
    var measured: Int
    /// Items whose size was found in the cache.
    var cacheHits: Int
    /// Items whose size was still an estimate.
    var estimated: Int
    /// Along the scroll axis, in points.
    var contentLength: Double
    var firstScreenMilliseconds: Double
    var afterScrolling: AfterScrolling
    /// The paths of the pictures.
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
        \(items) items in \(columns) columns, \(Int(contentLength.rounded())) points long.
        First screen after \(String(format: "%.1f", firstScreenMilliseconds)) ms: \(measured) measured, \
        \(cacheHits) from the cache, \(estimated) estimated.
        After scrolling: \(afterScrolling.measured) measured, \(afterScrolling.cacheHits) from the cache, \
        \(afterScrolling.estimated) estimated, \(Int(afterScrolling.contentLength.rounded())) points long.
        \(pictures.joined(separator: "\n"))
        """
    }
}
