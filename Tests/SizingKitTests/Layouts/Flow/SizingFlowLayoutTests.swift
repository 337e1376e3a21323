import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What a `SizingFlowLayout` asks, when, and what stays in place. Where things lie is compared by `FlowTwinTests`.
@MainActor
@Suite struct SizingFlowLayoutTests {
    /// Sections of tiles that a delegate may state the sizes of.
    @MainActor
    private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]]
        private(set) var asked = 0

        init(_ sizes: [[CGSize]]) {
            self.sizes = sizes
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? TileCell)?.show(sizes[indexPath.section][indexPath.item])
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt source: IndexPath,
            to destination: IndexPath
        ) {
            let size = sizes[source.section].remove(at: source.item)
            sizes[destination.section].insert(size, at: destination.item)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            #expect(collectionViewLayout === collectionView.collectionViewLayout)
            return sizes[indexPath.section][indexPath.item]
        }
    }

    /// A cell whose content has the size that it is told, by constraints.
    private final class TileCell: UICollectionViewCell {
        private let box = UIView()
        private var width: NSLayoutConstraint?
        private var height: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            width = box.widthAnchor.constraint(equalToConstant: 0)
            height = box.heightAnchor.constraint(equalToConstant: 0)
            width?.priority = UILayoutPriority(999)
            height?.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                width!, height!,
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("TileCell is made in code only")
        }

        func show(_ size: CGSize) {
            width?.constant = size.width
            height?.constant = size.height
        }
    }

    private final class BoxHeader: UICollectionReusableView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }

    @MainActor
    private final class Stage {
        let tiles: Tiles
        let screen: HeadlessScreen
        let view: SizingCollectionView

        init(
            _ tiles: Tiles,
            _ layout: UICollectionViewLayout,
            size: CGSize = CGSize(width: 300, height: 300),
            statesSizes: Bool = true,
            delegate: (any UICollectionViewDelegate)? = nil,
            hostility: Hostility = []
        ) {
            self.tiles = tiles
            screen = HeadlessScreen(size: size, scale: 2, hostility: hostility)
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(BoxHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
            }
            view.dataSource = tiles
            view.delegate = statesSizes ? tiles : delegate
            screen.show(view)
            screen.frame()
        }

        /// The frames of the cells on screen, in the order of their items.
        var frames: [CGRect] {
            view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
        }

        /// How far below the top of the screen an item lies.
        func distance(of item: Int, _ section: Int = 0) -> CGFloat? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
                $0.frame.minY - view.contentOffset.y
            }
        }
    }

    private static func tiles(_ count: Int) -> Tiles {
        let sizes: [CGSize] = (0..<count).map { item in
            let (width, height) = (40 + item % 5 * 20, 30 + item % 3 * 10)
            return CGSize(width: width, height: height)
        }
        return Tiles([sizes])
    }

    // MARK: Properties

    @Test func theDefaultsAreThoseOfUIKit() {
        let (own, flow) = (SizingFlowLayout(), UICollectionViewFlowLayout())
        #expect(own.itemSize == flow.itemSize)
        #expect(own.estimatedItemSize == flow.estimatedItemSize)
        #expect(own.minimumLineSpacing == flow.minimumLineSpacing)
        #expect(own.minimumInteritemSpacing == flow.minimumInteritemSpacing)
        #expect(own.sectionInset == flow.sectionInset)
        #expect(own.sectionInsetReference == flow.sectionInsetReference)
        #expect(own.headerReferenceSize == flow.headerReferenceSize)
        #expect(own.footerReferenceSize == flow.footerReferenceSize)
        #expect(own.sectionHeadersPinToVisibleBounds == flow.sectionHeadersPinToVisibleBounds)
        #expect(own.sectionFootersPinToVisibleBounds == flow.sectionFootersPinToVisibleBounds)
        #expect(own.scrollDirection == flow.scrollDirection)
        #expect(
            own.flipsHorizontallyInOppositeLayoutDirection == flow.flipsHorizontallyInOppositeLayoutDirection
        )
        #expect(SizingFlowLayout.automaticSize == UICollectionViewFlowLayout.automaticSize)
        #expect(SizingFlowLayout.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
    }

    @Test func everyPropertyTakesEffectInTheNextFrame() {
        let layout = SizingFlowLayout()
        let stage = Stage(Tiles([Array(repeating: .zero, count: 4)]), layout, statesSizes: false)
        #expect(stage.frames.map(\.origin.x) == [0, 62.5, 125, 187.5])
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 7
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 25)
        layout.footerReferenceSize = CGSize(width: 0, height: 35)
        stage.screen.frame()
        #expect(
            stage.frames == [
                CGRect(x: 10, y: 30, width: 100, height: 60), CGRect(x: 180, y: 30, width: 100, height: 60),
                CGRect(x: 10, y: 97, width: 100, height: 60), CGRect(x: 180, y: 97, width: 100, height: 60),
            ]
        )
        #expect(stage.view.contentSize.height == 207)
        layout.scrollDirection = .horizontal
        stage.screen.runUntilRest()
        // Headers are as wide as stated, and these have no width. Four items fit into 280 points but for the 20 points between.
        #expect(stage.frames.map(\.minX) == [10, 10, 10, 117])
        #expect(stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    }

    @Test func aSubclassMaySetTheSizeInPrepare() {
        final class Columns: SizingFlowLayout {
            override func prepare() {
                super.prepare()
                guard let collectionView else { return }
                let width = ((collectionView.bounds.width - 2 * minimumInteritemSpacing) / 3).rounded(.down)
                LayoutPassFaults.meaning("as flow layouts of apps do") {
                    itemSize = CGSize(width: width, height: width)
                }
            }
        }
        let stage = Stage(Tiles([Array(repeating: .zero, count: 4)]), Columns(), statesSizes: false)
        #expect(stage.frames.map(\.width) == [93, 93, 93, 93])
        #expect(stage.frames.map(\.minY) == [0, 0, 0, 103])
        stage.screen.resize(to: CGSize(width: 200, height: 300))
        stage.screen.frame()
        #expect(stage.frames.map(\.width) == [60, 60, 60, 60])
    }

    @Test func aSubclassMayOverrideTheProperties() {
        final class Wide: SizingFlowLayout {
            override var itemSize: CGSize {
                get { CGSize(width: collectionView?.bounds.width ?? 0, height: 44) }
                set {}
            }

            override var minimumLineSpacing: CGFloat {
                get { 1 }
                set {}
            }
        }
        let stage = Stage(Tiles([Array(repeating: .zero, count: 3)]), Wide(), statesSizes: false)
        #expect(stage.frames == (0..<3).map { CGRect(x: 0, y: $0 * 45, width: 300, height: 44) })
    }

    // MARK: Asking

    @Test func theDelegateIsAskedOnceForEachItem() {
        let stage = Stage(Self.tiles(200), SizingFlowLayout())
        #expect(stage.tiles.asked == 200)
        for _ in 0..<20 {
            stage.view.contentOffset.y += 60
            stage.screen.frame()
        }
        stage.screen.runUntilRest()
        #expect(stage.tiles.asked == 200)
        stage.screen.resize(to: CGSize(width: 320, height: 300))
        stage.screen.runUntilRest()
        #expect(stage.tiles.asked == 400)
    }

    @Test func anInvalidationContextSaysWhetherTheDelegateIsAsked() {
        let layout = SizingFlowLayout()
        let stage = Stage(Self.tiles(20), layout)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        stage.tiles.sizes[0][0].width = 100
        layout.invalidateLayout(with: context)
        stage.screen.frame()
        #expect(stage.tiles.asked == 20)
        #expect(stage.frames[0].width == 40)
        layout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.tiles.asked == 40)
        #expect(stage.frames[0].width == 100)
    }

    @Test func whatIsStatedIsKnownBeforeThePass() {
        let layout = SizingFlowLayout()
        let stage = Stage(Self.tiles(20), layout)
        layout.sectionInset.top = 12
        #expect(layout.layoutAttributesForItem(at: start)?.frame.minY == 22)
        stage.screen.frame()
        #expect(stage.frames[0].minY == 22)
    }

    // MARK: Keeping places

    /// Without a list of updates, nobody knows which items were inserted.
    @Test(arguments: sample(of: ShownCells.modes.filter { !$0.contains(.abandonedBatches) }))
    func nothingOnScreenMovesWhenItemsAreInsertedAbove(_ hostility: Hostility) throws {
        let stage = Stage(Self.tiles(200), SizingFlowLayout(), hostility: hostility)
        stage.view.contentOffset.y = 1_000
        stage.screen.runUntilRest()
        let first = try #require(
            stage.view.indexPathsForVisibleItems.sorted().first { (stage.distance(of: $0.item) ?? -1) >= 0 }
        )
        let distance = stage.distance(of: first.item)
        // So many that the lines after them stay the same.
        stage.tiles.sizes[0].insert(contentsOf: Self.tiles(60).sizes[0], at: 0)
        stage.view.performBatchUpdates {
            stage.view.insertItems(at: (0..<60).map { IndexPath(item: $0, section: 0) })
        }
        for _ in 0..<30 {
            stage.screen.frame()
            #expect(stage.distance(of: first.item + 60) == distance)
        }
        #expect(stage.view.layoutAttributesForItem(at: start)?.frame.minY == 10)
    }

    @Test func aBatchOfWhichNoUpdatesFollowIsThere() {
        let size = CGSize(width: 300, height: 20)
        let stage = Stage(Tiles([[size, size], [size]]), SizingFlowLayout(), hostility: .abandonedBatches)
        #expect(stage.view.contentSize.height == 70)
        stage.tiles.sizes.removeFirst()
        stage.view.performBatchUpdates { stage.view.deleteSections(IndexSet(integer: 0)) }
        stage.screen.runUntilRest()
        #expect(stage.view.contentSize.height == 20)
        #expect(stage.frames == [CGRect(x: 0, y: 0, width: 300, height: 20)])
    }

    @Test func anItemKeepsItsSizeUnderTheFinger() {
        let tiles = Tiles([[200, 210, 220, 230].map { width in CGSize(width: width, height: width / 10) }])
        let stage = Stage(tiles, SizingFlowLayout())
        #expect(stage.view.beginInteractiveMovementForItem(at: start))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
        stage.screen.frame()
        #expect(stage.frames.map(\.width).sorted() == [200, 210, 220, 230])
        #expect(tiles.sizes[0].map(\.width) == [200, 210, 220, 230])
        stage.view.endInteractiveMovement()
        stage.screen.runUntilRest()
        #expect(tiles.sizes[0].map(\.width) == [210, 220, 200, 230])
        #expect(stage.frames.map(\.width) == [210, 220, 200, 230])
        #expect(stage.frames.map(\.minY) == [0, 31, 63, 93])
    }

    /// What the delegate states by where an item is holds again once the finger is gone.
    @Test func whatIsStatedByIndexIsStatedAnewAfterADrop() {
        final class FirstIsTall: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: 200, height: indexPath.item == 0 ? 60 : 20)
            }
        }
        let delegate = FirstIsTall()
        let stage = Stage(Tiles([Array(repeating: .zero, count: 4)]), SizingFlowLayout(), statesSizes: false)
        stage.view.delegate = delegate
        stage.view.collectionViewLayout.invalidateLayout()
        stage.screen.frame()
        #expect(stage.frames.map(\.height) == [60, 20, 20, 20])
        #expect(stage.view.beginInteractiveMovementForItem(at: start))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 145))
        stage.screen.frame()
        stage.view.endInteractiveMovement()
        stage.screen.runUntilRest()
        #expect(stage.frames.map(\.height) == [60, 20, 20, 20])
    }

    // MARK: Estimated

    private static var chips: Tiles {
        let widths: [CGFloat] = [90, 120, 60, 150, 400, 70]
        return Tiles([widths.map { width in CGSize(width: width, height: width == 60 ? 20 : 30) }])
    }

    /// Three chips of 270 points leave 10 for two gaps of 10 and 5 more each; 150 points fill a line with the next one, which is
    /// as wide as a line at most, on a line of its own. The last line goes on with places of its own width: three of them leave
    /// 300 - 3 · 70 - 20 = 70.
    @Test(.byTurns(), arguments: sample(of: ShownCells.modes, always: [.lateSelfSizing, .fittingAlongBothAxes]))
    func estimatedItemsHaveTheirOwnSizesInTheFirstFrame(_ hostility: Hostility) {
        let layout = SizingFlowLayout()
        layout.estimatedItemSize = SizingFlowLayout.automaticSize
        let stage = Stage(Self.chips, layout, statesSizes: false, hostility: hostility)
        let expected = [
            CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 105, y: 0, width: 120, height: 30),
            CGRect(x: 240, y: 5, width: 60, height: 20), CGRect(x: 75, y: 40, width: 150, height: 30),
            CGRect(x: 0, y: 80, width: 300, height: 30), CGRect(x: 0, y: 120, width: 70, height: 30),
        ]
        #expect(stage.frames == expected)
        stage.screen.runUntilRest()
        #expect(stage.frames == expected)
        #expect(layout.statistics.items.corrected == 0)
    }

    /// What the delegate states does not count, as in a flow layout with estimates.
    @Test func estimatedItemsAreMeasuredThoughADelegateStatesSizes() {
        let layout = SizingFlowLayout()
        layout.estimatedItemSize = CGSize(width: 10, height: 10)
        let stage = Stage(Self.chips, layout)
        #expect(stage.frames.map(\.width) == [90, 120, 60, 150, 300, 70])
    }

    /// There is room for the footers that the first section is said to have, before any other is asked about, and for no others.
    @Test func contentIsAsLongAsItsItemsAndFooters() {
        final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
        final class Footers: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForFooterInSection section: Int
            ) -> CGSize {
                CGSize(width: 0, height: 30)
            }
        }
        let delegates: [((any UICollectionViewDelegate)?, footer: CGFloat)] = [
            (nil, 0), (Silent(), 0), (Footers(), 30),
        ]
        for (delegate, footer) in delegates {
            let layout = SizingFlowLayout()
            layout.estimatedItemSize = CGSize(width: 300, height: 4_500)
            let stage = Stage(
                Tiles(Array(repeating: [CGSize(width: 300, height: 4_500)], count: 3)),
                layout,
                statesSizes: false,
                delegate: delegate
            )
            stage.screen.frames(10)
            #expect(stage.view.contentSize.height == 3 * (4_500 + footer))
        }
    }

    @Test func estimatedItemsFollowTheSectionsOfTheDelegate() {
        final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                insetForSectionAt section: Int
            ) -> UIEdgeInsets {
                UIEdgeInsets(top: 5, left: CGFloat(section) * 10, bottom: 0, right: 0)
            }

            func collectionView(
                _ collectionView: UICollectionView,
                layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize {
                CGSize(width: 0, height: section == 1 ? 22 : 0)
            }
        }
        let layout = SizingFlowLayout()
        layout.estimatedItemSize = CGSize(width: 10, height: 10)
        let size = CGSize(width: 200, height: 40)
        let stage = Stage(Tiles([[size], [size], [size]]), layout, statesSizes: false)
        let insets = Insets()
        stage.view.delegate = insets
        layout.invalidateLayout()
        stage.screen.frame()
        // Where one item only has room, it lies in the middle.
        #expect(stage.frames.map(\.minX) == [50, 55, 60])
        #expect(stage.frames.map(\.minY) == [5, 72, 117])
        let headers = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame) == [CGRect(x: 0, y: 45, width: 300, height: 22)])
    }

    @Test func headersMayBeMeasured() {
        let layout = SizingFlowLayout()
        layout.headerSizing = { _ in .dataSource() }
        let stage = Stage(Self.tiles(3), layout)
        let headers = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 33)])
        #expect(stage.frames.map(\.width) == [40, 60, 80])
        #expect(stage.frames.map(\.minY).min() == 33)
    }

    // MARK: Many

    /// Neither asked for, nor measured, nor walked through: sizes and places follow from a multiplication.
    @Test func aMillionEqualItems() {
        final class Many: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                1_000_000
            }

            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            }
        }
        let layout = SizingFlowLayout()
        let stage = Stage(Self.tiles(0), layout, statesSizes: false)
        let many = Many()
        stage.view.dataSource = many
        stage.screen.frame()
        // Five items fit into a line.
        #expect(stage.view.contentSize.height == 11_999_990)
        let last = IndexPath(item: 999_999, section: 0)
        stage.view.scrollToItem(at: last, at: .bottom, animated: false)
        stage.screen.frame()
        #expect(stage.view.cellForItem(at: last)?.frame == CGRect(x: 250, y: 199_999 * 60, width: 50, height: 50))
        #expect(layout.statistics.items.measured == 0)
    }

    // MARK: Columns

    /// A cell that keeps the width that it is given, as apps write it for rows and columns; its text takes a line of 20 points for
    /// each 100 points of its length.
    private final class KeepingCell: UICollectionViewCell {
        var length: CGFloat = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: min(size.width, length), height: 20 * (length / 100).rounded(.up))
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 20 * (length / layoutAttributes.size.width).rounded(.up)
            return layoutAttributes
        }
    }

    private final class Texts: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? KeepingCell)?.length = CGFloat(indexPath.item * 7 % 11 * 90 + 30)
            return cell
        }
    }

    /// Rows of the whole line, and columns whose widths were rounded down: 390 less the insets of 16 is 358, half of 348 is 174, and a
    /// third of 338 is 112 and some.
    @Test(arguments: [358, 174, 112] as [CGFloat], sample(of: ShownCells.modes, always: [.all]))
    func aCellThatKeepsItsWidthHasTheEstimatedOne(_ width: CGFloat, _ hostility: Hostility) {
        let layout = SizingFlowLayout()
        let flow = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.estimatedItemSize = CGSize(width: width, height: 60)
        (flow.sectionInset, flow.estimatedItemSize) = (layout.sectionInset, layout.estimatedItemSize)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 700), hostility: hostility)
        let texts = Texts()
        let views = [
            SizingCollectionView(frame: .zero, collectionViewLayout: layout),
            UICollectionView(frame: .zero, collectionViewLayout: flow),
        ]
        let frames = views.map { view -> [CGRect] in
            view.register(KeepingCell.self, forCellWithReuseIdentifier: "text")
            view.dataSource = texts
            screen.show(view)
            if view === views[0] { screen.frame() } else { screen.runUntilRest() }
            return (0..<9).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
        #expect(frames[0].count == 9 && frames[0].allSatisfy { $0.width == width })
        #expect(frames[0] == frames[1])
        #expect(layout.statistics.items.corrected == 0)
    }

    private final class OwnCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 40) }
    }

    /// Where UIKit has a view return the size that it is given, unless it overrides that, a view that keeps its width is none that
    /// wants it.
    @Test func aCellThatReturnsWhatItIsGivenIsAsWideAsItNeeds() {
        let layout = SizingFlowLayout()
        layout.estimatedItemSize = CGSize(width: 358, height: 60)
        let screen = HeadlessScreen(
            size: CGSize(width: 358, height: 700),
            hostility: [.fittingAnswersOfferedSize, .measuredOncePerUse]
        )
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        let texts = Texts()
        view.register(OwnCell.self, forCellWithReuseIdentifier: "text")
        view.dataSource = texts
        screen.show(view)
        screen.runUntilRest()
        #expect(view.visibleCells.count > 9)
        #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 40) })
    }

    /// An estimate that is no column is one of unlike items: they are as wide as they need to be.
    @Test func otherEstimatesAreNoColumns() {
        let layout = SizingFlowLayout()
        for (width, isColumn) in [(100, false), (358, true), (359, false), (357.4, true), (174, true), (170, false)] {
            layout.estimatedItemSize = CGSize(width: width, height: 60)
            #expect((layout.session.source.estimatedColumn(inLineOf: 358) != nil) == isColumn, "\(width)")
        }
        layout.estimatedItemSize = SizingFlowLayout.automaticSize
        #expect(layout.session.source.estimatedColumn(inLineOf: 358) == nil)
    }
}
