import UIKit

/// Where a reader is: an item and how far one of its edges is from that of what is visible.
///
/// Unlike a content offset it means the same after a relaunch, at another width, in another text size, and when items
/// were inserted before it. With a key that can be encoded it can be saved.
public struct SizingPosition<Key: Hashable & Sendable>: Hashable, Sendable {
    /// The edges of an item along the scroll axis, in the direction in which items follow each other.
    public enum Edge: String, Hashable, Sendable, Codable {
        /// The edge that comes first: the upper one in a vertical layout.
        case start
        /// The edge that comes last.
        case end
    }

    /// The key of the item, as stated by its ``ItemSizing``.
    public var key: Key
    /// The edge of the item that is held; the same edge of what is visible is the place it is measured from.
    public var edge: Edge
    /// How far the edge of the item lies inside what is visible, in points; negative if it lies outside.
    public var distance: CGFloat

    /// Creates a position.
    public init(key: Key, edge: Edge = .start, distance: CGFloat = 0) {
        self.key = key
        self.edge = edge
        self.distance = distance
    }
}

extension SizingPosition: Codable where Key: Codable {}
