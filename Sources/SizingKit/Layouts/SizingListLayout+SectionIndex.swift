import SizingEngine
import UIKit

extension SizingListLayout {
    /// The width that the section index takes, in points; `nil` without one.
    var sectionIndexWidth: CGFloat? {
        guard let sectionIndex, !sectionIndex.titles.isEmpty, !sectionIndex.isHidden else { return nil }
        return sectionIndex.intrinsicContentSize.width
    }

    /// Puts the section index over the trailing edge of the collection view, in the part that bars leave visible.
    func placeSectionIndex() {
        guard let sectionIndex, let collectionView, let superview = collectionView.superview else { return }
        if sectionIndexWidth == nil { showScrollIndicator() } else { hideScrollIndicator() }
        if sectionIndex.superview !== superview {
            superview.insertSubview(sectionIndex, aboveSubview: collectionView)
        }
        var covered = collectionView.safeAreaInsets
        covered.top = max(covered.top, collectionView.adjustedContentInset.top)
        covered.bottom = max(covered.bottom, collectionView.adjustedContentInset.bottom)
        let frame = SizingSectionIndexView.frame(
            in: collectionView.frame,
            safeAreaInsets: covered,
            width: sectionIndex.intrinsicContentSize.width,
            direction: collectionView.effectiveUserInterfaceLayoutDirection
        )
        if sectionIndex.frame != frame { sectionIndex.frame = frame }
    }

    /// Hides the indicator that would lie under the index.
    private func hideScrollIndicator() {
        guard showedScrollIndicator == nil, let collectionView else { return }
        showedScrollIndicator = collectionView.showsVerticalScrollIndicator
        collectionView.showsVerticalScrollIndicator = false
    }

    /// Shows the indicator again if it was shown before the index was.
    func showScrollIndicator() {
        guard let showedScrollIndicator, let collectionView else { return }
        self.showedScrollIndicator = nil
        if showedScrollIndicator { collectionView.showsVerticalScrollIndicator = true }
    }

    /// Lets an index without a handler scroll to the section at the index of the title.
    func followSectionIndex() {
        guard let sectionIndex, sectionIndex.selectionHandler == nil else { return }
        sectionIndex.selectionHandler = { [weak self] _, section in self?.scrollToSection(section) }
    }

    private func scrollToSection(_ section: Int) {
        guard let collectionView, section < collectionView.numberOfSections,
            collectionView.numberOfItems(inSection: section) > 0
        else { return }
        scrollExactly(toItemAt: IndexPath(item: 0, section: section), at: .top, animated: false)
    }
}
