import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print(Options.usage)
    exit(2)
}
let groups = [
    ExtentBenchmarks.all, ProtocolBenchmarks.all, MemoryBenchmarks.all, CacheBenchmarks.all, ArchiveBenchmarks.all,
    SavedCacheBenchmarks.all,
    TemplateBenchmarks.all,
]
var report = Report(format: options.format)
for benchmark in groups.joined() where options.filter.isEmpty || benchmark.name.contains(options.filter) {
    for size in benchmark.sizes {
        do {
            report.add(try benchmark.run(size ?? 0, options.effort), of: benchmark, at: size)
        } catch {
            print("\(benchmark.name) at \(size ?? 0) computed something wrong: \(error)")
            exit(1)
        }
    }
}
