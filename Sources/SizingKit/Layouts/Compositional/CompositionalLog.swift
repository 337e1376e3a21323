/// Names what a compositional layout does not take from a description, once for each member.
@MainActor
enum CompositionalLog {
    static func report(_ member: String, _ remark: String) {
        SizingLog.reportOnce("SizingCompositionalLayout \(member)", "SizingCompositionalLayout: \(member) \(remark)")
    }
}
