/// Why a file could not be read as paintings: one sentence that names the file, the place and what was expected there.
struct PaintingInputError: Error, Equatable, CustomStringConvertible {
    /// The file as it was named on the command line.
    var file: String
    /// Which line or painting of the file is meant, such as "line 3"; nil if the trouble is with the file as a whole.
    var place: String?
    /// What was expected, and what was found, without a full stop.
    var problem: String

    var description: String { "\(file)\(place.map { ", \($0)" } ?? ""): \(problem)." }
}
