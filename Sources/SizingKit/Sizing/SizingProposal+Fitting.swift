import SizingEngine
import UIKit

/// Fits views into proposals.
extension SizingProposal {
    /// Creates the proposal for an element's content: the engine's proposal for the element less its insets.
    init(_ proposal: SizeProposal, on grid: PixelGrid, under traits: UITraitCollection) {
        let (width, mostWidth) = Self.side(proposal.width, less: proposal.insetWidth, on: grid)
        let (height, mostHeight) = Self.side(proposal.height, less: proposal.insetHeight, on: grid)
        self.width = width
        self.height = height
        maximumSize = CGSize(width: mostWidth, height: mostHeight)
        traitCollection = traits
    }

    /// Returns the proposal with a greater width, whether fixed or maximum; with a smaller one, 0 at least, if `extra` is
    /// negative.
    func widened(by extra: CGFloat) -> SizingProposal {
        var most = maximumSize
        if most.width < .greatestFiniteMagnitude { most.width = max(0, most.width + extra) }
        return SizingProposal(
            width: width.map { max(0, $0 + extra) },
            height: height,
            maximumSize: most,
            traitCollection: traitCollection
        )
    }

    /// Whether a size has a valid length for each side that the view may choose.
    func isAnswered(by size: CGSize) -> Bool {
        (width != nil || size.width > 0) && (height != nil || size.height > 0)
    }

    /// Returns a size with the fixed sides of the proposal, clamped to its maximum.
    func limited(_ size: CGSize) -> CGSize {
        // NaN stays NaN: the caller reports it.
        CGSize(
            width: width ?? (size.width > maximumSize.width ? maximumSize.width : size.width),
            height: height ?? (size.height > maximumSize.height ? maximumSize.height : size.height)
        )
    }

    private static func side(
        _ side: SizeProposal.Side,
        less inset: Int,
        on grid: PixelGrid
    ) -> (given: CGFloat?, most: CGFloat) {
        switch side {
        case .fixed(let extent):
            let length = grid.points(of: max(0, extent - inset))
            return (length, length)
        case .free(let maximum):
            return (nil, maximum.map { grid.points(of: max(0, $0 - inset)) } ?? .greatestFiniteMagnitude)
        }
    }
}
