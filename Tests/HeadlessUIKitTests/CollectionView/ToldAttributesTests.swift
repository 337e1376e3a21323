import HeadlessTools
import Testing
import UIKit

/// UIKit keeps what a layout has answered for an element, and ends an app whose layout answers otherwise for another rectangle
/// without an invalidation in between.
@MainActor
@Suite struct ToldAttributesTests {
    /// One item and one header, which has the place that the test says.
    private final class Layout: UICollectionViewLayout {
        var top: CGFloat = 0
        /// What is changed in place if it is set, as some layouts change their attributes.
        var reused: UICollectionViewLayoutAttributes?

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5_000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [item, header].filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String,
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            header
        }

        private var item: UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            return attributes
        }

        private var header: UICollectionViewLayoutAttributes {
            let attributes =
                reused
                ?? UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: 0)
                )
            attributes.frame = CGRect(x: 0, y: top, width: 100, height: 40)
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        /// Called once, when a cell is about to be shown.
        var willDisplay: (() -> Void)?

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            let action = willDisplay
            willDisplay = nil
            action?()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

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
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    @MainActor
    private final class Page {
        let screen: HeadlessScreen
        let layout = Layout()
        let view: UICollectionView
        let source = Source()

        init() {
            screen = HeadlessScreen(size: CGSize(width: 100, height: 400))
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "view"
            )
            view.dataSource = source
            view.delegate = source
            screen.show(view)
            screen.frame()
        }

        /// The header has another place, which the collection view learns by an invalidation and a question.
        func exceptions(_ invalidate: (Layout) -> Void) -> [String] {
            catchingUIKitExceptions {
                layout.top = 10
                invalidate(layout)
                screen.frame()
                _ = view.indexPathForItem(at: CGPoint(x: 50, y: 20))
            }
            .map(\.reason)
        }
    }

    private static let header = UICollectionView.elementKindSectionHeader
    private static let path = IndexPath(item: 0, section: 0)

    @Test func anotherAnswerWithoutAnInvalidationEndsTheApp() {
        let reasons = Page().exceptions { _ in }
        #expect(reasons.count == 1)
        #expect(reasons.first?.hasPrefix("layout attributes for supplementary item at index path (") == true)
        #expect(reasons.first?.hasSuffix("without invalidating the layout") == true)
    }

    @Test func anInvalidationOfEverythingAllowsIt() {
        #expect(Page().exceptions { $0.invalidateLayout() } == [])
    }

    @Test func anInvalidationOfTheElementAllowsIt() {
        let reasons = Page().exceptions {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateSupplementaryElements(ofKind: Self.header, at: [Self.path])
            $0.invalidateLayout(with: context)
        }
        #expect(reasons == [])
    }

    @Test func anInvalidationOfAnotherElementDoesNot() {
        let reasons = Page().exceptions {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [Self.path])
            $0.invalidateLayout(with: context)
        }
        #expect(reasons.count == 1)
    }

    /// The question has the layout prepared: nothing is left to prepare after the pass, and the views follow all the same.
    @Test func viewsFollowALayoutThatIsPreparedForAQuestionWithinAPass() {
        let page = Page()
        page.source.willDisplay = {
            page.layout.top = 50
            page.layout.invalidateLayout()
            #expect(page.view.layoutAttributesForItem(at: Self.path) != nil)
        }
        page.view.reloadData()
        page.screen.frame()
        #expect(page.source.willDisplay == nil)
        #expect(page.view.supplementaryView(forElementKind: Self.header, at: Self.path)?.frame.minY == 50)
    }

    /// UIKit keeps the object itself, which then says what it says now.
    @Test func attributesThatTheLayoutChangesInPlaceAreNotNoticed() {
        let page = Page()
        page.layout.reused = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: Self.header,
            with: Self.path
        )
        page.layout.invalidateLayout()
        page.screen.frame()
        #expect(page.exceptions { _ in } == [])
    }

    @Test func whatIsAskedForOneElementIsKept() {
        let page = Page()
        page.layout.top = 3_000
        page.layout.invalidateLayout()
        page.screen.frame()
        _ = page.view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: Self.path)
        let reasons = catchingUIKitExceptions {
            page.layout.top = 10
            _ = page.view.indexPathForItem(at: CGPoint(x: 50, y: 20))
        }
        #expect(reasons.count == 1)
    }
}
