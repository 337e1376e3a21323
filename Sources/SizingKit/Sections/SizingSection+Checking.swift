import UIKit

extension SizingSection {
    /// The section with valid lengths: each invalid one is replaced by 0, with a line in the log.
    @MainActor
    func checked() -> SizingSection {
        var section = self
        section.arrangement = arrangement.checked()
        section.contentInsets = contentInsets.checkedSpaces("content inset")
        for index in backgrounds.indices {
            section.backgrounds[index].insets = backgrounds[index].insets.checkedSpaces("background inset")
        }
        return section
    }
}

extension SizingSection.Arrangement {
    @MainActor
    fileprivate func checked() -> SizingSection.Arrangement {
        switch self {
        case .list(var configuration):
            configuration.rowSpacing = configuration.rowSpacing.checkedSpace("row spacing")
            return .list(configuration)
        case .grid(var grid):
            grid.columnSpacing = grid.columnSpacing.checked("column spacing")
            grid.rowSpacing = grid.rowSpacing.checkedSpace("row spacing")
            return .grid(grid)
        case .masonry(var masonry):
            masonry.columnSpacing = masonry.columnSpacing.checked("column spacing")
            masonry.itemSpacing = masonry.itemSpacing.checked("item spacing")
            return .masonry(masonry)
        case .flow(var flow):
            flow.itemSpacing = flow.itemSpacing.checkedSpace("item spacing")
            flow.lineSpacing = flow.lineSpacing.checkedSpace("line spacing")
            return .flow(flow)
        case .carousel(var carousel):
            carousel.columnSpacing = carousel.columnSpacing.checkedSpace("column spacing")
            carousel.rowSpacing = carousel.rowSpacing.checked("row spacing")
            if case .fixed(let height) = carousel.itemHeight.rule {
                carousel.itemHeight = .fixed(height.checked("item height"))
            }
            if carousel.rows < 1 {
                SizingLog.reportOnce("rows \(carousel.rows)", "\(carousel.rows) rows are not possible; using 1")
                carousel.rows = 1
            }
            return .carousel(carousel)
        case .pattern(let pattern, let columnSpacing, let rowSpacing):
            return .pattern(
                pattern.checked(),
                columnSpacing: columnSpacing.checked("column spacing"),
                rowSpacing: rowSpacing.checked("row spacing")
            )
        case .composition:
            // It is checked where it is resolved.
            return self
        }
    }
}

extension NSDirectionalEdgeInsets {
    @MainActor
    fileprivate func checkedSpaces(_ name: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.checkedSpace(name),
            leading: leading.checkedSpace(name),
            bottom: bottom.checkedSpace(name),
            trailing: trailing.checkedSpace(name)
        )
    }
}

extension CGFloat {
    /// The space, or 0 with a line in the log if it is infinite or not a number. What is beside a negative one overlaps.
    ///
    /// - Parameter name: The name of the space for the log. Each fault is reported once.
    @MainActor
    func checkedSpace(_ name: String) -> CGFloat {
        if isFinite { return self }
        SizingLog.reportOnce("\(name) \(self)", "a \(name) of \(self) points is not finite; using 0")
        return 0
    }

    /// The length, or 0 with a line in the log if it is negative, infinite or not a number.
    ///
    /// - Parameter name: The name of the length for the log. Each fault is reported once.
    @MainActor
    func checked(_ name: String) -> CGFloat {
        if self >= 0, isFinite { return self }
        SizingLog.reportOnce("\(name) \(self)", "a \(name) of \(self) points is negative or not finite; using 0")
        return 0
    }
}
