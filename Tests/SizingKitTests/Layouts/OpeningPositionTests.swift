import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A position that is asked for before anything is shown is that of the first frame, with the insets that the view has then.
@MainActor
@Suite(.secondProcess) struct OpeningPositionTests {
    private final class Controller: UIViewController {
        let layout = SizingLayout(.bareList())
        lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView
        ) { [cell] view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        var open: (SizingLayout) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.frame = view.bounds
            collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(collectionView)
            layout.itemSizing = { .fixed(CGSize(width: 0, height: CGFloat(40 + $0.item * 37 % 90))) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<200))
            source.applySnapshotUsingReloadData(snapshot)
            open(layout)
        }
    }

    nonisolated static let modes = sample(of: Hostility.userModes, every: 2, always: [[]])

    @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom], byTurns(modes, every: 3))
    func anExactScrollInViewDidLoadKnowsTheSafeArea(
        _ position: UICollectionView.ScrollPosition,
        _ hostility: Hostility
    ) {
        for hasBar in [false, true] {
            let screen = HeadlessScreen(
                size: CGSize(width: 390, height: 844),
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                hostility: hostility
            )
            let controller = Controller()
            controller.open = {
                $0.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: position, animated: false)
            }
            screen.show(hasBar ? UINavigationController(rootViewController: controller) : controller)
            for frame in 0..<8 {
                screen.frame()
                let view = controller.collectionView
                let visible = view.bounds.inset(by: view.adjustedContentInset)
                let shown = view.cellForItem(at: IndexPath(item: 100, section: 0))?.frame ?? .zero
                let difference =
                    switch position {
                    case .top: shown.minY - visible.minY
                    case .bottom: shown.maxY - visible.maxY
                    default: shown.midY - visible.midY
                    }
                #expect(abs(difference) < 0.5, "frame \(frame), bar \(hasBar)")
                #expect(view.adjustedContentInset.top >= 47)
            }
        }
    }

    /// A position that was saved is restored in the same way.
    @Test(.byTurns(), arguments: modes) func aRestoredPositionKnowsTheSafeArea(_ hostility: Hostility) {
        let screen = HeadlessScreen(
            size: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        let controller = Controller()
        controller.open = {
            $0.restore(SizingPosition(key: 120, edge: .start, distance: 20), at: IndexPath(item: 120, section: 0))
        }
        screen.show(controller)
        for _ in 0..<6 {
            screen.frame()
            let view = controller.collectionView
            let shown = view.cellForItem(at: IndexPath(item: 120, section: 0))?.frame ?? .zero
            #expect(abs(shown.minY - view.contentOffset.y - 67) < 0.5)
        }
    }

    /// A view that gets its height later shows nothing until then, and an offset that is set in a pass may be taken back after it.
    @Test(
        .byTurns(),
        arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom],
        byTurns(Hostility.userModes, every: 3)
    )
    func aListWithoutHeightOpensAtItsPosition(
        _ position: UICollectionView.ScrollPosition,
        _ hostility: Hostility
    ) throws {
        for isAskedFirst in [false, true] {
            let screen = HeadlessScreen(size: CGSize(width: 390, height: 800), hostility: hostility)
            let layout = SizingLayout(.bareList())
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 0),
                collectionViewLayout: layout
            )
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
            }
            layout.itemSizing = { .fixed(CGSize(width: 0, height: CGFloat(40 + $0.item * 37 % 90))) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<200))
            source.applySnapshotUsingReloadData(snapshot)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            root.addSubview(view)
            screen.show(root)
            let path = IndexPath(item: 100, section: 0)
            if isAskedFirst { layout.scrollExactly(toItemAt: path, at: position, animated: false) }
            view.layoutIfNeeded()
            if !isAskedFirst { layout.scrollExactly(toItemAt: path, at: position, animated: false) }
            view.layoutIfNeeded()
            view.frame.size.height = 800
            screen.runUntilRest()
            let shown = try #require(view.cellForItem(at: path)).frame
            let distance =
                switch position {
                case .top: shown.minY - view.bounds.minY
                case .bottom: shown.maxY - view.bounds.maxY
                default: shown.midY - view.bounds.midY
                }
            #expect(abs(distance) < 0.5, "asked first: \(isAskedFirst)")
        }
    }

    /// A pass without a window knows no safe area.
    @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom], modes)
    func anExactScrollAfterAPassWithoutAWindowKnowsTheSafeArea(
        _ position: UICollectionView.ScrollPosition,
        _ hostility: Hostility
    ) {
        for (target, hasBar) in [(100, false), (100, true), (199, false), (199, true)] {
            let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea, hostility: hostility)
            let controller = Controller()
            controller.loadViewIfNeeded()
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
            let path = IndexPath(item: target, section: 0)
            controller.layout.scrollExactly(toItemAt: path, at: position, animated: true)
            screen.show(hasBar ? UINavigationController(rootViewController: controller) : controller)
            for frame in 0..<8 {
                screen.frame()
                let view = controller.collectionView
                let visible = view.bounds.inset(by: view.adjustedContentInset)
                let shown = view.cellForItem(at: path)?.frame ?? .zero
                let difference =
                    switch position {
                    case .top where target == 100: shown.minY - visible.minY
                    case .centeredVertically where target == 100: shown.midY - visible.midY
                    default: shown.maxY - visible.maxY
                    }
                #expect(abs(difference) < 0.5, "frame \(frame), bar \(hasBar), row \(target)")
            }
        }
    }

    /// What an app scrolls itself afterwards stays where the app has put it.
    @Test func anOffsetThatIsSetAfterwardsStays() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = Controller()
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        controller.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .top, animated: false)
        controller.view.layoutIfNeeded()
        let before = controller.collectionView.contentOffset.y
        controller.collectionView.contentOffset.y = before - 300
        screen.show(controller)
        screen.runUntilRest()
        let shown = controller.collectionView.cellForItem(at: IndexPath(item: 100, section: 0))
        // The safe area has come meanwhile.
        let top = shown.map { $0.frame.minY - controller.collectionView.contentOffset.y } ?? 0
        #expect(abs(top - 347) < 0.01)
    }
}
