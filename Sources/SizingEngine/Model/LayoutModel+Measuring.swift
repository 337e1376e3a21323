extension LayoutModel {
    /// Sets the measured size of an element. Estimates stay as they are until `learnEstimates()` is called.
    ///
    /// - Parameter position: Where what is read begins, if the items from there on are to stay in place relative to one another.
    /// - Precondition: The model contains the element.
    /// - Complexity: O(log *n*)
    package mutating func measure(_ size: ItemSize, _ element: Element, keepingItemsFrom position: Int? = nil) {
        let extent = max(0, size.main)
        let estimate = estimates.item
        let position = position.map { $0 - startOfItems(of: element.section) }
        change(element.section) { section in
            section.isStale = true
            switch element.kind {
            case .header: section.header = .measured(extent)
            case .footer: section.footer = .measured(extent)
            case .item:
                section.items.estimate = section.ownEstimate ?? estimate
                if let position {
                    section.items.measure(size, at: element.item, keepingItemsFrom: position)
                } else {
                    section.items.measure(size, at: element.item)
                }
            }
        }
    }

    /// Whether the items around an element can stay in place when it changes.
    func keepsItemsInPlace(changing element: Element) -> Bool {
        element.kind == .item && sections[element.section].items.keepsItemsInPlace(changing: element.item)
    }

    func startOfItems(of section: Int) -> Int { start(of: section) + sections[section].startOfItems(estimates) }

    /// Whether an edge of an element is still where it was before another element was measured. `false` doesn't imply that it
    /// moved.
    ///
    /// - Complexity: O(log *n*)
    package func keepsPosition(of element: Element, _ edge: Edge, measuring other: Element) -> Bool {
        guard element.section == other.section else { return element.section < other.section }
        switch (element.kind, other.kind) {
        case (.item, .item):
            return sections[element.section].items.keepsPosition(of: element.item, edge, measuring: other.item)
        case (.header, .item), (.header, .footer), (.item, .footer): return true
        default: return false
        }
    }

    /// Makes an element unmeasured, so that it takes its estimate.
    ///
    /// - Complexity: O(log *n*)
    package mutating func forget(_ element: Element) {
        change(element.section) { section in
            switch element.kind {
            case .header: section.forgetHeader()
            case .footer: section.forgetFooter()
            case .item: section.items.forget(element.item)
            }
        }
    }

    /// Makes elements unmeasured. Those that do not exist are ignored.
    ///
    /// - Complexity: O(*k* log *n*) with *k* elements.
    package mutating func forget(_ elements: Set<Element>) {
        // In any order: what is measured are sums.
        for element in elements where contains(element) { forget(element) }
    }

    /// Makes every element unmeasured whose size is not stated. Learned estimates are kept, since they are the best guess.
    ///
    /// - Complexity: O(*k* log *n*), with *k* sections in which something was measured.
    package mutating func forgetAll() {
        while let touched = sections.find(0, by: { $0.forgettable }) {
            sections.update(at: touched.index) { $0.forgetAll() }
        }
    }
}
