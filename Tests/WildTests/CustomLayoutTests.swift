import HeadlessTools
import Testing
import UIKit

/// Layouts written from nothing, with a cache of attributes and with transforms.
@MainActor
struct CustomLayoutTests {
    @Test func theWheelTurns() {
        let phone = Phone(counts: [4], layout: CircularLayout(), size: CGSize(width: 300, height: 300))
        func centers() -> [CGPoint] {
            phone.view.visibleCells.map {
                CGPoint(x: $0.center.x.rounded(), y: ($0.center.y - phone.view.contentOffset.y).rounded())
            }
        }
        phone.screen.frame()
        let around = [CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 250), CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 50)]
        #expect(centers() == around)
        #expect(phone.view.visibleCells.map(\.bounds.size) == Array(repeating: CGSize(width: 40, height: 60), count: 4))
        #expect(phone.view.visibleCells.map { $0.frame.width.rounded() } == [40, 60, 40, 60])
        phone.scroll(to: CGPoint(x: 0, y: 100))
        #expect(centers() == [around[3], around[0], around[1], around[2]])
    }

    @Test(arguments: [Hostility(), [.pageAlignedQueries, .cellsForWholePages, .cachedAttributes]])
    func photosGoIntoTheShorterColumn(hostility: Hostility) {
        let layout = PinterestLayout()
        let sizes = PhotoSizes([100, 40, 80, 60, 20].map { CGSize(width: 0, height: $0) })
        layout.delegate = sizes
        let phone = Phone(counts: [5], layout: layout, size: CGSize(width: 320, height: 480), hostility: hostility)
        phone.screen.frames(2)
        // Every photo has 6 points around it: columns of 160 hold photos of 148.
        #expect(
            phone.cellFrames == [
                rect(6, 6, 148, 100), rect(166, 6, 148, 40), rect(166, 58, 148, 80), rect(6, 118, 148, 60),
                rect(166, 150, 148, 20),
            ]
        )
        #expect(phone.view.contentSize == CGSize(width: 320, height: 184))
        sizes.sizes[0].height = 20
        layout.invalidateLayout()
        phone.screen.frames(2)
        #expect(phone.cellFrames.map(\.minY) == [6, 6, 38, 58, 130])
    }
}
