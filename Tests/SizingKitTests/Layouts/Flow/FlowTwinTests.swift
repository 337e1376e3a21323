import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Where sizes are stated, a `SizingFlowLayout` puts everything where a flow layout of UIKit does: random sections, sizes,
/// insets, spacings, delegates, both directions, right to left, scales, and updates in between. Each seed is another layout;
/// `Scripts/exhaust FlowTwinTests` tries 10,000.
@MainActor
@Suite(.secondProcess) struct FlowTwinTests {
    private enum Act: Step, CustomStringConvertible {
        case scroll(UInt64)
        case insertItems(UInt64)
        case deleteItems(UInt64)
        case moveItem(UInt64)
        case reloadItem(UInt64)
        case insertSection(UInt64)
        case deleteSection(UInt64)
        case reloadData(UInt64)
        case setProperties(UInt64)
        case resize(UInt64)
        case invalidate(UInt64)

        static func random(using generator: inout SplitMix64) -> Act {
            let seed = generator.next()
            let acts: [Act] = [
                .scroll(seed), .insertItems(seed), .deleteItems(seed), .moveItem(seed), .reloadItem(seed),
                .insertSection(seed), .deleteSection(seed), .reloadData(seed), .setProperties(seed), .resize(seed),
                .invalidate(seed),
            ]
            return acts[Int.random(in: 0..<acts.count, using: &generator)]
        }

        var description: String {
            switch self {
            case .scroll: "scroll"
            case .insertItems: "insert items"
            case .deleteItems: "delete items"
            case .moveItem: "move an item"
            case .reloadItem: "reload an item"
            case .insertSection: "insert a section"
            case .deleteSection: "delete a section"
            case .reloadData: "reload the data"
            case .setProperties: "set properties"
            case .resize: "resize"
            case .invalidate: "invalidate the layout"
            }
        }
    }

    @Test func aLayoutWithStatedSizesIsAFlowLayout() {
        check(Act.self, seeds: isExhaustive ? 0..<10_000 : 0..<600, length: 5) { seed, acts in
            var random = Randomness(seed: seed)
            let twin = random.twin()
            try twin.check()
            for act in acts {
                perform(act, on: twin, &random)
                try twin.check()
            }
        }
    }

    /// The same where UIKit does otherwise than is expected.
    @Test func aLayoutWithStatedSizesIsAFlowLayoutInHostileModes() {
        check(Act.self, seeds: isExhaustive ? 20_000..<22_000 : 20_000..<20_200, length: 5) { seed, acts in
            // The headless flow layout keeps its frames if no updates follow the end of a batch.
            let modes = ShownCells.modes.filter { !$0.contains(.abandonedBatches) }
            var random = Randomness(seed: seed)
            let twin = random.twin(modes[Int(seed) % modes.count])
            try twin.check()
            for act in acts {
                perform(act, on: twin, &random)
                try twin.check()
            }
        }
    }

    private func perform(_ act: Act, on twin: FlowTwin, _ random: inout Randomness) {
        let data = twin.data
        switch act {
        case .scroll: twin.scroll(to: CGFloat.random(in: 0...1, using: &random.generator))
        case .insertItems(let seed):
            guard let section = random.section(of: data, seed) else { return }
            let count = Int(seed % 5) + 1
            let item = Int.random(in: 0...data.sections[section].count, using: &random.generator)
            let sizes = (0..<count).map { _ in random.size(random.unit) }
            twin.update {
                data.sections[section].insert(contentsOf: sizes, at: item)
            } _: { view in
                view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
            }
        case .deleteItems(let seed):
            guard let section = random.section(of: data, seed), !data.sections[section].isEmpty else { return }
            let item = Int.random(in: 0..<data.sections[section].count, using: &random.generator)
            let count = min(Int(seed % 4) + 1, data.sections[section].count - item)
            twin.update {
                data.sections[section].removeSubrange(item..<item + count)
            } _: { view in
                view.deleteItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
            }
        case .moveItem(let seed):
            guard let source = random.section(of: data, seed), !data.sections[source].isEmpty,
                let target = random.section(of: data, seed / 7)
            else { return }
            let item = Int.random(in: 0..<data.sections[source].count, using: &random.generator)
            let last = data.sections[target].count - (source == target ? 1 : 0)
            let place = Int.random(in: 0...last, using: &random.generator)
            twin.update {
                let size = data.sections[source].remove(at: item)
                data.sections[target].insert(size, at: place)
            } _: { view in
                view.moveItem(
                    at: IndexPath(item: item, section: source),
                    to: IndexPath(item: place, section: target)
                )
            }
        case .reloadItem(let seed):
            guard let section = random.section(of: data, seed), !data.sections[section].isEmpty else { return }
            let item = Int.random(in: 0..<data.sections[section].count, using: &random.generator)
            let size = random.size(random.unit)
            twin.update {
                data.sections[section][item] = size
            } _: { view in
                view.reloadItems(at: [IndexPath(item: item, section: section)])
            }
        case .insertSection:
            let section = Int.random(in: 0...data.sections.count, using: &random.generator)
            let items = random.items()
            twin.update {
                data.sections.insert(items, at: section)
            } _: { view in
                view.insertSections(IndexSet(integer: section))
            }
        case .deleteSection(let seed):
            guard let section = random.section(of: data, seed) else { return }
            twin.update {
                data.sections.remove(at: section)
            } _: { view in
                view.deleteSections(IndexSet(integer: section))
            }
        case .reloadData:
            data.sections = random.sections()
            twin.reload()
        case .setProperties: twin.properties = random.properties()
        case .resize: twin.screen.resize(to: random.screenSize())
        case .invalidate:
            data.statements = (0..<2).map { _ in random.statement() }
            twin.invalidate()
        }
    }

