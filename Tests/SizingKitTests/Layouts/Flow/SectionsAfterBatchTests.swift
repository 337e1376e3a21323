import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What a delegate states of sections may be another thing after each batch of updates: layouts ask again, as a flow layout does.
@MainActor
@Suite struct SectionsAfterBatchTests {
    enum Kind: CaseIterable, Sendable { case stated, estimated, list }

    /// Rows under titles, of which a section without rows has none; the first section is inset.
    private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [1, 0, 2]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            0
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            UIEdgeInsets(top: section == 0 ? 7 : 0, left: 0, bottom: 0, right: 0)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: counts[section] == 0 ? 0 : 30)
        }
    }

    /// A row as wide as the screen.
    private final class Row: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let size = [
                box.widthAnchor.constraint(equalToConstant: 320), box.heightAnchor.constraint(equalToConstant: 40),
            ]
            for constraint in size { constraint.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(
                size + [
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ]
            )
        }

        required init?(coder: NSCoder) {
            fatalError("Row is made in code only")
        }
    }

    private func layout(_ kind: Kind) -> SizingLayout {
        switch kind {
        case .stated, .estimated:
            let layout = SizingFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            if kind == .estimated { layout.estimatedItemSize = SizingFlowLayout.automaticSize }
            return layout
        case .list:
            var configuration = SizingListConfiguration(appearance: .plain)
            configuration.showsSeparators = false
            configuration.minimumRowHeight = 0
            return SizingListLayout(configuration: configuration)
        }
    }

    private func show(_ kind: Kind, _ hostility: Hostility) -> (HeadlessScreen, UICollectionView, Screen) {
        let app = Screen()
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), hostility: hostility)
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout(kind))
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title"
        )
        view.dataSource = app
        view.delegate = app
        screen.show(view)
        screen.frame()
        return (screen, view, app)
    }

    private func rows(_ view: UICollectionView) -> [CGFloat] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame.minY }
    }

    private func titles(_ view: UICollectionView) -> [CGFloat] {
        let kind = UICollectionView.elementKindSectionHeader
        return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0)?.frame.minY
        }
    }

    @Test(arguments: Kind.allCases, sample(of: ShownCells.modes))
    func aTitleComesWithTheFirstRowAndGoesWithTheLast(_ kind: Kind, _ hostility: Hostility) {
        let (screen, view, app) = show(kind, hostility)
        #expect(rows(view) == [37, 107, 147])
        #expect(titles(view) == [0, 77])
        app.counts[1] = 1
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 1)]) }
        screen.runUntilRest()
        #expect(rows(view) == [37, 107, 177, 217])
        #expect(titles(view) == [0, 77, 147])
        app.counts[1] = 0
        view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 1)]) }
        screen.runUntilRest()
        #expect(rows(view) == [37, 107, 147])
        #expect(titles(view) == [0, 77])
    }

    @Test(arguments: Kind.allCases)
    func theInsetOfTheFirstSectionIsThatOfTheOneThatIsFirstNow(_ kind: Kind) {
        let (screen, view, app) = show(kind, [])
        app.counts.removeFirst()
        view.performBatchUpdates { view.deleteSections(IndexSet(integer: 0)) }
        screen.runUntilRest()
        // The section without rows has the inset now.
        #expect(rows(view) == [37, 77])
        #expect(titles(view) == [7])
    }

    @Test(arguments: Kind.allCases)
    func theFirstSectionOfAnEmptyScreenHasItsTitle(_ kind: Kind) {
        let (screen, view, app) = show(kind, [])
        app.counts = []
        view.reloadData()
        screen.runUntilRest()
        app.counts = [2]
        view.performBatchUpdates { view.insertSections(IndexSet(integer: 0)) }
        screen.runUntilRest()
        #expect(rows(view) == [37, 77])
        #expect(titles(view) == [0])
    }
}
