import Foundation

/// The spaces around the sections of a table.
struct TableSpaces {
    /// The height of a header or a footer that is there.
    struct Height {
        var value: CGFloat
        /// Whether the delegate or the table states it, together with the space above.
        var isStated: Bool
    }

    var isPlain: Bool
    /// What `sectionHeaderTopPadding` states.
    var headerTopPadding: CGFloat?
    /// In points.
    var pixel: CGFloat

    // In points, as reported of iOS 13 to 18; Apple prints none of them.
    private static let plainHeaderPadding: CGFloat = 22
    private static let firstHeaderPadding: CGFloat = 17.3
    private static let aboveFirstRows: CGFloat = 35
    private static let aboveRows: CGFloat = 17.7
    private static let belowRows: CGFloat = 17.7

    func above(_ header: Height?, isFirst: Bool) -> CGFloat {
        if isPlain { return header == nil ? 0 : onPixel(headerTopPadding ?? Self.plainHeaderPadding) }
        if let headerTopPadding { return onPixel(headerTopPadding) }
        guard let header else { return onPixel(isFirst ? Self.aboveFirstRows : Self.aboveRows) }
        return isFirst && !header.isStated ? onPixel(Self.firstHeaderPadding) : 0
    }

    func below(_ footer: Height?) -> CGFloat {
        isPlain || footer != nil ? 0 : onPixel(Self.belowRows)
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
}

extension TableSections.Section {
    mutating func fill(with height: TableSpaces.Height?, part: SectionPart, spaces: TableSpaces) {
        if part.isHeader {
            header = height?.value ?? 0
            above = spaces.above(height, isFirst: part.section == 0)
        } else {
            footer = height?.value ?? 0
            below = spaces.below(height)
        }
    }
}
