import Foundation
import UIKit

/// The rival: the layout that one writes first. All frames in an array, made anew on each change.
///
/// It measures what the viewport shows with the same closure, and does not hold the reader's place.
final class NaiveLayout: UICollectionViewLayout {
    enum Arrangement {
        case list
        case masonry
        case flow
    }

    private let arrangement: Arrangement
    private let data: Dataset
    /// The measured lengths, 0 for what is not measured: heights, in a flow widths.
    private var lengths: [CGFloat] = []
    private var frames: [CGRect] = []
    private var width: CGFloat = 0
    private var contentHeight: CGFloat = 0
    private var needsEverything = true
    private var isUpdating = false

    init(_ arrangement: Arrangement, measuring data: Dataset) {
        self.arrangement = arrangement
        self.data = data
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("NaiveLayout is made in code only")
    }

    /// A section's header counts as its first element.
    private var headers: Int { data.hasHeaders ? 1 : 0 }

    private func element(_ item: Int, in section: Int) -> Int {
        section * (data.itemsPerSection + headers) + headers + item
    }

    private func place(of element: Int) -> (item: Int, section: Int) {
        let inserted = data.insertedItem == nil ? 0 : 1
        guard element >= data.itemsPerSection + headers + inserted else { return (element - headers, 0) }
        let (section, rest) = (element - inserted).quotientAndRemainder(dividingBy: data.itemsPerSection + headers)
        return (rest - headers, section)
    }

    // MARK: Preparing

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { needsEverything = true }
        if context.invalidateDataSourceCounts, !context.invalidateEverything { isUpdating = true }
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView, !isUpdating else { return }
        if needsEverything || width != collectionView.bounds.width {
            needsEverything = false
            width = collectionView.bounds.width
            let count = (0..<collectionView.numberOfSections).reduce(0) {
                $0 + collectionView.numberOfItems(inSection: $1) + headers
            }
            lengths = Array(repeating: 0, count: count)
            rebuild()
        }
        measure(in: collectionView.bounds)
    }

    /// Measures all items at once: one by one it would take hours.
    func measureEverything() {
        for index in lengths.indices {
            let (item, section) = place(of: index)
            lengths[index] = item < 0 ? Dataset.headerHeight : data.measure(item, in: section)
        }
        rebuild()
    }

    private func measure(in rect: CGRect) {
        while true {
            var isChanged = false
            for index in elements(in: rect) where lengths[index] == 0 {
                let (item, section) = place(of: index)
                lengths[index] = item < 0 ? Dataset.headerHeight : data.measure(item, in: section)
                isChanged = true
            }
            guard isChanged else { return }
            rebuild()
        }
    }

    private func rebuild() {
        let spacing = Dataset.spacing
        // Taken out, so that nobody has to ask at each element whether it may be changed.
        var frames = self.frames
        self.frames = []
        defer { self.frames = frames }
        frames.removeAll(keepingCapacity: true)
        frames.reserveCapacity(lengths.count)
        switch arrangement {
        case .list:
            var y: CGFloat = 0
            // Between rows is space, but none around headers and between sections.
            let sectionLength = data.itemsPerSection + headers
            var place = 0
            for length in lengths {
                let height = length == 0 ? Dataset.estimate : length
                frames.append(CGRect(x: 0, y: y, width: width, height: height))
                place += 1
                let isLast = data.sectionCount > 1 && place == sectionLength
                let isHeader = headers > 0 && place == 1
                y += isLast || isHeader ? height : height + spacing
                if isLast { place = 0 }
            }
            contentHeight = data.sectionCount > 1 ? y : y - spacing
        case .masonry:
            var ends: [CGFloat] = [0, 0]
            let column = (width - spacing) / 2
            for length in lengths {
                let height = length == 0 ? Dataset.estimate : length
                let index = ends[0] <= ends[1] ? 0 : 1
                frames.append(
                    CGRect(x: (column + spacing) * CGFloat(index), y: ends[index], width: column, height: height)
                )
                ends[index] += height + spacing
            }
            contentHeight = max(ends[0], ends[1]) - spacing
        case .flow:
            var (x, y): (CGFloat, CGFloat) = (0, 0)
            for length in lengths {
                let itemWidth = length == 0 ? 100 : length
                if x > 0, x + itemWidth > width { (x, y) = (0, y + 32 + spacing) }
                frames.append(CGRect(x: x, y: y, width: itemWidth, height: 32))
                x += itemWidth + spacing
            }
            contentHeight = y + 32
        }
    }

    // MARK: Answering

    /// No item is higher than this.
    private static let highest: CGFloat = 200

    private func elements(in rect: CGRect) -> Range<Int> {
        var (low, high) = (0, frames.count)
        while low < high {
            let middle = (low + high) / 2
            if frames[middle].minY < rect.minY - Self.highest { low = middle + 1 } else { high = middle }
        }
        while low < frames.count, frames[low].minY < rect.maxY, frames[low].maxY <= rect.minY { low += 1 }
        var end = low
        while end < frames.count, frames[end].minY < rect.maxY { end += 1 }
        return low..<end
    }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard !isUpdating else { return nil }
        var attributes: [UICollectionViewLayoutAttributes] = []
        var pinnedSection: Int?
        if data.hasHeaders, let bounds = collectionView?.bounds, let top = elements(in: bounds).first {
            let section = place(of: top).section
            let header = element(-1, in: section)
            let end = frames[element(data.itemsPerSection - 1, in: section)].maxY
            var frame = frames[header]
            frame.origin.y = max(frame.minY, min(bounds.minY, end - frame.height))
            attributes.append(self.attributes(of: header, frame))
            pinnedSection = section
        }
        for index in elements(in: rect) where frames[index].intersects(rect) {
            let place = place(of: index)
            if place.item >= 0 || place.section != pinnedSection {
                attributes.append(self.attributes(of: index, frames[index]))
            }
        }
        return attributes
    }

    private func attributes(of element: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let (item, section) = place(of: element)
        let attributes =
            item < 0
            ? UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                with: IndexPath(item: 0, section: section)
            ) : UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let index = element(indexPath.item, in: indexPath.section)
        return frames.indices.contains(index) ? attributes(of: index, frames[index]) : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if newBounds.width != width || data.hasHeaders { return true }
        return elements(in: newBounds).contains { lengths[$0] == 0 }
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for update in updateItems {
            switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
            case (.insert, _, let after?): lengths.insert(0, at: element(after.item, in: after.section))
            case (.delete, let before?, _): lengths.remove(at: element(before.item, in: before.section))
            case (.move, let before?, let after?): moveSection(before.section, to: after.section)
            default: break
            }
        }
        isUpdating = false
        rebuild()
        if let collectionView { measure(in: collectionView.bounds) }
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    private func moveSection(_ source: Int, to destination: Int) {
        let length = data.itemsPerSection + headers
        let moved = Array(lengths[source * length..<(source + 1) * length])
        lengths.removeSubrange(source * length..<(source + 1) * length)
        lengths.insert(contentsOf: moved, at: destination * length)
    }
}
