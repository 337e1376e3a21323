import UIKit

extension SVGPicture {
    /// What is drawn around a view that fills a screen.
    public enum Chrome: Sendable {
        case none
        /// Status bar and home indicator over the safe areas, and the keys of the keyboard where it is shown.
        case bars
        /// The bars, and the rounded edge of a phone.
        case phone
    }

    /// A screen, drawn at the moment it is made: what its view shows later does not change it.
    @preconcurrency @MainActor
    public struct Screen {
        let size: CGSize
        let caption: String?
        let chrome: Chrome
        let elements: [SVGElement]

        /// - Parameters:
        ///   - view: A window, or whatever fills the screen.
        ///   - caption: A line of text below the screen.
        public init(_ view: UIView, caption: String? = nil, chrome: Chrome = .phone) {
            size = view.bounds.size
            self.caption = caption
            self.chrome = chrome
            let content = ViewDrawing.elements(of: view, at: .zero)
            elements = PhoneChrome(view: view).framing(content, chrome)
        }
    }

    /// Draws a screen with its status bar.
    @preconcurrency @MainActor
    public init(screen view: UIView, caption: String? = nil, chrome: Chrome = .phone) {
        self.init(screens: [Screen(view, caption: caption, chrome: chrome)])
    }

    /// Draws screens next to each other.
    ///
    /// - Parameters:
    ///   - spacing: The distance between two screens, in points.
    ///   - background: The colour of the page; nil leaves it transparent.
    @preconcurrency @MainActor
    public init(screens: [Screen], spacing: CGFloat = 32, background: UIColor? = nil) {
        let margin = screens.map { PhoneChrome.margin($0.chrome) }.max() ?? 0
        let captionHeight: CGFloat = screens.contains { $0.caption != nil } ? 44 : 0
        let tallest = screens.map(\.size.height).max() ?? 0
        var elements: [SVGElement] = []
        var x = margin
        for screen in screens {
            // In the middle beside a taller one.
            let top = ((tallest - screen.size.height) / 2).rounded()
            elements.append(
                SVGElement(
                    "g",
                    ["transform": .text("translate(\(x.short) \((margin + top).short))")],
                    children: screen.elements
                )
            )
            if let caption = screen.caption {
                let y = margin * 2 + top + screen.size.height
                let line = CGRect(x: x, y: y, width: screen.size.width, height: captionHeight)
                elements += ViewDrawing.caption(caption, in: line)
            }
            x += screen.size.width + spacing
        }
        let width = max(0, x - spacing + margin)
        let size = CGSize(width: width, height: margin * 2 + tallest + captionHeight)
        if let background {
            let page = SVGShape(CGRect(origin: .zero, size: size)).element
            elements.insert(page.filled(SVGColor(background, traits: .current)), at: 0)
        }
        self.init(size: size, elements: elements)
    }
}
