import Testing

@testable import Grid

@Suite struct GalleryDataTests {
    private func painting(_ id: String, artist: String = "A", height: Double = 10, width: Double = 20) -> Painting {
        Painting(
            id: id,
            title: "T \(id)",
            artist: artist,
            year: "1900",
            height: height,
            width: width,
            colors: Painting.Palette(ground: 0, middle: 0, accent: 0),
            motif: .square
        )
    }

    @Test func repetitionsGoRoundAndShareTheirKeys() {
        let data = GalleryData(["a", "b", "c"].map { painting($0) }).repeated(to: 7)
        #expect(data.count == 7)
        #expect((0..<7).map { data.painting(at: $0).id } == ["a", "b", "c", "a", "b", "c", "a"])
        #expect(data.key(at: 3) == data.key(at: 0))
        #expect(GalleryData(["a", "b"].map { painting($0) }).repeated(to: 1).count == 1)
    }

    @Test func nothingIsRepeatedToNothing() {
        #expect(GalleryData([]).repeated(to: 1_000).count == 0)
        #expect(GalleryData([painting("a")]).repeated(to: 0).count == 0)
    }

    @Test func identifiersThatOccurAgainAreGivenNumbersThatAreFree() {
        let data = GalleryData(["a", "a#2", "a", "a", "b"].map { painting($0) })
        #expect(data.paintings.map(\.id) == ["a", "a#2", "a#3", "a#4", "b"])
        #expect(data.duplicateIdentifiers == 2)
        #expect(GalleryData(Painting.collection).duplicateIdentifiers == 0)
    }

    @Test func artistsAreNamedOnceInTheirOrder() {
        let data = GalleryData(["Vermeer", "", "Goya", "Vermeer"].enumerated().map { painting("\($0)", artist: $1) })
        #expect(data.artists == ["Vermeer", "Goya"])
    }

    @Test func paintingsOfOneAreaKeepTheirOrder() {
        let sizes: [(Double, Double)] = [(10, 10), (20, 5), (30, 30), (5, 20)]
        let data = GalleryData(sizes.enumerated().map { painting("\($0)", height: $1.0, width: $1.1) })
        #expect(data.byArea.map(\.id) == ["2", "0", "1", "3"])
    }
}
