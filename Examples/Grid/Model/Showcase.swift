/// What the showcase shows of a collection: the widest paintings, three rooms by proportions, and the largest and the smallest
/// ones.
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

    private static let mostWidest = 5
    private static let mostRanked = 12
    /// Paintings between these proportions are nearly square.
    private static let square = 0.85...1.2

    /// - Complexity: O(n log n) for n paintings.
    init(_ data: GalleryData) {
        widest = Array(data.paintings.sorted { $0.aspectRatio > $1.aspectRatio }.prefix(Self.mostWidest))
        let byArea = data.byArea
        largest = Array(byArea.prefix(Self.mostRanked))
        smallest = Array(byArea.suffix(Self.mostRanked).reversed())
        let rooms = [
            Room(title: "Upright", paintings: data.paintings.filter { $0.aspectRatio < Self.square.lowerBound }),
            Room(title: "Wide", paintings: data.paintings.filter { $0.aspectRatio > Self.square.upperBound }),
            Room(title: "Nearly square", paintings: data.paintings.filter { Self.square.contains($0.aspectRatio) }),
        ]
        self.rooms = rooms.filter { !$0.paintings.isEmpty }
    }
}
