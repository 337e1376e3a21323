import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A template has no safe area at its top and bottom, wherever the content lies under the bars when it is measured.
@MainActor
@Suite struct TemplateSafeAreaTests {
    private final class Chat: NSObject, UICollectionViewDataSource {
        let layout = SizingListLayout()
        let view: UICollectionView
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)

        override init() {
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.contentAnchor = .end
            layout.itemSizing = { path in .fixed(CGSize(width: 0, height: CGFloat(40 + path.item * 37 % 60))) }
            layout.headerSizing = { .title("Day \($0)") }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            screen.show(view)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 8 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
        }

        func header(_ section: Int) -> CGRect? {
            let kind = UICollectionView.elementKindSectionHeader
            return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?
                .frame
        }
    }

    @Test(arguments: 0..<8) func anItemComesToItsPinnedHeaderInAChat(_ section: Int) throws {
        let chat = Chat()
        chat.screen.frame()
        chat.layout.scrollExactly(toItemAt: IndexPath(item: 3, section: section), at: .top, animated: false)
        chat.screen.frame()
        let cell = try #require(chat.view.cellForItem(at: IndexPath(item: 3, section: section)))
        guard section < 7 else { return }
        let header = try #require(chat.header(section))
        #expect(abs(header.minY - chat.view.contentOffset.y - 47) < 0.01)
        #expect(abs(cell.frame.minY - header.maxY) < 0.01)
        #expect(chat.layout.statistics.supplementaryViews.corrected == 0)
    }

    @Test(arguments: [-47, -20, 0, 300] as [CGFloat]) func aTemplateLiesBelowTheBarAndAboveTheEdge(_ offset: CGFloat) {
        let chat = Chat()
        // The safe area reaches into the content, as where content does not scroll yet.
        chat.view.contentInsetAdjustmentBehavior = .never
        chat.screen.frame()
        chat.view.contentOffset.y = offset
        let host = chat.layout.session.measurer.finder.templates.host
        let template = UIView(frame: CGRect(x: host.prepare(for: 0), y: 0, width: 390, height: 300))
        host.room.addSubview(template)
        #expect(template.safeAreaInsets == .zero)
        template.removeFromSuperview()
    }
}
