import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import UIKit

/// Sections of some kinds on a screen, in any direction, beside their twin.
@MainActor
final class KindsView {
    /// Where a layout scrolls, and which way its interface reads.
    enum Direction: CaseIterable, Sendable {
        case vertical, mirrored, leftToRight, rightToLeft

        var isHorizontal: Bool { self == .leftToRight || self == .rightToLeft }
        var isRightToLeft: Bool { self == .mirrored || self == .rightToLeft }
    }

    let kinds: [SectionKind]
    let direction: Direction
    let fixture: SectionsFixture
    var data: SimulatedData {
        didSet { fixture.counts = data.sections.map(\.items.count) }
    }
    /// The items whose size the layout was told to forget and has not measured again, by their identities.
    private(set) var forgotten: Set<Int> = []
    /// The items that were measured, in order.
    private(set) var measurements: [Int] = []

    init(
        _ data: SimulatedData,
        _ kinds: [SectionKind],
        _ direction: Direction,
        hostility: Hostility = [],
        estimate: CGFloat? = nil
    ) {
        self.data = data
        self.kinds = kinds
        self.direction = direction
        let layout = SizingLayout { _, _ in .list() }
        layout.scrollDirection = direction.isHorizontal ? .horizontal : .vertical
        if let estimate { layout.estimatedItemSize = CGSize(width: estimate, height: estimate) }
        fixture = SectionsFixture(
            counts: data.sections.map(\.items.count),
            layout: layout,
            size: CGSize(width: 390, height: 600),
            hostility: hostility
        )
        if direction.isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        layout.sectionProvider = { [unowned self] in section(at: $0, $1) }
        fixture.columnSpan = { [unowned self] in Self.span(of: item(at: $0).id) }
        fixture.headerExtent = { [unowned self] in self.data.sections[$0].header.map { CGFloat($0) / 3 } }
        fixture.footerExtent = { [unowned self] in self.data.sections[$0].footer.map { CGFloat($0) / 3 } }
        fixture.size = { [unowned self] in size(at: $0, $1) }
        fixture.show()
    }

    var layout: SizingLayout { fixture.layout }
    var view: UICollectionView { fixture.collectionView }
    var screen: HeadlessScreen { fixture.screen }

    func kind(of section: SimulatedSection) -> SectionKind { kinds[section.id % kinds.count] }

    func item(at indexPath: IndexPath) -> SimulatedItem { data.sections[indexPath.section].items[indexPath.item] }

    /// Every fifth item takes several columns, or asks for more than there are.
    private static func span(of id: Int) -> Int { id % 5 == 0 ? 1 + id / 5 % 4 : 1 }

    private func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        let section = data.sections[index]
        let kind = kind(of: section)
        let arrangement = direction.isHorizontal ? kind.horizontalSection : kind.section
        return arrangement.pinningHeaders(section.pins).pinningFooters(section.pins)
    }

    private func size(at indexPath: IndexPath, _ proposal: SizingProposal) -> CGSize {
        let item = item(at: indexPath)
        forgotten.remove(item.id)
        measurements.append(item.id)
        let offered = direction.isHorizontal ? proposal.height : proposal.width
        let main = CGFloat(offered.map { item.extent(at: Int(($0 * 3).rounded())) } ?? item.extent) / 3
        let cross = CGFloat(item.cross) / 3
        return direction.isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    // MARK: The twin

    /// The same data without a layout.
    var twin: SectionsTwin {
        SectionsTwin(
            sections: data.sections.map { section in
                SectionsTwin.Section(
                    id: section.id,
                    kind: kind(of: section),
                    items: section.items.map {
                        SectionsTwin.Item(
                            id: $0.id,
                            extent: $0.extent,
                            cross: $0.cross,
                            span: Self.span(of: $0.id),
                            grows: $0.grows
                        )
                    },
                    header: section.header ?? 0,
                    footer: section.footer ?? 0,
                    pins: section.pins
                )
            }
        )
    }

    /// The room across the scroll axis, in pixels.
    var crossExtent: Int {
        ReadingDirection.pixels(direction.isHorizontal ? view.bounds.height : view.bounds.width)
    }

    var reading: ReadingDirection { ReadingDirection(of: view, layout) }

    /// A frame of the layout in pixels, along the reading direction.
    func frame(_ rect: CGRect) -> SectionsTwin.Frame {
        let main = reading.span(of: rect)
        let (start, end) = direction.isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return SectionsTwin.Frame(
            main: main.start..<main.end,
            cross: ReadingDirection.pixels(start)..<ReadingDirection.pixels(end)
        )
    }

    func frame(_ item: Int, in section: Int) -> SectionsTwin.Frame? { fixture.frame(item, in: section).map(frame) }

    /// A rectangle of content coordinates that shows everything between two places of the reading direction.
    func rect(from start: Int, to end: Int) -> CGRect {
        let (low, high) = reading.isReversed ? (-end, -start) : (start, end)
        let (position, length) = (CGFloat(low) / 3, CGFloat(high - low) / 3)
        return direction.isHorizontal
            ? CGRect(x: position, y: 0, width: length, height: view.bounds.height)
            : CGRect(x: 0, y: position, width: view.bounds.width, height: length)
    }

    // MARK: Changes

    /// A distance along the reading direction.
    func along(_ distance: CGFloat) -> CGPoint {
        guard direction.isHorizontal else { return CGPoint(x: 0, y: distance) }
        return CGPoint(x: reading.isReversed ? -distance : distance, y: 0)
    }

    /// Brings a batch in.
    func apply(_ batch: SimulatedBatch) {
        forgotten.formUnion(batch.reloadedIDs)
        view.performBatchUpdates {
            self.data = batch.data
            batch.tell(self.view)
        }
    }

    /// Gives an item another size, and tells the layout.
    func changeSize(of indexPath: IndexPath, by pixels: Int) {
        let item = item(at: indexPath)
        data.sections[indexPath.section].items[indexPath.item].extent = max(30, item.extent + pixels)
        forgotten.insert(item.id)
        layout.invalidateSizes(at: [indexPath])
    }

    /// Takes all sizes for forgotten: every place is decided anew.
    func forgetAll() {
        forgotten = []
    }
}
