extension [String?] {
    /// The texts that are not empty as one label, with pauses between them.
    var label: String { compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ") }
}
