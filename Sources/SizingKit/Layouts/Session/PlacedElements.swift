import SizingEngine

/// Elements on screen and their frames, from one iteration over a state of the layout.
///
/// In a batch of updates UIKit asks for the elements on screen one by one. Finding an element here is faster than a
/// search in the model.
struct PlacedElements {
    struct Entry: Equatable {
        let element: Element
        let frame: ItemFrame
        let isMeasured: Bool
    }

    /// The elements and their frames, in the order of the elements.
    private(set) var entries: [Entry] = []
    /// The lists of the sections, in the order of the sections.
    private var lists: [(section: Int, list: ShownList?)] = []

    /// Adds an element that comes after all others. An element that does not is ignored.
    mutating func append(_ entry: Entry, in list: @autoclosure () -> ShownList?) {
        if let last = entries.last, !(last.element < entry.element) { return }
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        entries.append(entry)
        if lists.last?.section != entry.element.section { lists.append((entry.element.section, list())) }
    }

    /// Returns the frame of an element; `nil` if it is not among the placed elements.
    ///
    /// - Complexity: O(log *k*) for *k* placed elements.
    func frame(of element: Element) -> ItemFrame? {
        // Usually the items follow one another without a gap.
        if let first = entries.first?.element {
            let index = element.item - first.item
            if entries.indices.contains(index), entries[index].element == element { return entries[index].frame }
        }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].element < element { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && !(element < entries[low].element) ? entries[low].frame : nil
    }

    /// Returns the list of a section, `.some(nil)` if the section is of another kind; `nil` if the section has no placed
    /// elements.
    func list(_ section: Int) -> ShownList?? {
        lists.last { $0.section == section }?.list
    }

    /// The number of elements that most screens show at most.
    private static let usualCount = 32
}
