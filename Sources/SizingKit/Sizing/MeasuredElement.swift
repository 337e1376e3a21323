import SizingEngine
import UIKit

/// The element that a template stands for, with what its shown view is given when UIKit asks it for its size.
@MainActor
struct MeasuredElement {
    let space: ElementSpace
    let grid: PixelGrid
    /// Returns attributes of the element; `nil` if it no longer exists.
    let attributes: @MainActor () -> UICollectionViewLayoutAttributes?
    /// The space for the element, with the insets of its content.
    var proposal = SizeProposal()

    /// Whether a template fills the element, as the shown view does. Otherwise the app has stated insets for the rest.
    ///
    /// - Parameter extraWidth: The width with which the template is fitted in addition to the space for its content, in
    ///   points.
    func isFilled(byTemplateWith extraWidth: CGFloat) -> Bool {
        switch space.axis {
        case .vertical:
            proposal.insetHeight == space.separatorExtent && extraWidth == grid.points(of: proposal.insetWidth)
        case .horizontal:
            proposal.insetWidth == space.separatorExtent && proposal.insetHeight == 0 && extraWidth == 0
        }
    }

    /// Returns the size of the element's content as its shown view asks for it, in points.
    ///
    /// - Parameters:
    ///   - size: The fitted size, in points.
    ///   - fitting: The configured view, which is given the sizes that it is asked with.
    ///   - sizing: How views of the template answer.
    func sizeOfContent(fitting size: CGSize, of fitting: ViewFitting, _ sizing: inout PreferredSizing) -> CGSize {
        guard let view = fitting.view as? UICollectionReusableView, attributes() != nil,
            let content = extents(ofContent: size)
        else { return size }
        let own = sizing.extents(fitting: content, in: space, on: grid) { answer(of: view, to: $0, fitting) }
        // The fitted size is kept as it is, since it may be less than a row's minimum.
        guard own.main != space.extent(ofContent: content.main) || own.cross != content.cross else { return size }
        let main = grid.points(of: max(0, own.main - space.separatorExtent))
        return space.axis.size(
            main: main,
            cross: space.choosesCross ? grid.points(of: own.cross) : space.axis.cross(size)
        )
    }

    /// Whether a view that has not been tested enough returns the fitted size, in points.
    func confirms(_ size: CGSize, of fitting: ViewFitting, _ sizing: inout PreferredSizing) -> Bool {
        guard let view = fitting.view as? UICollectionReusableView, attributes() != nil,
            let content = extents(ofContent: size)
        else { return false }
        return sizing.confirms(fitting: content, in: space, on: grid) { answer(of: view, to: $0) }
    }

    private func extents(ofContent size: CGSize) -> PreferredSizing.Extents? {
        grid.extents(of: size, along: space.axis).map { fitted in
            (main: fitted.main, cross: space.choosesCross ? fitted.cross : space.crossExtent)
        }
    }

    /// Returns the size of the element in a column, in points; `nil` if there are no columns, or if the view doesn't keep the cross
    /// extent of one.
    ///
    /// A view that overrides `preferredLayoutAttributesFitting(_:)` may keep what it is given across the scroll axis and return its
    /// own length. What the method returns by default is the given size on some systems: a view that returns any length that it is
    /// given has none of its own.
    ///
    /// - Parameter fitting: The configured view, which is given the sizes that it is asked with.
    func sizeInColumn(of fitting: ViewFitting) -> CGSize? {
        space.column.flatMap { size(of: fitting, in: $0) }
    }

    /// Returns the size of the element where it may have a length across the scroll axis, in points; `nil` if the view doesn't keep
    /// that length.
    func size(of fitting: ViewFitting, in column: PreferredSizing.Extents) -> CGSize? {
        guard let view = fitting.view as? UICollectionReusableView else { return nil }
        fitting.layOut(in: space.axis.size(main: grid.points(of: column.main), cross: grid.points(of: column.cross)))
        guard let first = answer(of: view, to: column, fitting), first.cross == column.cross else { return nil }
        if first.main == column.main {
            let other = (main: column.main + PreferredSizing.otherLength, cross: column.cross)
            guard let second = answer(of: view, to: other, fitting), second.main == first.main,
                second.cross == first.cross
            else { return nil }
        }
        return space.axis.size(main: grid.points(of: first.main), cross: grid.points(of: first.cross))
    }

    /// The extents that the shown view is given, in pixels, if it is not as long as its line; `nil` otherwise.
    var givenInLine: PreferredSizing.Extents? {
        guard let size = attributes()?.size, let given = grid.extents(of: size, along: space.axis),
            given.cross != space.crossExtent
        else { return nil }
        return given
    }

    /// The extents of an element that is as long as its line, in pixels.
    func line(given: PreferredSizing.Extents) -> PreferredSizing.Extents { (given.main, space.crossExtent) }

    /// Whether a view asks for the whole length of its line, though it is given another one. By default no view does: it asks for the
    /// given length, or for that of its content.
    func fillsLine(_ fitting: ViewFitting, given: PreferredSizing.Extents) -> Bool {
        guard let view = fitting.view as? UICollectionReusableView else { return false }
        return answer(of: view, to: given, fitting)?.cross == space.crossExtent
    }

    /// Returns the extents that a view asks for if it is given others, in pixels; `nil` if it has none.
    ///
    /// - Parameter fitting: The view, which gets the given size; `nil` if it keeps its own.
    private func answer(
        of view: UICollectionReusableView,
        to given: PreferredSizing.Extents,
        _ fitting: ViewFitting? = nil
    ) -> PreferredSizing.Extents? {
        guard let attributes = attributes()?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let size = space.axis.size(main: grid.points(of: given.main), cross: grid.points(of: given.cross))
        fitting?.setSize(size)
        attributes.frame.size = size
        return grid.extents(of: view.preferredLayoutAttributesFitting(attributes).size, along: space.axis)
    }

    /// Returns the size of the element's content that its shown view needs, in points; `nil` if the view has no length for
    /// a free side. The view keeps its size.
    func sizeOfContent(ofShown fitting: ViewFitting, by way: SizingFitting) -> CGSize? {
        guard let size = fitting.sizeOfShownView(by: way) else { return nil }
        guard way == .automatic else { return size }
        let shownSize = fitting.view.bounds.size
        var own = size
        UIView.performWithoutAnimation {
            var sizing = PreferredSizing.untested(agreed: [])
            own = sizeInColumn(of: fitting) ?? sizeOfContent(fitting: size, of: fitting, &sizing)
            fitting.restoreSize(shownSize)
        }
        return own
    }
}
