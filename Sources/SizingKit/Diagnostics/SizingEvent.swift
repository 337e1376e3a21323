import UIKit

/// Something that happened on the way to a size.
public struct SizingEvent: CustomStringConvertible {
    /// What happened.
    public enum Category: String, CaseIterable, Sendable {
        /// A template was made from its class, nib or closure.
        case templateMade = "template made"
        /// A size was found by a template, by your own computation or off the main actor.
        case measured
        /// A size was found in the cache.
        case cacheHit = "cache hit"
        /// Sizes were forgotten.
        case invalidated
        /// A size was found while nobody scrolled, before it was needed.
        case precached
        /// A shown view answered with another size than the one it was given.
        case corrected
    }

    /// What happened.
    public let category: Category
    /// The place of the item, or of the header or footer; `nil` where no single one is meant.
    public let indexPath: IndexPath?
    /// The kind of the header or footer; `nil` for an item.
    public let elementKind: String?
    /// The key of the size.
    public let key: AnyHashable?
    /// What was measured by: a name that tells one registration from another.
    public let template: String?
    /// The size in points.
    public let size: CGSize?
    /// How long it took, in seconds.
    public let duration: TimeInterval?

    init(
        _ category: Category,
        indexPath: IndexPath? = nil,
        elementKind: String? = nil,
        key: AnyHashable? = nil,
        template: String? = nil,
        size: CGSize? = nil,
        duration: TimeInterval? = nil
    ) {
        self.category = category
        self.indexPath = indexPath
        self.elementKind = elementKind
        self.key = key
        self.template = template
        self.size = size
        self.duration = duration
    }

    /// One line: the category, then what is known.
    public var description: String {
        var parts = [category.rawValue]
        if let elementKind { parts.append(elementKind) }
        if let indexPath { parts.append("at \(indexPath.map(String.init).joined(separator: "-"))") }
        if let key { parts.append("key \(key.base)") }
        if let template { parts.append("by \(template)") }
        if let size { parts.append("\(size.width) × \(size.height)") }
        if let duration { parts.append("in \(Int((duration * 1_000_000).rounded())) µs") }
        return parts.joined(separator: ", ")
    }
}
