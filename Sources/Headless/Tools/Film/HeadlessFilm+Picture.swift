import UIKit

extension HeadlessFilm {
    /// Films side by side as an SVG document that plays by itself, again and again, at half the speed: no script runs in
    /// it, so that it plays on a web page as a picture.
    ///
    /// What moved under the reader is red for a fifth of a second, and the pixels are counted below the screen, of those in
    /// all. They are pixels of the screen. A viewer that does not animate shows the first frame.
    public static func svg(of films: [HeadlessFilm]) -> String {
        var picture = FilmPicture(films)
        return picture.document()
    }
}
