import SizingEngine

/// Follows the values that are stored by element through a batch.
///
/// In this module, since the engine's functions are not specialized for its values: a dictionary would take four times as long.
extension UpdateMap {
    /// The elements after the batch, without those that it deletes.
    ///
    /// - Parameter keepingReloaded: Whether those that it reloads are among them.
    func moved(_ elements: Set<Element>, keepingReloaded: Bool = false) -> Set<Element> {
        // In any order: a set again.
        elements.isEmpty ? elements : Set(elements.compactMap { destination(of: $0, keepingReloaded) })
    }

    /// The values of the elements after the batch, without those of elements that it deletes.
    ///
    /// - Parameter keepingReloaded: Whether those of elements that it reloads are among them.
    func moved<Value>(_ values: [Element: Value], keepingReloaded: Bool = false) -> [Element: Value] {
        guard !values.isEmpty else { return values }
        // In any order: a dictionary again, and no two elements become one.
        let moved = values.compactMap { element, value in
            destination(of: element, keepingReloaded).map { ($0, value) }
        }
        return Dictionary(moved, uniquingKeysWith: { first, _ in first })
    }

    private func destination(of element: Element, _ keepingReloaded: Bool) -> Element? {
        keepingReloaded || !isReloaded(element) ? destination(of: element) : nil
    }
}
