import UIKit

extension SizingLayout {
    /// Sets the trait that tells the system's cells which kind of list they are in, as UIKit's own lists do. Cells,
    /// headers and footers then have the standard backgrounds of that list. If the app has overridden the trait with a
    /// value that this layout never sets, the override stays.
    ///
    /// - Parameter appearance: The appearance of the lists.
    func setListEnvironment(_ appearance: SizingListConfiguration.Appearance) {
        guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let collectionView else { return }
        let environment = appearance.listEnvironment
        guard !keepsOtherEnvironment else { return }
        if collectionView.traitCollection.listEnvironment != environment {
            collectionView.traitOverrides.listEnvironment = environment
        }
        guard collectionView.traitOverrides.contains(UITraitListEnvironment.self) else { return }
        session.guests.add("listEnvironment") { [weak collectionView] in
            guard let collectionView else { return }
            // Another list layout that is there now removes it when it goes.
            let next = collectionView.collectionViewLayout as? SizingLayout
            guard next?.session.source.listAppearance == nil || next?.collectionView !== collectionView else { return }
            collectionView.traitOverrides.remove(UITraitListEnvironment.self)
        }
    }

    /// Removes the trait when another layout takes over, unless that is a list layout, which sets its own.
    func removeListEnvironment(for newLayout: UICollectionViewLayout) {
        guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *), !keepsOtherEnvironment else { return }
        session.guests.remove("listEnvironment")
        guard (newLayout as? SizingLayout)?.session.source.listAppearance == nil else { return }
        collectionView?.traitOverrides.remove(UITraitListEnvironment.self)
    }

    /// Whether the app has overridden the trait with a value that this layout never sets.
    @available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
    private var keepsOtherEnvironment: Bool {
        guard let overrides = collectionView?.traitOverrides, overrides.contains(UITraitListEnvironment.self) else {
            return false
        }
        switch overrides.listEnvironment {
        case .plain, .grouped: return false
        #if !os(tvOS)
            case .insetGrouped, .sidebar, .sidebarPlain: return false
        #endif
        default: return true
        }
    }
}

@available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
extension SizingListConfiguration.Appearance {
    /// The value of the trait. tvOS has no inset-grouped lists and no sidebars: such lists count as grouped and plain there.
    fileprivate var listEnvironment: UIListEnvironment {
        #if os(tvOS)
            hasCards ? .grouped : .plain
        #else
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            case .sidebar: .sidebar
            case .sidebarPlain: .sidebarPlain
            }
        #endif
    }
}
