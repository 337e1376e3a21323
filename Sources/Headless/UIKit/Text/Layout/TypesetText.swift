/// A text cut into clusters, with what laying it out asks of each.
///
/// Made once for a text and its attributes; laid out at any number of widths.
package struct TypesetText {
    /// The text as UTF-8.
    let bytes: [UInt8]
    /// Where each cluster begins in `bytes`, and the end.
    let starts: [Int32]
    /// The width of each cluster in points. A tab's depends on its place and is 0 here.
    let advances: [Double]
    let classes: [LineBreakClass]
    /// At least one, in order; the first begins at cluster 0.
    package let runs: [TextRun]
    /// Whether any character is written from right to left.
    package let hasRightToLeft: Bool

    package var count: Int { classes.count }

    /// The text of some clusters.
    package func string(_ clusters: Range<Int>) -> String {
        String(decoding: bytes[Int(starts[clusters.lowerBound])..<Int(starts[clusters.upperBound])], as: UTF8.self)
    }

    /// The width of some clusters, in points.
    ///
    /// - Complexity: O(k) in the number of clusters.
    func width(_ clusters: Range<Int>) -> Double {
        clusters.reduce(0) { $0 + advances[$1] }
    }

    /// The place in `runs` of the run a cluster belongs to.
    ///
    /// - Complexity: O(log n) in the number of runs.
    package func run(at cluster: Int) -> Int {
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle].firstCluster <= cluster {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// The first scalar of a cluster.
    func scalar(at cluster: Int) -> UInt32 {
        string(cluster..<cluster + 1).unicodeScalars.first?.value ?? 0
    }
}
