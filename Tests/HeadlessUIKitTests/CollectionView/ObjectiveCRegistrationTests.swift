import HeadlessTools
import Testing
import UIKit

/// Registrations as Objective-C has them, behind Swift's generic methods.
@MainActor
@Suite struct ObjectiveCRegistrationTests {
    private final class NotedView: UICollectionView {
        var calls: [String] = []

        override func __dequeueConfiguredReusableCell(
            with registration: __UICollectionViewCellRegistration,
            for indexPath: IndexPath,
            item: Any
        ) -> UICollectionViewCell {
            calls.append("configured \(item)")
            return super.__dequeueConfiguredReusableCell(with: registration, for: indexPath, item: item)
        }

        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }

        override func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for indexPath: IndexPath
        ) -> UICollectionViewCell {
            calls.append("dequeue")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
    }

    private final class Cell: UICollectionViewCell {
        var item: Int?
    }

    /// A view of one row, whose cell is of a registration.
    private func show(_ hostility: Hostility) -> NotedView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let view = NotedView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.item = item }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        source.apply(snapshot, animatingDifferences: false)
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), hostility: hostility)
        screen.show(view)
        screen.frame()
        #expect((view.visibleCells.first as? Cell)?.item == 7)
        withExtendedLifetime(source) {}
        return view
    }

    @Test func theGenericMethodCallsWhatItRefines() {
        #expect(show([]).calls == ["configured 7", "register", "dequeue"])
    }

    @Test func aRegistrationMayRegisterInPrivate() {
        #expect(show(.registrationsRegisterPrivately).calls == ["configured 7"])
    }

    @Test func aRegistrationMayPassByWhatItRefines() {
        #expect(show(.registrationsPassUnseen).calls == ["register", "dequeue"])
        #expect(show([.registrationsPassUnseen, .registrationsRegisterPrivately]).calls == [])
    }

    @Test func aRegistrationHasAClassOrANibAndAHandler() {
        let registration = __UICollectionViewCellRegistration(cellClass: Cell.self) { cell, indexPath, item in
            (cell as? Cell)?.item = indexPath.item + (item as? Int ?? 0)
        }
        #expect(registration.cellClass == Cell.self)
        #expect(registration.cellNib == nil)
        let cell = Cell(frame: .zero)
        registration.configurationHandler(cell, [0, 3], 4)
        #expect(cell.item == 7)
        let nib = UINib(nibName: "none", bundle: nil)
        let header = __UICollectionViewSupplementaryRegistration(supplementaryNib: nib, elementKind: "kind") {
            _,
            _,
            _ in
        }
        #expect(header.supplementaryNib === nib)
        #expect(header.supplementaryClass == nil)
        #expect(header.elementKind == "kind")
    }
}
