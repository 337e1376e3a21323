/// The origin and the offset when a scroll view did not take the offset of a settling.
struct RefusedSettling {
    /// The greatest number of requests for the same offset: in a pass, after it, and at rest.
    static let limit = 3

    let origin: Int
    let offset: Int
    /// The number of times that it was refused.
    var count: Int

    func isSame(_ origin: Int, _ offset: Int) -> Bool { self.origin == origin && self.offset == offset }
}
