import HeadlessTools
import Testing
import UIKit

/// The shapes in which layouts, cells and collection views are written for Apple's UIKit, warnings being errors.
@MainActor
struct SourceCompatibilityTests {
    final class Context: UICollectionViewLayoutInvalidationContext {
        var reason = "new"

        override init() {
            super.init()
        }
    }

    final class Attributes: UICollectionViewLayoutAttributes {
        var isPinned = false

        convenience init(kind: String, indexPath: IndexPath) {
            self.init(forSupplementaryViewOfKind: kind, with: indexPath)
        }

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! Attributes
            copy.isPinned = isPinned
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Attributes else { return false }
            return MainActor.assumeIsolated { super.isEqual(other) && isPinned == other.isPinned }
        }
    }

    final class Layout: UICollectionViewLayout {
        let spacing: CGFloat
        var contexts: [String] = []

        init(spacing: CGFloat) {
            self.spacing = spacing
            super.init()
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append((context as! Context).reason)
            super.invalidateLayout(with: context)
        }
    }

    final class Cell: UICollectionViewCell {
        override var isSelected: Bool {
            didSet { alpha = isSelected ? 0.5 : 1 }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    final class View: UICollectionView {
        let name: String

        init(name: String) {
            self.name = name
            super.init(frame: .zero, collectionViewLayout: Layout(spacing: 8))
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func reloadData() {
            super.reloadData()
        }
    }

    @Test func contextsAreOfTheLayoutsClass() {
        let view = View(name: "list")
        view.reloadData()
        let layout = view.collectionViewLayout as? Layout
        layout?.invalidateLayout()
        #expect(layout?.contexts == ["new", "new", "new"])
    }

    @Test func copiesAreOfTheirOwnClassAndKeepEverything() {
        let attributes = Attributes(kind: "header", indexPath: IndexPath(item: 0, section: 3))
        attributes.isPinned = true
        attributes.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
        attributes.zIndex = 5
        let copy = attributes.copy() as? Attributes
        #expect(copy == attributes)
        #expect(copy !== attributes)
        #expect(copy?.frame == attributes.frame)
        copy?.isPinned = false
        #expect(copy != attributes)
        #expect(UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath) != attributes)
    }

    @Test func centreSizeAndFrameGoTogether() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(attributes.center == CGPoint(x: 60, y: 45))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        attributes.size = CGSize(width: 120, height: 70)
        #expect(attributes.frame == CGRect(x: 0, y: 10, width: 120, height: 70))
        attributes.center.y = 135
        #expect(attributes.frame == CGRect(x: 0, y: 100, width: 120, height: 70))
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(attributes.frame == CGRect(x: 30, y: 117.5, width: 60, height: 35))
        #expect(attributes.size == CGSize(width: 120, height: 70))
    }

    @Test func cellsAreMadeThroughTheirOwnInitialiser() {
        let source = RowSource(rows: [0])
        source.answer = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let rows = Rows(source)
        rows.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        rows.screen.frame()
        rows.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(rows.view.visibleCells.first is Cell)
        #expect(rows.view.visibleCells.first?.alpha == 0.5)
    }
}
