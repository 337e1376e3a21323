import HeadlessTools
import Testing
import UIKit

/// Subclasses of the flow layout as they are written for iOS, and where they put things.
@MainActor
struct FlowLayoutSubclassTests {
    private func lines(of layout: UICollectionViewFlowLayout) -> (phone: Phone, sizes: PhotoSizes) {
        let sizes = PhotoSizes([100, 80, 120, 60].map { CGSize(width: $0, height: 30) })
        let phone = Phone(counts: [4], layout: layout, size: CGSize(width: 300, height: 300))
        phone.view.delegate = sizes
        phone.screen.frame()
        return (phone, sizes)
    }

    @Test func linesPackedToTheLeft() {
        let layout = LeftAlignedFlowLayout()
        layout.sectionInset.left = 5
        let (phone, sizes) = lines(of: layout)
        #expect(
            phone.cellFrames == [
                rect(5, 0, 100, 30), rect(115, 0, 80, 30), rect(5, 40, 120, 30), rect(135, 40, 60, 30),
            ]
        )
        #expect(sizes.timesAsked == 4)
    }

    @Test func linesInTheMiddle() {
        let (phone, _) = lines(of: CenteredFlowLayout())
        #expect(phone.cellFrames.map(\.minX) == [55, 165, 55, 185])
    }

    @Test func columnsFollowTheWidth() {
        let phone = Phone(counts: [4], layout: ColumnFlowLayout(columns: 3), size: CGSize(width: 332, height: 400))
        phone.screen.frame()
        #expect(
            phone.cellFrames == [
                rect(8, 8, 100, 100), rect(116, 8, 100, 100), rect(224, 8, 100, 100), rect(8, 116, 100, 100),
            ]
        )
        phone.screen.resize(to: CGSize(width: 182, height: 400))
        phone.screen.frame()
        #expect(phone.cellFrames.map(\.minX) == [8, 66, 124, 8])
    }

    @Test func theItemInTheMiddleOfTheCarouselIsLarge() {
        let phone = Phone(counts: [9], layout: CarouselFlowLayout(), size: CGSize(width: 300, height: 100))
        phone.scroll(to: CGPoint(x: 140, y: 0))
        #expect(phone.cell(2)?.transform == .identity)
        #expect(phone.cell(2)?.frame == rect(240, 0, 100, 100))
        #expect(phone.cell(3)?.transform.a == 0.7)
        #expect(phone.view.subviews.last === phone.cell(2))
    }

    @Test func theCarouselComesToRestOnAnItem() {
        let phone = Phone(counts: [9], layout: CarouselFlowLayout(), size: CGSize(width: 300, height: 100))
        phone.screen.frame()
        phone.screen.drag(phone.view, by: CGPoint(x: 190, y: 0))
        phone.screen.lift(phone.view)
        phone.screen.runUntilRest()
        // The middle of the third item less half the width of the view.
        #expect(phone.view.contentOffset == CGPoint(x: 140, y: 0))
    }

    @Test(arguments: [Hostility(), [.pageAlignedQueries, .queriesBeforePrepare]])
    func headersStickToTheTop(hostility: Hostility) {
        let layout = StickyHeaderFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let phone = Phone(
            counts: [20, 20],
            layout: layout,
            size: CGSize(width: 320, height: 200),
            hostility: hostility
        )
        func headers() -> [CGFloat] {
            phone.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY)
        }
        phone.scroll(to: CGPoint(x: 0, y: 100))
        #expect(headers() == [100, 260])
        phone.scroll(to: CGPoint(x: 0, y: 240))
        #expect(headers() == [230, 260])
    }

    @Test func aCellFillsTheWidthInAFlowLayoutThatEstimates() {
        final class Texts: NSObject, UICollectionViewDataSource {
            let texts = ["One", "One\nTwo", "One\nTwo\nThree"]

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                texts.count
            }

            func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as! FullWidthCell).label.text = texts[indexPath.item]
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        let phone = Phone(counts: [], layout: layout, size: CGSize(width: 320, height: 480))
        let texts = Texts()
        phone.view.register(FullWidthCell.self, forCellWithReuseIdentifier: "text")
        phone.view.dataSource = texts
        phone.screen.frames(2)
        // Lines of 20.287 points, on half points, and 20 points around them.
        #expect(phone.cellFrames == [rect(16, 10, 288, 40.5), rect(16, 60.5, 288, 61), rect(16, 131.5, 288, 81)])
    }

    private final class Careless: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = super.layoutAttributesForElements(in: rect)
            attributes?.last?.frame.origin.x += 3
            return attributes
        }
    }

    private func faults(_ layout: UICollectionViewLayout) -> [String] {
        let phone = Phone(counts: [2], layout: layout, size: CGSize(width: 320, height: 480))
        let trace = CallTrace.record {
            phone.screen.frame()
            layout.invalidateLayout()
            phone.screen.frame()
        }
        return trace.lines(beginningWith: "log:")
    }

    @Test func attributesMovedWithoutACopyAreLogged() {
        #expect(
            faults(Careless()) == [
                """
                log: UICollectionViewFlowLayout has cached frame mismatch for index path 0, 1 - cached value: \
                (70.5, 0, 50, 50); expected value: (67.5, 0, 50, 50). This is likely occurring because the flow layout \
                subclass Careless is modifying attributes returned by UICollectionViewFlowLayout without copying them
                """
            ]
        )
        #expect(faults(LeftAlignedFlowLayout()).isEmpty)
    }
}
