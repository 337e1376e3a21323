import TestSupport

/// What an app, or the finger on its screen, does next, in any order. Places are in thousandths of what is there.
package enum FuzzedAct: Step {
    case frame, rest
    case drag(points: Int)
    case lift(velocity: Int)
    case setOffset(Int, animated: Bool)
    case scrollToItem(Int, position: Int, animated: Bool)
    case scrollExactly(Int, position: Int, animated: Bool)
    case batch(UInt64, animated: Bool)
    case twoBatches(UInt64, UInt64)
    case reload(UInt64?)
    case changeSize(of: Int, by: Int)
    case changeVersion(of: Int, by: Int)
    case delete(Int)
    case invalidate(FuzzedInvalidation, at: Int)
    case setInsets(start: Int, end: Int, side: Int)
    case resize(width: Int, height: Int)
    case turn
    case setArrangement(FuzzedArrangement)
    case holdEnd(Bool)
    case setEstimate(Int)
    case setSpacing(Int)
    case setDirection(isRightToLeft: Bool)
    case setText(isLarge: Bool)
    case beginMove(Int)
    case updateMove(x: Int, y: Int)
    case endMove(cancels: Bool)
    case setEditing(Bool, animated: Bool)
    case select(Int)
    case replaceLayout(animated: Bool)
    case putLayoutBack(animated: Bool)
    case layOut
    case ask(FuzzedQuestion, at: Int)
    case swipe(x: Int, y: Int, by: Int)
    case savePosition, restorePosition
    case leaveWindow, comeBack
    case whenAsked(FuzzedClosure, FuzzedReply, at: Int)
    /// An item answers another size from now on, or its own again.
    case setOddSize(of: Int, OddLength?)
    /// The app states a number that makes no sense, or takes it back.
    case setOdd(FuzzedLength, OddLength?)
    /// The data change while an item is carried.
    case whileCarried(FuzzedChange, UInt64)
    /// 100,000 sections come, most of them empty.
    case manySections
    /// The data source goes, and comes again.
    case withoutSource(lasts: Bool)
    /// Nobody holds the screen any more, whatever is going on.
    case letGo

    package static func random(using generator: inout SplitMix64) -> FuzzedAct {
        func place() -> Int { .random(in: 0..<1_000, using: &generator) }
        func chance() -> Bool { Bool.random(using: &generator) }
        func any<Value: CaseIterable>(_ type: Value.Type) -> Value {
            let all = Array(type.allCases)
            return all[Int.random(in: 0..<all.count, using: &generator)]
        }
        func odd() -> OddLength? { Int.random(in: 0..<3, using: &generator) == 0 ? nil : any(OddLength.self) }
        switch Int.random(in: 0..<116, using: &generator) {
        case ..<24: return .frame
        case ..<29: return .rest
        case ..<36: return .drag(points: .random(in: -500...500, using: &generator))
        case ..<40: return .lift(velocity: .random(in: -4_000...4_000, using: &generator))
        case ..<43: return .setOffset(place(), animated: chance())
        case ..<45: return .scrollToItem(place(), position: .random(in: 0...3, using: &generator), animated: chance())
        case ..<47: return .scrollExactly(place(), position: .random(in: 0...3, using: &generator), animated: chance())
        case ..<53: return .batch(generator.next(), animated: chance())
        case ..<54: return .twoBatches(generator.next(), generator.next())
        case ..<56: return .reload(chance() ? generator.next() : nil)
        case ..<58: return .changeSize(of: place(), by: .random(in: -200...300, using: &generator))
        case ..<60: return .changeVersion(of: place(), by: .random(in: -200...300, using: &generator))
        case ..<61: return .delete(place())
        case ..<65: return .invalidate(any(FuzzedInvalidation.self), at: place())
        case ..<67:
            return .setInsets(
                start: .random(in: 0...120, using: &generator),
                end: .random(in: 0...300, using: &generator),
                side: .random(in: 0...1, using: &generator) * 30
            )
        case ..<69:
            // A view that has no room, now and then.
            let isEmpty = Int.random(in: 0..<6, using: &generator) == 0
            return .resize(
                width: isEmpty ? 0 : .random(in: 200...900, using: &generator),
                height: .random(in: 200...900, using: &generator)
            )
        case ..<70: return .turn
        case ..<72: return .setArrangement(any(FuzzedArrangement.self))
        case ..<73: return .holdEnd(chance())
        case ..<74: return .setEstimate(.random(in: 0...300, using: &generator))
        case ..<75: return .setSpacing(.random(in: 0...30, using: &generator))
        case ..<76: return .setDirection(isRightToLeft: chance())
        case ..<77: return .setText(isLarge: chance())
        case ..<79: return .beginMove(place())
        case ..<81:
            return .updateMove(
                x: .random(in: -50...450, using: &generator),
                y: .random(in: -50...650, using: &generator)
            )
        case ..<83: return .endMove(cancels: chance())
        case ..<84: return .setEditing(chance(), animated: chance())
        case ..<85: return .select(place())
        case ..<86: return .replaceLayout(animated: chance())
        case ..<87: return .putLayoutBack(animated: chance())
        case ..<89: return .layOut
        case ..<92: return .ask(any(FuzzedQuestion.self), at: place())
        case ..<93: return .savePosition
        case ..<94: return .restorePosition
        case ..<95: return .leaveWindow
        case ..<96: return .comeBack
        case ..<100: return .whenAsked(any(FuzzedClosure.self), any(FuzzedReply.self), at: place())
        case ..<102: return .setOddSize(of: place(), odd())
        case ..<103: return .setOdd(any(FuzzedLength.self), odd())
        case ..<105: return .whileCarried(any(FuzzedChange.self), generator.next())
        case ..<113: return .whenAsked(any(FuzzedClosure.self), any(FuzzedReply.self), at: place())
        case ..<115:
            return .swipe(
                x: .random(in: 0..<390, using: &generator),
                y: .random(in: 0..<600, using: &generator),
                by: .random(in: -300...300, using: &generator)
            )
        default: return rare(using: &generator)
        }
    }
}

