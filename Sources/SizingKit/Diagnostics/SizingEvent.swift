import UIKit

/// An event while the size of an element is found, for logs and tests.
public struct SizingEvent: CustomStringConvertible {
    /// The kinds of events.
    public enum Category: String, CaseIterable, Sendable {
        /// A template was made from its class, nib or closure.
        case templateMade = "template made"
        /// A size was measured by a template, or computed by the app on or off the main actor.
        case measured
        /// A size was found in the cache.
        case cacheHit = "cache hit"
        /// Sizes were removed.
        case invalidated
        /// A size was found ahead of time, while the content was at rest.
        case precached
        /// A shown view asked for another size than the one it was given.
        case corrected
    }

    /// The kind of the event.
    public let category: Category
    /// The index path of the item, header or footer; `nil` if the event concerns several or none.
    public let indexPath: IndexPath?
    /// The kind of the header or footer; `nil` for an item.
    public let elementKind: String?
    /// The key of the size.
    public let key: AnyHashable?
    /// The name of the registration whose template was measured; `nil` if no template was.
    public let template: String?
    /// The size in points.
    public let size: CGSize?
    /// The duration of the measurement, in seconds; `nil` if nothing was measured.
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

    /// A line of text: the category, then the properties that are not `nil`.
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
