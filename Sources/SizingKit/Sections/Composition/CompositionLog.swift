/// Names what a compositional layout does not take from a description, once for each member.
@MainActor
enum CompositionLog {
    static func report(_ member: String, _ remark: String) {
        SizingLog.reportOnce("SizingCompositionalLayout \(member)", "SizingCompositionalLayout: \(member) \(remark)")
    }

    /// Reports a second view of a kind for one index path.
    static func reportSecond(_ kind: String, of member: String) {
        SizingLog.reportOnce(
            "SizingCompositionalLayout second \(kind)",
            "SizingCompositionalLayout: \(member) has two views of the kind \(kind) for one index path, and shows the first: give "
                + "each a kind of its own"
        )
    }
}
