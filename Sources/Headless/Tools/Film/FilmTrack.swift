import UIKit

/// One shape on its way through a film: from the frame that first shows it until the last one that does.
struct FilmTrack {
    /// What one frame shows of it: where it is in the content, and whether it moved under the reader.
    struct Place: Equatable {
        let origin: CGPoint
        let isMoved: Bool
    }

    /// How long a movement stays marked, in frames: a sixtieth of a second is too short to see.
    private static let markedFrames = 12

    let shape: Int
    let size: CGSize
    /// For each frame of the film; `nil` where the shape is not shown.
    private(set) var places: [Place?]

    /// The tracks of a film, in the order in which the shapes are drawn.
    @MainActor
    static func tracks(of film: HeadlessFilm) -> [FilmTrack] {
        struct Key: Hashable {
            let view: FilmFrame.ShownView
            let shape: Int
        }
        var tracks: [FilmTrack] = []
        var numbers: [Key: Int] = [:]
        var markedUntil: [FilmFrame.ShownView: Int] = [:]
        for (number, frame) in film.frames.enumerated() {
            for part in frame.parts {
                let key = Key(view: part.view, shape: part.shape)
                if part.movedPixels > 0 { markedUntil[part.view] = number + Self.markedFrames }
                if numbers[key] == nil {
                    numbers[key] = tracks.count
                    let places = [Place?](repeating: nil, count: film.frames.count)
                    tracks.append(FilmTrack(shape: part.shape, size: part.frame.size, places: places))
                }
                let isMoved = number < markedUntil[part.view, default: 0]
                tracks[numbers[key]!].places[number] = Place(origin: part.frame.origin, isMoved: isMoved)
            }
        }
        return tracks
    }
}
