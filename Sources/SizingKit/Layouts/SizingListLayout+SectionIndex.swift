import SizingEngine
import UIKit

extension SizingListLayout {
    /// The width of the section index, in points; `nil` if there is no index.
    var sectionIndexWidth: CGFloat? {
        guard let sectionIndex, !sectionIndex.titles.isEmpty, !sectionIndex.isHidden else { return nil }
        return sectionIndex.intrinsicContentSize.width
    }

    /// Adds the section index to the superview of the collection view.
    func hostSectionIndex() {
        guard let sectionIndex, let collectionView, let superview = collectionView.superview else { return }
        if sectionIndexWidth == nil { showScrollIndicator() } else { hideScrollIndicator() }
        if sectionIndex.superview !== superview {
            superview.insertSubview(sectionIndex, aboveSubview: collectionView)
            session.guests.add(sectionIndex)
        }
        placeSectionIndex()
    }

    /// Positions the section index at the trailing edge of the collection view, within the area that bars leave visible.
    func placeSectionIndex() {
        guard let sectionIndex, let collectionView, let superview = collectionView.superview else { return }
        guard sectionIndex.superview === superview, (sectionIndexWidth == nil) == (showedScrollIndicator == nil) else {
            return session.prepareCollectionViewLater()
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

    /// Fades the index in or out.
    func fadeSectionIndex(isVisible: Bool) {
        guard let sectionIndex else { return }
        UIView.animate(withDuration: Self.indexFadeDuration) { sectionIndex.alpha = isVisible ? 1 : 0 }
    }

    /// The duration in which the index fades in or out, in seconds; unverified on a device.
    private static let indexFadeDuration: TimeInterval = 0.2

    /// Hides the scroll indicator, which the index would cover.
    private func hideScrollIndicator() {
        guard showedScrollIndicator == nil, let collectionView else { return }
        showedScrollIndicator = collectionView.showsVerticalScrollIndicator
        if collectionView.showsVerticalScrollIndicator {
            session.guests.add("indicator") { [weak self, weak collectionView] in
                self?.showedScrollIndicator = nil
                collectionView?.showsVerticalScrollIndicator = true
            }
        }
        collectionView.showsVerticalScrollIndicator = false
    }

    /// Shows the indicator again if it was shown before the index was.
    func showScrollIndicator() {
        guard let showedScrollIndicator, let collectionView else { return }
        self.showedScrollIndicator = nil
        session.guests.remove("indicator")
        if showedScrollIndicator { collectionView.showsVerticalScrollIndicator = true }
    }

    /// Makes an index without a handler scroll to the section at the index of the title.
    func followSectionIndex() {
        guard let sectionIndex, sectionIndex.selectionHandler == nil else { return }
        sectionIndex.selectionHandler = { [weak self] _, section in self?.scrollToSection(section) }
    }

    private func scrollToSection(_ section: Int) {
        guard let collectionView, section < collectionView.numberOfSections else { return }
        scrollExactly(toHeaderOfSection: section, at: .top, animated: false)
    }
}
