import HeadlessTools
import Observation
import SizingKit
import Testing
import UIKit

/// Sections that are made from observable objects follow them, as in UIKit's compositional layout from iOS 27 on.
@MainActor
@Suite struct SectionObservationTests {
    @Observable
    final class Settings {
        var height: CGFloat = 40
        var other = 0
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func aSectionIsMadeAnewWhenWhatItReadsChanges() async {
        let settings = Settings()
        var calls = 0
        let layout = SizingCompositionalLayout { _, _ in
            calls += 1
            let size = SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(settings.height)
            )
            let item = SizingCollectionLayoutItem(layoutSize: size)
            return SizingCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let rows = Rows()
        view.dataSource = rows
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frames(2)
        #expect(view.contentSize.height == 240)
        let before = calls
        settings.other += 1
        for _ in 0..<5 { await Task.yield() }
        screen.show(view)
        screen.frames(2)
        #expect(calls == before, "what the provider has not read has changed")
        settings.height = 60
        for _ in 0..<5 { await Task.yield() }
        screen.frame()
        #expect(calls > before)
        #expect(view.contentSize.height == 360)
    }
}
