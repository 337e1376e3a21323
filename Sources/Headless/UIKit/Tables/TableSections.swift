import Foundation

/// How tall the parts of a table are, as far as it is known.
struct TableSections {
    struct Section {
        /// The space above the header, and below the footer.
        var above: CGFloat = 0
        var header: CGFloat = 0
        var rows: [Row]
        var footer: CGFloat = 0
        var below: CGFloat = 0

        var height: CGFloat { rows.reduce(above + header + footer + below) { $0 + $1.height } }
    }

    struct Row {
        var height: CGFloat
        var isMeasured: Bool
        /// Whether the cell says how high the row is.
        var isAutomatic = true
    }

    /// What lies above the first section.
    var top: CGFloat = 0
    var sections: [Section] = []

    /// Has every row ask its cell again.
    mutating func forgetMeasured() {
        for section in sections.indices {
            for row in sections[section].rows.indices where sections[section].rows[row].isAutomatic {
                sections[section].rows[row].isMeasured = false
            }
        }
    }

    /// - Complexity: O(rows).
    var height: CGFloat { sections.reduce(top) { $0 + $1.height } }

    func start(of section: Int) -> CGFloat {
        sections[..<section].reduce(top) { $0 + $1.height }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section)
            && sections[indexPath.section].rows.indices.contains(indexPath.row)
    }

    /// The upper edge and the height of a section's header.
    func spanOfHeader(_ section: Int) -> (start: CGFloat, height: CGFloat) {
        (start(of: section) + sections[section].above, sections[section].header)
    }

    /// The upper edge and the height of a section's footer.
    func spanOfFooter(_ section: Int) -> (start: CGFloat, height: CGFloat) {
        let this = sections[section]
        return (start(of: section) + this.height - this.below - this.footer, this.footer)
    }

    /// The upper edge and the height of a row.
    func span(of indexPath: IndexPath) -> (start: CGFloat, height: CGFloat) {
        let section = sections[indexPath.section]
        let above = section.rows[..<indexPath.row].reduce(start(of: indexPath.section) + section.above + section.header)
        {
            $0 + $1.height
        }
        return (above, section.rows[indexPath.row].height)
    }

    /// The rows between two heights, from above to below.
    func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var y = top
        for (index, section) in sections.enumerated() {
            defer { y = self.start(of: index) + section.height }
            guard y + section.height > start, y < end else { continue }
            var rowStart = y + section.above + section.header
            for (row, height) in section.rows.map(\.height).enumerated() {
                if rowStart < end, rowStart + height > start { found.append(IndexPath(row: row, section: index)) }
                rowStart += height
            }
        }
        return found
    }
}
