/// What the showcase shows of a collection: the widest paintings, three rooms by proportions, the largest and the smallest
/// ones, and some that hang on one wall.
struct Showcase: Sendable {
    /// Paintings that hang together.
    struct Room: Sendable {
        let title: String
        let paintings: [Painting]
    }

    let widest: [Painting]
    let rooms: [Room]
    /// The largest paintings by area, from the largest on.
    let largest: [Painting]
    /// The smallest paintings by area, from the smallest on.
    let smallest: [Painting]
    /// The first paintings of the collection.
    let wall: [Painting]

    private static let mostWidest = 5
    private static let mostRanked = 12
    private static let mostOnWall = 12
    /// Paintings between these proportions are nearly square.
    private static let square = 0.85...1.2

    /// - Complexity: O(n log n) for n paintings.
    init(_ data: GalleryData) {
        widest = Array(data.paintings.sorted { $0.aspectRatio > $1.aspectRatio }.prefix(Self.mostWidest))
        let byArea = data.byArea
        largest = Array(byArea.prefix(Self.mostRanked))
        smallest = Array(byArea.suffix(Self.mostRanked).reversed())
        wall = Array(data.paintings.prefix(Self.mostOnWall))
        let rooms = [
            Room(title: "Upright", paintings: data.paintings.filter { $0.aspectRatio < Self.square.lowerBound }),
            Room(title: "Wide", paintings: data.paintings.filter { $0.aspectRatio > Self.square.upperBound }),
            Room(title: "Nearly square", paintings: data.paintings.filter { Self.square.contains($0.aspectRatio) }),
        ]
        self.rooms = rooms.filter { !$0.paintings.isEmpty }
    }
}
