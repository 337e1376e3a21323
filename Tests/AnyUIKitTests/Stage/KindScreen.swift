import SizingKit
import UIKit

/// The kinds of sections that arrange items of any size.
enum SectionKind: CaseIterable, Sendable {
    case list, grid, masonry, flow

    @MainActor
    var section: SizingSection {
        switch self {
        case .list: .bareList(rowSpacing: 6)
        case .grid: .grid(columns: 2, spacing: 10)
        case .masonry: .masonry(columns: 2, spacing: 10)
        case .flow: .flow(spacing: 10)
        }
    }
}

/// A section on a screen of 390 by 844 points, whose items have lengths of their own: their heights, or their widths in a flow.
@MainActor
final class KindScreen {
    let kind: SectionKind
    let fixture: SectionsFixture
    private(set) var lengths: [CGFloat]

    var layout: SizingLayout { fixture.layout }
    var view: UICollectionView { fixture.collectionView }
    var stage: Stage { fixture.stage }

    init(_ kind: SectionKind, _ lengths: [CGFloat]) async {
        self.kind = kind
        self.lengths = lengths
        let layout = SizingLayout(kind.section)
        layout.estimatedItemSize = CGSize(width: 70, height: 70)
        fixture = SectionsFixture(counts: [lengths.count], layout: layout)
        fixture.size = { [unowned self] indexPath, proposal in size(indexPath.item, across: proposal.width) }
        await fixture.show()
        await stage.runUntilRest()
    }

    /// So many items of 40 to 160 points.
    convenience init(_ kind: SectionKind, count: Int = 60) async {
        await self.init(kind, (0..<count).map { CGFloat(40 + $0 * 37 % 121) })
    }

    /// The size of an item. Narrower items are taller in whole points, but for those of a flow.
    private func size(_ item: Int, across width: CGFloat?) -> CGSize {
        let length = lengths[item]
        guard kind != .flow else { return CGSize(width: length, height: 44) }
        return CGSize(width: width ?? 0, height: (width ?? 0) > 400 ? length : length + 20)
    }

    /// Changes the items in a batch of updates.
    func change(_ change: (inout [CGFloat]) -> Void, _ tell: (UICollectionView) -> Void) async {
        view.batch {
            change(&lengths)
            fixture.counts = [lengths.count]
            tell(view)
        }
        await stage.runUntilRest()
    }

    /// The frames of the cells on screen, by their items.
    var shown: [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for cell in view.visibleCells {
            if let item = view.indexPath(for: cell)?.item { frames[item] = cell.frame }
        }
        return frames
    }

    /// The frames that a screen shows which has had the same items from the beginning.
    var expected: [Int: CGRect] {
        get async { await KindScreen(kind, lengths).shown }
    }

    /// The first item that is whole on screen, and how far below the top it begins.
    var reading: (item: Int, distance: CGFloat)? {
        let whole = shown.filter { $0.value.minY >= view.contentOffset.y }
        let first = whole.min { ($0.value.minY, $0.key) < ($1.value.minY, $1.key) }
        return first.map { ($0.key, $0.value.minY - view.contentOffset.y) }
    }

    /// How far below the top of the screen an item begins; `nil` if it is off screen.
    func distance(of item: Int) -> CGFloat? { shown[item].map { $0.minY - view.contentOffset.y } }

    func scroll(to offset: CGFloat) async {
        await fixture.scroll(to: CGPoint(x: 0, y: offset))
        await stage.runUntilRest()
    }
}

func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
