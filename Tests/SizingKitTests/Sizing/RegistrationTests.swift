import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Registrations that are made while the collection view asks for a view. UIKit raises an exception for its own.
@MainActor
@Suite struct RegistrationTests {
    private static let heights: [CGFloat] = [40, 60, 80]

    private func cellSource(_ registration: @escaping () -> SizingRegistration<HeightCell, CGFloat>) -> CellSource {
        CellSource(count: Self.heights.count) { view, indexPath in
            view.dequeueConfiguredReusableCell(
                using: registration(),
                for: indexPath,
                item: Self.heights[indexPath.item]
            )
        }
    }

    /// A list of the standard height, which asks for no registration before the data source does.
    private func fixedLayout() -> SizingListLayout {
        let layout = SizingListLayout()
        layout.itemSizing = { _ in .fixed(height: 50) }
        return layout
    }

    private func shownHeights(_ view: UICollectionView) -> [CGFloat] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? HeightCell)?.height }
    }

    @Test func aCellRegistrationMayBeMadeWhereTheCellIsAskedFor() {
        var made = 0
        lazy var registration: SizingRegistration<HeightCell, CGFloat> = {
            made += 1
            return SizingRegistration { cell, _, height in cell.show(height) }
        }()
        let source = cellSource { registration }
        let exceptions = catchingUIKitExceptions {
            #expect(shownHeights(source.show(fixedLayout())) == Self.heights)
        }
        #expect(exceptions.isEmpty)
        #expect(made == 1)
    }

    @Test func aRegistrationOfANibMayBeMadeWhereTheCellIsAskedFor() {
        NibRegistry.register("lazy cell") { [HeightCell(frame: .zero)] }
        defer { NibRegistry.unregister("lazy cell") }
        lazy var registration = SizingRegistration<HeightCell, CGFloat>(
            from: .nib(UINib(nibName: "lazy cell", bundle: nil))
        ) { cell, _, height in cell.show(height) }
        let source = cellSource { registration }
        let exceptions = catchingUIKitExceptions {
            #expect(shownHeights(source.show(fixedLayout())) == Self.heights)
        }
        #expect(exceptions.isEmpty)
    }

    @Test func aHeaderRegistrationMayBeMadeWhereTheHeaderIsAskedFor() {
        let kind = UICollectionView.elementKindSectionHeader
        lazy var registration = SizingRegistration<HeightView, CGFloat>(elementKind: kind) { view, _, height in
            view.height = height
        }
        let cell = SizingRegistration<HeightCell, CGFloat> { cell, _, height in cell.show(height) }
        let source = HeaderSource { view, indexPath in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 50)
        } boundary: { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath, item: 30)
        }
        let layout = fixedLayout()
        layout.headerSizing = { _ in .fixed(height: 30) }
        let exceptions = catchingUIKitExceptions {
            let view = source.show(layout)
            let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
            #expect((header as? HeightView)?.height == 30)
        }
        #expect(exceptions.isEmpty)
    }

    @Test func cellsAreReusedByTheirOwnRegistrationOnly() {
        var identifiers: Set<String?> = []
        let registrations = (0..<2).map { _ in
            SizingRegistration<HeightCell, CGFloat> { cell, _, height in
                identifiers.insert(cell.reuseIdentifier)
                cell.show(height)
            }
        }
        var isSecond = false
        let source = cellSource { registrations[isSecond ? 1 : 0] }
        let view = source.show(fixedLayout())
        #expect(identifiers.count == 1)
        let first = Set(view.visibleCells.map(ObjectIdentifier.init))
        view.reloadData()
        source.screen.frame()
        #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == first)
        isSecond = true
        view.reloadData()
        source.screen.frame()
        #expect(first.isDisjoint(with: view.visibleCells.map(ObjectIdentifier.init)))
        #expect(identifiers.count == 2)
    }

    /// What two registrations measure for one key, with a cache between them, and how often they do.
    private func measure(
        _ first: SizingRegistration<HeightCell, CGFloat>,
        _ second: SizingRegistration<HeightCell, CGFloat>
    ) -> (heights: [CGFloat], count: Int) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let sizer = TemplateSizer(in: view)
        let heights = [first, second].map {
            sizer.height(
                of: .template($0, item: 40, key: "key"),
                at: IndexPath(item: 0, section: 0),
                width: view.bounds.width
            )
        }
        return (heights, sizer.statistics.measured)
    }

    @Test func registrationsOfOneClassKeepTheirSizesApart() {
        typealias Registration = SizingRegistration<HeightCell, CGFloat>
        let fits = SizingFitting.sizeThatFits
        // In one line: they are told apart by the column.
        let made = (Registration(fitting: fits) { $0.show($2) }, Registration(fitting: fits) { $0.show(2 * $2) })
        #expect(measure(made.0, made.1).heights == [40, 80])
    }

    @Test func aNameTellsApartWhatOneLineMakes() {
        func made(_ factor: CGFloat, id: String?) -> SizingRegistration<HeightCell, CGFloat> {
            SizingRegistration(fitting: .sizeThatFits, id: id) { cell, _, height in cell.show(factor * height) }
        }
        #expect(measure(made(1, id: "single"), made(2, id: "double")).heights == [40, 80])
        #expect(measure(made(1, id: nil), made(2, id: nil)).heights == [40, 40])
    }

    @Test func registrationsOfOneNameShareTheirSizes() {
        let here = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits, id: "post") { cell, _, height in
            cell.show(height)
        }
        let there = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits, id: "post") { cell, _, height in
            cell.show(height)
        }
        let measured = measure(here, there)
        #expect(measured.heights == [40, 40])
        #expect(measured.count == 1)
    }

    @Test func aLayoutDequeuesWhatItMeasured() throws {
        let cell = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            cell.show(height)
        }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let boundaries = kinds.map {
            SizingRegistration<HeightView, CGFloat>(elementKind: $0, fitting: .sizeThatFits) { view, _, height in
                view.height = height
            }
        }
        let layout = SizingListLayout()
        layout.itemSizing = { .template(cell, item: Self.heights[$0.item]) }
        layout.headerSizing = { _ in .template(boundaries[0], item: 21) }
        layout.footerSizing = { _ in .template(boundaries[1], item: 12) }
        let source = HeaderSource(count: 3) { _, indexPath in
            layout.dequeueCell(for: indexPath)
        } boundary: { _, kind, indexPath in
            layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
        }
        let view = source.show(layout)
        #expect(shownHeights(view) == Self.heights)
        for (kind, height) in zip(kinds, [21, 12] as [CGFloat]) {
            let shown = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
            #expect((shown as? HeightView)?.height == height)
            #expect(!shown.isSizingTemplate)
        }
        #expect(view.visibleCells.allSatisfy { ($0 as? HeightCell)?.wasConfiguredAsTemplate == false })
        #expect(layout.statistics.items.corrected == 0)
    }

    @Test func aRegistrationServesSeveralCollectionViews() {
        let registration = SizingRegistration<HeightCell, CGFloat> { cell, _, height in cell.show(height) }
        let sources = (0..<3).map { _ in cellSource { registration } }
        let exceptions = catchingUIKitExceptions {
            for source in sources { #expect(shownHeights(source.show(fixedLayout())) == Self.heights) }
        }
        #expect(exceptions.isEmpty)
    }

    @Test func aRegistrationDoesNotKeepACollectionViewAlive() {
        let registration = SizingRegistration<HeightCell, CGFloat> { cell, _, height in cell.show(height) }
        weak var view: UICollectionView?
        do {
            let source = cellSource { registration }
            view = source.show(fixedLayout())
            #expect(view != nil)
        }
        #expect(view == nil)
    }
}

/// A data source of cells with a header and a footer.
@MainActor
private final class HeaderSource: NSObject, UICollectionViewDataSource {
    private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    private let boundary: (UICollectionView, String, IndexPath) -> UICollectionReusableView
    private let count: Int
    private let screen = HeadlessScreen()

    init(
        count: Int = 1,
        cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
        boundary: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView
    ) {
        self.count = count
        self.cell = cell
        self.boundary = boundary
    }

    func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        screen.show(view)
        screen.frames(3)
        return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        boundary(collectionView, kind, indexPath)
    }
}
