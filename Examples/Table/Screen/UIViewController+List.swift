import SizingKit
import UIKit

extension UIViewController {
    /// Fills the view with a list.
    func show(_ collectionView: UICollectionView, on background: UIColor) {
        collectionView.backgroundColor = background
        collectionView.alwaysBounceVertical = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = background
        view.addSubview(collectionView)
    }

    /// Registers the titles above or below sections.
    static func sectionTitles(
        _ place: SectionTitleView.Place,
        in appearance: SizingListConfiguration.Appearance
    ) -> SizingRegistration<SectionTitleView, String> {
        SizingRegistration(
            elementKind: place == .header
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        ) { view, _, title in
            view.show(title, place, in: appearance)
        }
    }
}
