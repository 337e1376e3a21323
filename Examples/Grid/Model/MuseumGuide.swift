/// What the mixed screen shows of a collection: a card, chips of artists, a few paintings and the largest ones.
struct MuseumGuide: Sendable {
    /// An artist and how many paintings of the collection are theirs.
    struct Artist: Equatable, Sendable {
        var name: String
        var count: Int

        var text: String { count > 1 ? "\(name) \(count)" : name }
    }

    /// The artists with several paintings, or the first ones if none has.
    let artists: [Artist]
    /// The widest painting for its height, and then some from all of the collection.
    let selection: [Painting]
    /// The largest paintings by area, from the largest on.
    let largest: [Painting]
    /// How wide the widest of the largest is, in centimetres.
    let greatestWidth: Double
    let introduction: String

    private static let mostArtists = 16
    private static let mostSelected = 11
    private static let mostLargest = 10

    /// - Complexity: O(n log n) for n paintings.
    init(_ data: GalleryData) {
        let counts = data.paintings.reduce(into: [:]) { $0[$1.artist, default: 0] += 1 }
        let all = data.artists.map { Artist(name: $0, count: counts[$0] ?? 0) }
        let several = all.filter { $0.count > 1 }
        artists = Array((several.isEmpty ? all : several).prefix(Self.mostArtists))
        let widest = data.paintings.max { $0.aspectRatio < $1.aspectRatio }
        let others = data.paintings.filter { $0.id != widest?.id }
        let number = min(Self.mostSelected, others.count)
        selection = [widest].compactMap { $0 } + (0..<number).map { others[$0 * others.count / max(1, number)] }
        largest = Array(data.byArea.prefix(Self.mostLargest))
        greatestWidth = largest.map(\.width).max() ?? 1
        let years = data.paintings.count == 1 ? "painting" : "paintings"
        introduction =
            "\(data.paintings.count) \(years) by \(all.count) artists, hung by their true proportions: "
            + "a card, chips, columns and a list in one layout."
    }
}
