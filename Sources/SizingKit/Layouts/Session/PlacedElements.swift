import SizingEngine

/// Elements on screen and their frames, from one iteration over a state of the layout.
///
/// In a batch of updates UIKit asks for the elements on screen one by one. Finding an element here is faster than a
/// search in the model.
struct PlacedElements {
    struct Place {
        let element: Element
        let frame: ItemFrame
        let isMeasured: Bool
    }

    /// The elements and their frames, in the order of the elements.
    private(set) var places: [Place] = []
    /// The lists of the sections, in the order of the sections.
    private var lists: [(section: Int, list: ShownList?)] = []

    /// Adds an element that comes after all others. An element that does not is ignored.
    mutating func append(_ place: Place, in list: @autoclosure () -> ShownList?) {
        if let last = places.last, !(last.element < place.element) { return }
        if places.isEmpty { places.reserveCapacity(Self.usualCount) }
        places.append(place)
        if lists.last?.section != place.element.section { lists.append((place.element.section, list())) }
    }

    /// Returns the frame of an element; `nil` if it is not among the placed elements.
    ///
    /// - Complexity: O(log *k*) for *k* placed elements.
    func frame(of element: Element) -> ItemFrame? {
        // Usually the items follow one another without a gap.
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

    /// Returns the list of a section, `.some(nil)` if the section is of another kind; `nil` if the section has no placed
    /// elements.
    func list(_ section: Int) -> ShownList?? {
        lists.last { $0.section == section }?.list
    }

    /// The number of elements that most screens show at most.
    private static let usualCount = 32
}
