import HeadlessTools
import SizingKit
import UIKit

/// The film of *Loading more*: a chat that is flung up and loads older messages by the offset, in a layout that begins at its end
/// and in a flow layout that keeps its place by the growth of the content, as is usual.
@MainActor
enum LoadingMoreFilm {
    private static let size = CGSize(width: 320, height: 520)
    /// In points per second.
    private static let velocity: CGFloat = -3_200

    static func films(isDark: Bool) -> (here: HeadlessFilm, flow: HeadlessFilm) {
        let layout = SizingListLayout()
        layout.configuration.showsSeparators = false
        layout.contentAnchor = .end
        let flow = GrowingFlowLayout()
        flow.minimumLineSpacing = 0
        flow.estimatedItemSize = CGSize(width: size.width, height: 80)
        let here = film("SizingListLayout", layout, isDark: isDark)
        return (here, film("Flow layout, offset + growth", flow, isDark: isDark))
    }

    private static func film(_ title: String, _ layout: UICollectionViewLayout, isDark: Bool) -> HeadlessFilm {
        let screen = HeadlessScreen(size: size, scale: 3)
        if isDark { screen.set { $0.userInterfaceStyle = .dark } }
        let controller = HistoryViewController(layout: layout)
        screen.show(controller)
        screen.frame()
        // Until a flow layout has measured what is there, it ends beside.
        for _ in 0..<3 {
            controller.showNewest()
            screen.runUntilRest()
        }
        controller.canLoad = true
        let film = HeadlessFilm(title, of: controller.collectionView, on: screen)
        if let layout = layout as? SizingLayout { film.contentOrigin = { layout.contentOrigin } }
        film.record {
            for _ in 0..<2 {
                screen.fling(controller.collectionView, velocity: velocity)
                for _ in 0..<60 {
                    screen.frame()
                    controller.frameWasShown()
                }
            }
            screen.runUntilRest()
        }
        return film
    }
}

/// A flow layout that adds to the offset what the content grows by when older messages come.
private final class GrowingFlowLayout: UICollectionViewFlowLayout {
    /// The height of the content before they come, in points; `nil` at other times.
    var heightBefore: CGFloat?

    override func prepare() {
        super.prepare()
        guard let heightBefore, let collectionView else { return }
        self.heightBefore = nil
        collectionView.contentOffset.y += collectionViewContentSize.height - heightBefore
    }
}

/// Messages, the newest at the bottom. Twenty older ones come when fewer than 600 points are left above the screen.
private final class HistoryViewController: UIViewController {
    private static let pageSize = 20
    private static let leastDistance: CGFloat = 600
    private static let framesOfLoading = 5

    let collectionView: UICollectionView
    /// Whether older messages are loaded when the reader comes near them.
    var canLoad = false
    /// How many frames it takes until those come that were asked for; `nil` if none were.
    private var framesLeft: Int?
    /// The numbers of the messages, the oldest first.
    private var messages = Array(1_000..<1_030)

    init(layout: UICollectionViewLayout) {
        collectionView =
            layout is SizingLayout
            ? SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            : UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HistoryViewController is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TalkCell.self, forCellWithReuseIdentifier: "message")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.backgroundColor = .systemBackground
        collectionView.showsVerticalScrollIndicator = false
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func showNewest() {
        collectionView.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: false)
    }

    /// Counts frames until older messages come.
    func frameWasShown() {
        guard let left = framesLeft else { return }
        framesLeft = left > 1 ? left - 1 : nil
        if left == 1 { loadOlder() }
    }

    private func loadOlder() {
        guard let first = messages.first else { return }
        (collectionView.collectionViewLayout as? GrowingFlowLayout)?.heightBefore = collectionView.contentSize.height
        messages.insert(contentsOf: first - Self.pageSize..<first, at: 0)
        UIView.performWithoutAnimation {
            collectionView.insertItems(at: (0..<Self.pageSize).map { IndexPath(item: $0, section: 0) })
        }
    }
}

extension HistoryViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
        (cell as? TalkCell)?.show(TalkMessage.talk[messages[indexPath.item] * 7 % TalkMessage.talk.count])
        // In a flow layout a cell says how wide it is.
        let content = cell.contentView
        let isWide = content.constraints.contains { $0.firstItem === content && $0.firstAttribute == .width }
        if !isWide, collectionView.collectionViewLayout is UICollectionViewFlowLayout {
            content.widthAnchor.constraint(equalToConstant: collectionView.bounds.width).isActive = true
        }
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard canLoad, framesLeft == nil, scrollView.contentOffset.y < Self.leastDistance else { return }
        framesLeft = Self.framesOfLoading
    }
}
