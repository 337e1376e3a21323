import HeadlessTools
import Testing
import UIKit

@MainActor
struct NibTests {
    final class Owner: NSObject {
        var label: UILabel?
    }

    final class Sleeper: UICollectionViewCell {
        nonisolated(unsafe) var timesAwoken = 0

        override func awakeFromNib() {
            super.awakeFromNib()
            timesAwoken += 1
        }
    }

    @Test func whatANibHasMadeAwakes() throws {
        NibRegistry.register("Sleeper") { [Sleeper(frame: .zero)] }
        let cell = try #require(UINib(nibName: "Sleeper", bundle: nil).instantiate(withOwner: nil).first as? Sleeper)
        #expect(cell.timesAwoken == 1)
        #expect(Sleeper(frame: .zero).timesAwoken == 0)
    }

    private func screen(
        _ nib: UINib,
        decorating layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    ) -> (HeadlessScreen, UICollectionView, RowSource) {
        let source = RowSource(rows: [0, 1])
        source.answer = { $0.dequeueReusableCell(withReuseIdentifier: "row", for: $1) }
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), hostility: [])
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(nib, forCellWithReuseIdentifier: "row")
        view.dataSource = source
        screen.show(view)
        return (screen, view, source)
    }

    @Test func aNibHasWhatItsFactoryMakes() {
        NibRegistry.register("Header") { owner in
            let label = UILabel(frame: .zero)
            (owner as? Owner)?.label = label
            return [label, "second"]
        }
        defer { NibRegistry.unregister("Header") }
        let owner = Owner()
        let objects = UINib(nibName: "Header", bundle: nil).instantiate(withOwner: owner, options: nil)
        #expect(objects.count == 2)
        #expect(objects.first as? UILabel === owner.label)
        #expect(objects.last as? String == "second")
    }

    @Test func anUnknownNameRaises() {
        let caught = catchingUIKitExceptions {
            #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(caught.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(
            caught.first?.reason == """
                Could not load NIB in bundle with name 'Nowhere'. There are no nib files without Apple's UIKit: \
                register a factory under that name with NibRegistry.
                """
        )
    }

    @Test func cellsComeFromNibsAndAreReused() {
        var made = 0
        NibRegistry.register("Row") {
            made += 1
            let cell = RowCell(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            cell.title = "from nib \(made)"
            return [cell]
        }
        defer { NibRegistry.unregister("Row") }
        let (screen, view, source) = screen(UINib(nibName: "Row", bundle: nil))
        screen.frame()
        #expect(view.visibleCells.map { ($0 as? RowCell)?.title } == ["from nib 1", "from nib 2"])
        #expect(view.visibleCells.map(\.reuseIdentifier) == ["row", "row"])
        #expect(view.visibleCells.first?.frame.size == CGSize(width: 50, height: 50))
        source.rows = [0]
        view.reloadData()
        screen.frame()
        #expect(made == 2)
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        #expect(view.visibleCells.count == 1)
    }

    @Test func registrationsTakeNibs() {
        NibRegistry.register("Row") { [RowCell(frame: .zero)] }
        defer { NibRegistry.unregister("Row") }
        let (screen, view, source) = screen(UINib(nibName: "Row", bundle: nil))
        let registration = UICollectionView.CellRegistration<RowCell, Int>(
            cellNib: UINib(nibName: "Row", bundle: nil)
        ) { cell, _, number in cell.title = "number \(number)" }
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
        screen.frame()
        #expect(view.visibleCells.map { ($0 as? RowCell)?.title } == ["number 0", "number 1"])
    }

    @Test func aNibForCellsHoldsOneCell() {
        NibRegistry.register("Two") { [RowCell(frame: .zero), UILabel(frame: .zero)] }
        NibRegistry.register("View") { [UICollectionReusableView(frame: .zero)] }
        defer {
            NibRegistry.unregister("Two")
            NibRegistry.unregister("View")
        }
        for name in ["Two", "View"] {
            let (screen, _, source) = screen(UINib(nibName: name, bundle: nil))
            source.rows = [0]
            let caught = catchingUIKitExceptions { screen.frame() }
            #expect(
                caught.map(\.reason) == [
                    """
                    invalid nib registered for identifier (row) - nib must contain exactly one top level object which \
                    must be a UICollectionViewCell instance
                    """
                ]
            )
        }
    }

    @Test func decorationViewsComeFromNibs() {
        NibRegistry.register("Background") {
            let view = UICollectionReusableView(frame: .zero)
            view.backgroundColor = .red
            return [view]
        }
        defer { NibRegistry.unregister("Background") }
        let rows = Rows(count: 1) { $0.background = "background" }
        rows.layout.register(UINib(nibName: "Background", bundle: nil), forDecorationViewOfKind: "background")
        rows.screen.frame()
        #expect(rows.view.subviews.contains { $0.backgroundColor == .red })
    }
}
