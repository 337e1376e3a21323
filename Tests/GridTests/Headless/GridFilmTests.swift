import Testing

@testable import Grid

@MainActor
@Suite struct GridFilmTests {
    @Test func nothingMovesInAMasonryThatIsFlungUp() throws {
        let options = try GridOptions(arguments: ["--film"])
        let film = GridFilm(options: options, data: GalleryData(Painting.collection)).film()
        #expect(film.frameCount == 261)
        #expect((film.movedPixels, film.movedFrames) == (0, 0))
    }
}
