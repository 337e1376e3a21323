import Foundation

/// How far what the reader looked at has moved, other than by scrolling.
struct TableFilmSummary: Encodable {
    /// In pixels.
    var movedHere: Int
    /// The number of rows that were measured meanwhile.
    var measuredHere: Int
    /// In pixels.
    var movedInCompositionalLayout: Int
    /// In so many frames something moved.
    var framesMovedInCompositionalLayout: Int
    /// In pixels.
    var movedInFlowLayout: Int
    /// In so many frames something moved.
    var framesMovedInFlowLayout: Int
    /// The number of frames recorded in this layout.
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
        In a fling of \(frames) frames, what the reader looked at moved by \(movedHere) pixels in SizingListLayout, \
        which measured \(measuredHere) rows meanwhile, by \(movedInCompositionalLayout) pixels, in \(framesMovedInCompositionalLayout) frames, \
        in the headless compositional layout, and by \(movedInFlowLayout) pixels, in \(framesMovedInFlowLayout) frames, in the headless \
        flow layout.
        \(pictures.joined(separator: "\n"))
        """
    }
}
