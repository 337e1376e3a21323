import HeadlessTools
import SizingKit
import TestSupport
import UIKit

extension FuzzedScreen {
    /// Whether there is something to check: the layout is that of a collection view on screen.
    private var isShown: Bool {
        !isReplaced && collectionView.window != nil && collectionView.bounds.width > 0
            && collectionView.bounds.height > 0
    }

    /// Throws what is wrong in a frame. While an item is carried, none is where it belongs.
    func checkFrame() throws {
        if let fault = view.fault { throw Difference(description: fault) }
        guard isShown, !isMoving else { return }
        // What changed since the last pass is not shown yet.
        collectionView.layoutIfNeeded()
        let cells = shownCells()
        for (indexPath, cell) in cells {
            guard let attributes = collectionView.layoutAttributesForItem(at: indexPath) else {
                throw Difference(description: "\(indexPath) is shown, and the layout has no attributes for it")
            }
            guard cell.frame.isNearly(attributes.frame) else {
                throw Difference(description: "\(indexPath) is shown at \(cell.frame), not \(attributes.frame)")
            }
            guard cell.frame.minX.isFinite, cell.frame.minY.isFinite else {
                throw Difference(description: "\(indexPath) is at \(cell.frame)")
            }
        }
        for element in layout.layoutAttributesForElements(in: collectionView.bounds) ?? [] {
            guard element.representedElementCategory == .cell, !element.isHidden,
                collectionView.cellForItem(at: element.indexPath) == nil,
                let frame = collectionView.layoutAttributesForItem(at: element.indexPath)?.frame
            else { continue }
            let overlap = frame.intersection(collectionView.bounds)
            guard overlap.width > 0.01, overlap.height > 0.01 else { continue }
            throw Difference(description: "\(element.indexPath) at \(frame) of \(collectionView.bounds) is not shown")
        }
        try checkOverlaps(cells)
    }

    /// Whether an item is measured when it is shown, and by itself. Only the first items of a carousel make its height, and the
    /// items beside one in a pattern make it longer, with their estimates, too.
    private func isMeasured(_ indexPath: IndexPath) -> Bool {
        switch arrangement {
        case .own: view.data.sections[indexPath.section].kind != .carousel
        case .pattern: scene.sizing != .selfSizing
        default: true
        }
    }

    /// Whether an item answers a size that makes no sense, or stands beside one that does: it keeps its estimate.
    private func isOdd(_ indexPath: IndexPath) -> Bool {
        view.data.sections[indexPath.section].items.contains { $0.odd != nil }
    }

    /// Items overlap where the app has asked for a spacing below 0, and nowhere else.
    private func checkOverlaps(_ cells: [(indexPath: IndexPath, cell: UICollectionViewCell)]) throws {
        guard ![.spacing, .sectionSpacing].contains(where: { oddLengths[$0] == .negative }) else { return }
        for (number, first) in cells.enumerated() {
            for second in cells[(number + 1)...] {
                let overlap = first.cell.frame.intersection(second.cell.frame)
                guard overlap.width > 0.01, overlap.height > 0.01 else { continue }
                throw Difference(
                    description:
                        "\(first.indexPath) overlaps \(second.indexPath): \(first.cell.frame), \(second.cell.frame)"
                )
            }
        }
    }

    /// Throws what is wrong when everything is at rest.
    func checkRest() throws {
        try checkFrame()
        guard isShown, !isMoving else { return }
        for (indexPath, cell) in shownCells()
        where layout.sizingStatus(ofItemAt: indexPath) == .estimated && !isOdd(indexPath) {
            let overlap = cell.frame.intersection(collectionView.bounds)
            guard overlap.width > 0.01, overlap.height > 0.01, isMeasured(indexPath) else { continue }
            throw Difference(
                description:
                    "\(indexPath) is shown at \(cell.frame) of \(collectionView.bounds) with an estimate at rest"
            )
        }
        let reading = ScreenReading(view)
        let direction = reading.direction
        guard
            direction.offset >= direction.minimumOffset - 1 && direction.offset <= direction.maximumOffset + 1
                || collectionView.contentOffset == askedOffset || mayRestBeyondEnds
                || collectionView.contentOffset == offsetAtResize && layout.contentOrigin == 0
        else {
            let legal = "\(direction.minimumOffset) to \(direction.maximumOffset)"
            throw Difference(description: "the offset is \(direction.offset) at rest, not from \(legal)")
        }
    }

    /// Throws what a new screen with the same data shows in another way at the same place.
    func checkTwin(hostility: Hostility) throws {
        guard isShown, !isMoving else { return }
        let cells = shownCells()
        guard
            let first = cells.first(where: {
                $0.cell.frame.minX >= collectionView.bounds.minX && $0.cell.frame.minY >= collectionView.bounds.minY
            })
        else { return }
        // There is one screen in a process: the new one takes the place of this one.
        let (size, text) = (screen.size, collectionView.traitCollection.preferredContentSizeCategory)
        let twin = FuzzedScreen(copy(), hostility: hostility)
        twin.screen.resize(to: size)
        twin.screen.set { $0.preferredContentSizeCategory = text }
        // A closure may have given it another size than its window has.
        twin.collectionView.frame.size = collectionView.frame.size
        twin.show(like: self, first.indexPath)
        if let fault = twin.view.fault { throw Difference(description: "a new screen: \(fault)") }
        for (indexPath, cell) in cells {
            guard let attributes = twin.collectionView.layoutAttributesForItem(at: indexPath) else {
                throw Difference(description: "a new screen has no \(indexPath)")
            }
            guard twin.layout.sizingStatus(ofItemAt: indexPath) != .estimated, isMeasured(indexPath), !isOdd(indexPath)
            else { continue }
            let (size, other) = (cell.frame.size, attributes.frame.size)
            guard abs(size.width - other.width) < 0.5, abs(size.height - other.height) < 0.5 else {
                throw Difference(description: "\(indexPath) has the size \(size), and \(other) on a new screen")
            }
        }
    }

    /// Comes to the place that another screen with the same data shows.
    private func show(like other: FuzzedScreen, _ indexPath: IndexPath) {
        arrangement = other.arrangement
        oddLengths = other.oddLengths
        arrange()
        layout.invalidateSizes()
        layout.contentAnchor = other.layout.contentAnchor
        layout.sectionSpacing = other.layout.sectionSpacing
        layout.estimatedItemSize = other.layout.estimatedItemSize
        collectionView.contentInset = other.collectionView.contentInset
        collectionView.semanticContentAttribute = other.collectionView.semanticContentAttribute
        layout.setEditing(other.collectionView.isEditing, animated: false)
        layout.scrollExactly(toItemAt: indexPath, at: scene.isHorizontal ? .left : .top, animated: false)
        rest()
    }

    /// A scene that begins with the data of this screen.
    private func copy() -> SimulatedScene {
        var scene = scene
        scene.data = view.data
        return scene
    }

    private func shownCells() -> [(indexPath: IndexPath, cell: UICollectionViewCell)] {
        collectionView.visibleCells
            .compactMap { cell in collectionView.indexPath(for: cell).map { ($0, cell) } }
            .sorted { $0.indexPath < $1.indexPath }
    }
}

extension CGRect {
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
