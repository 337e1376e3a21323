import ExampleSupport
import Foundation

/// Ends the program with one message.
func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Table: \(message)\n".utf8))
    exit(status)
}

let options: TableOptions
do {
    options = try TableOptions(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
    fail("\(error)\n\n\(TableOptions.usage)", status: 64)
}
if options.help {
    do {
        try Report.write(TableOptions.usage)
    } catch {
        fail("\(error)", status: 1)
    }
    exit(0)
}

if options.film {
    do {
        let pictures = try PictureFolder(path: options.output)
        let summary = TableFilm(options: options).run(in: pictures)
        try pictures.finish()
        try Report.write(options.json ? try summary.json : summary.text)
    } catch {
        fail("\(error)", status: 1)
    }
    exit(0)
}

do {
    let items = try options.input.map { try TableInput(file: $0).items() } ?? TableItem.elementsByName
    var data = TableData(items: items)
    if data.duplicateIdentifiers > 0 {
        let note = "Table: \(data.duplicateIdentifiers) items had the id of an earlier one and were given another.\n"
        FileHandle.standardError.write(Data(note.utf8))
    }
    if let count = options.count { data = data.repeated(to: count) }
    let title = options.input.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent } ?? "Elements"
    let pictures = try PictureFolder(path: options.output)
    var summary = TableRun(options: options, title: title, data: data).run(in: pictures)
    if options.input == nil, options.count == nil { summary.pictures += TableTour(options: options).run(in: pictures) }
    try pictures.finish()
    try Report.write(options.json ? try summary.json : summary.text)
} catch {
    fail("\(error)", status: 1)
}
