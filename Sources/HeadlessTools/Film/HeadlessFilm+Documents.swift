import UIKit

extension HeadlessFilm {
    /// Films side by side as an SVG document that plays by itself, again and again, at half the speed: no script runs in
    /// it, so that it plays on a web page as a picture.
    ///
    /// What moved under the reader is red for a fifth of a second, and the pixels are counted below the screen. A viewer
    /// that does not animate shows the first frame.
    public static func svg(of films: [HeadlessFilm]) -> String {
        var picture = FilmPicture(films)
        return picture.document()
    }

    /// Films side by side as an HTML page with a slider for the frames.
    ///
    /// Beside each screen the page shows the items that the layout has around it, by how their sizes are known, and below
    /// it what changed in the frame. The page runs a script of its own and loads nothing.
    public static func page(of films: [HeadlessFilm], title: String) -> String {
        FilmPage(films, title: title).text
    }
}
