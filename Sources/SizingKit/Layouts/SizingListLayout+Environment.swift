import UIKit

extension SizingListLayout {
    /// Tells the cells of the system by a trait in what list they are, as UIKit's own lists do: the standard backgrounds
    /// of cells, headers and footers are then those of the list. An override by which the app says that they are in no list
    /// of these appearances stays.
    func stateListEnvironment() {
        guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let collectionView else { return }
        let environment = configuration.appearance.listEnvironment
        guard collectionView.traitCollection.listEnvironment != environment, !keepsOtherEnvironment else { return }
        collectionView.traitOverrides.listEnvironment = environment
    }

    /// Takes the trait back: another layout takes over.
    func withdrawListEnvironment() {
        guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let collectionView,
            !keepsOtherEnvironment
        else { return }
        collectionView.traitOverrides.remove(UITraitListEnvironment.self)
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
            case .insetGrouped: return false
        #endif
        default: return true
        }
    }
}

@available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
extension SizingListConfiguration.Appearance {
    /// What the cells of the system are told. On tvOS, which has no inset-grouped lists, that is a grouped list.
    fileprivate var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: return .plain
        case .grouped: return .grouped
        case .insetGrouped:
            #if os(tvOS)
                return .grouped
            #else
                return .insetGrouped
            #endif
        }
    }
}
