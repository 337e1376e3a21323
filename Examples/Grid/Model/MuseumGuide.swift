/// What the mixed screen shows of a collection: a card, chips of artists, a few paintings and the largest ones.
struct MuseumGuide: Sendable {
    /// The names of the artists with several paintings, or the first ones if none has: in their order, but a short name
    /// comes earlier where a longer one would leave the line half empty.
    let artists: [String]
    /// The widest painting for its height, and then some from all of the collection.
    let selection: [Painting]
    /// The largest paintings by area, from the largest on.
    let largest: [Painting]
    /// How wide the widest of the largest is, in centimetres.
    let greatestWidth: Double
    let introduction: String

    private static let mostArtists = 16
    /// The letters of the names that fill a line on a telephone.
    private static let lettersOfALine = 50
    /// With the widest, so many that the columns end at about the same height on a telephone.
    private static let mostSelected = 13
    private static let mostLargest = 10

    /// - Complexity: O(n log n) for n paintings.
    init(_ data: GalleryData) {
        let counts = data.paintings.reduce(into: [:]) { $0[$1.artist, default: 0] += 1 }
        let all = data.artists
        let several = all.filter { counts[$0, default: 0] > 1 }
        artists = Self.fillingLines((several.isEmpty ? all : several).prefix(Self.mostArtists))
        let widest = data.paintings.max { $0.aspectRatio < $1.aspectRatio }
        let others = data.paintings.filter { $0.id != widest?.id }
        let number = min(Self.mostSelected, others.count)
        selection = [widest].compactMap { $0 } + (0..<number).map { others[$0 * others.count / max(1, number)] }
        largest = Array(data.byArea.prefix(Self.mostLargest))
        greatestWidth = largest.map(\.width).max() ?? 1
        let paintings = "\(data.paintings.count) \(data.paintings.count == 1 ? "painting" : "paintings")"
        let by = all.isEmpty ? "" : " by \(all.count) \(all.count == 1 ? "artist" : "artists")"
        introduction =
            "\(paintings)\(by), hung by their true proportions: a card, chips, columns and a list in one layout."
    }

    /// Names in their order, except that a line takes the next name that still fits.
    private static func fillingLines(_ names: ArraySlice<String>) -> [String] {
        var left = names
        var filled: [String] = []
        var room = 0
        while let next = left.firstIndex(where: { $0.count <= room }) ?? left.indices.first {
            let name = left.remove(at: next)
            room = (name.count <= room ? room : lettersOfALine) - name.count
            filled.append(name)
        }
        return filled
    }
}
