extension SummedTree {
    /// The sum over the elements before one.
    ///
    /// - Parameter index: An element's index, or `count` for the sum over all.
    /// - Complexity: O(log n).
    package func summary(before index: Int) -> Summary {
        precondition(index >= 0 && index <= count, "There is no index \(index) among \(count) elements.")
        guard index < count else { return summary }
        return descend(to: index, by: { count, _ in count }) { _, _, before in before }
    }

    /// The element that contains `target` when the elements are laid end to end, each as long as `metric` says.
    ///
    /// - Parameters:
    ///   - target: A position from 0. `nil` is returned for one before the first element or after the last.
    ///   - metric: A linear function of the summary, at least 0 for every element. An element of 0 contains nothing.
    /// - Returns: The element with its index and the sum over those before it.
    /// - Complexity: O(log n).
    @inline(__always)
    package func find(
        _ target: Int,
        by metric: (Summary) -> Int
    ) -> (index: Int, element: Element, before: Summary)? {
        guard target >= 0, target < metric(summary) else { return nil }
        return descend(to: target, by: { _, summary in metric(summary) }) { ($1, $0, $2) }
    }

    /// What `find` returns but for the element, whose buffers another reference would have copied by a change.
    ///
    /// - Complexity: O(log n).
    @inline(__always)
    package func locate(_ target: Int, by metric: (Summary) -> Int) -> (index: Int, before: Summary)? {
        guard target >= 0, target < metric(summary) else { return nil }
        return descend(to: target, by: { _, summary in metric(summary) }) { ($1, $2) }
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

    /// Goes down to the element that contains `target`, which must exist. The metric sees a stretch's count and summary.
    ///
    /// A loop, and always inlined, because it is what look-ups spend their time in: the metric must not become a call.
    @inline(__always)
    func descend<Result>(
        to target: Int,
        by metric: (Int, Summary) -> Int,
        _ body: (_ element: Element, _ index: Int, _ before: Summary) -> Result
    ) -> Result {
        var target = target
        var index = 0
        var before = Summary.zero
        var node = root.node
        while true {
            switch node {
            case .branch(let children):
                var slot = 0
                while true {
                    let extent = metric(children[slot].count, children[slot].summary)
                    if target < extent { break }
                    target -= extent
                    index += children[slot].count
                    before += children[slot].summary
                    slot += 1
                }
                node = children[slot].node
            case .leaf(let elements):
                var slot = 0
                while true {
                    let summary = elements[slot].summary
                    let extent = metric(1, summary)
                    if target < extent { break }
                    target -= extent
                    before += summary
                    slot += 1
                }
                return body(elements[slot], index + slot, before)
            }
        }
    }
}
