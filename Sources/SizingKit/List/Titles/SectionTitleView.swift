import UIKit

/// A header or footer that shows the title of a section.
final class SectionTitleView: UICollectionViewListCell {
    private static var registrations: [SectionTitleStyle: SizingRegistration<SectionTitleView, String>] = [:]

    /// The registration of the views of a style.
    static func registration(_ style: SectionTitleStyle) -> SizingRegistration<SectionTitleView, String> {
        if let known = registrations[style] { return known }
        let registration = SizingRegistration<SectionTitleView, String>(
            elementKind: style.isFooter
                ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader,
            id: "\(style.isPlain ? "plain" : "grouped") \(style.isFooter ? "footer" : "header")"
        ) { view, _, title in view.show(title, style) }
        registrations[style] = registration
        return registration
    }

    private func show(_ title: String, _ style: SectionTitleStyle) {
        var content = style.content
        content.text = title
        contentConfiguration = content
        backgroundConfiguration = style.background
        if !style.isFooter { accessibilityTraits.insert(.header) }
    }
}
