import HeadlessTools
import Testing
import UIKit

@MainActor
struct ImageDrawingTests {
    private func imageView(_ image: UIImage?, _ width: CGFloat, _ height: CGFloat) -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.image = image
        return view
    }

    @Test
    func symbolsTakeTheTintColour() {
        let view = imageView(UIImage(systemName: "chevron.right"), 24, 24)
        view.tintColor = .red
        #expect(
            drawnLines(view) == [
                #"<g transform="translate(0 0) scale(1.0)">"#,
                ##"<path d="M9 4.5L16.5 12L9 19.5" fill="none" stroke="#f00" stroke-width="2.6" stroke-linecap="round" "##
                    + #"stroke-linejoin="round"/>"#,
                "</g>",
            ]
        )
    }

    @Test
    func symbolsThatPointForwardTurnWithTheDirection() {
        let view = imageView(UIImage(systemName: "chevron.forward"), 24, 24)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(drawnLines(view)[0] == #"<g transform="translate(24 0) scale(-1.0 1.0)">"#)
        view.image = UIImage(systemName: "chevron.right")
        #expect(drawnLines(view)[0] == #"<g transform="translate(0 0) scale(1.0)">"#)
    }

    @Test(arguments: [
        "chevron.right", "chevron.forward", "checkmark", "info.circle", "magnifyingglass", "plus", "minus.circle.fill",
        "line.3.horizontal", "star", "star.fill", "heart", "heart.fill", "photo", "person.crop.circle", "gear",
        "no.such.symbol",
    ])
    func everySymbolIsDrawn(name: String) {
        let picture = SVGPicture(of: imageView(UIImage(systemName: name), 20, 30))
        #expect(picture.text.contains("<path"))
        #expect(isWellFormed(picture))
    }

    @Test
    func aPlaceholderShowsNameAndRatio() {
        let view = imageView(UIImage(named: "A & B"), 200, 200)
        let picture = SVGPicture(of: view)
        #expect(isWellFormed(picture))
        #expect(picture.text.contains(">A &amp; B</text>"))
        #expect(lines(of: picture)[0].hasPrefix(#"<rect width="200" height="200" rx="12.5" fill=""#))
        #expect(lines(of: SVGPicture(of: imageView(UIImage(named: "A & B"), 20, 20))).count == 1)
    }

    @Test
    func theContentModeDecidesWhereAnImageStands() {
        let view = imageView(UIImage(named: "square"), 100, 40)
        view.contentMode = .scaleAspectFit
        #expect(drawnLines(view)[0].hasPrefix(#"<rect x="30" width="40" height="40""#))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        #expect(drawnLines(view).contains { $0.hasPrefix(#"<rect y="-30" width="100" height="100""#) })
        #expect(drawnLines(view).contains { $0.contains("clip-path") })
    }

    @Test
    func noImageDrawsNothing() {
        #expect(drawnLines(imageView(nil, 20, 20)).isEmpty)
    }
}
