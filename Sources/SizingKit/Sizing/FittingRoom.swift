import SizingEngine
import UIKit

/// The room that a template is fitted into, in points.
struct FittingRoom {
    /// The width that is fixed; `nil` for the view to choose.
    var width: CGFloat?
    /// The height that is fixed; `nil` for the view to choose.
    var height: CGFloat?
    /// A fixed side as it is, else the most that a free one may take.
    var maximum: CGSize

    /// The room for the content of what is proposed, that is, without its insets.
    init(for proposal: SizeProposal, on grid: PixelGrid) {
        let (width, mostWidth) = Self.side(proposal.width, less: proposal.insetWidth, on: grid)
        let (height, mostHeight) = Self.side(proposal.height, less: proposal.insetHeight, on: grid)
        self.width = width
        self.height = height
        maximum = CGSize(width: mostWidth, height: mostHeight)
    }

    /// The room with its width taken back to that of the whole element.
    func widened(by width: CGFloat) -> FittingRoom {
        var room = self
        room.width = self.width.map { $0 + width }
        room.maximum.width = maximum.width < .greatestFiniteMagnitude ? maximum.width + width : maximum.width
        return room
    }

    /// Whether a view that was asked has said something for each side that it may choose.
    func isAnswered(by size: CGSize) -> Bool {
        (width != nil || size.width > 0) && (height != nil || size.height > 0)
    }

    /// A size with its fixed sides as they are, and nothing beyond the maximum.
    func limited(_ size: CGSize) -> CGSize {
        // NaN stays NaN: the caller reports it.
        CGSize(
            width: width ?? (size.width > maximum.width ? maximum.width : size.width),
            height: height ?? (size.height > maximum.height ? maximum.height : size.height)
        )
    }

    private static func side(
        _ side: SizeProposal.Side,
        less inset: Int,
        on grid: PixelGrid
    ) -> (fixed: CGFloat?, most: CGFloat) {
        switch side {
        case .fixed(let extent):
            let length = grid.points(of: max(0, extent - inset))
            return (length, length)
        case .free(let maximum):
            return (nil, maximum.map { grid.points(of: max(0, $0 - inset)) } ?? .greatestFiniteMagnitude)
        }
    }
}
