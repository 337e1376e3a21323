import SizingEngine
import Testing

@testable import SizingKit

@MainActor
struct PlacedElementsTests {
    private func place(_ element: Element, at start: Int) -> PlacedElements.Entry {
        let frame = ItemFrame(main: Span(start: start, length: 10), cross: Span(start: 0, length: 100))
        return PlacedElements.Entry(element: element, frame: frame, isMeasured: true)
    }

    private func placed(_ elements: [Element]) -> PlacedElements {
        var placed = PlacedElements()
        for (index, element) in elements.enumerated() { placed.append(place(element, at: 10 * index), in: nil) }
        return placed
    }

    @Test func everyElementMetIsFoundWhateverLiesBetween() {
        let elements: [Element] = [
            .item(7, in: 1), .item(8, in: 1), .item(11, in: 1), .footer(of: 1), .header(of: 2), .item(0, in: 2),
            .item(1, in: 2), .header(of: 4), .footer(of: 4), .item(3, in: 5),
        ]
        let placed = placed(elements)
        for (index, element) in elements.enumerated() {
            #expect(placed.frame(of: element)?.main.start == 10 * index)
        }
    }

    @Test func whatWasNotMetIsNotFound() {
        let placed = placed([.item(7, in: 1), .item(8, in: 1), .item(11, in: 1), .header(of: 2)])
        let others: [Element] = [
            .header(of: 1), .item(6, in: 1), .item(9, in: 1), .item(12, in: 1), .footer(of: 1), .item(0, in: 2),
            .item(7, in: 0), .item(8, in: 2), .header(of: 0), .footer(of: 2),
        ]
        for element in others { #expect(placed.frame(of: element) == nil) }
        #expect(PlacedElements().frame(of: .item(0, in: 0)) == nil)
    }

    @Test func whatComesOutOfOrderIsLeftOut() {
        var placed = placed([.item(3, in: 0), .item(4, in: 0)])
        placed.append(place(.item(4, in: 0), at: 500), in: nil)
        placed.append(place(.item(1, in: 0), at: 500), in: nil)
        #expect(placed.entries.map(\.element) == [.item(3, in: 0), .item(4, in: 0)])
        #expect(placed.frame(of: .item(4, in: 0))?.main.start == 10)
    }

    @Test func aSectionThatWasMetIsKnownNotToBeAList() {
        let placed = placed([.item(0, in: 3)])
        #expect(placed.list(3) != nil)
        #expect(placed.list(4) == nil)
    }
}
