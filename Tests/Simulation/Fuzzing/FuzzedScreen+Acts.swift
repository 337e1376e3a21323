import HeadlessTools
import SizingKit
import TestSupport
import UIKit

extension FuzzedScreen {
    /// Does it, if it can be done now.
    func perform(_ act: FuzzedAct) {
        if act.scrolls { mayRestBeyondEnds = false }
        switch act {
        case .frame: screen.frame()
        case .rest: rest()
        case .drag(let points): screen.drag(collectionView, by: along(CGFloat(points)))
        case .lift(let velocity):
            guard collectionView.isTracking else { return }
            screen.lift(collectionView, velocity: along(CGFloat(velocity)))
        case .setOffset(let place, let animated): setOffset(place, animated)
        case .scrollToItem(let place, let position, let animated):
            guard let indexPath = knownIndexPath(at: place) else { return }
            collectionView.scrollToItem(at: indexPath, at: self.position(position), animated: animated)
        case .scrollExactly(let place, let position, let animated):
            guard let indexPath = knownIndexPath(at: place) else { return }
            layout.scrollExactly(toItemAt: indexPath, at: self.position(position), animated: animated)
        case .batch(let seed, let animated): batch(seed, animated: animated)
        case .twoBatches(let first, let second):
            batch(first, animated: true)
            batch(second, animated: true)
        case .reload(let seed): reload(seed)
        case .changeSize(let place, let pixels):
            guard let indexPath = knownIndexPath(at: place) else { return }
            changedItems.insert(view.data.sections[indexPath.section].items[indexPath.item].id)
            view.changeSize(of: indexPath, by: pixels)
            layout.invalidateSizes(at: [indexPath])
        case .changeVersion(let place, let pixels):
            move(.endMove(cancels: true))
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.changeVersion(of: indexPath, by: pixels)
        case .delete(let place):
            move(.endMove(cancels: true))
            guard let indexPath = knownIndexPath(at: place) else { return }
            view.delete(view.data.sections[indexPath.section].items[indexPath.item].id)
        case .invalidate(let kind, let place): invalidate(kind, place)
        case .setInsets(let start, let end, let side): setInsets(CGFloat(start), CGFloat(end), CGFloat(side))
        case .resize(let width, let height):
            offsetAtResize = collectionView.contentOffset
            screen.resize(to: CGSize(width: width, height: height))
        case .turn: screen.rotate(to: CGSize(width: screen.size.height, height: screen.size.width))
        case .setArrangement(let arrangement):
            self.arrangement = arrangement
            arrange()
        case .holdEnd(let holds): layout.contentAnchor = holds ? .end : .start
        case .setEstimate(let points): setEstimate(points)
        case .setSpacing(let points): layout.sectionSpacing = CGFloat(points)
        case .setDirection(let isRightToLeft):
            collectionView.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        case .setText(let isLarge):
            screen.set { $0.preferredContentSizeCategory = isLarge ? .accessibilityLarge : .large }
        case .beginMove, .updateMove, .endMove: move(act)
        case .setEditing(let isEditing, let animated): layout.setEditing(isEditing, animated: animated)
        case .select(let place):
            guard let indexPath = knownIndexPath(at: place) else { return }
            collectionView.selectItem(at: indexPath, animated: true, scrollPosition: position(place % 4))
        case .replaceLayout(let animated):
            guard !isReplaced, !isMoving else { return }
            isReplaced = true
            collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated)
        case .putLayoutBack(let animated): putLayoutBack(animated: animated)
        case .layOut: collectionView.layoutIfNeeded()
        case .ask(let question, let place): ask(question, place)
        case .savePosition: savedPosition = layout.position(withKeysOf: Int.self)
        case .restorePosition:
            if let savedPosition { layout.restore(savedPosition) }
        case .leaveWindow: collectionView.removeFromSuperview()
        case .comeBack: comeBack()
        case .whenAsked(let closure, let reply, let place):
            guard closure != .cell || !reply.asksForCells else { return }
            armed = (closure, reply, place)
        case .swipe(let x, let y, let distance): swipe(CGPoint(x: x, y: y), distance)
        case .setOddSize(let place, let odd):
            guard let indexPath = knownIndexPath(at: place) else { return }
            changedItems.insert(view.data.sections[indexPath.section].items[indexPath.item].id)
            view.setOdd(odd, at: indexPath)
            layout.invalidateSizes(at: [indexPath])
        case .setOdd(let length, let odd): state(length, odd)
        case .whileCarried(let change, let seed): changeWhileCarried(change, seed)
        case .manySections: showManySections()
        case .withoutSource(let lasts): loseSource(lasts)
        case .letGo: break
        }
    }

    /// Lets everything come to rest, without a finger.
    func rest() {
        if collectionView.isTracking { screen.lift(collectionView) }
        screen.runUntilRest(maximumFrames: 600)
        // Beyond the ends, as where the content got shorter, rest takes a quarter of a second.
        screen.frames(20)
        screen.runUntilRest(maximumFrames: 600)
    }

    func putLayoutBack(animated: Bool) {
        guard isReplaced else { return }
        isReplaced = false
        collectionView.setCollectionViewLayout(layout, animated: animated)
    }

    func comeBack() {
        guard collectionView.window == nil else { return }
        screen.show(collectionView)
    }

    /// What a closure does while it is asked.
    func reply(_ reply: FuzzedReply, to closure: FuzzedClosure, at place: Int) {
        // What UIKit makes of other data while an item is carried is not known, and a diffable data source applies nothing while it
        // applies a snapshot.
        guard !reply.recounts || !isMoving && !scene.isDiffable else { return }
        // Updates that were made from other data are wrong, and so is the app.
        guard !reply.changesData || !view.isAboutToUpdate && collectionView.dataSource != nil else { return }
        // UIKit goes on with the cells that it has begun, whatever has become of their items: see *What bad data gets*.
        guard !reply.changesData || !collectionView.isMakingViews else { return }
        switch reply {
        case .ask: for question in FuzzedQuestion.allCases { ask(question, place) }
        case .layOut: collectionView.layoutIfNeeded()
        case .scroll:
            setOffset(place, false)
            mayRestBeyondEnds = true
        case .scrollToItem:
            if let indexPath = knownIndexPath(at: place) {
                collectionView.scrollToItem(at: indexPath, at: position(place % 3), animated: false)
                mayRestBeyondEnds = true
            }
        case .reload: collectionView.reloadData()
        case .invalidateLayout: layout.invalidateLayout()
        case .invalidateSizes: layout.invalidateSizes()
        case .invalidateItem: invalidate(.item, place)
        case .invalidateSection: invalidate(.section, place)
        case .savePosition: savedPosition = layout.position(withKeysOf: Int.self)
        case .setEstimate: setEstimate(place % 300)
        case .setArrangement:
            arrangement = FuzzedArrangement.allCases[place % FuzzedArrangement.allCases.count]
            arrange()
        default: replyByChange(reply, at: place)
        }
    }

    /// What a closure does that changes the data, the room or the layout while it is asked.
    private func replyByChange(_ reply: FuzzedReply, at place: Int) {
        switch reply {
        case .scrollExactly:
            if let indexPath = knownIndexPath(at: place) {
                layout.scrollExactly(toItemAt: indexPath, at: position(place % 3), animated: place.isMultiple(of: 2))
            }
        case .select:
            guard let indexPath = knownIndexPath(at: place) else { return }
            let position = position(place % 4)
            collectionView.selectItem(at: indexPath, animated: place.isMultiple(of: 2), scrollPosition: position)
            mayRestBeyondEnds = true
        case .change: change(UInt64(place), animated: place.isMultiple(of: 2))
        case .delete:
            if let indexPath = knownIndexPath(at: place) {
                view.delete(view.data.sections[indexPath.section].items[indexPath.item].id)
            }
        case .switchLayouts:
            guard !isReplaced, !isMoving else { return }
            collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            collectionView.setCollectionViewLayout(layout, animated: false)
        case .exchangeSource: loseSource(false)
        case .setInsets: setInsets(CGFloat(place % 120), CGFloat(place % 300), CGFloat(place % 2 * 30))
        case .resize:
            offsetAtResize = collectionView.contentOffset
            collectionView.frame.size = CGSize(width: 200 + place % 700, height: 200 + place)
        case .edit: layout.setEditing(!collectionView.isEditing, animated: false)
        default: break
        }
    }

    // MARK: Places

    private var isHorizontal: Bool { scene.isHorizontal }

    private func along(_ distance: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    private func position(_ number: Int) -> UICollectionView.ScrollPosition {
        let positions: [UICollectionView.ScrollPosition] =
            isHorizontal ? [.left, .right, .centeredHorizontally, []] : [.top, .bottom, .centeredVertically, []]
        return positions[number % 4]
    }

    /// An index path that the collection view has, too.
    private func knownIndexPath(at place: Int) -> IndexPath? {
        guard let indexPath = view.data.indexPath(at: place), indexPath.section < collectionView.numberOfSections,
            indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
        else { return nil }
        return indexPath
    }

    private func setOffset(_ place: Int, _ animated: Bool) {
        let (size, bounds, insets) = (
            collectionView.contentSize, collectionView.bounds, collectionView.adjustedContentInset
        )
        var offset = collectionView.contentOffset
        let share = CGFloat(place) / 1_000
        if isHorizontal {
            let last = max(size.width + insets.right - bounds.width, -insets.left)
            offset.x = (-insets.left + (last + insets.left) * share).rounded()
        } else {
            let last = max(size.height + insets.bottom - bounds.height, -insets.top)
            offset.y = (-insets.top + (last + insets.top) * share).rounded()
        }
        collectionView.setContentOffset(offset, animated: animated)
        if animated { askedOffset = offset }
    }

    private func setInsets(_ start: CGFloat, _ end: CGFloat, _ side: CGFloat) {
        // UIKit goes on to where the scroll was to end, which may lie beyond the end then.
        if collectionView.isScrollAnimating { mayRestBeyondEnds = true }
        collectionView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: side, right: end)
            : UIEdgeInsets(top: start, left: side, bottom: end, right: 0)
    }

    private func setEstimate(_ points: Int) {
        layout.estimatedItemSize =
            points < 20 ? SizingLayout.automaticEstimate : CGSize(width: points, height: points)
    }

    // MARK: Data

    private func batch(_ seed: UInt64, animated: Bool) {
        // What UIKit makes of a batch while an item is carried is not known: see `changeWhileCarried`.
        move(.endMove(cancels: true))
        change(seed, animated: animated)
    }

    private func change(_ seed: UInt64, animated: Bool) {
        var generator = SplitMix64(seed: seed)
        let batch = SimulatedBatch(
            of: view.data,
            kinds: scene.kinds,
            largestCount: SimulatedScene.largestCount,
            using: &generator
        )
        if animated { view.apply(batch) } else { UIView.performWithoutAnimation { view.apply(batch) } }
    }

    private func reload(_ seed: UInt64?) {
        move(.endMove(cancels: true))
        var data = view.data
        if let seed {
            var generator = SplitMix64(seed: seed)
            data =
                SimulatedBatch(
                    of: data,
                    kinds: scene.kinds,
                    largestCount: SimulatedScene.largestCount,
                    using: &generator
                ).data
        }
        view.reload(with: data)
    }

    /// Whatever comes of the item under the finger, nothing breaks.
    private func changeWhileCarried(_ kind: FuzzedChange, _ seed: UInt64) {
        guard isMoving else { return }
        switch kind {
        case .batch where isCarriedWithinItsSection: change(seed, animated: true)
        case .silentBatch where isCarriedWithinItsSection: change(seed, animated: false)
        case .batch, .silentBatch: break
        case .reload: view.reload(with: view.data)
        case .deletion:
            guard let carried, isCarriedWithinItsSection else { return }
            view.delete(carried)
        case .layout: layout.invalidateLayout()
        case .sizes: layout.invalidateSizes()
        }
    }

    /// Whether the collection view counts the items as its data source does. A batch is counted against what the user sees, where
    /// the item under the finger may be in another section, of which the app knows nothing.
    private var isCarriedWithinItsSection: Bool {
        view.data.sections.enumerated().allSatisfy { index, section in
            collectionView.numberOfItems(inSection: index) == section.items.count
        }
    }

    /// Moves a finger across what is at a place of the screen.
    private func swipe(_ start: CGPoint, _ distance: Int) {
        guard !collectionView.isTracking, collectionView.window != nil else { return }
        screen.pan(from: start, to: CGPoint(x: start.x + CGFloat(distance), y: start.y), frames: 4)
    }

    private func showManySections() {
        move(.endMove(cancels: true))
        var generator = SplitMix64(seed: 100_000)
        var data = view.data
        data.sections = (0..<100_000).map { index in
            data.freshSection(scene.kinds, count: index % 7 == 0 ? 1 : 0, using: &generator)
        }
        view.reload(with: data)
    }

    private func loseSource(_ lasts: Bool) {
        guard !scene.isDiffable else { return }
        move(.endMove(cancels: true))
        collectionView.dataSource = nil
        collectionView.reloadData()
        if lasts { screen.frame() }
        collectionView.dataSource = view
        collectionView.reloadData()
    }

    private func invalidate(_ kind: FuzzedInvalidation, _ place: Int) {
        let indexPath = knownIndexPath(at: place)
        switch kind {
        case .layout: layout.invalidateLayout()
        case .sizes: layout.invalidateSizes()
        case .item: layout.invalidateSizes(at: [indexPath].compactMap(\.self))
        case .key:
            let item = indexPath.map { view.data.sections[$0.section].items[$0.item].id }
            layout.invalidateSizes(for: [item].compactMap(\.self))
        case .section: layout.invalidateSizes(inSections: indexPath.map { [$0.section] } ?? [])
        case .templates: layout.removeTemplates()
        case .cache: layout.sizingCache = SizingCache()
        case .contentViews: layout.invalidateContentViews()
        }
    }

    private func move(_ act: FuzzedAct) {
        switch act {
        case .beginMove(let place):
            guard !isMoving, !isReplaced, collectionView.window != nil, let indexPath = knownIndexPath(at: place) else {
                return
            }
            isMoving = collectionView.beginInteractiveMovementForItem(at: indexPath)
            carried = view.data.item(at: indexPath)?.id
        case .updateMove(let x, let y):
            guard isMoving else { return }
            let origin = collectionView.contentOffset
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y))
            )
        case .endMove(let cancels):
            guard isMoving else { return }
            isMoving = false
            if cancels {
                collectionView.cancelInteractiveMovement()
            } else {
                collectionView.endInteractiveMovement()
                // UIKit may have the old counts until the next frame.
                screen.frame()
            }
        default: break
        }
    }

    // MARK: Questions

    private func ask(_ question: FuzzedQuestion, _ place: Int) {
        let indexPath = knownIndexPath(at: place) ?? IndexPath(item: 0, section: 0)
        switch question {
        case .attributes: _ = layout.layoutAttributesForItem(at: indexPath)
        case .elements:
            let start = CGFloat(place) * 20 - 2_000
            let rect = CGRect(x: isHorizontal ? start : 0, y: isHorizontal ? 0 : start, width: 900, height: 900)
            _ = layout.layoutAttributesForElements(in: rect)
        case .contentSize: _ = layout.collectionViewContentSize
        case .itemAtPoint:
            _ = collectionView.indexPathForItem(at: CGPoint(x: place % 400, y: place * 10))
        case .visibleItems: _ = collectionView.indexPathsForVisibleItems
        case .position: _ = layout.position(withKeysOf: Int.self)
        case .status: _ = layout.sizingStatus(ofItemAt: indexPath)
        case .cell: _ = collectionView.cellForItem(at: indexPath)
        case .header:
            _ = collectionView.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: indexPath.section)
            )
        }
    }
}
