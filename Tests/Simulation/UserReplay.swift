import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// Plays a user's steps on a simulated collection view.
@MainActor
struct UserReplay {
    let view: SimulatedView
    let open = OpenRow()
    let inspector: FrameInspector
    var collectionView: UICollectionView { view.collectionView }
    var screen: HeadlessScreen { view.screen }

    init(_ scene: SimulatedScene, hostility: Hostility) {
        view = SimulatedView(scene, hostility: hostility)
        inspector = FrameInspector(view)
        inspector.inspect()
    }

    /// - Parameter film: Records each frame.
    func run(_ steps: [UserStep], film: HeadlessFilm? = nil) throws {
        screen.didCommit = {
            inspector.inspect()
            film?.capture()
        }
        screen.afterFrame = { view.letSizesArrive(8) }
        defer { (screen.didCommit, screen.afterFrame) = (nil, nil) }
        for (index, step) in steps.enumerated() {
            reportingExceptions { play(step) }
            do {
                try checkFrames()
                try NaiveTwin(view).check()
            } catch {
                throw Difference(description: "\(error) after \(step) (\(index))")
            }
        }
        reportingExceptions { rest() }
        letAllSizesArrive()
        reportingExceptions { checkSwipes() }
        do { try checkFrames() } catch { throw Difference(description: "\(error) at rest") }
        try checkRest()
        try checkContentViews()
        try checkCarouselsAtRest()
    }

    private func reportingExceptions(_ body: () -> Void) {
        if let exception = catchingUIKitExceptions(body).first { inspector.report("\(exception)") }
    }

    /// Whatever was waited for arrives, and nothing on screen has its estimate then.
    private func letAllSizesArrive() {
        guard view.scene.sizing == .asynchronous else { return }
        for _ in 0..<20 {
            view.letSizesArrive(100)
            screen.frame()
        }
        let awaited = ScreenReading(view).shownItems().first { inspector.isAwaited($0.indexPath) }
        if let awaited { inspector.report("the size of \(awaited.indexPath) has not arrived") }
        rest()
    }

    /// Throws what was wrong in a frame.
    private func checkFrames() throws {
        if let problem = inspector.problem { throw Difference(description: problem) }
    }

    /// Lets everything come to rest.
    func rest() {
        if collectionView.isTracking { screen.lift(collectionView) }
        screen.runUntilRest(maximumFrames: 600)
        defer { view.movedCarousels = [] }
        // Beyond the ends, as where the content got shorter, rest takes a quarter of a second.
        guard ScreenReading(view).isBouncing || !view.movedCarousels.isEmpty else { return }
        screen.frames(20)
        screen.runUntilRest(maximumFrames: 600)
    }

    /// At rest the content starts at zero and the offset is legal.
    private func checkRest() throws {
        let reading = ScreenReading(view)
        let direction = reading.direction
        // Columns that were read from a jump on may begin at different heights until the reader sees their start.
        if let start = reading.startOfContent, start + SimulatedSection.insetBefore >= direction.offset {
            try Difference.check(start, direction.startOfContent, "the start of the content at rest")
        }
        let isLegal =
            direction.offset >= direction.minimumOffset - 1 && direction.offset <= direction.maximumOffset + 1
        try Difference.check(isLegal, true, "the offset \(direction.offset) at rest is legal")
    }

    private func drag(by points: CGFloat, _ frames: Int) {
        let length = view.scene.isHorizontal ? collectionView.bounds.width : collectionView.bounds.height
        inspector.isDraggedFar = abs(points) >= length
        defer { inspector.isDraggedFar = false }
        for _ in 0..<frames { screen.drag(collectionView, by: along(points)) }
    }

