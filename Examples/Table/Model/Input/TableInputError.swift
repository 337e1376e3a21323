/// Why a file could not be read as items: one sentence that names the file, the line and what was expected there.
struct TableInputError: Error, Equatable, CustomStringConvertible {
    /// The file as it was named on the command line.
    var file: String
    /// The line, from 1; nil if the trouble is with the file as a whole.
    var line: Int?
    /// What was expected, and what was found, without a full stop.
    var problem: String

    var description: String {
        let place = line.map { ", line \($0)" } ?? ""
        return "\(file)\(place): \(problem)."
    }
}
