import HeadlessTools
import UIKit

@testable import SizingKit

/// A hand-computed list on a screen.
@MainActor
final class HandTableFixture {
    var table: HandTable
    let sections: SectionsFixture

    var screen: HeadlessScreen { sections.screen }
    var view: UICollectionView { sections.collectionView }
    var layout: SizingListLayout

    init(
        _ table: HandTable,
        hostility: Hostility = [],
        lines: UICollectionReusableView.Type = ListLinesView.self
    ) {
        self.table = table
        var configuration = SizingListConfiguration(appearance: table.appearance)
        configuration.insetsRowsToSafeArea = false
        configuration.rowHandler = { _ in SizingListRow(editingStyle: .delete, showsReorderControl: true) }
        layout = SizingListLayout(configuration: configuration)
        layout.register(lines, forDecorationViewOfKind: ListLinesView.elementKind)
        layout.scrollDirection = table.isHorizontal ? .horizontal : .vertical
        sections = SectionsFixture(
            counts: table.counts,
            layout: layout,
            size: table.size,
            safeArea: table.safeArea,
            hostility: hostility
        )
        if table.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        sections.headerExtent = { [unowned self] in self.table.headers.contains($0) ? 30 : nil }
        sections.footerExtent = { [unowned self] in self.table.footers.contains($0) ? 20 : nil }
        sections.show()
        if table.isEditing { layout.setEditing(true, animated: false) }
        measureAll()
    }

    /// Goes once to the end and back, so that nothing is an estimate any more.
    private func measureAll() {
        screen.runUntilRest()
        for end in [true, false] {
            let content = table.isHorizontal ? view.contentSize.width : view.contentSize.height
            let length = table.isHorizontal ? view.bounds.width : view.bounds.height
            let isAtZero = end == (table.isHorizontal && table.isRightToLeft)
            let offset = isAtZero ? -insets.start : content - length + insets.end
            view.contentOffset = table.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            screen.runUntilRest()
        }
    }

    private var insets: (start: CGFloat, end: CGFloat) {
        let insets = view.adjustedContentInset
        return table.isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }

    /// How far the list has been scrolled from where its content begins, in pixels.
    var offset: Int {
        func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }
        guard table.isHorizontal else { return pixels(view.contentOffset.y) }
        return table.isRightToLeft ? table.extent - pixels(view.bounds.maxX) : pixels(view.contentOffset.x)
    }

    /// What is on screen and should not be, and what is not there and should be; `nil` if all is right.
    var difference: String? {
        let (expected, shown) = (table.pieces(at: offset), HandTable.Piece.shown(in: view))
        guard expected != shown else { return nil }
        let missing = expected.subtracting(shown).map(\.description).sorted()
        let wrong = shown.subtracting(expected).map(\.description).sorted()
        return "at \(offset): missing \(missing), wrong \(wrong)"
    }

    /// Scrolls on by finger, towards the end of the list if the distance is positive.
    func drag(by distance: CGFloat) {
        guard table.isHorizontal else { return screen.drag(view, by: distance) }
        screen.drag(view, by: CGPoint(x: table.isRightToLeft ? -distance : distance, y: 0))
    }
}
