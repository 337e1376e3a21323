import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct ContextMenuTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var told: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.item == 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
                UIMenu(children: [UIAction(title: "Copy") { [self] _ in told.append("copy") }])
            }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("display")
        }
    }

    @Test func anItemIsAskedForItsMenu() throws {
        let screen = HeadlessScreen()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.delegate = source
        screen.show(view)
        screen.frame()
        let menu = try #require(screen.contextMenu(ofItemAt: IndexPath(item: 0, section: 0), in: view))
        let copy = try #require(menu.children.first as? UIAction)
        screen.choose(copy)
        #expect(source.told == ["display", "copy"])
        #expect(screen.contextMenu(ofItemAt: IndexPath(item: 1, section: 0), in: view) == nil)
    }
}
