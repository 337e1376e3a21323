import TestSupport
import Testing

@testable import Grid

@MainActor
@Suite(.secondProcess) struct GridFilmTests {
    @Test(.byTurns()) func nothingMovesInAMasonryThatIsFlungUp() throws {
        let options = try GridOptions(arguments: ["--film"])
        let (film, measured) = GridFilm(options: options, data: GalleryData(Painting.collection)).film()
        #expect(measured == 20)
        #expect(film.frameCount == 261)
        #expect((film.movedPixels, film.movedFrames) == (0, 0))
    }
}
