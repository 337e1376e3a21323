import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// A page whose sections are carousels and rows in turns, and a user's steps on it.
@MainActor
final class CarouselReplay: NSObject, UICollectionViewDataSource {
    /// A section. One with an odd identity is a carousel.
    private struct Part {
        let id: Int
        var items: [Int]
        var isCarousel: Bool { id % 2 == 1 }
    }

    private static let spacing: CGFloat = 10
    private static let inset: CGFloat = 20
    /// As many items give the height.
    private static let leadCount = 5

    private let scene: CarouselScene
    private let screen: HeadlessScreen
    private let layout: SizingLayout
    private let collectionView: UICollectionView
    private var parts: [Part] = []
    private var lastID = 0
    private var problem: String?

    init(_ scene: CarouselScene, hostility: Hostility) {
        self.scene = scene
        screen = HeadlessScreen(size: CGSize(width: 400, height: 700), scale: 2, hostility: hostility)
        layout = SizingLayout(.list())
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if scene.isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        parts = (0..<9).map { makePart($0 % 2 == 1, count: $0 % 2 == 1 ? 4 + $0 * 3 : 3) }
        let carousel = SizingSection.carousel(
            SizingCarousel(
                itemWidth: .fixed(scene.rows == 1 ? 150 : 300),
                itemHeight: .tallest(of: Self.leadCount),
                rows: scene.rows,
                columnSpacing: Self.spacing,
                rowSpacing: Self.spacing,
                scrollingBehavior: scene.behavior
            )
        )
        .insets(NSDirectionalEdgeInsets(top: 0, leading: Self.inset, bottom: 0, trailing: Self.inset))
        layout.sectionProvider = { [unowned self] section, _ in
            parts[section].isCarousel ? carousel : .grid(columns: 1)
        }
        layout.itemSizing = { [unowned self] path in
            let item = parts[path.section].items[path.item]
            return .computed(key: item) { proposal in
                CGSize(width: proposal.width ?? 100, height: Self.height(of: item))
            }
        }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        screen.show(collectionView)
        screen.frame()
    }

    private static func height(of item: Int) -> CGFloat { CGFloat(40 + item * 29 % 61) }

    private func makePart(_ isCarousel: Bool, count: Int) -> Part {
        lastID += (lastID % 2 == 0) == isCarousel ? 1 : 2
        return Part(id: lastID, items: newItems(count))
    }

