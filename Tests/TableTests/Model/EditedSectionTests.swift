import Testing

@testable import Table

@Suite("Sections that were edited")
struct EditedSectionTests {
    /// Edits an array of numbers and a section alike, and compares them after each step.
    @Test("Any edits leave what an array has after them", arguments: 0..<20)
    func twins(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var section = EditedSection(count: 6)
        var twin = (0..<6).map(String.init)
        for step in 0..<60 {
            switch random(below: 3) {
            case 0 where !twin.isEmpty:
                let place = random(below: twin.count)
                let removed = section.remove(at: place)
                #expect(name(removed) == twin.remove(at: place), "seed \(seed)")
            case 1 where !twin.isEmpty:
                let (source, target) = (random(below: twin.count), random(below: twin.count))
                section.insert(section.remove(at: source), at: target)
                twin.insert(twin.remove(at: source), at: target)
            default:
                let place = random(below: twin.count + 1)
                section.insert(.other(TableItem(id: "new \(step)", title: "")), at: place)
                twin.insert("new \(step)", at: place)
            }
            let names = (0..<section.count).map { name(section[$0]) }
            #expect(names == twin, "seed \(seed), step \(step)")
        }
    }

    private func name(_ entry: EditedSection.Entry) -> String {
        switch entry {
        case .original(let place): "\(place)"
        case .other(let item): item.id
        }
    }

    @Test("Edited data show their edits, and repeated ones forget them")
    func data() {
        var data = TableData(items: TableItem.elementsByName)
        #expect(data.indexTitles.prefix(3) == ["A", "B", "C"])
        #expect(data.item(section: 0, item: 1).title == "Aluminium")
        data.remove(section: 0, item: 0)
        data.insert(TableItem.additions[0], section: 0, item: 1)
        data.move(section: 0, item: 0, toSection: 1, item: 2)
        var changed = data.item(section: 1, item: 0)
        changed.title = "Changed"
        data.replace(section: 1, item: 0, with: changed)
        #expect(data.count == 118)
        #expect((0..<2).map { data.item(section: 0, item: $0).id } == ["Uue", "Am"])
        #expect((0..<3).map { data.item(section: 1, item: $0).title } == ["Changed", "Berkelium", "Aluminium"])
        #expect(data.repeated(to: 118).item(section: 0, item: 0).title == "Actinium")
        #expect(data.repeated(to: 1_000_000).count == 1_000_000)
    }
}
