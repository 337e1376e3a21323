import Testing

@testable import Grid

@Suite struct PaintingTests {
    @Test func theCollectionIsSixtyPaintingsOrMoreOfDifferentNames() {
        #expect(Painting.collection.count == 73)
        #expect(Set(Painting.collection.map(\.id)).count == 73)
        for painting in Painting.collection {
            #expect(!painting.title.isEmpty && !painting.artist.isEmpty && !painting.year.isEmpty)
            // From a panel of a hand's width to a wall.
            #expect((20...500).contains(painting.height), "\(painting.title)")
            #expect((20...900).contains(painting.width), "\(painting.title)")
        }
    }

    @Test func periodsFollowEachOtherInTime() {
        for period in Period.allCases {
            let years = period.paintings.compactMap { Int($0.year.suffix(4)) }
            #expect(years.count == period.paintings.count)
            #expect(years == years.sorted(), "\(period.rawValue)")
        }
    }

    @Test func sizesAreWrittenHeightFirst() {
        let monaLisa = Painting.collection.first { $0.id == "Mona Lisa" }
        #expect(monaLisa?.dimensions == "77 × 53 cm")
        #expect(monaLisa?.aspectRatio == 53.0 / 77)
        let guernica = Painting.collection.first { $0.id == "Guernica" }
        #expect(guernica?.dimensions == "349.3 × 776.6 cm")
    }

    @Test func everyMotifIsUsedAndHasShapes() {
        #expect(Set(Painting.collection.map(\.motif)) == Set(Motif.allCases))
        for motif in Motif.allCases { #expect(!motif.shapes.isEmpty) }
    }
}