    private func newItems(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            lastItem += 1
            return lastItem
        }
    }

    private var lastItem = 0

    func run(_ steps: [CarouselStep]) throws {
        screen.afterFrame = { [unowned self] in inspect() }
        defer { screen.afterFrame = nil }
        for (number, step) in steps.enumerated() {
            if let exception = catchingUIKitExceptions({ play(step) }).first { report("\(exception)") }
            if let problem { throw Difference(description: "\(problem) after \(step) (\(number))") }
        }
        rest()
        checkRest()
        if let problem { throw Difference(description: "\(problem) at rest") }
    }

    private func report(_ text: String) {
        if problem == nil { problem = text }
    }

    // MARK: What is seen

    /// Each cell of a carousel is where the offset says, and no visible one is missing.
    private func inspect() {
        for (index, part) in parts.enumerated() where part.isCarousel {
            guard let offset = layout.carouselOffset(inSection: index), let first = part.items.first else { continue }
            let height = part.items.prefix(Self.leadCount).map(Self.height).max() ?? 0
            let width: CGFloat = scene.rows == 1 ? 150 : 300
            let top = layout.placedAttributes(forItemAt: IndexPath(item: 0, section: index))?.frame.minY ?? 0
            let visible = collectionView.bounds
            for (item, id) in part.items.enumerated() {
                let column = CGFloat(item / scene.rows)
                let x = Self.inset + column * (width + Self.spacing) - offset
                let y = top + CGFloat(item % scene.rows) * (height + Self.spacing)
                let expected = CGRect(
                    x: scene.isRightToLeft ? visible.width - x - width : x,
                    y: y,
                    width: width,
                    height: height
                )
                let cell = collectionView.cellForItem(at: IndexPath(item: item, section: index))
                let isVisible =
                    expected.maxX > 0.5 && expected.minX < visible.width - 0.5
                    && expected.maxY > visible.minY && expected.minY < visible.maxY
                if let cell, isVisible, !isNear(cell.frame, expected) {
                    return report("item \(id) of section \(part.id) at \(cell.frame), not \(expected), from \(first)")
                }
                if cell == nil, isVisible {
                    return report("item \(id) of section \(part.id) is missing at \(expected)")
                }
            }
        }
    }

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        abs(frame.minX - other.minX) < 0.6 && abs(frame.minY - other.minY) < 0.6 && frame.size == other.size
    }

    /// Nothing is beyond an end at rest, and columns are where they rest.
    private func checkRest() {
        for (index, part) in parts.enumerated() where part.isCarousel && !part.items.isEmpty {
            guard let offset = layout.carouselOffset(inSection: index) else { continue }
            let (least, most) = restingOffsets(of: part)
            if offset < least - 0.6 || offset > most + 0.6 {
                report("section \(part.id) rests at \(offset), outside of \(least)...\(most)")
            }
        }
    }

    /// Where a carousel may rest.
    private func restingOffsets(of part: Part) -> (least: CGFloat, most: CGFloat) {
        let width: CGFloat = scene.rows == 1 ? 150 : 300
        let columns = (part.items.count + scene.rows - 1) / scene.rows
        let total = CGFloat(columns) * (width + Self.spacing) - Self.spacing
        let room = collectionView.bounds.width - 2 * Self.inset
        let least = scene.behavior == .groupPagingCentered ? (width - room) / 2 : 0
        return (least, scene.behavior == .groupPagingCentered ? total - width + least : max(0, total - room))
    }

    /// The first item that is whole in each carousel, and where it is.
    private func lookedAt() -> [Int: (item: Int, x: CGFloat)] {
        var found: [Int: (item: Int, x: CGFloat)] = [:]
        for (index, part) in parts.enumerated() where part.isCarousel {
            guard let offset = layout.carouselOffset(inSection: index) else { continue }
            let whole = part.items.indices.first { item in
                guard item % scene.rows == 0, let x = place(item, index) else { return false }
                return x >= Self.inset
            }
            // At its start a carousel shows what is inserted there, and beyond an end it goes back.
            let (least, most) = restingOffsets(of: part)
            if let whole, let x = place(whole, index), offset > least, offset <= most {
                found[part.id] = (part.items[whole], x)
            }
        }
        return found
    }

    /// The distance of an item from the edge at which its carousel begins.
    private func place(_ item: Int, _ section: Int) -> CGFloat? {
        layout.placedAttributes(forItemAt: IndexPath(item: item, section: section))?.frame.minX
    }

    /// Makes a change, and checks that what is looked at in each carousel stays where it is.
    private func holding(_ change: () -> Void) {
        collectionView.layoutIfNeeded()
        let before = lookedAt()
        change()
        collectionView.layoutIfNeeded()
        let after = lookedAt()
        for (index, part) in parts.enumerated() {
            guard let kept = before[part.id], let item = part.items.firstIndex(of: kept.item), item % scene.rows == 0,
                after[part.id] != nil, let x = place(item, index), !isAtAnEnd(index)
            else { continue }
            if abs(x - kept.x) > 0.6 { report("item \(kept.item) of section \(part.id) moved from \(kept.x) to \(x)") }
        }
        screen.frame()
    }

    private func isAtAnEnd(_ section: Int) -> Bool {
        guard let last = parts[section].items.indices.last, let x = place(last, section) else { return true }
        let width: CGFloat = scene.rows == 1 ? 150 : 300
        return x + width <= collectionView.bounds.width - Self.inset
            + (scene.behavior == .groupPagingCentered ? 110 : 0.6)
    }

    // MARK: What is done

    private func rest() {
        if collectionView.isTracking { screen.lift(collectionView) }
        screen.runUntilRest(maximumFrames: 900)
        screen.frames(20)
        screen.runUntilRest(maximumFrames: 900)
    }

    private func part(_ place: Int, where isMeant: (Part) -> Bool = { _ in true }) -> Int? {
        let possible = parts.indices.filter { isMeant(parts[$0]) }
        return possible.isEmpty ? nil : possible[place * possible.count / 1_000]
    }

    private func play(_ step: CarouselStep) {
        switch step {
        case .dragPage(let points):
            screen.drag(collectionView, by: CGPoint(x: 0, y: CGFloat(points)))
            screen.lift(collectionView)
            screen.frame()
        case .flingPage(let velocity, let frames):
            screen.fling(collectionView, velocity: CGFloat(velocity), frames: 2)
            screen.frames(frames)
        case .dragCarousel(let place, let points, let frames): dragCarousel(place, points, frames)
        case .rest: rest()
        case .frames(let count): screen.frames(count)
        case .setOffset(let place, let offset, let animated):
            guard let section = part(place, where: \.isCarousel) else { return }
            layout.setCarouselOffset(CGFloat(offset), inSection: section, animated: animated)
            screen.frame()
        case .turn:
            rest()
            screen.resize(to: CGSize(width: screen.size.height, height: screen.size.width))
            screen.frames(2)
        case .reload: holding { collectionView.reloadData() }
        default: holding { update(step) }
        }
    }

    private func dragCarousel(_ place: Int, _ points: Int, _ frames: Int) {
        let shown = collectionView.visibleCells.compactMap { cell -> CGRect? in
            guard let path = collectionView.indexPath(for: cell), parts[path.section].isCarousel else { return nil }
            let frame = cell.convert(cell.bounds, to: nil)
            return frame.midY > 0 && frame.midY < screen.size.height && frame.midX > 0 && frame.midX < screen.size.width
                ? frame : nil
        }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        guard !shown.isEmpty else { return }
        let frame = shown[place * shown.count / 1_000]
        let start = CGPoint(x: frame.midX, y: frame.midY)
        screen.pan(from: start, to: CGPoint(x: start.x + CGFloat(points), y: start.y), frames: frames)
        screen.frames(place % 15)
    }

    private func update(_ step: CarouselStep) {
        collectionView.performBatchUpdates {
            switch step {
            case .insert(let count, let place, let at):
                guard let section = part(place) else { return }
                let item = at * (parts[section].items.count + 1) / 1_000
                parts[section].items.insert(contentsOf: newItems(count), at: item)
                collectionView.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
            case .delete(let count, let place, let at):
                guard let section = part(place, where: { !$0.items.isEmpty }) else { return }
                let item = at * parts[section].items.count / 1_000
                let range = item..<min(item + count, parts[section].items.count)
                parts[section].items.removeSubrange(range)
                collectionView.deleteItems(at: range.map { IndexPath(item: $0, section: section) })
            case .move(let place, let at, let to):
                guard let section = part(place, where: { !$0.items.isEmpty }) else { return }
                let (source, target) = (
                    at * parts[section].items.count / 1_000, to * parts[section].items.count / 1_000
                )
                parts[section].items.insert(parts[section].items.remove(at: source), at: target)
                collectionView.moveItem(
                    at: IndexPath(item: source, section: section),
                    to: IndexPath(item: target, section: section)
                )
            case .insertSection(let place):
                let section = place * (parts.count + 1) / 1_000
                parts.insert(makePart(place % 2 == 1, count: 6), at: section)
                collectionView.insertSections([section])
            case .deleteSection(let place):
                guard parts.count > 4, let section = part(place) else { return }
                parts.remove(at: section)
                collectionView.deleteSections([section])
            case .moveSection(let place, let to):
                guard let section = part(place), let target = part(to) else { return }
                parts.insert(parts.remove(at: section), at: target)
                collectionView.moveSection(section, toSection: target)
            case .reloadSection(let place):
                guard let section = part(place) else { return }
                collectionView.reloadSections([section])
            default: break
            }
        }
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { parts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        parts[section].items.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
