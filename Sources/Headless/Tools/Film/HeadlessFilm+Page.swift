import SizingFilm
import UIKit

extension HeadlessFilm {
    /// How far around the screen the items of the layout are recorded, in screens.
    static let reach = CGFloat(FilmPage.reach)

    /// Films side by side as an HTML page with a slider for the frames.
    ///
    /// Beside each screen the page shows the items that the layout has around it, by how their sizes are known, and below
    /// it what changed in the frame. The page runs a script of its own and loads nothing.
    public static func page(of films: [HeadlessFilm], title: String) -> String {
        var writer = SVGWriter()
        let page = FilmPage(films.map { $0.contents(writer: &writer) })
        return page.text(
            title: title,
            isDark: films.first?.scrollView.traitCollection.userInterfaceStyle == .dark,
            definitions: writer.definitions,
            fontFamily: SVGWriter.fontFamily
        )
    }

    private func contents(writer: inout SVGWriter) -> FilmPage.Film {
        let size = frames.first?.bounds.size ?? .zero
        let color = scrollView.backgroundColor ?? .systemBackground
        return FilmPage.Film(
            title: title,
            size: size,
            background: SVGColor(color, traits: scrollView.traitCollection).hex,
            shapes: shapes.elements.map { writer.fragment($0) },
            frames: frames.map(Self.contents)
        )
    }

    private static func contents(of frame: FilmFrame) -> FilmPage.Frame {
        var contents = FilmPage.Frame(
            offset: frame.offset,
            contentSize: frame.contentSize,
            origin: frame.contentOrigin
        )
        for part in frame.parts { contents.addPart(part.shape, in: part.frame, movedPixels: part.movedPixels) }
        for element in frame.elements {
            let status: FilmPage.Status =
                switch element.status {
                case .estimated: .estimated
                case .measured: .measured
                case .corrected: .corrected
                }
            contents.addElement(element.indexPath, in: element.frame, status)
        }
        return contents
    }
}
