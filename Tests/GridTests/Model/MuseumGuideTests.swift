import Testing

@testable import Grid

@Suite struct MuseumGuideTests {
    private let guide = MuseumGuide(GalleryData(Painting.collection))

    @Test func theWidestPaintingComesFirstAndTheOthersAreFromAllOfTheCollection() {
        #expect(guide.selection.count == 14)
        #expect(Set(guide.selection.map(\.id)).count == 14)
        #expect(guide.selection.first?.aspectRatio == Painting.collection.map(\.aspectRatio).max())
        let places = guide.selection.dropFirst().compactMap { Painting.collection.firstIndex(of: $0) }
        #expect(places == places.sorted())
        #expect((places.last ?? 0) > 60)
    }

    @Test func theLargestAreInOrder() {
        let areas = guide.largest.map { $0.height * $0.width }
        #expect(areas == areas.sorted(by: >))
        #expect(guide.largest.first?.id == "The Last Supper")
        #expect(guide.greatestWidth == 880)
    }

    @Test func artistsOfSeveralPaintingsAreNamedSoThatTheyFillLines() {
        #expect(
            guide.artists.prefix(5) == [
                "Sandro Botticelli", "Leonardo da Vinci", "Rembrandt", "Pieter Bruegel the Elder", "Diego Velázquez",
            ]
        )
        #expect(guide.artists.count == 14)
        let one = MuseumGuide(GalleryData(Array(Painting.collection.prefix(1))))
        #expect(one.artists == ["Jan van Eyck"])
    }

    @Test func theIntroductionCountsPaintingsAndArtists() {
        func introduction(_ paintings: [Painting]) -> String { MuseumGuide(GalleryData(paintings)).introduction }
        let one = Painting.collection[0]
        #expect(introduction(Painting.collection).hasPrefix("73 paintings by 50 artists, hung by"))
        #expect(introduction([one]).hasPrefix("1 painting by 1 artist, hung by"))
        var unknown = one
        unknown.artist = ""
        #expect(introduction([unknown]).hasPrefix("1 painting, hung by"))
        #expect(introduction([]).hasPrefix("0 paintings, hung by"))
    }

    @Test func anEmptyCollectionHasAnEmptyGuide() {
        let guide = MuseumGuide(GalleryData([]))
        #expect(guide.selection.isEmpty && guide.largest.isEmpty && guide.artists.isEmpty)
        #expect(guide.greatestWidth == 1)
    }
}
