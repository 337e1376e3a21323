/// A section whose items were removed, moved or added to: runs of those it had, with others between them.
///
/// A section of many million items that was edited in a few places takes a few pieces.
struct EditedSection: Sendable {
    /// Where an item comes from.
    enum Entry: Sendable {
        /// The item that stood at this place before all edits.
        case original(Int)
        case other(TableItem)
    }

    private enum Piece {
        case originals(Range<Int>)
        case other(TableItem)

        var count: Int {
            if case .originals(let range) = self { range.count } else { 1 }
        }
    }

    private var pieces: [Piece]
    private(set) var count: Int

    init(count: Int) {
        pieces = count > 0 ? [.originals(0..<count)] : []
        self.count = count
    }

    /// - Complexity: O(edits).
    subscript(item: Int) -> Entry {
        let (piece, offset) = place(of: item)
        return switch pieces[piece] {
        case .originals(let range): .original(range.lowerBound + offset)
        case .other(let item): .other(item)
        }
    }

    /// - Complexity: O(edits).
    mutating func insert(_ entry: Entry, at item: Int) {
        precondition((0...count).contains(item), "Insert at a place from 0 to count.")
        let new: Piece =
            switch entry {
            case .original(let place): .originals(place..<place + 1)
            case .other(let item): .other(item)
            }
        pieces.insert(new, at: item == count ? pieces.count : split(at: item))
        count += 1
    }

    /// - Complexity: O(edits).
    mutating func remove(at item: Int) -> Entry {
        let entry = self[item]
        let piece = split(at: item)
        if pieces[piece].count > 1 { _ = split(at: item + 1) }
        pieces.remove(at: piece)
        count -= 1
        return entry
    }

    /// The piece that an item lies in, and how many items of the piece lie before it.
    private func place(of item: Int) -> (piece: Int, offset: Int) {
        precondition((0..<count).contains(item), "Ask for an item below count.")
        var rest = item
        for (index, piece) in pieces.enumerated() {
            if rest < piece.count { return (index, rest) }
            rest -= piece.count
        }
        preconditionFailure("The pieces are fewer than the count.")
    }

    /// Makes a piece begin with an item, and says which.
    private mutating func split(at item: Int) -> Int {
        let (piece, offset) = place(of: item)
        guard offset > 0, case .originals(let range) = pieces[piece] else { return piece }
        let middle = range.lowerBound + offset
        pieces.replaceSubrange(
            piece...piece,
            with: [.originals(range.lowerBound..<middle), .originals(middle..<range.upperBound)]
        )
        return piece + 1
    }
}
