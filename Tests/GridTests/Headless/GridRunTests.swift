import ExampleSupport
import Foundation
import TestSupport
import Testing

@testable import Grid

/// A whole run of the program, as the command line starts it.
@MainActor
@Suite(.secondProcess) struct GridRunTests {
    private func run(_ arguments: [String]) throws -> (summary: GridSummary, folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("grid-\(UUID().uuidString)")
        let options = try GridOptions(arguments: arguments + ["--output", folder.path])
        var data = GalleryData(Painting.collection)
        if let count = options.count { data = data.repeated(to: count) }
        let pictures = try PictureFolder(path: options.output)
        let summary = GridRun(options: options, title: "Test", data: data).run(in: pictures)
        try pictures.finish()
        return (summary, folder)
    }

    nonisolated private static let runs = [
        ["--count", "30"], ["--count", "30", "--rtl", "--dark"], ["--count", "30", "--direction", "horizontal"],
        ["--count", "30", "--direction", "horizontal", "--rtl", "--columns", "2"], ["--count", "0"],
        ["--count", "1000000", "--width", "320", "--columns", "3"],
    ]

    @Test(.byTurns(), arguments: byTurns(runs, every: runs.count))
    func everyRunMeasuresWhatItShowsAndDrawsItsPictures(_ arguments: [String]) throws {
        let (summary, folder) = try run(arguments)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = summary.pictures.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(names == ["grid.svg", "grid-scrolled.svg", "mixed.svg", "rotation.svg", "showcase.svg"])
        let pictures = try summary.pictures.map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(pictures.allSatisfy { $0.hasPrefix("<svg") && $0.hasSuffix("</svg>\n") })
        #expect(summary.measured + summary.cacheHits + summary.estimated == summary.items)
        if summary.items > 0 { #expect(pictures[0] != pictures[1]) }
        guard summary.items == 30 else { return }
        #expect(summary.afterScrolling.measured == 30)
        #expect(summary.afterScrolling.estimated == 0)
    }
}
