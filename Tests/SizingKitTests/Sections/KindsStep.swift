import TestSupport

/// What happens next to sections of some kinds. Places are in thousandths of what is there.
enum KindsStep: Step {
    case drag(points: Int)
    case fling(velocity: Int)
    case rest
    case jump(to: Int)
    case batch(UInt64)
    case changeSize(of: Int, by: Int)
    case reload
    case resize(Int)

    static func random(using generator: inout SplitMix64) -> KindsStep {
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<35: .drag(points: .random(in: -700...800, using: &generator))
        case ..<50: .fling(velocity: .random(in: -4_000...5_000, using: &generator))
        case ..<58: .rest
        case ..<66: .jump(to: .random(in: 0...1_000, using: &generator))
        case ..<86: .batch(generator.next())
        case ..<93:
            .changeSize(of: .random(in: 0..<1_000, using: &generator), by: .random(in: -200...300, using: &generator))
        case ..<95: .reload
        default: .resize(.random(in: 0..<4, using: &generator))
        }
    }
}
