import Foundation

/// Where a list content view puts its parts, from left to right.
@MainActor
struct ListContentLayout {
    private let configuration: UIListContentConfiguration
    private let margins: NSDirectionalEdgeInsets
    private let image: (image: CGSize, room: CGSize)?
    /// Whether the image is a symbol without a size of its own: it stands in its line of text and does not push the
    /// margins out.
    private let isSymbol: Bool
    private let text: CGSize?
    private let secondaryText: CGSize?
    private let isSideBySide: Bool
    private let isWidthLimited: Bool
    /// The widest that the texts can be.
    private let column: CGFloat

    /// - Parameters:
    ///   - text: Measures the text; nil if there is none.
    ///   - width: Of the view; the greatest finite magnitude sets no limit.
    init(
        configuration: UIListContentConfiguration,
        margins: NSDirectionalEdgeInsets,
        image: UIImage?,
        text: UILabel?,
        secondaryText: UILabel?,
        width: CGFloat
    ) {
        self.configuration = configuration
        self.margins = margins
        self.image = image.map(configuration.imageProperties.sizes)
        isSymbol = image?.isSymbolImage == true && configuration.imageProperties.reservedLayoutSize.height == 0
        isWidthLimited = width < .greatestFiniteMagnitude
        let hasText = text != nil || secondaryText != nil
        let beside = (self.image?.room.width ?? 0) + (image != nil && hasText ? configuration.imageToTextPadding : 0)
        column = isWidthLimited ? max(1, width - margins.leading - margins.trailing - beside) : 0
        let unlimited = CGSize.zero
        let natural = (text?.sizeThatFits(unlimited), secondaryText?.sizeThatFits(unlimited))
        let needed =
            (natural.0?.width ?? 0) + configuration.textToSecondaryTextHorizontalPadding + (natural.1?.width ?? 0)
        isSideBySide =
            configuration.prefersSideBySideTextAndSecondaryText && text != nil && secondaryText != nil
            && (!isWidthLimited || needed <= column)
        if isSideBySide || !isWidthLimited {
            (self.text, self.secondaryText) = natural
        } else {
            let room = CGSize(width: column, height: 0)
            (self.text, self.secondaryText) = (text?.sizeThatFits(room), secondaryText?.sizeThatFits(room))
        }
    }

    // MARK: Size

    /// The most that a symbol adds to the height, in points: what a cell of the least height has between its margins.
    private static let symbolLine: CGFloat = 22

    var size: CGSize {
        var image = image?.room ?? .zero
        if isSymbol { image.height = min(image.height, Self.symbolLine) }
        let texts = textSize
        let padding = image.width > 0 && texts.width > 0 ? configuration.imageToTextPadding : 0
        let height = margins.top + max(image.height, texts.height) + margins.bottom
        return CGSize(
            width: margins.leading + image.width + padding + texts.width + margins.trailing,
            height: max(configuration.style.look.minimumHeight, height)
        )
    }

    private var textSize: CGSize {
        guard let text else { return secondaryText ?? .zero }
        guard let secondaryText else { return text }
        if isSideBySide {
            let gap = configuration.textToSecondaryTextHorizontalPadding
            return CGSize(
                width: text.width + gap + secondaryText.width,
                height: max(text.height, secondaryText.height)
            )
        }
        return CGSize(
            width: max(text.width, secondaryText.width),
            height: text.height + configuration.textToSecondaryTextVerticalPadding + secondaryText.height
        )
    }

    // MARK: Frames

    struct Frames {
        var image: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
    }

    /// In a view that is too low for them, the parts end at its edges: texts are truncated.
    func frames(in size: CGSize, scale: CGFloat) -> Frames {
        var frames = wholeFrames(in: size, scale: scale)
        func cut(_ frame: CGRect) -> CGRect {
            guard frame.minY < 0 || frame.maxY > size.height else { return frame }
            let (top, bottom) = (max(0, frame.minY), min(size.height, frame.maxY))
            return CGRect(x: frame.minX, y: top, width: frame.width, height: max(0, bottom - top))
        }
        frames.image = frames.image.map(cut)
        frames.text = frames.text.map(cut)
        frames.secondaryText = frames.secondaryText.map(cut)
        return frames
    }

    private func wholeFrames(in size: CGSize, scale: CGFloat) -> Frames {
        let middle = (margins.top + size.height - margins.bottom) / 2
        func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        func centred(_ part: CGSize, at x: CGFloat, width: CGFloat? = nil) -> CGRect {
            CGRect(
                x: onPixel(x),
                y: onPixel(middle - part.height / 2),
                width: width ?? part.width,
                height: part.height
            )
        }
        var frames = Frames()
        var x = margins.leading
        if let image {
            frames.image = centred(image.image, at: x + (image.room.width - image.image.width) / 2)
            x += image.room.width + configuration.imageToTextPadding
        }
        let width = max(0, size.width - margins.trailing - x)
        guard let text, let secondaryText else {
            frames.text = text.map { centred($0, at: x, width: width) }
            frames.secondaryText = secondaryText.map { centred($0, at: x, width: width) }
            return frames
        }
        if isSideBySide {
            let end = x + width - secondaryText.width
            frames.secondaryText = centred(secondaryText, at: end)
            frames.text = centred(
                text,
                at: x,
                width: max(0, width - secondaryText.width - configuration.textToSecondaryTextHorizontalPadding)
            )
        } else {
            let y = onPixel(middle - textSize.height / 2)
            frames.text = CGRect(x: x, y: y, width: width, height: text.height)
            frames.secondaryText = CGRect(
                x: x,
                y: y + text.height + configuration.textToSecondaryTextVerticalPadding,
                width: width,
                height: secondaryText.height
            )
        }
        return frames
    }
}
