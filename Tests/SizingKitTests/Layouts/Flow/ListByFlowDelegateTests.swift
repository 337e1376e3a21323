import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A list in the place of a flow layout keeps what the screen's delegate states of sections.
@MainActor
@Suite struct ListByFlowDelegateTests {
    /// Rows of 40 points, with a header, a footer, insets and a spacing for every other section.
    private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var asked: [Int] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

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
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            asked.append(section)
            return section % 2 == 0 ? UIEdgeInsets(top: 5, left: 20, bottom: 10, right: 8) : .zero
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            section % 2 == 0 ? 3 : 0
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: section % 2 == 0 ? 30 : 0)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: section % 2 == 0 ? 12 : 0)
        }
    }

    private final class Row: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
    }

    private static let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    private func show(
        _ layout: SizingListLayout,
        isRightToLeft: Bool = false,
        _ hostility: Hostility = []
    ) -> (HeadlessScreen, SizingCollectionView, Screen) {
        let app = Screen()
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), hostility: hostility)
        if isRightToLeft { screen.set { $0.layoutDirection = .rightToLeft } }
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        for kind in Self.kinds {
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "title"
            )
        }
        view.dataSource = app
        view.delegate = app
        screen.show(view)
        screen.frame()
        return (screen, view, app)
    }

    private func frames(_ view: UICollectionView, _ kind: String? = nil) -> [CGRect] {
        guard let kind else {
            return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
        }
        return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0)?.frame
        }
    }

    private static func bare() -> SizingListLayout {
        var configuration = SizingListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.minimumRowHeight = 0
        return SizingListLayout(configuration: configuration)
    }

    /// A section is 30 + 5 + 40 + 3 + 40 + 10 + 12 = 140 points, and the next one 80.
    @Test(arguments: sample(of: ShownCells.modes))
    func insetsSpacingHeadersAndFootersAreThoseOfTheDelegate(_ hostility: Hostility) {
        let (_, view, app) = show(Self.bare(), hostility)
        #expect(
            frames(view).prefix(5) == [
                CGRect(x: 20, y: 35, width: 292, height: 40), CGRect(x: 20, y: 78, width: 292, height: 40),
                CGRect(x: 0, y: 140, width: 320, height: 40), CGRect(x: 0, y: 180, width: 320, height: 40),
                CGRect(x: 20, y: 255, width: 292, height: 40),
            ]
        )
        #expect(
            frames(view, Self.kinds[0]) == [
                CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 220, width: 320, height: 30),
            ]
        )
        #expect(frames(view, Self.kinds[1]).first == CGRect(x: 0, y: 128, width: 320, height: 12))
        // Only sections near the screen are asked for.
        #expect(Set(app.asked).isSubset(of: Set(0..<20)))
    }

    @Test func theInsetsOfAMirroredListStayOnTheirSides() {
        let (_, view, _) = show(Self.bare(), isRightToLeft: true)
        #expect(frames(view).first == CGRect(x: 20, y: 35, width: 292, height: 40))
    }

    @Test func whatTheLayoutIsToldComesFirst() {
        let layout = Self.bare()
        layout.section = layout.section.insets(
            NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        )
        layout.configuration.rowSpacing = 7
        layout.headerSizing = { _ in nil }
        layout.footerSizing = { _ in .fixed(height: 9) }
        let (_, view, _) = show(layout)
        #expect(
            frames(view).prefix(3) == [
                CGRect(x: 1, y: 0, width: 317, height: 40), CGRect(x: 1, y: 47, width: 317, height: 40),
                CGRect(x: 1, y: 96, width: 317, height: 40),
            ]
        )
        #expect(frames(view, Self.kinds[0]).isEmpty)
    }

    /// The looks of a plain list stay: lines, and titles that stay at the top.
    @Test func titlesStayAtTheTop() {
        let (screen, view, _) = show(SizingListLayout())
        view.contentOffset.y = 60
        screen.frame()
        #expect(frames(view, Self.kinds[0]).first == CGRect(x: 0, y: 60, width: 320, height: 30))
    }
}
