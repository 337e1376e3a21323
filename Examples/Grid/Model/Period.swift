/// A time in which paintings of the collection were made. Its raw value is its title.
enum Period: String, CaseIterable, Sendable {
    case renaissance = "Renaissance"
    case baroque = "Baroque"
    case romanticism = "Romanticism"
    case impressionism = "Impressionism"
    case modernism = "Modernism"

    /// The paintings of this time, in the order in which they were made.
    var paintings: [Painting] {
        switch self {
        case .renaissance: Painting.renaissance
        case .baroque: Painting.baroque
        case .romanticism: Painting.romanticism
        case .impressionism: Painting.impressionism
        case .modernism: Painting.modernism
        }
    }
}

extension Painting {
    /// The whole collection, in the order in which it was painted: what the screen shows unless it is given a file.
    ///
    /// Titles, years and sizes are stated from general knowledge of the museums' labels, not taken from a catalogue. Sizes
    /// are those without a frame; sources differ by a centimetre here and there.
    static let collection: [Painting] = Period.allCases.flatMap(\.paintings)
}
