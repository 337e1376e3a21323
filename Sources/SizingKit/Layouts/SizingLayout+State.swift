extension SizingLayout {
    /// What must be worked out anew in the next pass.
    struct Dirt: OptionSet {
        let rawValue: Int
        /// The counts: the model is made anew.
        static let everything = Dirt(rawValue: 1 << 0)
        /// All sizes; the counts hold.
        static let sizes = Dirt(rawValue: 1 << 1)
    }

    /// What the layout is in the middle of.
    enum Phase {
        case ready
        /// A template is being configured or measured. Your code may ask the layout anything meanwhile.
        case measuring
        /// The counts have changed and the list of updates has not come yet: every answer would be wrong.
        case awaitingUpdates
        /// The offset is being set so that the origin becomes zero.
        case settling
    }
}
