#if canImport(ObjectiveC)
    import SizingKit
    import Testing
    import UIKit

    /// Which optional methods UIKit finds in a table view's own delegate: those of the app's.
    @MainActor
    @Suite(.oneAtATime) struct OptionalMethodTests {
        private final class Silent: NSObject, SizingTableViewDelegate {}

        private final class Zooming: NSObject, SizingTableViewDelegate {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        }

        private final class ZoomingController: SizingTableViewController {
            override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        }

        private func zooms(
            _ delegate: (any SizingTableViewDelegate)?,
            after other: (any SizingTableViewDelegate)? = nil
        )
            -> Bool?
        {
            let view = SizingTableView(frame: .zero, style: .plain)
            view.tableDelegate = other
            view.tableDelegate = delegate
            let collectionView: UICollectionView = view
            let method = #selector(UIScrollViewDelegate.viewForZooming(in:))
            return collectionView.delegate?.responds(to: method)
        }

        @Test func aTableZoomsOnlyIfItsDelegateSaysWhat() {
            #expect(zooms(nil) == false)
            #expect(zooms(Silent()) == false)
            #expect(zooms(Zooming()) == true)
            #expect(zooms(Silent(), after: Zooming()) == false)
            #expect(zooms(SizingTableViewController(style: .plain)) == false)
            #expect(zooms(ZoomingController(style: .plain)) == true)
        }
    }
#endif
