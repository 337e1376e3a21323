import Testing

@testable import Table

@Suite("Table data")
struct TableDataTests {
    private func items(_ identifiers: String..., section: String = "") -> [TableItem] {
        identifiers.map { TableItem(id: $0, title: "title of \($0)", section: section) }
    }

    private func identifiers(_ data: TableData) -> [[String]] {
        (0..<data.numberOfSections).map { section in
            (0..<data.numberOfItems(inSection: section)).map { data.item(section: section, item: $0).id }
        }
    }

    private func titles(_ data: TableData) -> [String] {
        (0..<data.numberOfSections).map(data.title(ofSection:))
    }

    @Test("Sections stand in the order of their first item, and gather what is scattered")
    func sections() {
        let data = TableData(
            items: items("a", section: "B") + items("b", section: "A") + items("c", section: "B") + items("d")
        )
        #expect(titles(data) == ["B", "A", ""])
        #expect(identifiers(data) == [["a", "c"], ["b"], ["d"]])
        #expect(data.count == 4)
        #expect(data.duplicateIdentifiers == 0)
        #expect(data.item(section: 0, item: 1) == TableItem(id: "c", title: "title of c", section: "B"))
    }

    @Test("No items make no sections, however often they are repeated")
    func empty() {
        for data in [TableData(items: []), TableData(items: []).repeated(to: 10)] {
            #expect(data.count == 0)
            #expect(data.numberOfSections == 0)
        }
    }

    @Test("Items come again in their section under numbered identifiers, with the same texts")
    func repetition() {
        let data = TableData(items: items("a", "b", section: "A") + items("c", section: "B")).repeated(to: 9)
        #expect(identifiers(data) == [["a", "b", "a-2", "b-2", "a-3", "b-3"], ["c", "c-2", "c-3"]])
        #expect(titles(data) == ["A", "B"])
        #expect(data.item(section: 0, item: 4) == TableItem(id: "a-3", title: "title of a", section: "A"))
    }

    @Test("Shares that do not come out even are rounded down or up and add up")
    func rounding() {
        let source = TableData(items: items("a", section: "A") + items("b", section: "B") + items("c", section: "C"))
        #expect(identifiers(source.repeated(to: 4)) == [["a"], ["b"], ["c", "c-2"]])
        #expect(identifiers(source.repeated(to: 5)) == [["a"], ["b", "b-2"], ["c", "c-2"]])
    }

    @Test("Every count from 0 to 500 is met exactly, with every section's share less than one from the even one")
    func everyCount() {
        let source = TableData(items: TableItem.chemicalElements)
        let sizes = (0..<source.numberOfSections).map(source.numberOfItems(inSection:))
        for count in 0...500 {
            let data = source.repeated(to: count)
            let repeated = (0..<data.numberOfSections).map(data.numberOfItems(inSection:))
            #expect(data.count == count)
            #expect(repeated.reduce(0, +) == count)
            guard count >= 118 else { continue }
            #expect(data.numberOfSections == 11)
            for (size, share) in zip(sizes, repeated) {
                #expect(abs(share * 118 - size * count) < 118, "\(share) of \(count) for \(size)")
            }
        }
    }

    @Test("A count below the number of items leaves the first ones and no empty section")
    func truncation() {
        let source = TableData(items: items("a", "b", section: "A") + items("c", "d", section: "B"))
        #expect(identifiers(source.repeated(to: 0)) == [])
        #expect(identifiers(source.repeated(to: 1)) == [["a"]])
        #expect(identifiers(source.repeated(to: 2)) == [["a", "b"]])
        #expect(identifiers(source.repeated(to: 3)) == [["a", "b"], ["c"]])
        #expect(identifiers(source.repeated(to: 4)) == [["a", "b"], ["c", "d"]])
    }

    @Test("Repeating repeated or shortened data starts from what was given")
    func repeatingAgain() {
        let source = TableData(items: items("a", "b", section: "A") + items("c", "d", section: "B"))
        #expect(identifiers(source.repeated(to: 1).repeated(to: 4)) == [["a", "b"], ["c", "d"]])
        #expect(identifiers(source.repeated(to: 100).repeated(to: 3)) == [["a", "b"], ["c"]])
    }

    @Test(
        "A hundred million items, and as many as an integer holds, are there at once",
        arguments: [100_000_000, Int.max]
    )
    func manyItems(count: Int) {
        let data = TableData(items: TableItem.chemicalElements).repeated(to: count)
        let sizes = (0..<data.numberOfSections).map(data.numberOfItems(inSection:))
        #expect(data.count == count)
        #expect(sizes.reduce(0, +) == count)
        let last = data.item(section: 10, item: sizes[10] - 1)
        let repetition = (sizes[10] - 1) / 10 + 1
        #expect(last.section == "Superheavy elements")
        #expect(last.id.hasSuffix("-\(repetition)"))
    }

    @Test("The identifiers of repetitions are unique, even where given ones look like repetitions")
    func uniqueRepetitions() {
        let source = TableData(items: items("Fe", "Fe-2", "Fe-2-2", "a--3", "7", "-", "", "-2", "漢-", "é9"))
        let repeated = identifiers(source.repeated(to: 1000))[0]
        #expect(Set(repeated).count == 1000)
        #expect(repeated[0] == "Fe")
        #expect(repeated[10] == "Fe---2")
        #expect(identifiers(source.repeated(to: 11))[0].last == "Fe---2")
    }

    @Test("Identifiers that end in digits keep a single dash if none stands before the digits")
    func singleDash() {
        let data = TableData(items: items("7", "a8", "row-", "x-1y")).repeated(to: 8)
        #expect(identifiers(data) == [["7", "a8", "row-", "x-1y", "7-2", "a8-2", "row--2", "x-1y-2"]])
    }

    @Test("An identifier that occurs again is numbered, past those that are given, and counted")
    func duplicates() {
        let data = TableData(items: items("a", "a", "a-2", "a", "b", "b"))
        #expect(identifiers(data) == [["a", "a-3", "a-2", "a-4", "b", "b-2"]])
        #expect(data.duplicateIdentifiers == 3)
        #expect(data.repeated(to: 60).duplicateIdentifiers == 3)
        #expect(Set(identifiers(data.repeated(to: 60))[0]).count == 60)
    }

    @Test("Texts that look alike to the reader count as one identifier and as one section")
    func canonicalEquivalence() {
        let data = TableData(
            items: [
                TableItem(id: "\u{E9}", title: "1", section: "\u{E9}"),
                TableItem(id: "e\u{301}", title: "2", section: "e\u{301}"),
            ]
        )
        #expect(identifiers(data) == [["\u{E9}", "e\u{301}-2"]])
        #expect(data.duplicateIdentifiers == 1)
    }
}
