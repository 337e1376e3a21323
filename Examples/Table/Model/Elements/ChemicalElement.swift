/// A chemical element and some facts worth reading.
struct ChemicalElement: Sendable, Equatable {
    /// The atomic number: how many protons the nucleus has.
    var number: Int
    var symbol: String
    var name: String
    /// The year and the discoverers, or that it has always been known.
    var discovery: String
    /// One to five sentences.
    var facts: String
}
