import HeadlessTools
import SizingKit
import UIKit

/// The screen that the pictures are of: an iPhone 15 or 16 in portrait, at whatever width is asked for.
@MainActor
enum Phone {
    private static let height: CGFloat = 852
    private static let scale: CGFloat = 3
    private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    /// A screen with the looks that the command line asks for. It takes the place of the last one.
    static func screen(_ options: TableOptions) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: CGSize(width: options.width, height: height),
            scale: scale,
            safeAreaInsets: safeArea
        )
        screen.set { traits in
            if options.dark { traits.userInterfaceStyle = .dark }
            if options.rtl { traits.layoutDirection = .rightToLeft }
            if let category = options.category { traits.preferredContentSizeCategory = category.sizeCategory }
        }
        return screen
    }

    /// Shows a controller under a navigation bar.
    static func show(_ controller: UIViewController, isEditing: Bool, on screen: HeadlessScreen) {
        screen.show(UINavigationController(rootViewController: controller))
        if isEditing {
            screen.frame()
            controller.setEditing(true, animated: false)
        }
        screen.frame()
    }

    /// What is on a screen at rest, with the bars of the phone.
    static func picture(of screen: HeadlessScreen) -> String {
        hideIndicators(in: screen.window)
        return SVGPicture(screen: screen.window).text
    }

    /// What is on a screen at rest, as one of several side by side.
    static func screenshot(of screen: HeadlessScreen, caption: String) -> SVGPicture.Screen {
        hideIndicators(in: screen.window)
        return SVGPicture.Screen(screen.window, caption: caption)
    }

    /// A phone shows them only while the content moves.
    private static func hideIndicators(in view: UIView) {
        (view as? UIScrollView)?.showsVerticalScrollIndicator = false
        for subview in view.subviews { hideIndicators(in: subview) }
    }
}

extension TableOptions.Appearance {
    var listAppearance: SizingListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension TableOptions.Category {
    var sizeCategory: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
