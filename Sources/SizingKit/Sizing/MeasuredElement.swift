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
        guard let view = fitting.view as? UICollectionReusableView, let attributes = attributes(),
            let fitted = grid.extents(of: size, along: space.axis)
        else { return size }
        let content = (main: fitted.main, cross: space.choosesCross ? fitted.cross : space.crossExtent)
        let own = sizing.extents(fitting: content, in: space) { given in
            let size = space.axis.size(main: grid.points(of: given.main), cross: grid.points(of: given.cross))
            fitting.setSize(size)
            guard let attributes = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
            attributes.frame.size = size
            return grid.extents(of: view.preferredLayoutAttributesFitting(attributes).size, along: space.axis)
        }
        // The fitted size is kept as it is, since it may be less than a row's minimum.
        guard own.main != space.extent(ofContent: content.main) || own.cross != content.cross else { return size }
        let main = grid.points(of: max(0, own.main - space.separatorExtent))
        return space.axis.size(
            main: main,
            cross: space.choosesCross ? grid.points(of: own.cross) : space.axis.cross(size)
        )
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
            own = sizeOfContent(fitting: size, of: fitting, &sizing)
            fitting.setSize(shownSize)
        }
        return own
    }
}
