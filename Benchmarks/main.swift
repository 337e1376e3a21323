import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print(Options.usage)
    exit(2)
}
let groups = [
    ExtentBenchmarks.all, ProtocolBenchmarks.all, MemoryBenchmarks.all, CacheBenchmarks.all, ArchiveBenchmarks.all,
    SavedCacheBenchmarks.all,
    TemplateBenchmarks.all, TableBenchmarks.all, RealCellBenchmarks.all, CarouselBenchmarks.all,
    WholeViewBenchmarks.all, HeadlessBenchmarks.all,
]
var report = Report(format: options.format, effort: options.effort)
for _ in 0..<options.rounds {
    for benchmark in groups.joined() where options.includes(benchmark) {
        for size in benchmark.sizes where options.includes(size) {
            do {
                report.add(try benchmark.run(size ?? 0, options.effort), of: benchmark, at: size)
            } catch {
                print("\(benchmark.name) at \(size ?? 0) computed something wrong: \(error)")
                exit(1)
            }
        }
    }
}
report.finish()
