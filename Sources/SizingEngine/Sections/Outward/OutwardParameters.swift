/// The parameters by which an outward arrangement lays out undecided items in rows.
protocol OutwardParameters: Sendable {
    /// The number of undecided items in a row.
    var estimatedRowLength: Int { get }

    /// The pixels along the scroll axis between two rows.
    var rowSpacing: Int { get }

    /// Where an undecided item lies across the scroll axis, by its column: its index in its row.
    func estimatedCross(ofColumn column: Int) -> Span
}
