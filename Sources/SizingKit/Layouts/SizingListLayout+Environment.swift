import UIKit

extension SizingListLayout {
    /// Tells the cells of the system by a trait in what list they are, as UIKit's own lists do: the standard backgrounds
    /// of cells, headers and footers are then those of the list. An override by which the app says that they are in no list
    /// of these appearances stays.
    func stateListEnvironment() {
        guard #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let collectionView else { return }
        let environment: UIListEnvironment =
            switch configuration.appearance {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
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

    /// Whether the app has overridden the trait with a list that is none of this layout's appearances.
    @available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
    private var keepsOtherEnvironment: Bool {
        guard let overrides = collectionView?.traitOverrides, overrides.contains(UITraitListEnvironment.self) else {
            return false
        }
        return ![.plain, .grouped, .insetGrouped].contains(overrides.listEnvironment)
    }
}
