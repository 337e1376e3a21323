import SizingEngine
import TestSupport
import Testing

@Suite struct SummedTreeTests {
    @Test func anEmptyTreeHasNothing() throws {
        let tree = SummedTree<Weight>()
        #expect(tree.isEmpty)
        #expect(tree.summary == .zero)
        #expect(tree.summary(before: 0) == .zero)
        #expect(tree.find(0, by: \.total) == nil)
        try tree.checkInvariants()
    }

    /// Widths around those at which nodes and levels come and go.
    @Test(arguments: [1, 2, 31, 32, 33, 64, 65, 1_023, 1_024, 1_025, 5_000])
    func isMadeInBulk(count: Int) throws {
        let tree = SummedTree((0..<count).map { Weight($0 % 7) })
        try tree.checkInvariants()
        #expect(tree.count == count)
        #expect((0..<count).allSatisfy { tree[$0].value == $0 % 7 })
        #expect(tree.summary.total == (0..<count).reduce(0) { $0 + $1 % 7 })
    }

    @Test func sumsWhatComesBefore() {
        let tree = SummedTree((0..<100).map { Weight($0) })
        for index in 0...100 {
            #expect(tree.summary(before: index) == WeightSum(total: index * (index - 1) / 2))
        }
        #expect(tree.summary(at: 40) == WeightSum(total: 40))
    }

    @Test func findsTheElementThatContainsAPositionAndSkipsEmptyOnes() {
        let tree = SummedTree([0, 3, 0, 0, 2, 0].map { Weight($0) })
        #expect((-1...5).map { tree.find($0, by: \.total)?.index } == [nil, 1, 1, 1, 4, 4, nil])
        #expect((-1...5).map { tree.locate($0, by: \.total)?.before.total } == [nil, 0, 0, 0, 3, 3, nil])
        #expect((0...6).map { tree.findFirst(from: $0, by: \.total)?.index } == [1, 1, 4, 4, 4, nil, nil])
        #expect((0...6).map { tree.findLast(before: $0, by: \.total)?.index } == [nil, nil, 1, 1, 1, 4, 4])
    }

    @Test func changesAnElementInItsOwnBuffer() {
        var tree = SummedTree((0..<2_000).map { Buffer(values: [$0, $0]) })
        let address = tree[1_234].address
        tree.update(at: 1_234) { $0.values[1] = 7 }
        #expect(tree[1_234].values == [1_234, 7])
        #expect(tree[1_234].address == address)
    }

    @Test func changesAllElements() throws {
        var tree = SummedTree((0..<2_000).map { Weight($0) })
        tree.updateAll { $0.value = 2 }
        #expect(tree.summary == WeightSum(total: 4_000))
        try tree.checkInvariants()
    }

    @Test func aChangeAfterACopyCopiesOnlyThePathToIt() {
        var tree = SummedTree((0..<10_000).map { Weight($0) })
        let copy = tree
        tree.update(at: 5_000) { $0.value = 0 }
        #expect(tree.nodeAddresses.subtracting(copy.nodeAddresses).count == 3)
        #expect(copy[5_000].value == 5_000)
    }

    @Test func visitsARangeUntilToldToStop() {
        let tree = SummedTree((0..<5_000).map { Weight($0 % 3) })
        var visited: [[Int]] = []
        tree.forEach(in: 4_001..<4_010) { index, element, before in
            visited.append([index, element.value, before.total])
            return visited.count < 3
        }
        #expect(visited == [[4_001, 2, 4_000], [4_002, 0, 4_002], [4_003, 1, 4_002]])
    }
}

@Suite struct SummedTreeRandomTests {
    @Test(.byTurns(), arguments: [0, 100, 3_000])
    func agreesWithAnArrayAfterEveryStep(count: Int) {
        check(TreeStep.self, seeds: 0..<6, length: 60) { steps in
            var tree = SummedTree((0..<count).map { Weight($0 % 5) })
            var twin = (0..<count).map { $0 % 5 }
            var copies: [(SummedTree<Weight>, [Int])] = []
            for step in steps {
                if case .keepCopy = step { copies.append((tree, twin)) }
                step.apply(to: &tree, &twin)
                try compare(tree, twin)
            }
            for (tree, twin) in copies { try compare(tree, twin) }
        }
    }