    private func play(_ step: UserStep) {
        switch step {
        case .drag(let points, let frames, let lifts):
            drag(by: CGFloat(points) / CGFloat(frames), frames)
            guard lifts else { return }
            screen.lift(collectionView)
            screen.frame()
        case .fling(let velocity, let frames):
            screen.drag(collectionView, by: along(CGFloat(velocity) / 60))
            screen.lift(collectionView, velocity: along(CGFloat(velocity)))
            screen.frames(frames)
        case .rest: rest()
        case .jump(let place): jump(to: place)
        case .scrollToItem(let place, let position, let animated): scroll(to: place, position, animated)
        case .batch(let seed): batch(seed)
        case .reload(let seed): reload(seed)
        case .changeSize(let place, let pixels): changeSize(place, pixels)
        case .invalidate(let place): invalidate(place)
        case .turn:
            let size = screen.size
            changingRoom { screen.resize(to: CGSize(width: size.height, height: size.width)) }
        case .largerText:
            let size: UIContentSizeCategory =
                collectionView.traitCollection.preferredContentSizeCategory == .large ? .extraLarge : .large
            changingRoom { screen.set { $0.preferredContentSizeCategory = size } }
        case .keyboard(let height):
            changingRoom { collectionView.contentInset.bottom = view.scene.isHorizontal ? 0 : CGFloat(height) }
        case .reorder(let from, let to): reorder(from, to)
        case .swipe(let place, let points, let frames): swipe(at: place, by: CGFloat(points), frames)
        case .touch(let place): touch(place)
        case .tapAction(let place): tapAction(place)
        case .dragCarousel(let place, let points, let frames): dragCarousel(at: place, by: CGFloat(points), frames)
        case .setCarousel(let place, let offset, let animated):
            setCarousel(at: place, to: CGFloat(offset), animated: animated)
        case .edit(let animated): edit(animated: animated)
        case .turnDirection:
            guard view.scene.direction == .vertical || view.scene.direction == .mirrored else { break }
            changingRoom {
                let isLeft = collectionView.effectiveUserInterfaceLayoutDirection == .leftToRight
                collectionView.semanticContentAttribute = isLeft ? .forceRightToLeft : .forceLeftToRight
            }
        case .changeVersion(let place, let pixels): changeVersion(place, pixels)
        case .changeInTurn(let seed, let place, let pixels): changeInTurn(of: seed, place, pixels)
        case .tapControl(let place): tapControl(place)
        case .changeContentView(let isHeader, let pixels, let change):
            changeContentView(isHeader: isHeader, pixels, change)
        }
        if !step.mayLeaveRowOpen { open.item = nil }
    }

    // MARK: Scrolling

    /// From here on a jump goes to the last offset.
    private static let lastJumps = 950

    private func jump(to place: Int) {
        rest()
        // Three changes of the offset, a tenth of a second apart, would look like a motion without flags.
        screen.frames(4)
        inspector.forget()
        let size = collectionView.contentSize
        let range = along(
            view.scene.isHorizontal
                ? max(0, size.width - collectionView.bounds.width) : max(0, size.height - collectionView.bounds.height)
        )
        let share = CGFloat(place) / 1_000
        guard place < Self.lastJumps else { return jumpToEnd() }
        collectionView.contentOffset = CGPoint(
            x: view.scene.isHorizontal ? (range.x * share).rounded() : collectionView.contentOffset.x,
            y: view.scene.isHorizontal ? collectionView.contentOffset.y : (range.y * share).rounded()
        )
        screen.frame()
    }

    /// Jumps to the last offset: the end of the content is on screen then, whatever is found about sizes on the way.
    private func jumpToEnd() {
        let knowsTheEnd = view.everChangedItems.isEmpty && !view.scene.sizing.isLate
        let direction = ScreenReading(view).direction
        if direction.isHorizontal {
            let last = direction.maximumOffset
            collectionView.contentOffset.x = CGFloat(direction.isReversed ? -(last + direction.length) : last) / 3
        } else {
            collectionView.contentOffset.y = CGFloat(direction.maximumOffset) / 3
        }
        screen.frame()
        let reading = ScreenReading(view)
        guard knowsTheEnd, view.data.sections.last?.items.isEmpty == false else { return }
        let visibleEnd = reading.direction.visible.end
        guard let end = reading.endOfContent, abs(end - visibleEnd) <= 1 || reading.isShort && end < visibleEnd else {
            return inspector.report("the last offset \(reading.direction.offset) does not show the end of the content")
        }
    }

