import TestSupport

/// What a user, or the app under the user's hands, does next. Places are in thousandths of what is there.
package enum UserStep: Step {
    case drag(points: Int, frames: Int, lifts: Bool)
    case fling(velocity: Int, frames: Int)
    case rest
    case jump(to: Int)
    case scrollToItem(Int, position: Int, animated: Bool)
    case batch(UInt64)
    case reload(UInt64?)
    case changeSize(of: Int, by: Int)
    case invalidate(Int)
    case turn
    case largerText
    case keyboard(height: Int)
    case reorder(from: Int, to: Int)
    case swipe(at: Int, points: Int, frames: Int)
    case touch(Int)
    case tapAction(Int)
    case dragCarousel(at: Int, points: Int, frames: Int)
    case setCarousel(at: Int, to: Int, animated: Bool)
    case turnDirection
    case changeVersion(of: Int, by: Int)
    case changeInTurn(of: UInt64, at: Int, by: Int)
    case edit(animated: Bool)
    case tapControl(Int)
    case changeContentView(isHeader: Bool, pixels: Int, ContentViewChange)

    package static func random(using generator: inout SplitMix64) -> UserStep {
        func place() -> Int { .random(in: 0..<1_000, using: &generator) }
        switch Int.random(in: 0..<152, using: &generator) {
        case ..<22:
            return .drag(
                points: .random(in: -700...700, using: &generator),
                frames: .random(in: 1...3, using: &generator),
                lifts: Int.random(in: 0..<4, using: &generator) > 0
            )
        case ..<42:
            return .fling(
                velocity: .random(in: -5_000...5_000, using: &generator),
                frames: .random(in: 0...12, using: &generator)
            )
        case ..<48: return .rest
        case ..<54: return .jump(to: place())
        case ..<59:
            return .scrollToItem(
                place(),
                position: .random(in: 0...3, using: &generator),
                animated: Bool.random(using: &generator)
            )
        case ..<79: return .batch(generator.next())
        case ..<83: return .reload(Bool.random(using: &generator) ? generator.next() : nil)
        case ..<89: return .changeSize(of: place(), by: .random(in: -200...300, using: &generator))
        case ..<92: return .invalidate(place())
        case ..<94: return .turn
        case ..<95: return .largerText
        case ..<97: return .keyboard(height: .random(in: 0...1, using: &generator) * 250)
        case ..<100: return .reorder(from: place(), to: place())
        case ..<108:
            return .swipe(
                at: place(),
                points: .random(in: -330...330, using: &generator),
                frames: .random(in: 3...20, using: &generator)
            )
        case ..<111: return .touch(place())
        case ..<115: return .tapAction(place())
        case ..<117: return .edit(animated: Bool.random(using: &generator))
        case ..<122: return .tapControl(place())
        case ..<133:
            return .dragCarousel(
                at: place(),
                points: .random(in: -350...350, using: &generator),
                frames: .random(in: 2...12, using: &generator)
            )
        case ..<137:
            return .setCarousel(
                at: place(),
                to: .random(in: -50...3_000, using: &generator),
                animated: Bool.random(using: &generator)
            )
        case ..<139: return .turnDirection
        case ..<143: return .changeVersion(of: place(), by: .random(in: -200...300, using: &generator))
        case ..<147:
            return .changeInTurn(
                of: generator.next(),
                at: place(),
                by: .random(in: -200...300, using: &generator)
            )
        default:
            let changes: [ContentViewChange] = [.byItself, .bySetting, .inBatch(generator.next())]
            return .changeContentView(
                isHeader: Bool.random(using: &generator),
                pixels: .random(in: 60...900, using: &generator),
                changes[Int.random(in: 0..<changes.count, using: &generator)]
            )
        }
    }
}
