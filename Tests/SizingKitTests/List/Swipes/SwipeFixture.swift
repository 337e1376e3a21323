import HeadlessTools
import SizingKit
import UIKit

/// Rows of 60 points on a phone, with two actions at the trailing side and one at the leading side.
@MainActor
final class SwipeFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen: HeadlessScreen
    let collectionView: UICollectionView
    let layout: SizingListLayout
    var items: [Int]
    /// What has happened, in order.
    private(set) var events: [String] = []
    /// Says that an action has finished.
    private(set) var completions: [(Bool) -> Void] = []
    private(set) var sourceViews: [UIView] = []
    var configuration: SizingListConfiguration {
        didSet { layout.section = .list(configuration).pinningHeaders(false) }
    }

    init(
        _ appearance: SizingListConfiguration.Appearance = .plain,
        count: Int = 20,
        hostility: Hostility = [],
        isRightToLeft: Bool = false,
        hasActions: Bool = true,
        size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero,
        cellClass: UICollectionViewCell.Type = UICollectionViewCell.self,
        in navigationController: UINavigationController? = nil
    ) {
        items = Array(0..<count)
        screen = HeadlessScreen(size: size, scale: 3, safeAreaInsets: safeArea, hostility: hostility)
        layout = SizingListLayout()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        configuration = SizingListConfiguration(appearance: appearance)
        super.init()
        if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        collectionView.backgroundColor = configuration.appearance.backgroundColor
        collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
        if hasActions {
            configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in
                UISwipeActionsConfiguration(actions: [
                    action("Delete", .destructive, at: $0), action("Flag", .normal, at: $0),
                ])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in
                UISwipeActionsConfiguration(actions: [action("Read", .normal, at: $0)])
            }
        }
        layout.section = .list(configuration).pinningHeaders(false)
        layout.itemSizing = { _ in .fixed(CGSize(width: 0, height: 60)) }
        collectionView.dataSource = self
        collectionView.delegate = self
        guard let navigationController else {
            screen.show(collectionView)
            screen.frame()
            return
        }
        let controller = UIViewController()
        controller.view = collectionView
        navigationController.isNavigationBarHidden = true
        navigationController.setViewControllers([UIViewController(), controller], animated: false)
        screen.show(navigationController)
        screen.frame()
    }

    private func action(_ title: String, _ style: UIContextualAction.Style, at indexPath: IndexPath)
        -> UIContextualAction
    {
        let item = items[indexPath.item]
        return UIContextualAction(style: style, title: title) { [unowned self] _, view, completion in
            events.append("\(title) \(item)")
            sourceViews.append(view)
            completions.append(completion)
        }
    }

    // MARK: What the user does

    /// The middle of a row, in the coordinates of the screen.
    func middle(of item: Int) -> CGPoint {
        guard let cell = cell(item) else { return CGPoint(x: -1, y: -1) }
        return CGPoint(x: collectionView.bounds.midX, y: cell.convert(cell.bounds, to: nil).midY)
    }

    /// Drags a row by a distance, slowly, and lets it go after the finger has stood still.
    func drag(_ item: Int, by distance: CGFloat, lifting: Bool = true) {
        let start = middle(of: item)
        screen.touchDown(at: start)
        // The first movement takes the recognizer 12 points to notice.
        let slop: CGFloat = distance < 0 ? -12 : 12
        for step in 0...20 {
            screen.moveTouch(to: CGPoint(x: start.x + slop + distance * CGFloat(step) / 20, y: start.y))
        }
        screen.frames(12)
        screen.moveTouch(to: CGPoint(x: start.x + slop + distance, y: start.y))
        guard lifting else { return }
        screen.liftTouch()
        screen.frames(60)
    }

    /// Flicks a row aside.
    func flick(_ item: Int, by distance: CGFloat) {
        let start = middle(of: item)
        screen.pan(from: start, to: CGPoint(x: start.x + distance, y: start.y), frames: 5)
        screen.frames(60)
    }

    func tap(_ point: CGPoint) {
        screen.touchDown(at: point)
        screen.frame()
        screen.liftTouch()
        screen.frames(60)
    }

    // MARK: What is shown

    func cell(_ item: Int) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// The distance that each visible row is moved by, in points; rows at their place are left out.
    var movedRows: [Int: CGFloat] {
        var moved: [Int: CGFloat] = [:]
        for cell in collectionView.visibleCells {
            guard let indexPath = collectionView.indexPath(for: cell) else { continue }
            let x = cell.frame.minX - (configuration.appearance == .insetGrouped ? 16 : 0)
            if x != 0 { moved[items[indexPath.item]] = x }
        }
        return moved
    }

    /// The views with actions, and the titles of their buttons from left to right with their frames on the screen.
    var buttons: [String: CGRect] {
        var found: [String: CGRect] = [:]
        for view in collectionView.subviews where !view.isHidden && view.alpha > 0 {
            for case let control as UIControl in view.subviews {
                guard let title = control.accessibilityLabel else { continue }
                found[title] = control.convert(control.bounds, to: nil)
            }
        }
        return found
    }

    // MARK: Data

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(items[indexPath.item])")
    }
}
