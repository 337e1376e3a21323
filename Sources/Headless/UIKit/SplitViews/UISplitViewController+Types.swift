import Foundation

extension UISplitViewController {
    @available(iOS 14.0, *)
    public enum Style: Int, Sendable {
        /// The style of before iOS 14: two controllers, in an array.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    @available(iOS 14.0, *)
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        @available(iOS 14.0, *)
        case twoBesideSecondary = 4
        @available(iOS 14.0, *)
        case twoOverSecondary = 5
        @available(iOS 14.0, *)
        case twoDisplaceSecondary = 6
    }

    @available(iOS 14.0, *)
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    @available(iOS 14.5, *)
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    @available(iOS 13.0, *)
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are shown besides the secondary one; nil where the split view decides.
    var sidebars: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behavior that goes with a mode, where it goes with one only.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}
