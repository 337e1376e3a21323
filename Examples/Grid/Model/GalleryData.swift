/// The paintings that a screen shows, repeated as often as asked for.
///
/// Repetitions exist only when they are asked for, so that a hundred million of them cost no more than those given.
struct GalleryData: Sendable {
    /// Those given, each with an identifier of its own.
    let paintings: [Painting]
    /// How many are shown.
    let count: Int
    /// How many had an identifier that an earlier one had too, and were given another: `"a"`, `"a#2"`, ….
    let duplicateIdentifiers: Int

    /// The paintings, each once.
    ///
    /// - Complexity: O(paintings).
    init(_ paintings: [Painting]) {
        var unique = paintings
        let given = Set(paintings.map(\.id))
        var taken: Set<String> = []
        var numbers: [String: Int] = [:]
        for index in unique.indices where !taken.insert(unique[index].id).inserted {
            let name = unique[index].id
            var number = numbers[name] ?? 2
            while given.contains("\(name)#\(number)") || taken.contains("\(name)#\(number)") { number += 1 }
            numbers[name] = number + 1
            unique[index].id = "\(name)#\(number)"
            taken.insert(unique[index].id)
        }
        self.paintings = unique
        count = paintings.count
        duplicateIdentifiers = paintings.count - given.count
    }

    private init(_ data: GalleryData, count: Int) {
        paintings = data.paintings
        self.count = data.paintings.isEmpty ? 0 : count
        duplicateIdentifiers = data.duplicateIdentifiers
    }

    /// The same paintings over and over, `count` in all, or the first of them. Without paintings there are none.
    func repeated(to count: Int) -> GalleryData {
        precondition(count >= 0, "Repeat to a count of 0 or more.")
        return GalleryData(self, count: count)
    }

    /// The painting at a place, which is that of its round.
    ///
    /// - Complexity: O(1).
    func painting(at index: Int) -> Painting {
        precondition((0..<count).contains(index), "Ask for a painting below count.")
        return paintings[index % paintings.count]
    }

    /// What the size of a painting is kept under: repetitions look alike and have one size.
    func key(at index: Int) -> String { painting(at: index).id }
}

extension GalleryData {
    /// The names of the artists, each once, in the order in which they first occur.
    var artists: [String] {
        var seen: Set<String> = []
        return paintings.map(\.artist).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The paintings by area, the largest first.
    var byArea: [Painting] {
        paintings.enumerated()
            .sorted {
                ($1.element.height * $1.element.width, $0.offset) < ($0.element.height * $0.element.width, $1.offset)
            }
            .map(\.element)
    }
}
