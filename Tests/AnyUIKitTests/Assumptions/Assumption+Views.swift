import CoreFoundation
import UIKit

/// Other layouts, items that are carried, and views.
extension Assumption {
    static let transitions: [Assumption] = [
        Assumption(
            "a layout that takes the place of another in an animation",
            ["is told when it has the view", "is told before it has the view", "isn't told"],
            animatedTransition
        ),
        Assumption(
            "a layout that takes the place of another at once",
            ["isn't told", "is told when it has the view", "is told before it has the view"],
            plainTransition
        ),
    ]

    static let movements: [Assumption] = [
        Assumption("the counts while an item is carried", ["stay valid", "are invalidated"], countsWhileMoving),
        Assumption("a list of updates while an item is carried", ["none", "a list with the move"], updatesWhileMoving),
        Assumption("the counts after an item was dropped", ["new at once", "new a frame later"], countsAfterMoving),
    ]

    static let views: [Assumption] = [
        Assumption("a view that is added in prepare()", ["one prepare()", "one more prepare()"], viewInPreparation),
        Assumption(
            "a layout that is invalidated in prepare()",
            ["is prepared once more", "counts as prepared"],
            invalidationInPreparation
        ),
        Assumption("a pan recognizer in another view", ["belongs to that view", "stays"], movedRecognizer),
        Assumption("the default zIndex of attributes", ["0"], defaultZIndex),
        Assumption(
            "attributes of a subclass in the place of plain ones",
            ["are applied", "are taken for equal"],
            attributesOfASubclass
        ),
        Assumption(
            "a header that the layout lists before its cells",
            ["is made after them", "is made before them"],
            orderOfViews
        ),
        Assumption(
            "a registration whose views are dequeued",
            ["is made by the public method", "is made in private"],
            registration
        ),
        Assumption(
            "dequeueConfiguredReusableCell(using:for:item:)",
            ["calls what it refines", "passes it by"],
            refinement
        ),
        Assumption(
            "the level of an outline's cell",
            ["set by the data source", "set when the cell is shown"],
            outlineLevel
        ),
        Assumption(
            "what has changed is laid out",
            ["by an observer of the run loop that is about to sleep", "in a source of the run loop"],
            placeOfTheCommit
        ),
        Assumption("going back by a pan in the content", ["not possible", "possible", unavailable], contentPop),
    ]

    @MainActor
    private static func orderOfViews() async -> String {
        let screen = ProbeScreen(2)
        screen.layout.headerHeight = 50
        await screen.show()
        let calls = screen.layout.calls
        guard let header = calls.firstIndex(of: "header"), let cell = calls.firstIndex(of: "cell") else {
            return "neither"
        }
        return header < cell ? "is made before them" : "is made after them"
    }

    @MainActor
    private static func transition(animated: Bool) async -> String {
        let screen = ProbeScreen(20)
        await screen.show()
        let layout = ProbeLayout()
        layout.rowHeight = 60
        screen.view.replaceLayout(by: layout, animated: animated)
        await screen.stage.runUntilRest()
        guard let call = layout.calls.first(where: { $0.hasPrefix("from") }) else { return "isn't told" }
        return call == "from, with a view" ? "is told when it has the view" : "is told before it has the view"
    }

    @MainActor
    private static func animatedTransition() async -> String { await transition(animated: true) }

    @MainActor
    private static func plainTransition() async -> String { await transition(animated: false) }

    /// A screen on which the first item is carried to the place of the second and dropped there.
    @MainActor
    private static func afterMoving(dropsItem: Bool = false) async -> ProbeScreen? {
        let screen = ProbeScreen(3)
        screen.dropsMovedItems = dropsItem
        await screen.show()
        screen.layout.forgetCalls()
        guard screen.view.beginInteractiveMovementForItem(at: screen.path(0)) else { return nil }
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        screen.view.endInteractiveMovement()
        return screen
    }

    @MainActor
    private static func countsWhileMoving() async -> String {
        guard let screen = await afterMoving() else { return "no movement" }
        let areInvalidated = screen.layout.contexts.contains { $0.invalidateDataSourceCounts }
        await screen.stage.runUntilRest()
        return areInvalidated ? "are invalidated" : "stay valid"
    }

    @MainActor
    private static func updatesWhileMoving() async -> String {
        guard let screen = await afterMoving() else { return "no movement" }
        await screen.stage.runUntilRest()
        return screen.layout.updateItems.isEmpty ? "none" : "a list with the move"
    }

    @MainActor
    private static func countsAfterMoving() async -> String {
        guard let screen = await afterMoving(dropsItem: true) else { return "no movement" }
        let count = screen.view.numberOfItems(inSection: 0)
        await screen.stage.runUntilRest()
        return count == 2 ? "new at once" : "new a frame later"
    }

    @MainActor
    private static func viewInPreparation() async -> String {
        let screen = ProbeScreen(3)
        let (layout, view) = (screen.layout, screen.view)
        await screen.show()
        layout.whenPrepared = { [unowned layout, unowned view] in
            layout.whenPrepared = nil
            view.addSubview(UIView())
        }
        layout.forgetCalls()
        layout.invalidateLayout()
        await screen.layOut()
        return layout.count(of: "prepare") == 1 ? "one prepare()" : "one more prepare()"
    }

