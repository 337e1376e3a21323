import HeadlessTools
import SizingKit
import UIKit

/// A screen that loads more by the usual code, and reads the offset and the content size wherever apps read them.
@MainActor
final class PagingScreen: NSObject {
    enum Kind: CaseIterable {
        /// Older messages come in above.
        case chat
        /// More comes in below.
        case feed
        case masonry

        var loadsAbove: Bool { self == .chat }
    }

    /// By what the app knows that it needs more.
    enum Style: CaseIterable {
        /// The offset in `scrollViewDidScroll`.
        case offset
        /// `willDisplay` of one of the last items before an end.
        case earlyItem
        /// Prefetching of such an item.
        case prefetching
        /// The offset, and once more in the completion of the batch.
        case completion
        /// The offset. While it loads, an inset makes room for a spinner.
        case spinner
        /// What the layout tells of the content beyond the screen.
        case offscreenContent

        var goesByOffset: Bool { self == .offset || self == .completion || self == .spinner }
    }

    static let pageLength = 30
    /// The distance from an end of the content at which the app loads, in points.
    static let reach: CGFloat = 300
    private static let spinnerHeight: CGFloat = 44
    /// A settling of less cannot be told from the steps of a motion that was not seen to take one up, in points.
    private static let slack: CGFloat = 40
    private static let step = "in scrollViewDidScroll"

    let screen: HeadlessScreen
    let kind: Kind
    let style: Style
    let view: UICollectionView
    private(set) var ids: [Int]
    private(set) var pageCount = 0
    /// The frames after which a page arrives.
    private let delay: Int
    private var framesLeft: Int?
    private var isLoading = false
    private var isShown = false
    /// Whether UIKit sets up a batch, or the content is placed anew for another inset: what is told meanwhile is true after it.
    private var isChanging = false
    /// What was read that was not true, first to last.
    private(set) var falsehoods: [String] = []
    private(set) var readingCount = 0

    /// - Parameter isExact: Whether the layout knows all heights from the beginning.
    init(_ kind: Kind, _ style: Style, delay: Int, isExact: Bool, hostility: Hostility) {
        (self.kind, self.style, self.delay) = (kind, style, delay)
        screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea, hostility: hostility)
        ids = Array(0..<60)
        let exact = ExactLayout()
        exact.columns = kind == .masonry ? 2 : 1
        if isExact {
            view = UICollectionView(frame: .zero, collectionViewLayout: exact)
        } else {
            let layout = SizingLayout(kind == .masonry ? .masonry(columns: 2) : .bareList())
            if kind == .chat { layout.contentAnchor = .end }
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        }
        super.init()
        exact.height = { [unowned self] in RestoredMessage(id: ids[$0]).height }
        view.register(RestoredCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
        screen.show(view)
        screen.frame()
        if isExact, kind == .chat { view.contentOffset.y = view.contentSize.height - view.bounds.height + 34 }
        screen.runUntilRest()
        isShown = true
    }

    // MARK: The user

    /// Drags slowly towards where more is loaded, with a rest after each drag.
    func drag(times: Int) {
        for _ in 0..<times {
            screen.touchDown(view)
            for _ in 0..<40 { step { screen.drag(view, by: kind.loadsAbove ? -20 : 20) } }
            screen.lift(view)
            for _ in 0..<40 { step { screen.frame() } }
        }
    }

    func fling() {
        screen.fling(view, velocity: kind.loadsAbove ? -3_000 : 3_000)
        for _ in 0..<150 { step { screen.frame() } }
    }

    private func step(_ action: () -> Void) {
        action()
        read("after a frame")
        guard let framesLeft else { return }
        self.framesLeft = framesLeft > 1 ? framesLeft - 1 : nil
        if framesLeft <= 1 { insertPage() }
    }

    // MARK: The app

    /// Whether fewer than `reach` points are left, by the numbers of the scroll view or by what the layout tells.
    private var isNearEnd: Bool {
        if style == .offscreenContent, let layout = view.collectionViewLayout as? SizingLayout {
            guard let content = layout.offscreenContent else { return false }
            return (kind.loadsAbove ? content.before : content.after).distance < Self.reach
        }
        return kind.loadsAbove
            ? view.contentOffset.y < Self.reach
            : view.contentOffset.y + view.bounds.height > view.contentSize.height - Self.reach
    }

    private func isEarly(_ indexPath: IndexPath) -> Bool {
        kind.loadsAbove ? indexPath.item < 5 : indexPath.item >= ids.count - 5
    }

    private func load() {
        guard isShown, !isLoading else { return }
        isLoading = true
        if style == .spinner { setInset(Self.spinnerHeight) }
        if delay == 0 { insertPage() } else { framesLeft = delay }
    }

    private func insertPage() {
        pageCount += 1
        let first = kind.loadsAbove ? 0 : ids.count
        if kind.loadsAbove {
            ids.insert(contentsOf: (ids[0] - Self.pageLength)..<ids[0], at: 0)
        } else {
            ids.append(contentsOf: ids.count..<ids.count + Self.pageLength)
        }
        isChanging = true
        view.performBatchUpdates {
            view.insertItems(at: (first..<first + Self.pageLength).map { IndexPath(item: $0, section: 0) })
        } completion: { [unowned self] _ in
            read("in a completion")
            if style == .completion, isNearEnd { load() }
        }
        isChanging = false
        if style == .spinner { setInset(0) }
        read("after a batch")
        isLoading = false
    }

    private func setInset(_ height: CGFloat) {
        isChanging = true
        defer { isChanging = false }
        if kind.loadsAbove { view.contentInset.top = height } else { view.contentInset.bottom = height }
    }

    /// Compares what an app reads with what the layout has placed.
    private func read(_ place: String) {
        guard isShown, !isChanging, let layout = view.collectionViewLayout as? SizingLayout else { return }
        readingCount += 1
        let (offset, size) = (view.contentOffset.y, view.contentSize.height)
        let isMoving = view.isDragging || view.isDecelerating
        if abs(layout.contentOrigin) > (isMoving ? Self.slack : 0) {
            falsehoods.append("\(place): the content begins at \(layout.contentOrigin), the offset is \(offset)")
            return
        }
        // A step that finds items which are not measured tells of it before the size is known.
        let slack = isMoving || place == Self.step ? Self.reach / 3 : 0.001
        if abs(size - layout.collectionViewContentSize.height) > slack {
            falsehoods.append("\(place): the size is \(size), not \(layout.collectionViewContentSize.height)")
        }
    }
}

extension PagingScreen: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { ids.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? RestoredCell)?.message = RestoredMessage(id: ids[indexPath.item])
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        read(Self.step)
        if style.goesByOffset || style == .offscreenContent, isNearEnd { load() }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        read("in willDisplay")
        // A batch must not begin in a layout pass.
        if style == .earlyItem, isEarly(indexPath), isShown, !isLoading {
            isLoading = true
            framesLeft = delay + 1
        }
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        if style == .prefetching, indexPaths.contains(where: isEarly), isShown, !isLoading {
            isLoading = true
            framesLeft = delay + 1
        }
    }
}
