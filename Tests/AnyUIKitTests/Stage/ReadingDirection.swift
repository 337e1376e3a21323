/// In which direction items follow each other, and whether they are mirrored.
enum ReadingDirection: CaseIterable, Sendable {
    case vertical, mirrored, leftToRight, rightToLeft

    var isHorizontal: Bool { self == .leftToRight || self == .rightToLeft }
    var isRightToLeft: Bool { self == .mirrored || self == .rightToLeft }
}
