import Foundation
import Testing

@testable import Table

@Suite("Chemical elements")
struct ChemicalElementTests {
    let all = ElementFamily.allCases.flatMap(\.elements)

    @Test("The atomic numbers 1 to 118 occur once each")
    func everyNumberOnce() {
        #expect(all.map(\.number).sorted() == Array(1...118))
    }

    @Test("No two elements share a symbol or a name")
    func namesAreUnique() {
        #expect(Set(all.map(\.symbol)).count == 118)
        #expect(Set(all.map(\.name)).count == 118)
    }

    @Test("A symbol is one or two letters, the first of them a capital and that of the Latin or the English name")
    func symbols() {
        let latin = [
            "Na": "Natrium", "K": "Kalium", "Fe": "Ferrum", "Cu": "Cuprum", "Ag": "Argentum", "Sn": "Stannum",
            "Sb": "Stibium", "W": "Wolfram", "Au": "Aurum", "Hg": "Hydrargyrum", "Pb": "Plumbum",
        ]
        for element in all {
            let name = latin[element.symbol] ?? element.name
            #expect((1...2).contains(element.symbol.count), "\(element.name)")
            #expect(element.symbol.first == name.first, "\(element.name)")
            if element.symbol.count == 2, let second = element.symbol.last {
                #expect(second.isLowercase && name.dropFirst().contains(second), "\(element.name)")
            }
        }
    }

    @Test("Every family lists its elements by atomic number", arguments: ElementFamily.allCases)
    func familiesAreSorted(family: ElementFamily) {
        let numbers = family.elements.map(\.number)
        #expect(numbers == numbers.sorted())
    }

    @Test("The families hold the columns and rows of the periodic table that chemists give them")
    func members() {
        let numbers = Dictionary(uniqueKeysWithValues: ElementFamily.allCases.map { ($0, $0.elements.map(\.number)) })
        #expect(numbers[.alkaliMetals] == [3, 11, 19, 37, 55, 87])
        #expect(numbers[.alkalineEarthMetals] == [4, 12, 20, 38, 56, 88])
        #expect(numbers[.lanthanides] == Array(57...71))
        #expect(numbers[.actinides] == Array(89...103))
        #expect(numbers[.transitionMetals] == Array(21...30) + Array(39...48) + Array(72...80) + Array(104...108))
        #expect(numbers[.postTransitionMetals] == [13, 31, 49, 50, 81, 82, 83, 84])
        #expect(numbers[.metalloids] == [5, 14, 32, 33, 51, 52])
        #expect(numbers[.reactiveNonmetals] == [1, 6, 7, 8, 15, 16, 34])
        #expect(numbers[.halogens] == [9, 17, 35, 53, 85])
        #expect(numbers[.nobleGases] == [2, 10, 18, 36, 54, 86])
        #expect(numbers[.superheavyElements] == Array(109...118))
    }

    @Test("The facts are one to five whole sentences on one paragraph")
    func factsAreSentences() {
        for element in all {
            #expect(element.facts.first?.isUppercase == true, "\(element.name)")
            #expect(element.facts.hasSuffix("."), "\(element.name)")
            #expect(!element.facts.contains("\n") && !element.facts.contains("  "), "\(element.name)")
            let sentences = element.facts.components(separatedBy: ". ").count
            #expect((1...5).contains(sentences), "\(element.name) has \(sentences)")
        }
    }

    @Test("The facts differ in length, so that the rows differ in height")
    func lengthsVary() {
        let lengths = all.map(\.facts.count)
        #expect(lengths.filter { $0 < 120 }.count >= 10)
        #expect(lengths.filter { $0 > 300 }.count >= 10)
    }

    @Test("Every discovery is a year and a name, or lies in antiquity")
    func discoveries() {
        for element in all where element.discovery != "Known since antiquity" {
            let parts = element.discovery.split(separator: ", ", maxSplits: 1)
            #expect(parts.count == 2, "\(element.name)")
            #expect(parts.first?.suffix(4).allSatisfy(\.isNumber) == true, "\(element.name)")
        }
    }

    @Test("An element becomes a row with its symbol, number, discovery and family")
    func iron() throws {
        let iron = try #require(TableItem.chemicalElements.first { $0.title == "Iron" })
        #expect(iron.id == "Fe")
        #expect(iron.badge == "Fe")
        #expect(iron.detail == "Nº 26 · Known since antiquity")
        #expect(iron.section == "Transition metals")
        #expect(iron.body.hasPrefix("Most of the Earth's core"))
    }

    @Test("The rows begin with lithium, end with oganesson, and leave nothing empty")
    func rows() {
        let items = TableItem.chemicalElements
        #expect(items.count == 118)
        #expect(items.first?.detail == "Nº 3 · 1817, Johan August Arfwedson")
        #expect(items.last?.title == "Oganesson")
        for item in items {
            #expect(![item.id, item.badge, item.title, item.detail, item.body, item.section].contains(""))
        }
    }
}