/// What takes long, or ends everything.
extension FuzzedAct {
    /// Whether a finger or the app scrolls.
    var scrolls: Bool {
        switch self {
        case .drag, .setOffset, .scrollToItem, .scrollExactly, .select: true
        default: false
        }
    }

    private static func rare(using generator: inout SplitMix64) -> FuzzedAct {
        switch Int.random(in: 0..<40, using: &generator) {
        case 0: .manySections
        case ..<4: .letGo
        case ..<20: .resize(width: 0, height: 0)
        case ..<30: .resize(width: 390, height: 0)
        default: .withoutSource(lasts: Bool.random(using: &generator))
        }
    }
}

/// What an app states in points.
package enum FuzzedLength: CaseIterable, Sendable {
    case estimate, sectionSpacing, spacing, header
}

/// What happens to the data while an item is carried.
package enum FuzzedChange: CaseIterable, Sendable {
    case batch, silentBatch, reload, deletion, layout, sizes
}

/// What an app says is no longer right.
package enum FuzzedInvalidation: CaseIterable, Sendable {
    case layout, sizes, item, key, section, templates, cache, contentViews
}

/// What an app asks.
package enum FuzzedQuestion: CaseIterable, Sendable {
    case attributes, elements, contentSize, itemAtPoint, visibleItems, position, status, cell, header
}

/// How all sections are arranged.
package enum FuzzedArrangement: CaseIterable, Sendable {
    /// Each as its data say.
    case own
    case plainList, groupedList, cards, grid, masonry, pattern
}

/// Who is asked by the layout or the collection view.
package enum FuzzedClosure: CaseIterable, Sendable {
    case itemSizing, sectionProvider, headerSizing, footerSizing, template, indexPathForKey, cell
}

/// What an app does while it is asked.
package enum FuzzedReply: CaseIterable, Sendable {
    case ask, layOut, scroll, scrollToItem, scrollExactly, select, reload, change, delete, switchLayouts, exchangeSource
    case setInsets, resize, edit
    case invalidateLayout, invalidateSizes, invalidateItem, invalidateSection, setArrangement, setEstimate, savePosition

    /// Whether UIKit may ask for cells at once. An app that does so while UIKit asks it for a cell is at fault itself.
    var asksForCells: Bool {
        switch self {
        case .invalidateLayout, .invalidateSizes, .invalidateItem, .invalidateSection, .setArrangement, .setEstimate,
            .savePosition:
            false
        default: true
        }
    }

    /// Whether the data are others afterwards.
    var changesData: Bool { self == .change || self == .delete }

    /// Whether the collection view counts the data again.
    var recounts: Bool { changesData || self == .reload || self == .exchangeSource }
}
