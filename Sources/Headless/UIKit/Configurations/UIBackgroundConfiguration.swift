import Foundation

/// Says what lies behind the content of a view.
public struct UIBackgroundConfiguration {
    private var style: BackgroundStyle
    private var hasOwnColor = false

    private init(_ style: BackgroundStyle) {
        self.style = style
        adopt(style.look(of: nil))
    }

    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
    @available(iOS 18.0, *)
    public static func listCell() -> UIBackgroundConfiguration { .init(.listCell) }
    @available(iOS 18.0, *)
    public static func listHeader() -> UIBackgroundConfiguration { .init(.listHeader) }
    @available(iOS 18.0, *)
    public static func listFooter() -> UIBackgroundConfiguration { .init(.listFooter) }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// Nil stands for the tint colour.
    public var backgroundColor: UIColor? {
        didSet { hasOwnColor = true }
    }

    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    @available(iOS 15.0, *)
    public var image: UIImage? {
        get { keptImage }
        set { keptImage = newValue }
    }
    private var keptImage: UIImage?

    @available(iOS 15.0, *)
    public var imageContentMode: UIView.ContentMode {
        get { keptImageContentMode }
        set { keptImageContentMode = newValue }
    }
    private var keptImageContentMode = UIView.ContentMode.scaleToFill

    /// Nil stands for the tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// A colour that was set stays; the standard one becomes that of the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !hasOwnColor else { return self }
        var updated = self
        updated.adopt(style.look(of: StandardState(state)))
        return updated
    }

    private mutating func adopt(_ look: BackgroundStyle.Look) {
        backgroundColor = look.color
        cornerRadius = cornerRadius == 0 ? look.cornerRadius : cornerRadius
        hasOwnColor = false
    }
}

extension UIBackgroundConfiguration: Hashable {
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.style == second.style && first.customView == second.customView
            && first.cornerRadius == second.cornerRadius && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && first.backgroundColor == second.backgroundColor && first.keptImage == second.keptImage
            && first.keptImageContentMode == second.keptImageContentMode
            && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
            && first.strokeOutset == second.strokeOutset
            // Closures cannot be compared: two transformers count as different.
            && first.backgroundColorTransformer == nil && second.backgroundColorTransformer == nil
            && first.strokeColorTransformer == nil && second.strokeColorTransformer == nil
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}

/// The standard looks. The colours are those of lists on iOS 14 to 18 as they are seen; Apple does not print them.
enum BackgroundStyle: Hashable {
    case clear
    case listCell
    case listHeader
    case listFooter
    case plainCell
    case plainHeaderFooter
    case groupedCell
    case sidebarCell

    struct Look {
        var color: UIColor = .clear
        var cornerRadius: CGFloat = 0
    }

    /// - Parameter state: Nil before any is known.
    func look(of state: StandardState?) -> Look {
        let isPressed = state?.isPressed ?? false
        switch adapted(to: state) {
        case .plainCell:
            return Look(color: isPressed ? .systemGray4 : .systemBackground)
        case .plainHeaderFooter:
            return Look(color: .systemBackground)
        case .groupedCell:
            return Look(color: isPressed ? .systemGray4 : .secondarySystemGroupedBackground)
        case .sidebarCell:
            return Look(color: isPressed ? .systemFill : .clear, cornerRadius: 10)
        case .clear, .listCell, .listHeader, .listFooter:
            return Look()
        }
    }

    /// The style that one which follows its list has in the list around it.
    private func adapted(to state: StandardState?) -> BackgroundStyle {
        let list = state?.traitCollection.listEnvironment ?? .unspecified
        let isGrouped = list == .grouped || list == .insetGrouped
        let isSidebar = list == .sidebar || list == .sidebarPlain
        switch self {
        case .listCell: return isGrouped ? .groupedCell : isSidebar ? .sidebarCell : .plainCell
        case .listHeader, .listFooter: return isGrouped || isSidebar ? .clear : .plainHeaderFooter
        default: return self
        }
    }
}
