import Foundation

/// The public symbols of the module, as the toolchain's symbol graph extractor finds them in the build that runs.
enum PublicSymbols {
    /// What kept the symbols from being read.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Extracts the symbols of `module`.
    ///
    /// - Complexity: O(n) in the number of symbols; one run of the extractor, some seconds.
    static func extract(module: String) throws -> Set<PublicSymbol> {
        // The module's own symbols, and one graph for each module whose types it extends.
        try graphs(of: module).reduce(into: []) { symbols, graph in symbols.formUnion(graph.symbols.map(\.symbol)) }
    }

    /// Extracts the conformances of the types of `module`, each as an extension that would declare it.
    ///
    /// - Complexity: as of `extract(module:)`.
    static func extractConformances(module: String) throws -> Set<PublicSymbol> {
        try graphs(of: module).reduce(into: TypeRelations()) { $0.add($1) }.declared
    }

    private static func graphs(of module: String) throws -> [SymbolGraph] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "symbols-\(getpid())-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try runExtractor(module: module, output: folder)
        let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
        guard !graphs.isEmpty else { throw Failure(description: "the extractor wrote no symbol graph") }
        return try graphs.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    private static func runExtractor(module: String, output: URL) throws {
        let process = Process()
        process.executableURL = try extractor()
        process.arguments = [
            "-module-name", module, "-target", target, "-I", try modules(holding: module).path,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", output.path,
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: message, as: UTF8.self))
        }
    }
}

// MARK: - Where things are

extension PublicSymbols {
    #if arch(x86_64)
        private static let target = "x86_64-unknown-linux-gnu"
    #else
        private static let target = "aarch64-unknown-linux-gnu"
    #endif

    /// The extractor of the toolchain whose libraries this process runs on, or else of the one that `PATH` names.
    private static func extractor() throws -> URL {
        let name = "swift-symbolgraph-extract"
        for folder in try runningToolchain() + searchPath() {
            let candidate = folder.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        }
        throw Failure(description: "no \(name) beside the running toolchain, nor in PATH")
    }

    /// The `bin` folder beside the standard library that is mapped into this process; empty when it is linked in.
    private static func runningToolchain() throws -> [URL] {
        // A file without a size: reading it as a whole ends after the first page.
        let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data()
        let library = "/lib/swift/linux/libswiftCore.so"
        guard
            let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasSuffix(library)
            }),
            let start = line.firstIndex(of: "/")
        else { return [] }
        let usr = line[start...].dropLast(library.count)
        return [URL(fileURLWithPath: "\(usr)/bin")]
    }

    /// The folders of `PATH`, each followed by the one that its `swift` is a link into.
    private static func searchPath() -> [URL] {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)) }.flatMap { folder in
            [folder, folder.appendingPathComponent("swift").resolvingSymlinksInPath().deletingLastPathComponent()]
        }
    }

    /// The folder of compiled modules, beside the executable of the tests or above it.
    private static func modules(holding module: String) throws -> URL {
        var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            for candidate in [folder.appendingPathComponent("Modules"), folder] {
                let compiled = candidate.appendingPathComponent("\(module).swiftmodule")
                if FileManager.default.fileExists(atPath: compiled.path) { return candidate }
            }
            folder.deleteLastPathComponent()
        }
        throw Failure(description: "no compiled module \(module) beside the tests")
    }
}
