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
        for motif in Motif.allCases { #expect(!motif.shapes(aspectRatio: 1, seed: 0).isEmpty) }
    }

    @Test func tonesLieBetweenTheColoursOfThePalette() {
        let palette = Painting.Palette(ground: 0x204060, middle: 0x402000, accent: 0xFF0010)
        let tones = Painting.Tone.allCases.map { palette[$0] }
        #expect(tones == [0x204060, 0x402000, 0xFF0010, 0x303030, 0x8F2038, 0x251506])
    }

    /// What nobody draws for is drawn too: canvases as narrow and as wide as a file may state.
    @Test(arguments: [0.001, 0.1, 0.7, 1.3, 12, 1_000])
    func aCompositionCoversAnyProportions(_ aspectRatio: Double) {
        for motif in Motif.allCases {
            for seed in [1, 2, 3] as [UInt64] {
                let shapes = motif.shapes(aspectRatio: aspectRatio, seed: seed)
                #expect((1...700).contains(shapes.count), "\(motif)")
                let areFinite = shapes.allSatisfy { $0.width > 0 && $0.height > 0 && $0.x.isFinite && $0.y.isFinite }
                #expect(areFinite, "\(motif)")
                #expect(shapes == motif.shapes(aspectRatio: aspectRatio, seed: seed))
            }
        }
    }
}
