/// What was left when a scroll view did not take the offset by which a layout settles.
struct RefusedSettling {
    /// How often the same is asked for: in a pass, after it, and at rest.
    static let limit = 3

    let origin: Int
    let offset: Int
    /// How often it was refused.
    var count: Int

    func isSame(_ origin: Int, _ offset: Int) -> Bool { self.origin == origin && self.offset == offset }
}
