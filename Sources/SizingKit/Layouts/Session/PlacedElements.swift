import SizingEngine

/// The elements that one walk through a state of the layout has met, with their frames.
///
/// In a batch of updates UIKit asks for what is on screen one by one. To find an element in the model is a search through
/// it; here it is one among a screenful.
struct PlacedElements {
    struct Place {
        let element: Element
        let frame: ItemFrame
        let isMeasured: Bool
    }

    /// In the order of the elements.
    private(set) var places: [Place] = []
    /// The lists of the sections met, in the order of the sections.
    private var lists: [(section: Int, list: ShownList?)] = []

    /// Adds an element that comes after all others. One that does not is left out.
    mutating func append(_ place: Place, in list: @autoclosure () -> ShownList?) {
        if let last = places.last, !(last.element < place.element) { return }
        if places.isEmpty { places.reserveCapacity(Self.usualCount) }
        places.append(place)
        if lists.last?.section != place.element.section { lists.append((place.element.section, list())) }
    }

    /// Where an element lies; `nil` if it was not met.
    ///
    /// - Complexity: O(log *k*) with *k* elements met.
    func frame(of element: Element) -> ItemFrame? {
        // Most often the items met follow one another without a gap.
        if let first = places.first?.element {
            let index = element.item - first.item
            if places.indices.contains(index), places[index].element == element { return places[index].frame }
        }
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].element < element { low = middle + 1 } else { high = middle }
        }
        return low < places.count && !(element < places[low].element) ? places[low].frame : nil
    }

    /// The list that a section is, `.some(nil)` for one of another kind; `nil` if nothing of it was met.
    func list(_ section: Int) -> ShownList?? {
        lists.last { $0.section == section }?.list
    }

    /// As many elements as most screens show.
    private static let usualCount = 32
}
