import HeadlessTools
import Simulation
import TestSupport
import UIKit

@testable import SizingKit

/// What a collection view shows, in pixels, of which a point has three.
@MainActor
final class ShownCells {
    private let view: UICollectionView
    /// The first cell, of all frames since it was last asked for, that was on screen in another size than its own.
    private(set) var problem: String?

    /// Watches a screen.
    ///
    /// - Parameter size: The width and the height that an item should have.
    init(of view: UICollectionView, on screen: HeadlessScreen, size: @escaping (IndexPath) -> [Int]) {
        self.view = view
        screen.didCommit = { [unowned self] in
            for (indexPath, frame) in zip(shownItems, frames) where Array(frame[2...]) != size(indexPath) {
                problem = problem ?? "\(indexPath) is \(frame) and should be as large as \(size(indexPath))"
            }
        }
    }

    private func isOnScreen(_ frame: CGRect) -> Bool { frame.maxY > view.bounds.minY && frame.minY < view.bounds.maxY }

    /// The items on screen, in their order.
    var shownItems: [IndexPath] {
        view.indexPathsForVisibleItems.sorted().filter { view.cellForItem(at: $0).map { isOnScreen($0.frame) } == true }
    }

    /// The x, the y, the width and the height of the cells on screen, in the order of their items.
    var frames: [[Int]] { shownItems.compactMap { view.cellForItem(at: $0).map { pixels($0.frame) } } }

    /// The same for the headers.
    var headers: [[Int]] {
        let kind = UICollectionView.elementKindSectionHeader
        let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
            view.supplementaryView(forElementKind: kind, at: $0)
        }
        return headers.map(\.frame).filter(isOnScreen).map(pixels)
    }

    private func pixels(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
    }

    /// Work that was not needed.
    struct Waste: Equatable {
        /// The number of sizes that were measured again.
        var measured = 0
        /// The number of sizes that a shown cell or header corrected.
        var corrected = 0

        static let none = Waste()
    }

    /// The work so far that was not needed.
    ///
    /// - Parameter forgotten: The number of measured items that the updates have removed or reloaded.
    func waste(forgotten: Int = 0) -> Waste? {
        guard let layout = view.collectionViewLayout as? SizingLayout else { return nil }
        let count = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
        let (items, headers) = (layout.statistics.items, layout.statistics.supplementaryViews)
        return Waste(
            measured: items.measured - (count - layout.estimatedItemCount) - forgotten,
            corrected: items.corrected + headers.corrected
        )
    }

    /// Scrolls down in steps, a frame each.
    func scroll(on screen: HeadlessScreen, by step: CGFloat, times: Int) {
        for _ in 0..<times {
            view.contentOffset.y += step
            screen.frame()
        }
    }

    /// A screen on which the text is as large as can be, or as by default.
    static func screen(_ size: CGSize, isLargest: Bool = false, hostility: Hostility = []) -> HeadlessScreen {
        let screen = HeadlessScreen(size: size, hostility: hostility)
        if isLargest { screen.set { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge } }
        return screen
    }

    nonisolated static let upright = CGSize(width: 390, height: 844)
    nonisolated static let onItsSide = CGSize(width: 844, height: 390)

    /// Every hostile option alone, the sets that users meet, and all of them.
    nonisolated static let modes: [Hostility] =
        [[]] + (0..<45).filter { !(35..<40).contains($0) }.map { Hostility(rawValue: 1 << $0) } + Hostility.userModes

    /// The friendly UIKit, all options at once, every option alone, and the sets that users meet: usually the first two, those that a
    /// test must always try, and one of twenty others.
    nonisolated static func everyMode(always: [Hostility] = [], line: Int = #line) -> [Hostility] {
        let single = (0..<54).filter { !(38...39).contains($0) }.map { Hostility(rawValue: 1 << $0) }
        return sample(of: single + Hostility.userModes, always: [[], .all] + always, line: line)
    }
}
