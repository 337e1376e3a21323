import HeadlessTools
import Testing
import UIKit

@MainActor
struct ScreenDrawingTests {
    private func window(_ style: UIUserInterfaceStyle = .light) -> UIWindow {
        UIScreen.main.resize(
            to: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.backgroundColor = .systemBackground
        window.overrideUserInterfaceStyle = style
        return window
    }

    @Test
    func barsLieOverTheSafeAreas() {
        let picture = SVGPicture(screen: window(), chrome: .bars)
        #expect(picture.size == CGSize(width: 390, height: 844))
        #expect(picture.text.contains(">9:41</text>"))
        #expect(picture.text.contains(##"<rect x="125.5" y="831" width="139" height="5" rx="2.5" fill="#000"/>"##))
        #expect(isWellFormed(picture))
    }

    @Test
    func aViewWithoutSafeAreaHasNoBars() {
        let picture = SVGPicture(screen: box(0, 0, 100, 100), chrome: .bars)
        #expect(lines(of: picture).count == 3)
        #expect(!picture.text.contains("9:41"))
    }

    @Test
    func barsAreWhiteOnADarkScreen() {
        let picture = SVGPicture(screen: window(.dark), chrome: .bars)
        #expect(picture.text.contains(##"height="5" rx="2.5" fill="#fff"/>"##))
    }

    @Test
    func theEdgeOfAPhoneStandsAroundTheScreen() {
        let picture = SVGPicture(screen: window())
        #expect(picture.size == CGSize(width: 410, height: 864))
        #expect(picture.text.contains(#"<rect width="390" height="844" rx="47"/>"#))
    }

    @Test
    func screensStandSideBySideAboveTheirCaptions() {
        let picture = SVGPicture(
            screens: [
                .init(box(0, 0, 100, 200), caption: "First & last", chrome: .none),
                .init(box(0, 0, 50, 100), chrome: .none),
            ],
            spacing: 20,
            background: .white
        )
        #expect(picture.size == CGSize(width: 170, height: 244))
        #expect(picture.text.contains(#"<g transform="translate(120 50)">"#))
        #expect(picture.text.contains(">First &amp; last</text>"))
        #expect(lines(of: picture).first == ##"<rect width="170" height="244" fill="#fff"/>"##)
        #expect(isWellFormed(picture))
    }

    @Test
    func noScreensAreAnEmptyPicture() {
        #expect(SVGPicture(screens: []).size == .zero)
    }

    @Test
    func aScreenKeepsWhatItShowedWhenItWasDrawn() {
        let view = box(0, 0, 10, 10, .red)
        let screen = SVGPicture.Screen(view, chrome: .none)
        view.backgroundColor = .blue
        #expect(SVGPicture(screens: [screen]).text.contains("#f00"))
    }

    @Test
    func picturesAreWrittenToFiles() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: url) }
        let picture = SVGPicture(of: box(0, 0, 10, 10))
        try picture.write(to: url)
        #expect(try String(contentsOf: url, encoding: .utf8) == picture.text)
    }
}
