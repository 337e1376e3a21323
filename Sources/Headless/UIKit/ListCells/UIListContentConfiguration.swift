import Foundation

/// Says what a list's cell, header or footer shows: an image, a text and a second one.
public struct UIListContentConfiguration: UIContentConfiguration {
    let style: ListContentStyle

    init(_ style: ListContentStyle) {
        self.style = style
        let look = style.look
        textProperties = TextProperties(look.text)
        secondaryTextProperties = TextProperties(look.secondaryText)
        directionalLayoutMargins = look.margins
        prefersSideBySideTextAndSecondaryText = look.isSideBySide
    }

    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
    @available(iOS 18.0, *)
    public static func header() -> UIListContentConfiguration { .init(.header) }
    @available(iOS 18.0, *)
    public static func footer() -> UIListContentConfiguration { .init(.footer) }
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    @available(iOS 15.0, *)
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    @available(iOS 15.0, *)
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init(.extraProminentHeader) }
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarSubtitleCell)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

    // MARK: Content

    public var image: UIImage?
    public var imageProperties = ImageProperties()

    /// Setting it removes the attributed text.
    public var text: String? {
        get { textContent?.string }
        set { textContent = newValue.map(TextContent.plain) }
    }

    /// Setting it removes the plain text.
    public var attributedText: NSAttributedString? {
        get { textContent?.attributed }
        set { textContent = newValue.map(TextContent.attributed) }
    }

    public var textProperties: TextProperties

    /// Setting it removes the attributed text.
    public var secondaryText: String? {
        get { secondaryTextContent?.string }
        set { secondaryTextContent = newValue.map(TextContent.plain) }
    }

    /// Setting it removes the plain text.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryTextContent?.attributed }
        set { secondaryTextContent = newValue.map(TextContent.attributed) }
    }

    public var secondaryTextProperties: TextProperties

    var textContent: TextContent?
    var secondaryTextContent: TextContent?

    // MARK: Layout

    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet { hasOwnMargins = true }
    }
    private var hasOwnMargins = false
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    @available(iOS 18.0, *)
    public var alpha: CGFloat {
        get { keptAlpha }
        set { keptAlpha = newValue }
    }
    private var keptAlpha: CGFloat = 1

    // MARK: Views and states

    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// What was set stays; the standard colours become those of the state, and a header or footer that follows its list
    /// looks like that list's.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let standard = StandardState(state)
        let look = style.adapted(to: standard.traitCollection.listEnvironment).look
        var updated = self
        updated.textProperties.adopt(look.text, isDisabled: standard.isDisabled)
        updated.secondaryTextProperties.adopt(look.secondaryText, isDisabled: standard.isDisabled)
        if !hasOwnMargins {
            updated.directionalLayoutMargins = look.margins
            updated.hasOwnMargins = false
        }
        return updated
    }
}

extension UIListContentConfiguration {
    /// A text of one kind or the other.
    enum TextContent: Hashable {
        case plain(String)
        case attributed(NSAttributedString)

        var string: String {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }

        var attributed: NSAttributedString? {
            if case .attributed(let text) = self { text } else { nil }
        }
    }
}

extension UIListContentConfiguration: Hashable {
    public static func == (first: UIListContentConfiguration, second: UIListContentConfiguration) -> Bool {
        first.style == second.style && first.image == second.image
            && first.imageProperties == second.imageProperties
            && first.textContent == second.textContent && first.textProperties == second.textProperties
            && first.secondaryTextContent == second.secondaryTextContent
            && first.secondaryTextProperties == second.secondaryTextProperties
            && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
            && first.directionalLayoutMargins == second.directionalLayoutMargins
            && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
            && first.imageToTextPadding == second.imageToTextPadding
            && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
            && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
            && first.keptAlpha == second.keptAlpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(image)
        hasher.combine(textContent)
        hasher.combine(secondaryTextContent)
    }
}