    @MainActor
    private static func invalidationInPreparation() async -> String {
        let screen = ProbeScreen(3)
        let layout = screen.layout
        await screen.show()
        layout.whenPrepared = { [unowned layout] in
            layout.whenPrepared = nil
            layout.invalidateLayout()
        }
        layout.forgetCalls()
        layout.invalidateLayout()
        await screen.layOut()
        return layout.count(of: "prepare") == 1 ? "counts as prepared" : "is prepared once more"
    }

    @MainActor
    private static func movedRecognizer() async -> String {
        let screen = ProbeScreen(3)
        await screen.show()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.view.addSubview(scrollView)
        screen.view.addGestureRecognizer(scrollView.panGestureRecognizer)
        return scrollView.panGestureRecognizer.view === screen.view ? "belongs to that view" : "stays"
    }

    @MainActor
    private static func defaultZIndex() -> String {
        String(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)).zIndex)
    }

    @MainActor
    private static func attributesOfASubclass() async -> String {
        let screen = ProbeScreen(3)
        await screen.show()
        screen.layout.marksAttributes = true
        screen.layout.forgetCalls()
        screen.layout.invalidateLayout()
        await screen.layOut()
        return screen.layout.count(of: "apply") == 3 ? "are applied" : "are taken for equal"
    }

    @MainActor
    private static func registration() async -> String {
        let layout = ProbeLayout()
        let view = ProbeCollectionView(frame: .zero, collectionViewLayout: layout)
        let screen = ProbeScreen(3, layout: layout, view: view)
        let registration = UICollectionView.CellRegistration<ProbeCell, Int> { _, _, _ in }
        screen.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        // The screen has made one.
        let count = view.registrations
        await screen.show()
        return view.registrations > count ? "is made by the public method" : "is made in private"
    }

    @MainActor
    private static func refinement() async -> String {
        let layout = ProbeLayout()
        let view = ProbeCollectionView(frame: .zero, collectionViewLayout: layout)
        let screen = ProbeScreen(3, layout: layout, view: view)
        let registration = UICollectionView.CellRegistration<ProbeCell, Int> { _, _, _ in }
        screen.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        await screen.show()
        return view.refinedDequeues == 3 ? "calls what it refines" : "passes it by"
    }

    /// An item below another.
    @MainActor
    private static func showOutline(in dataSource: UICollectionViewDiffableDataSource<Int, Int>) {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0])
        outline.append([1], to: 0)
        outline.expand([0])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    /// Whether a data source that a screen hides behind one of its own has indented the cell that it returns.
    @MainActor
    private static func outlineLevel() async -> String {
        let screen = ProbeScreen(2)
        let hidden = UICollectionView(frame: .zero, collectionViewLayout: ProbeLayout())
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: hidden) { _, indexPath, _ in
            screen.view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as? UICollectionViewListCell
        }
        screen.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        showOutline(in: dataSource)
        var levels: [Int] = []
        screen.answer = { view, indexPath in
            let cell = dataSource.collectionView(view, cellForItemAt: indexPath)
            levels.append((cell as? UICollectionViewListCell)?.indentationLevel ?? -1)
            return cell
        }
        await screen.show()
        return levels.last == 1 ? "set by the data source" : "set when the cell is shown"
    }

    /// A view that tells when it is laid out.
    private final class WitnessView: UIView {
        var didLayOut: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            didLayOut?()
        }
    }

    /// Where in a turn of the run loop Core Animation commits, and with it lays views out.
    @MainActor
    private static func placeOfTheCommit() async -> String {
        let stage = Stage()
        let view = WitnessView()
        stage.show(view)
        await stage.frames(2)
        var isAboutToSleep = false
        func observer(_ order: CFIndex, _ action: @escaping @MainActor () -> Void) -> CFRunLoopObserver? {
            let activity = CFRunLoopActivity.beforeWaiting.rawValue
            return CFRunLoopObserverCreateWithHandler(nil, activity, true, order) { _, _ in
                MainActor.assumeIsolated { action() }
            }
        }
        let observers = [observer(.min) { isAboutToSleep = true }, observer(.max) { isAboutToSleep = false }]
        for observer in observers { stage.observeRunLoop(observer) }
        defer { for observer in observers { CFRunLoopObserverInvalidate(observer) } }
        var answer = "not at all"
        view.didLayOut = {
            answer =
                isAboutToSleep
                ? "by an observer of the run loop that is about to sleep" : "in a source of the run loop"
        }
        view.setNeedsLayout()
        await stage.turn()
        return answer
    }

    @MainActor
    private static func contentPop() async -> String {
        #if os(tvOS)
            return unavailable
        #else
            guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return unavailable }
            let stage = Stage()
            let navigationController = UINavigationController(rootViewController: UIViewController())
            stage.show(navigationController)
            navigationController.pushViewController(UIViewController(), animated: false)
            await stage.frames(2)
            let recognizer = navigationController.interactiveContentPopGestureRecognizer
            return recognizer?.isEnabled == true ? "possible" : "not possible"
        #endif
    }
}
