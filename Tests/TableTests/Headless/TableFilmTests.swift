import ExampleSupport
import Foundation
import HeadlessTools
import TestSupport
import Testing

@testable import Table

/// The film that the README opens with.
@MainActor
@Suite(.secondProcess) struct TableFilmTests {
    /// Claim (README): "What the reader looks at moves by **0 pixels** here, and by"
    /// Claim (README): "**1,110 pixels** in all, the sum of 17 jumps, in a compositional layout with an estimated height"
    /// Claim (README): "in a compositional layout rows jump 17 times"
    @Test(.byTurns(), arguments: byTurns([[], ["--dark"]], every: 2))
    func nothingMovesHereAndOtherLayoutsMoveWithEachRowThatTheyLearn(_ looks: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try PictureFolder(path: folder.path)
        let summary = TableFilm(options: try TableOptions(arguments: ["--film"] + looks)).run(in: pictures)
        try pictures.finish()
        #expect((summary.movedHere, summary.measuredHere, summary.frames) == (0, 17, 261))
        #expect((summary.movedInCompositionalLayout, summary.framesMovedInCompositionalLayout) == (1_110, 17))
        #expect((summary.movedInFlowLayout, summary.framesMovedInFlowLayout) == (1_110, 17))
        #expect(summary.pictures.map { URL(fileURLWithPath: $0).lastPathComponent } == ["film.svg", "film.html"])
        let svg = try String(contentsOfFile: summary.pictures[0], encoding: .utf8)
        #expect(svg.utf8.count < 400_000)
        #expect(!svg.contains("<script"))
        #expect(svg.firstMatch(of: #/ on[a-z]+="/#) == nil)
        #expect(svg.contains("moved under the reader: 0 px"))
        #expect(svg.contains("moved under the reader: 0 of 1,110 px"))
        #expect(svg.contains("moved under the reader: 1,110 of 1,110 px"))
        #expect(svg.contains("<animateTransform"))
        let page = try String(contentsOfFile: summary.pictures[1], encoding: .utf8)
        #expect(page.contains("data-style=\"\(looks.isEmpty ? "light" : "dark")\""))
    }
}
