import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the articles "Coming from ChatLayout" and "Coming from IGListKit" say.
@MainActor
@Suite struct ComingFromListsPageTests {
    @MainActor
    private final class Chat: NSObject, UICollectionViewDataSource {
        var texts: [String]
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: ChatLayoutSnippets.layout())

        init(_ count: Int) {
            texts = (0..<count).map { .sentences($0 * 7 % 4 + 1) }
            super.init()
            view.register(SidedBubbleCell.self, forCellWithReuseIdentifier: "bubble")
            view.dataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
            (cell as? SidedBubbleCell)?.show(texts[indexPath.item], isMine: indexPath.item % 2 == 0)
            return cell
        }
    }

    @Test func aChatOpensAtItsEndWithBubblesAtBothSides() throws {
        let chat = Chat(200)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat.view)
        screen.runUntilRest()
        let last = try #require(chat.view.cellForItem(at: IndexPath(item: 199, section: 0)) as? SidedBubbleCell)
        #expect(abs(last.frame.maxY - chat.view.bounds.maxY) < 0.5)
        for case let cell as SidedBubbleCell in chat.view.visibleCells {
            let bubble = try #require(cell.label.superview)
            #expect(bubble.frame.width <= 390 * 0.75 + 0.5)
            #expect(bubble.frame.minX == 12 || abs(bubble.frame.maxX - 378) < 0.5)
        }
        #expect(chat.view.collectionViewLayout.collectionViewContentSize.height > 10_000)
    }

    /// Fewer messages than a screen has room for.
    @Test func fewMessagesLieAtTheTop() throws {
        let chat = Chat(2)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat.view)
        screen.runUntilRest()
        let first = try #require(chat.view.cellForItem(at: start))
        #expect(first.convert(first.bounds, to: nil).minY == 0)
    }

    @Test func sectionControllersStateSizesThatATemplateMeasures() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let layout = SizingFlowLayout()
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let (adapter, sizer) = (ListAdapter(), TemplateSizer(in: view))
        adapter.controllers = (0..<60).map { section in
            let controller = PostSectionController(Post(id: section, text: .sentences(section % 5 + 1)), sizer: sizer)
            controller.section = section
            controller.collectionView = view
            return controller
        }
        view.dataSource = adapter
        view.delegate = adapter
        screen.show(view)
        screen.runUntilRest()
        #expect(view.visibleCells.count > 5)
        for cell in view.visibleCells {
            let wanted = cell.sizeThatFits(CGSize(width: 390, height: 10_000)).height
            #expect(cell.frame.width == 390)
            #expect(cell.frame.height >= wanted && cell.frame.height < wanted + 1)
        }
    }

    /// Claim: a template has no reuse identifier.
    @Test func aDataSourceIsAskedForACellWithoutReuseIdentifier() throws {
        let chat = Chat(5)
        final class Recording: NSObject, UICollectionViewDataSource {
            let chat: Chat
            var withoutIdentifier = 0

            init(_ chat: Chat) { self.chat = chat }

            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = chat.collectionView(view, cellForItemAt: path)
                if cell.reuseIdentifier == nil { withoutIdentifier += 1 }
                return cell
            }
        }
        let recording = Recording(chat)
        chat.view.dataSource = recording
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        screen.show(chat.view)
        screen.runUntilRest()
        #expect(recording.withoutIdentifier >= 5)
    }
}
