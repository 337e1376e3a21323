import UIKit

@testable import SizingKit

/// A list of equal rows worked out by hand, in pixels of a display of three a point: where everything lies on screen.
///
/// Along the list its elements are counted from where it begins, across it from its leading edge: the top edge of a list
/// that scrolls sideways.
@MainActor
struct HandTable {
    /// What is compared: a view on screen, or what should be one.
    struct Piece: Hashable, CustomStringConvertible {
        enum Kind: String {
            case cell, header, footer, separator, card
        }

        var kind: Kind
        var x: Int
        var y: Int
        var width: Int
        var height: Int

        var description: String { "\(kind.rawValue) \(x) \(y) \(width)×\(height)" }
    }

    var appearance = SizingListConfiguration.Appearance.plain
    /// The rows of each section.
    var counts = [3, 2, 4, 1]
    /// The sections that have a header, and those that have a footer.
    var headers: Set<Int> = [0, 2, 3]
    var footers: Set<Int> = [0, 1]
    /// In points.
    var size = CGSize(width: 390, height: 400)
    var safeArea = UIEdgeInsets.zero
    var isEditing = false
    var isRightToLeft = false
    var isHorizontal = false

    /// A row of 100 points and its separator.
    private static let row = 301
    private static let header = 90
    private static let footer = 60
    private static let margin = 48
    private static let editingControl = 120

    private var crossExtent: Int { Int(isHorizontal ? size.height : size.width) * 3 }

    private var sideInsets: (leading: Int, trailing: Int) {
        guard !isHorizontal else { return (0, 0) }
        let (left, right) = (Int(safeArea.left) * 3, Int(safeArea.right) * 3)
        return isRightToLeft ? (right, left) : (left, right)
    }

    // MARK: Along the list

    private struct Section {
        var start = 0
        var header: Range<Int>?
        var rows = 0..<0
        var footer: Range<Int>?
        var end = 0
    }

    private var sections: [Section] {
        var end = 0
        return counts.indices.map { index in
            var section = Section(start: end)
            end += spaceBefore(index)
            if headers.contains(index) {
                section.header = end..<end + Self.header
                end += Self.header
            }
            section.rows = end..<end + counts[index] * Self.row
            end = section.rows.upperBound
            if footers.contains(index) {
                section.footer = end..<end + Self.footer
                end += Self.footer
            } else if appearance != .plain {
                end += 53
            }
            section.end = end
            return section
        }
    }

    /// 22 points above the headers of a plain list; in a grouped one 17.3 above the first header, and without a header 35
    /// points above the first section and 17.7 above the others.
    private func spaceBefore(_ index: Int) -> Int {
        switch (appearance, headers.contains(index)) {
        case (.plain, true): 66
        case (.plain, false): 0
        case (_, true): index == 0 ? 52 : 0
        case (_, false): index == 0 ? 105 : 53
        }
    }

    /// The extent of the whole list.
    var extent: Int { sections.last?.end ?? 0 }

    // MARK: Pieces

    /// What is on screen.
    ///
    /// - Parameter offset: How far the list has been scrolled from where its content begins, in pixels.
    func pieces(at offset: Int) -> Set<Piece> {
        let length = Int(isHorizontal ? size.width : size.height) * 3
        let screen = offset..<offset + length
        let insets = isHorizontal ? (start: 0, end: 0) : (start: Int(safeArea.top) * 3, end: Int(safeArea.bottom) * 3)
        let visible = screen.lowerBound + insets.start..<screen.upperBound - insets.end
        var pieces: Set<Piece> = []
        func add(_ kind: Piece.Kind, _ main: Range<Int>, _ cross: Range<Int>) {
            if main.overlaps(screen) { pieces.insert(piece(kind, main, cross)) }
        }
        let (leading, trailing) = sideInsets
        let isInset = appearance == .insetGrouped
        let rows = isInset ? leading + Self.margin..<crossExtent - trailing - Self.margin : 0..<crossExtent
        let text = rows.lowerBound + (isInset ? 0 : leading) + (isEditing ? Self.editingControl : 0) + Self.margin
        for (index, section) in sections.enumerated() {
            if let header = section.header { add(.header, pinned(header, of: section, visible), rows) }
            if let footer = section.footer { add(.footer, pinnedFooter(footer, of: section, visible), rows) }
            if appearance != .plain { add(.card, section.rows, rows) }
            for item in 0..<counts[index] {
                let start = section.rows.lowerBound + item * Self.row
                add(.cell, start..<start + Self.row, rows)
                let isLast = item == counts[index] - 1
                let below = start + Self.row - 1..<start + Self.row
                switch appearance {
                case .plain: add(.separator, below, text..<rows.upperBound)
                case .grouped:
                    if item == 0 { add(.separator, start..<start + 1, rows) }
                    add(.separator, below, isLast ? rows : text..<rows.upperBound)
                case .insetGrouped:
                    if !isLast { add(.separator, below, text..<rows.upperBound) }
                case .sidebar, .sidebarPlain: break
                }
            }
        }
        return pieces
    }

    /// A header stays at the start of what is visible until the end of its section pushes it away.
    private func pinned(_ header: Range<Int>, of section: Section, _ visible: Range<Int>) -> Range<Int> {
        guard appearance == .plain else { return header }
        let start = max(header.lowerBound, min(visible.lowerBound, section.end - Self.header))
        return start..<start + Self.header
    }

    /// A footer stays at the end of what is visible, but not before its header, or where its section begins.
    private func pinnedFooter(_ footer: Range<Int>, of section: Section, _ visible: Range<Int>) -> Range<Int> {
        guard appearance == .plain else { return footer }
        let least = section.header?.upperBound ?? section.start
        let start = min(footer.lowerBound, max(visible.upperBound - Self.footer, least))
        return start..<start + Self.footer
    }

    private func piece(_ kind: Piece.Kind, _ main: Range<Int>, _ cross: Range<Int>) -> Piece {
        guard isHorizontal else {
            let x = isRightToLeft ? crossExtent - cross.upperBound : cross.lowerBound
            return Piece(kind: kind, x: x, y: main.lowerBound, width: cross.count, height: main.count)
        }
        let x = isRightToLeft ? extent - main.upperBound : main.lowerBound
        return Piece(kind: kind, x: x, y: cross.lowerBound, width: main.count, height: cross.count)
    }
}

extension HandTable.Piece {
    @MainActor
    private init(_ kind: Kind, _ frame: CGRect) {
        func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }
        self.init(
            kind: kind,
            x: pixels(frame.minX),
            y: pixels(frame.minY),
            width: pixels(frame.maxX) - pixels(frame.minX),
            height: pixels(frame.maxY) - pixels(frame.minY)
        )
    }

    /// The views of a collection view that are on screen.
    @MainActor
    static func shown(in view: UICollectionView) -> Set<Self> {
        var pieces: Set<Self> = []
        func add(_ kind: Kind, _ subviews: [UIView]) {
            for subview in subviews where subview.frame.intersects(view.bounds) && subview.alpha > 0 {
                pieces.insert(Self(kind, subview.frame))
            }
        }
        add(.cell, view.visibleCells)
        add(.header, view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader))
        add(.footer, view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter))
        for frame in view.shownLineFrames where frame.intersects(view.bounds) { pieces.insert(Self(.separator, frame)) }
        add(.card, view.subviews.filter { $0 is ListCardView && !$0.isHidden })
        return pieces
    }
}
