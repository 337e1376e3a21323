import HeadlessTools
import Testing
import UIKit

@MainActor
struct SelfSizingTests {
    @Test func aCellWithoutAWishKeepsItsSize() {
        let rows = Rows(count: 3) { $0.acceptsPreferredSizes = true }
        let trace = rows.record { rows.screen.frame() }
        #expect(!trace.contains { $0.contains("shouldInvalidateLayout(forPreferred") })
    }

    @Test func aCellThatFitsItsContentIsAskedForItsHeight() {
        final class Fitting: UICollectionViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize,
                withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                #expect(horizontalFittingPriority == .required)
                #expect(verticalFittingPriority == .fittingSizeLevel)
                return CGSize(width: targetSize.width, height: 72)
            }
        }
        let registration = UICollectionView.CellRegistration<Fitting, Int> { _, _, _ in }
        let source = RowSource(rows: [0, 1])
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        let rows = Rows(source) { $0.acceptsPreferredSizes = true }
        rows.screen.frame()
        #expect(rows.view.visibleCells.map(\.frame.minY) == [0, 72])
        #expect(rows.view.visibleCells.map(\.frame.height) == [72, 72])
    }

    @Test func cellsThatShrinkBringMoreCells() {
        let source = RowSource(rows: Array(0..<10))
        source.wantedHeight = { _ in 50 }
        let rows = Rows(source) { $0.acceptsPreferredSizes = true }
        rows.screen.frame()
        #expect(rows.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200, 250])
    }

    @Test func anOffsetAdjustmentKeepsWhatTheReaderSees() {
        let source = RowSource(rows: Array(0..<20))
        let rows = Rows(source) {
            $0.acceptsPreferredSizes = true
            $0.contextForPreferred = { layout, path, height in
                let context = UICollectionViewLayoutInvalidationContext()
                let old = layout.height(of: path.item)
                if layout.minY(of: path.item) < layout.collectionView!.contentOffset.y {
                    context.contentOffsetAdjustment.y = height - old
                }
                layout.measured[path.item] = height
                return context
            }
        }
        rows.screen.frame()
        rows.scroll(to: 1000)
        source.wantedHeight = { _ in 130 }
        rows.scroll(to: 950)
        #expect(rows.view.contentOffset.y == 980)
        #expect(rows.cell(10)?.frame.minY == 1030)
    }

    @Test func aCellMayChangeItsMind() {
        let rows = Rows(count: 3) { $0.acceptsPreferredSizes = true }
        rows.screen.frame()
        let cell = rows.cell(0)
        cell?.wantedHeight = 130
        cell?.contentView.invalidateIntrinsicContentSize()
        rows.screen.frame()
        #expect(rows.cell(1)?.frame.minY == 130)
        rows.view.selfSizingInvalidation = .disabled
        cell?.wantedHeight = 90
        cell?.contentView.invalidateIntrinsicContentSize()
        rows.screen.frame()
        #expect(rows.cell(1)?.frame.minY == 130)
    }

    /// A cell whose height follows from a constraint.
    private final class BarCell: UICollectionViewCell {
        let bar = UIView()
        private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 100)

        override init(frame: CGRect) {
            super.init(frame: frame)
            bar.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: contentView.topAnchor),
                bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height,
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    @Test(
        arguments: [
            (UICollectionView.SelfSizingInvalidation.disabled, 100), (.enabled, 100),
            (.enabledIncludingConstraints, 140),
        ]
    )
    func aConstraintMayChangeItsMind(mode: UICollectionView.SelfSizingInvalidation, minY: CGFloat) throws {
        let source = RowSource(rows: [0, 1])
        source.answer = { $0.dequeueReusableCell(withReuseIdentifier: "bar", for: $1) }
        let rows = Rows(source) { $0.acceptsPreferredSizes = true }
        rows.view.register(BarCell.self, forCellWithReuseIdentifier: "bar")
        rows.view.selfSizingInvalidation = mode
        rows.screen.frames(2)
        let cells = rows.view.visibleCells.compactMap { $0 as? BarCell }
        #expect(cells.map(\.frame.minY) == [0, 100])
        #expect(rows.record { rows.screen.frame() }.isEmpty)
        cells[0].height.constant = 140
        rows.screen.frame()
        #expect(cells[1].frame.minY == minY)
        #expect(rows.record { rows.screen.frame() }.isEmpty)
    }

    @Test func preferredAttributesAreOfTheLayoutsOwnClass() {
        final class Marked: UICollectionViewLayoutAttributes {
            var mark = 0

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Marked
                copy.mark = mark
                return copy
            }

            override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? Marked else { return false }
                return MainActor.assumeIsolated { super.isEqual(other) && other.mark == mark }
            }
        }
        final class Marking: RowLayout {
            var marks: [Int] = []

            override class var layoutAttributesClass: AnyClass { Marked.self }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = Marked(forCellWith: indexPath)
                attributes.frame = super.layoutAttributesForItem(at: indexPath)!.frame
                attributes.mark = indexPath.item + 1
                return attributes
            }

            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                marks.append((preferredAttributes as! Marked).mark)
                marks.append((originalAttributes as! Marked).mark)
                return false
            }
        }
        let source = RowSource(rows: [0])
        source.wantedHeight = { _ in 30 }
        let rows = Rows(source)
        let layout = Marking()
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        #expect(layout.marks == [1, 1])
    }
}
