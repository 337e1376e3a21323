/// A family of elements with similar chemistry. Its raw value is its title.
///
/// The order is that of the periodic table, from the left to the right.
enum ElementFamily: String, CaseIterable, Sendable {
    case alkaliMetals = "Alkali metals"
    case alkalineEarthMetals = "Alkaline earth metals"
    case lanthanides = "Lanthanides"
    case actinides = "Actinides"
    case transitionMetals = "Transition metals"
    case postTransitionMetals = "Post-transition metals"
    case metalloids = "Metalloids"
    case reactiveNonmetals = "Reactive nonmetals"
    case halogens = "Halogens"
    case nobleGases = "Noble gases"
    case superheavyElements = "Superheavy elements"

    /// The elements of this family, by atomic number.
    var elements: [ChemicalElement] {
        switch self {
        case .alkaliMetals: ChemicalElement.alkaliMetals
        case .alkalineEarthMetals: ChemicalElement.alkalineEarthMetals
        case .lanthanides: ChemicalElement.lanthanides
        case .actinides: ChemicalElement.actinides
        case .transitionMetals: ChemicalElement.transitionMetals
        case .postTransitionMetals: ChemicalElement.postTransitionMetals
        case .metalloids: ChemicalElement.metalloids
        case .reactiveNonmetals: ChemicalElement.reactiveNonmetals
        case .halogens: ChemicalElement.halogens
        case .nobleGases: ChemicalElement.nobleGases
        case .superheavyElements: ChemicalElement.superheavyElements
        }
    }
}
