import ExampleSupport
import Foundation

/// Ends the program with one message.
func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Grid: \(message)\n".utf8))
    exit(status)
}

let options: GridOptions
do {
    options = try GridOptions(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
    fail("\(error)\n\n\(GridOptions.usage)", status: 64)
}
if options.help {
    do {
        try Report.write(GridOptions.usage)
    } catch {
        fail("\(error)", status: 1)
    }
    exit(0)
}

do {
    var data = GalleryData(try options.input.map { try PaintingInput(file: $0).paintings() } ?? Painting.collection)
    if data.duplicateIdentifiers > 0 {
        let note = "Grid: \(data.duplicateIdentifiers) paintings had the id of an earlier one and were given another.\n"
        FileHandle.standardError.write(Data(note.utf8))
    }
    if let count = options.count { data = data.repeated(to: count) }
    if options.film {
        let pictures = try PictureFolder(path: options.output)
        let summary = GridFilm(options: options, data: data).run(in: pictures)
        try pictures.finish()
        try Report.write(options.json ? try summary.json : summary.text)
        exit(0)
    }
    let title = options.input.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent } ?? "Paintings"
    let pictures = try PictureFolder(path: options.output)
    let summary = GridRun(options: options, title: title, data: data).run(in: pictures)
    try pictures.finish()
    try Report.write(options.json ? try summary.json : summary.text)
} catch {
    fail("\(error)", status: 1)
}
