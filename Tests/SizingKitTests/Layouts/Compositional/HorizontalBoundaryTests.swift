import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Headers, footers and views at the sides of a layout that scrolls sideways lie where UIKit's layout has them.
@MainActor @Suite struct HorizontalBoundaryTests {
    nonisolated private static let alignments: [NSRectAlignment] = [
        .leading, .topLeading, .bottomLeading, .trailing, .topTrailing, .bottomTrailing, .top, .bottom,
    ]

    @Test(arguments: alignments, [true, false]) func viewsLieWhereUIKitHasThem(
        _ alignment: NSRectAlignment,
        extends: Bool
    ) {
        let own = Page(UIKitSection.layout(alignment, extends: extends), isSizing: false)
        let sizing = Page(SizedSection.layout(alignment, extends: extends), isSizing: true)
        #expect(own.frames.contains { $0.hasPrefix("title") })
        #expect(sizing.frames == own.frames)
    }

    /// A view over the items may have the kind of headers.
    @Test func theAttributesOfAViewOverTheItemsAreItsOwn() {
        let page = Page(SizedSection.layout(.leading, extends: false), isSizing: true)
        let kind = UICollectionView.elementKindSectionHeader
        let shown = page.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
        #expect(shown != nil)
        #expect(page.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame == shown)
    }
}

@MainActor private enum UIKitSection {
    static func layout(_ alignment: NSRectAlignment, extends: Bool) -> UICollectionViewLayout {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(50)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: alignment
        )
        title.extendsBoundary = extends
        section.boundarySupplementaryItems = [title]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
}

@MainActor private enum SizedSection {
    static func layout(_ alignment: NSRectAlignment, extends: Bool) -> UICollectionViewLayout {
        let whole = SizingCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
        )
        let size = SizingCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1))
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [SizingCollectionLayoutItem(layoutSize: whole)]
        )
        let section = SizingCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let title = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(50)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: alignment
        )
        title.extendsBoundary = extends
        section.boundarySupplementaryItems = [title]
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return SizingCompositionalLayout(section: section, configuration: configuration)
    }
}

/// Two sections of three items across a screen.
@MainActor private final class Page: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let screen = HeadlessScreen()

    init(_ layout: UICollectionViewLayout, isSizing: Bool) {
        let frame = CGRect(x: 0, y: 0, width: 700, height: 300)
        view =
            isSizing
            ? SizingCollectionView(frame: frame, collectionViewLayout: layout)
            : UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title"
        )
        view.dataSource = self
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 844))
        host.addSubview(view)
        screen.show(host)
        screen.frame()
    }

    /// The frames of all views on screen, with their names.
    var frames: [String] {
        let items = view.visibleCells.map { "item \($0.frame)" }
        let titles = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        return (items + titles.map { "title \($0.frame)" }).sorted()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
}
