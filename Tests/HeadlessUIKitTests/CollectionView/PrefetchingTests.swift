import HeadlessTools
import Testing
import UIKit

/// Rows of 100 points on a screen of 300.
@MainActor
struct PrefetchingTests {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var calls: [String] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            calls.append("prefetch \(indexPaths.map(\.item))")
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            calls.append("cancel \(indexPaths.map(\.item))")
        }

        func newCalls() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func rows(_ prefetcher: Prefetcher, count: Int = 30) -> Rows {
        let rows = Rows(count: count)
        rows.view.prefetchDataSource = prefetcher
        rows.screen.frame()
        return rows
    }

    @Test func theNextScreenfulIsAnnouncedOnce() {
        let prefetcher = Prefetcher()
        let rows = rows(prefetcher)
        #expect(prefetcher.newCalls() == ["prefetch [3, 4, 5]"])
        rows.scroll(to: 100)
        #expect(prefetcher.newCalls() == ["prefetch [6]"])
        rows.screen.frame()
        #expect(prefetcher.newCalls() == [])
    }

    @Test func turningRoundCancelsWhatIsNoLongerAhead() {
        let prefetcher = Prefetcher()
        let rows = rows(prefetcher)
        rows.scroll(to: 1000)
        #expect(prefetcher.newCalls() == ["prefetch [3, 4, 5]", "cancel [3, 4, 5]", "prefetch [13, 14, 15]"])
        rows.scroll(to: 900)
        #expect(prefetcher.newCalls() == ["cancel [13, 14, 15]", "prefetch [8, 7, 6]"])
    }

    @Test func whatComesIntoViewIsNotCancelled() {
        let prefetcher = Prefetcher()
        let rows = rows(prefetcher, count: 6)
        rows.scroll(to: 300)
        #expect(prefetcher.newCalls() == ["prefetch [3, 4, 5]"])
    }

    @Test func nothingIsAnnouncedWhereItIsSwitchedOff() {
        let prefetcher = Prefetcher()
        let rows = Rows(count: 30)
        rows.view.isPrefetchingEnabled = false
        rows.view.prefetchDataSource = prefetcher
        rows.screen.frame()
        rows.scroll(to: 100)
        #expect(prefetcher.newCalls() == [])
        rows.view.isPrefetchingEnabled = true
        rows.screen.frame()
        #expect(prefetcher.newCalls() == ["prefetch [4, 5, 6]"])
    }

    @Test func aReloadStartsOver() {
        let prefetcher = Prefetcher()
        let rows = rows(prefetcher)
        _ = prefetcher.newCalls()
        rows.source.rows = Array(0..<4)
        rows.view.reloadData()
        rows.screen.frame()
        #expect(prefetcher.newCalls() == ["prefetch [3]"])
    }
}