    private func compare(_ tree: SummedTree<Weight>, _ twin: [Int]) throws {
        try tree.checkInvariants()
        var values: [Int] = []
        var sum = 0
        var wrongSum: Int?
        tree.forEach(in: 0..<tree.count) { index, element, before in
            if before.total != sum { wrongSum = index }
            values.append(element.value)
            sum += element.value
            return true
        }
        try Difference.check(values, twin, "the elements")
        try Difference.check(wrongSum, nil, "an index with a wrong sum")
        try Difference.check(tree.summary.total, sum, "the sum")
        for index in [0, twin.count / 3, twin.count - 1] where twin.indices.contains(index) {
            try Difference.check(tree[index].value, twin[index], "[\(index)]")
            let before = twin[..<index].reduce(0, +)
            try Difference.check(tree.summary(before: index).total, before, "summary(before: \(index))")
            let found = twin[index...].firstIndex { $0 > 0 }
            try Difference.check(tree.find(before, by: \.total)?.index, found, "find(\(before))")
        }
    }
}

private struct WeightSum: TreeSummary {
    static let zero = WeightSum(total: 0)

    var total: Int

    static func += (left: inout WeightSum, right: WeightSum) { left.total += right.total }

    static func -= (left: inout WeightSum, right: WeightSum) { left.total -= right.total }
}

private struct Weight: SummedElement {
    var value: Int

    init(_ value: Int) {
        self.value = value
    }

    var summary: WeightSum { WeightSum(total: value) }
}

private struct Buffer: SummedElement {
    var values: [Int]

    var summary: WeightSum { WeightSum(total: values.count) }
    var address: UnsafePointer<Int>? { values.withUnsafeBufferPointer(\.baseAddress) }
}

private enum TreeStep: Step {
    case insert(Int, at: UInt16)
    case insertMany(Int, at: UInt16)
    case remove(at: UInt16)
    case removeMany(UInt16, length: UInt16)
    case update(Int, at: UInt16)
    case updateAll(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> TreeStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        let value = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<20: return .insert(value, at: position())
        case ..<40:
            let largest = [1, 20, 200, 1_500].randomElement(using: &generator) ?? 1
            return .insertMany(.random(in: 0...largest, using: &generator), at: position())
        case ..<55: return .remove(at: position())
        case ..<75: return .removeMany(position(), length: position() / (Bool.random(using: &generator) ? 1 : 200))
        case ..<90: return .update(value, at: position())
        case ..<92: return .updateAll(value)
        default: return .keepCopy
        }
    }

    func apply(to tree: inout SummedTree<Weight>, _ twin: inout [Int]) {
        func index(_ position: UInt16) -> Int { Int(position) * twin.count / 65_536 }
        func place(_ position: UInt16) -> Int { Int(position) * (twin.count + 1) / 65_536 }
        switch self {
        case .insert(let value, let at):
            let place = place(at)
            tree.insert(Weight(value), at: place)
            twin.insert(value, at: place)
        case .insertMany(let count, let at):
            let place = place(at)
            tree.insert(contentsOf: (0..<count).map { Weight($0 % 5) }, at: place)
            twin.insert(contentsOf: (0..<count).map { $0 % 5 }, at: place)
        case .remove(let at) where !twin.isEmpty:
            let index = index(at)
            tree.remove(at: index)
            twin.remove(at: index)
        case .removeMany(let start, let length):
            let lower = index(start)
            let range = lower..<lower + Int(length) * (twin.count - lower + 1) / 65_536
            tree.removeSubrange(range)
            twin.removeSubrange(range)
        case .update(let value, let at) where !twin.isEmpty:
            let index = index(at)
            tree.update(at: index) { $0.value = value }
            twin[index] = value
        case .updateAll(let value):
            tree.updateAll { $0.value = value }
            twin = twin.map { _ in value }
        case .remove, .update, .keepCopy: break
        }
    }
}
