extension SummedTree {
    /// The sum over the elements before one.
    ///
    /// - Parameter index: An element's index, or `count` for the sum over all.
    /// - Complexity: O(log n).
    package func summary(before index: Int) -> Summary {
        precondition(index >= 0 && index <= count, "There is no index \(index) among \(count) elements.")
        guard index > 0, index < count else { return index == 0 ? .zero : summary }
        return descend(to: index) { count, _ in count }.before
    }

    /// An element's own summary, read without a reference to the element.
    ///
    /// - Complexity: O(log n).
    package func summary(at index: Int) -> Summary {
        precondition(index >= 0 && index < count, "There is no element \(index) among \(count).")
        return descend(to: index) { count, _ in count }.element.summary
    }

    /// The element that contains `target` when the elements are laid end to end, each as long as `metric` says.
    ///
    /// - Parameters:
    ///   - target: A position from 0. `nil` is returned for one before the first element or after the last.
    ///   - metric: A linear function of the summary, at least 0 for every element. An element for which it is 0 is never
    ///     found.
    /// - Returns: The element with its index and the sum over those before it.
    /// - Complexity: O(log n).
    @inline(__always)
    package func find(
        _ target: Int,
        by metric: (Summary) -> Int
    ) -> (index: Int, element: Element, before: Summary)? {
        guard target >= 0, target < metric(summary) else { return nil }
        return descend(to: target) { _, summary in metric(summary) }
    }

    /// Like `find`, but without the element, so that no second reference makes the next change copy its buffers.
    ///
    /// - Complexity: O(log n).
    @inline(__always)
    package func locate(_ target: Int, by metric: (Summary) -> Int) -> (index: Int, before: Summary)? {
        guard target >= 0, target < metric(summary) else { return nil }
        let (index, _, before) = descend(to: target) { _, summary in metric(summary) }
        return (index, before)
    }

    /// The first element at `index` or after it whose metric is not 0.
    ///
    /// - Complexity: O(log n).
    @inline(__always)
    package func findFirst(
        from index: Int,
        by metric: (Summary) -> Int
    ) -> (index: Int, element: Element, before: Summary)? {
        find(metric(summary(before: index)), by: metric)
    }

    /// The last element before `index` whose metric is not 0.
    ///
    /// - Complexity: O(log n).
    @inline(__always)
    package func findLast(
        before index: Int,
        by metric: (Summary) -> Int
    ) -> (index: Int, element: Element, before: Summary)? {
        find(metric(summary(before: index)) - 1, by: metric)
    }

    /// Descends to the element that contains `target`, which must exist. `metric` takes the count and the summary of
    /// neighbouring elements.
    ///
    /// Look-ups spend their time here. It is a loop and always inlined, so that the metric does not become a call; and it
    /// goes from node to node by address, because a reference to each would be retained and released, which takes longer than
    /// the search. The root, which is borrowed for the whole call, keeps all nodes alive.
    @inline(__always)
    func descend(
        to target: Int,
        by metric: (_ count: Int, _ summary: Summary) -> Int
    ) -> (index: Int, element: Element, before: Summary) {
        var target = target
        var index = 0
        var before = Summary.zero
        return withUnsafePointer(to: root) { root in
            var subtree = root
            while true {
                switch subtree.pointee.node {
                case .branch(let children):
                    children.withUnsafeBufferPointer { children in
                        var slot = 0
                        while true {
                            let extent = metric(children[slot].count, children[slot].summary)
                            if target < extent { break }
                            target &-= extent
                            index &+= children[slot].count
                            before += children[slot].summary
                            slot &+= 1
                        }
                        subtree = children.baseAddress! + slot
                    }
                case .leaf(let elements):
                    return elements.withUnsafeBufferPointer { elements in
                        var slot = 0
                        while true {
                            let summary = elements[slot].summary
                            let extent = metric(1, summary)
                            if target < extent { break }
                            target &-= extent
                            before += summary
                            slot &+= 1
                        }
                        return (index + slot, elements[slot], before)
                    }
                }
            }
        }
    }
}
