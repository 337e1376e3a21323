/// Advance widths of consecutive characters of one font family.
struct AdvanceBlock {
    /// The first character of the block.
    let first: UInt32
    /// Thousandths of an em, one figure per character; 0 where the family has no such character.
    let regular: [Int16]
    /// As `regular`, for the bold face.
    let bold: [Int16]
}

/// How wide each character of the standard face is.
///
/// The figures are the advance widths of the Helvetica-metric family, which many fonts on many systems share: text that
/// is measured with them can be drawn with any of those fonts. Italics are as wide as upright letters.
enum AdvanceFigures {
    static let blocks: [AdvanceBlock] = latin + greek + cyrillic + punctuation + symbols
}
