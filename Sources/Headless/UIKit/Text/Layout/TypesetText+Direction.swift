extension TypesetText {
    /// Whether a paragraph is read from right to left: its style decides, or else its first letter.
    ///
    /// - Complexity: O(1) for a text without right-to-left letters, otherwise O(k) in what precedes the first letter.
    func isRightToLeft(paragraphAt start: Int, format: ParagraphFormat) -> Bool {
        switch format.baseWritingDirection {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural: break
        }
        guard hasRightToLeft else { return false }
        for cluster in start..<count where classes[cluster] != .newline {
            switch TextDirection(scalar(at: cluster)) {
            case .leftToRight: return false
            case .rightToLeft: return true
            default: continue
            }
        }
        return false
    }
}
