extension SizingLayout {
    /// What must be worked out anew in the next pass.
    struct Dirt: OptionSet {
        let rawValue: Int
        /// The counts: the model is made anew.
        static let everything = Dirt(rawValue: 1 << 0)
        /// All sizes; the counts hold.
        static let sizes = Dirt(rawValue: 1 << 1)
        /// What is placed: the bounds have changed, and nothing was placed for them.
        static let placement = Dirt(rawValue: 1 << 2)
        /// Where the content begins: the reader's place is not kept.
        static let beginning = Dirt(rawValue: 1 << 3)
    }

    /// Whether the layout takes the place of another one.
    enum Takeover {
        case none
        /// UIKit has said that it will, and not yet that it has.
        case underWay
        /// It has since the last turn of the run loop: UIKit may set the offset that the layout has asked for only now.
        case awaitingOffset
    }

    /// Whether elements lie where the data and the bounds in force want them, so that what is asked of them now is true.
    var isCurrent: Bool { phase == .ready && dirt.isEmpty && viewportBeforeResize == nil }

    /// What the layout is in the middle of.
    enum Phase {
        case ready
        /// Code of the app is being asked, which may do anything meanwhile. Elements are kept as they are.
        case asking
        /// The counts have changed and the list of updates has not come yet: every answer would be wrong.
        case awaitingUpdates
        /// The offset is being set so that the origin becomes zero.
        case settling
    }
}
