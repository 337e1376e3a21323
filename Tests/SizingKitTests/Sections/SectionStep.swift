import TestSupport

/// What happens to a layout of mixed sections.
enum SectionStep: Step {
    case drag(points: Int, frames: Int)
    case jump(thousandths: Int)
    /// Scrolls from the start to the end, so that everything has been measured.
    case sweep
    case insert(section: Int, item: Int, count: Int)
    case delete(section: Int, item: Int, count: Int)
    case move(section: Int, item: Int, toSection: Int, toItem: Int)
    case reload(section: Int, item: Int, by: Int)
    case invalidate(section: Int, item: Int, by: Int)
    case insertAndDelete(section: Int, item: Int)
    case insertSection(at: Int, count: Int)
    case deleteSection(at: Int)
    case moveSection(from: Int, to: Int)
    case reloadSection(at: Int)
    case turn
    case reloadData
    case query(start: Int, length: Int)

    static func random(using generator: inout SplitMix64) -> SectionStep {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        switch number(0...99) {
        case ..<22: return .drag(points: number(-900...900), frames: number(3...6))
        case ..<28: return .jump(thousandths: number(0...1_000))
        case ..<42: return .sweep
        case ..<50: return .insert(section: number(0...9), item: number(0...99), count: number(1...4))
        case ..<58: return .delete(section: number(0...9), item: number(0...99), count: number(1...4))
        case ..<64:
            return .move(
                section: number(0...9),
                item: number(0...99),
                toSection: number(0...9),
                toItem: number(0...99)
            )
        case ..<69: return .reload(section: number(0...9), item: number(0...99), by: number(-40...90))
        case ..<74: return .invalidate(section: number(0...9), item: number(0...99), by: number(-40...90))
        case ..<78: return .insertAndDelete(section: number(0...9), item: number(0...99))
        case ..<81: return .insertSection(at: number(0...9), count: number(0...20))
        case ..<83: return .deleteSection(at: number(0...9))
        case ..<86: return .moveSection(from: number(0...9), to: number(0...9))
        case ..<88: return .reloadSection(at: number(0...9))
        case ..<91: return .turn
        case ..<93: return .reloadData
        default: return .query(start: number(0...2_000), length: number(1...600))
        }
    }
}