    /// What layouts are made of, by a seed.
    private struct Randomness {
        var generator: SplitMix64
        /// What lengths are multiples of; 0 for any fraction.
        let unit: CGFloat
        private let direction: UICollectionView.ScrollDirection
        /// Whether spacings and insets may be negative, so that items, lines and headers overlap.
        private let overlaps: Bool

        init(seed: UInt64) {
            generator = SplitMix64(seed: seed &* 0x9E37 &+ 17)
            unit = [1, 0.5, 1.0 / 3, 0].randomElement(using: &generator)!
            direction = Bool.random(using: &generator) ? .vertical : .horizontal
            overlaps = seed % 4 == 3
        }

        mutating func length(_ range: ClosedRange<CGFloat>, _ unit: CGFloat) -> CGFloat {
            let length = CGFloat.random(in: range, using: &generator)
            return unit == 0 ? length : (length / unit).rounded() * unit
        }

        /// A length that is zero every other time.
        mutating func space(_ range: ClosedRange<CGFloat>) -> CGFloat {
            Bool.random(using: &generator) ? 0 : length(range, unit)
        }

        mutating func size(_ unit: CGFloat) -> CGSize {
            // Some are wider than a line.
            let widest: CGFloat = Int.random(in: 0..<12, using: &generator) == 0 ? 500 : 130
            let cross = length(4...widest, unit)
            // Items are longer than what lies over them.
            let main = length(overlaps ? 16...90 : 4...90, unit)
            return direction == .vertical
                ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
        }

        mutating func insets(_ most: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: space(1...most),
                left: space(1...most),
                bottom: space(1...most),
                right: space(1...most)
            )
        }

        mutating func spacing() -> CGFloat { space(overlaps ? -12...30 : 1...30) }

        mutating func sectionInset() -> UIEdgeInsets {
            var inset = insets(40)
            guard overlaps, Bool.random(using: &generator) else { return inset }
            let (over, after) = (-space(1...12), length(12...40, unit))
            switch direction {
            case .vertical: (inset.top, inset.bottom, inset.left) = (over, after, -space(1...12))
            default: (inset.right, inset.left, inset.top) = (over, after, -space(1...12))
            }
            return inset
        }

        mutating func boundary() -> CGSize {
            CGSize(width: space(1...60), height: space(1...60))
        }

        mutating func properties() -> FlowTwin.Properties {
            FlowTwin.Properties(
                itemSize: size(unit),
                lineSpacing: spacing(),
                itemSpacing: spacing(),
                inset: sectionInset(),
                header: boundary(),
                footer: boundary(),
                pinsHeaders: Int.random(in: 0..<4, using: &generator) == 0,
                pinsFooters: Int.random(in: 0..<4, using: &generator) == 0,
                reference: [.fromContentInset, .fromContentInset, .fromSafeArea, .fromLayoutMargins]
                    .randomElement(using: &generator)!
            )
        }

        mutating func statement() -> FlowTwinData.SectionStatement {
            FlowTwinData.SectionStatement(
                inset: sectionInset(),
                lineSpacing: spacing(),
                itemSpacing: spacing(),
                header: boundary(),
                footer: boundary()
            )
        }

        mutating func items() -> [CGSize] {
            let most = [0, 1, 3, 12, 60].randomElement(using: &generator)!
            let count = Int.random(in: 0...most, using: &generator)
            return (0..<count).map { _ in size(unit) }
        }

        mutating func sections() -> [[CGSize]] {
            (0..<Int.random(in: 1...5, using: &generator)).map { _ in items() }
        }

        @MainActor
        mutating func section(of data: FlowTwinData, _ seed: UInt64) -> Int? {
            data.sections.isEmpty ? nil : Int(seed % UInt64(data.sections.count))
        }

        mutating func screenSize() -> CGSize {
            let side = length(200...500, unit == 0 ? 1 : unit)
            return CGSize(width: side, height: length(200...500, 1))
        }

        @MainActor
        mutating func twin(_ hostility: Hostility = []) -> FlowTwin {
            let isRightToLeft = Int.random(in: 0..<3, using: &generator) == 0
            // UIKit mirrors frames of vertical layouts only.
            let isMirrored = direction == .vertical && Bool.random(using: &generator)
            let data = FlowTwinData(
                sections(),
                delegate: FlowTwinData.Delegate.allCases.randomElement(using: &generator)!,
                statements: (0..<2).map { _ in statement() }
            )
            return FlowTwin(
                data,
                properties(),
                direction: direction,
                size: screenSize(),
                scale: [1, 2, 3].randomElement(using: &generator)!,
                insets: Bool.random(using: &generator) ? .zero : insets(30),
                isRightToLeft: isRightToLeft,
                isMirrored: isMirrored,
                hostility: hostility
            )
        }
    }
}