    private func scroll(to place: Int, _ position: Int, _ animated: Bool) {
        guard let indexPath = view.data.indexPath(at: place) else { return }
        rest()
        inspector.forget()
        let isHorizontal = view.scene.isHorizontal
        let positions: [UICollectionView.ScrollPosition] =
            isHorizontal
            ? [.left, .right, .centeredHorizontally, []] : [.top, .bottom, .centeredVertically, []]
        view.movedCarousels.insert(view.data.sections[indexPath.section].id)
        // UIKit's own scroll is exact, too, in lists of known sizes. It does not know carousels.
        let isExact =
            place.isMultiple(of: 2) || position == 3 || view.scene.sizing.isLate
            || view.data.sections[indexPath.section].kind == .carousel
        if isExact {
            view.layout.scrollExactly(toItemAt: indexPath, at: positions[position], animated: animated)
        } else {
            collectionView.scrollToItem(at: indexPath, at: positions[position], animated: animated)
        }
        // A way that is cut short begins with a jump.
        inspector.forget()
        // UIKit's own animation passes what has not been measured, and an exact one what has changed without a word.
        inspector.passesUnknownItems =
            animated && (view.scene.sizing.isLate || !isExact || !view.changedItems.isEmpty)
        defer { inspector.passesUnknownItems = false }
        let correctedBefore = correctedCount
        screen.frame()
        // What has changed without a word, and is found out only when it is shown, may make room that the scroll did not have.
        let foundOut = correctedCount != correctedBefore && !view.scene.sizing.isLate
        guard animated else { return checkArrival(at: indexPath, foundOut ? Self.anywhere : position) }
        // A cell that is only on the way found to have another size pushes what comes after it.
        let knowsTheWay = view.changedItems.isEmpty && !view.scene.sizing.isLate
        screen.runUntilRest(maximumFrames: 600)
        if knowsTheWay, correctedCount == correctedBefore { checkArrival(at: indexPath, position) }
    }

    /// The scroll position of an item that comes on screen by the least distance.
    private static let anywhere = 3

    private var correctedCount: Int { view.layout.statistics.items.corrected }

    /// The item is on screen after a scroll to it, exactly where it should be unless an end of the content holds it.
    ///
    /// - Parameter position: 0 for the first edge of what is visible, 1 for the last edge, 2 for the middle, `anywhere` for any place on screen.
    private func checkArrival(at indexPath: IndexPath, _ position: Int) {
        let reading = ScreenReading(view)
        guard let place = reading.place(of: indexPath) else { return }
        guard reading.isVisible(place) else {
            return inspector.report("item \(indexPath) is at \(place), off screen at \(reading.bounds)")
        }
        let direction = reading.direction
        let visible = direction.visible
        // The cell of a self-sizing item tells its size only then, and one edge of it stays. So does one that has changed.
        let isLate = view.scene.sizing.isLate || !view.everChangedItems.isEmpty
        guard !isLate || position < 2, !inspector.maybeMovesWhatIsHeld(reading) else { return }
        // Pinned headers cover a part of what is visible. UIKit scrolls to no item that is less than half a point away.
        guard !view.data.sections.contains(where: \.pins), !reading.isHeldAtAnEnd(within: 2) else { return }
        let isReversed = direction.isReversed
        let distance =
            switch position {
            case 0: isReversed ? place.end - visible.end : place.start - visible.start
            case 1: isReversed ? place.start - visible.start : place.end - visible.end
            case 2: (place.start + place.end - visible.start - visible.end) / 2
            default: 0
            }
        if abs(distance) > 1 {
            inspector.report("item \(indexPath) arrived \(distance) pixels beside position \(position)")
        }
    }

    /// A distance along the scroll axis.
    private func along(_ distance: CGFloat) -> CGPoint {
        view.scene.isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
}
