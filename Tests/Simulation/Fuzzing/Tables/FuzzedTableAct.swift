import TestSupport

/// What an app with a table, or the finger on its screen, does next, in any order. Places are in thousandths of what is there.
package enum FuzzedTableAct: Step {
    case frame, rest
    case drag(points: Int)
    case lift(velocity: Int)
    case setOffset(Int, animated: Bool)
    case scrollToRow(Int, position: Int, animated: Bool)
    case batch(UInt64, animated: Bool, isOpen: Bool)
    case twoBatches(UInt64, UInt64)
    case reload(UInt64?)
    case reloadRow(Int)
    case reconfigureRow(Int)
    case reloadSection(Int)
    case changeText(of: Int, words: Int)
    case setHeight(of: Int, OddLength?)
    case setHeights(FuzzedTableHeight, OddLength?)
    case setMeasured(Bool)
    case setView(FuzzedTableEnd, height: Int?)
    case setInsets(top: Int, bottom: Int, side: Int)
    case resize(width: Int, height: Int)
    case turn
    case setDirection(isRightToLeft: Bool)
    case setText(isLarge: Bool)
    case setEditing(Bool, animated: Bool)
    case select(Int, animated: Bool)
    case deselect(Int)
    case tap(x: Int, y: Int)
    case pan(x: Int, y: Int, by: Int)
    case chooseControl(Int)
    case ask(FuzzedTableQuestion, at: Int)
    case layOut
    case leaveWindow, comeBack
    case whenAsked(FuzzedTableClosure, FuzzedTableReply, at: Int)
    case withoutSource(lasts: Bool)
    case manySections
    case letGo

    package static func random(using generator: inout SplitMix64) -> FuzzedTableAct {
        func place() -> Int { .random(in: 0..<1_000, using: &generator) }
        func chance() -> Bool { Bool.random(using: &generator) }
        func any<Value: CaseIterable>(_ type: Value.Type) -> Value {
            let all = Array(type.allCases)
            return all[Int.random(in: 0..<all.count, using: &generator)]
        }
        func odd() -> OddLength? { chance() ? nil : any(OddLength.self) }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<24: return .frame
        case ..<29: return .rest
        case ..<35: return .drag(points: .random(in: -500...500, using: &generator))
        case ..<39: return .lift(velocity: .random(in: -4_000...4_000, using: &generator))
        case ..<41: return .setOffset(place(), animated: chance())
        case ..<44: return .scrollToRow(place(), position: .random(in: 0...3, using: &generator), animated: chance())
        case ..<52: return .batch(generator.next(), animated: chance(), isOpen: chance())
        case ..<53: return .twoBatches(generator.next(), generator.next())
        case ..<55: return .reload(chance() ? generator.next() : nil)
        case ..<56: return .reloadRow(place())
        case ..<57: return .reconfigureRow(place())
        case ..<58: return .reloadSection(place())
        case ..<60: return .changeText(of: place(), words: .random(in: 1...60, using: &generator))
        case ..<61: return .setHeight(of: place(), odd())
        case ..<62: return .setHeights(any(FuzzedTableHeight.self), odd())
        case ..<63: return .setMeasured(chance())
        case ..<65:
            return .setView(any(FuzzedTableEnd.self), height: chance() ? .random(in: 0...700, using: &generator) : nil)
        case ..<67:
            return .setInsets(
                top: .random(in: -20...120, using: &generator),
                bottom: .random(in: -20...300, using: &generator),
                side: .random(in: 0...1, using: &generator) * 30
            )
        case ..<69:
            let isEmpty = Int.random(in: 0..<6, using: &generator) == 0
            return .resize(
                width: isEmpty && chance() ? 0 : .random(in: 200...900, using: &generator),
                height: isEmpty ? 0 : .random(in: 200...900, using: &generator)
            )
        case ..<70: return .turn
        case ..<71: return .setDirection(isRightToLeft: chance())
        case ..<72: return .setText(isLarge: chance())
        case ..<75: return .setEditing(chance(), animated: chance())
        case ..<77: return .select(place(), animated: chance())
        case ..<78: return .deselect(place())
        case ..<80:
            return .tap(x: .random(in: 0..<390, using: &generator), y: .random(in: 0..<600, using: &generator))
        case ..<83:
            return .pan(
                x: .random(in: 0..<390, using: &generator),
                y: .random(in: 0..<600, using: &generator),
                by: .random(in: -300...300, using: &generator)
            )
        case ..<84: return .chooseControl(place())
        case ..<89: return .ask(any(FuzzedTableQuestion.self), at: place())
        case ..<91: return .layOut
        case ..<92: return .leaveWindow
        case ..<94: return .comeBack
        case ..<98: return .whenAsked(any(FuzzedTableClosure.self), any(FuzzedTableReply.self), at: place())
        case ..<99: return .withoutSource(lasts: chance())
        default:
            switch Int.random(in: 0..<20, using: &generator) {
            case 0: return .manySections
            case ..<3: return .letGo
            default: return .resize(width: 0, height: 0)
            }
        }
    }
}

/// Which heights a table states for all.
package enum FuzzedTableHeight: CaseIterable, Sendable {
    case row, header, footer, estimatedRow
}

/// Where a table has a view of its own.
package enum FuzzedTableEnd: CaseIterable, Sendable {
    case header, footer
}

/// What an app asks a table.
package enum FuzzedTableQuestion: CaseIterable, Sendable {
    case row, section, header, footer, rowsInRectangle, rowAtPoint, visibleRows, cell, selection
}

/// Who is asked by a table.
package enum FuzzedTableClosure: CaseIterable, Sendable {
    case height, row, header, willDisplay, canEdit
}

/// What an app does while it is asked.
package enum FuzzedTableReply: CaseIterable, Sendable {
    case ask, layOut, scroll, reload, select
}
