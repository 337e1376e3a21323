import UIKit

/// A scroll position: an item, and the distance of one of its edges from the edge of the visible area.
///
/// Unlike a content offset it stays valid after a relaunch, at another width or text size, and when items are inserted
/// before the item. It can be encoded if its key can.
public struct SizingPosition<Key: Hashable & Sendable>: Hashable, Sendable {
    /// The edges of an item along the scroll axis.
    public enum Edge: String, Hashable, Sendable, Codable {
        /// The edge that comes first in the order of the items: the upper one in a vertical layout.
        case start
        /// The edge that comes last.
        case end
    }

    /// The key of the item: ``ItemSizing/key``.
    public var key: Key
    /// The edge of the item whose distance is given, from the same edge of the visible area.
    public var edge: Edge
    /// The distance of the item's edge from the edge of the visible area, in points; negative if the item's edge lies
    /// outside.
    public var distance: CGFloat
    /// The length of the item along the scroll axis, in points, if it covered the whole visible area; otherwise `nil`. Where
    /// the item has another length, the distance is multiplied accordingly, so that the same part of it is visible.
    public var itemLength: CGFloat?

    /// Creates a position.
    public init(key: Key, edge: Edge = .start, distance: CGFloat = 0, itemLength: CGFloat? = nil) {
        self.key = key
        self.edge = edge
        self.distance = distance
        self.itemLength = itemLength
    }
}

extension SizingPosition: Codable where Key: Codable {}
