import UIKit

/// How the size of an item, a header or a footer is found.
///
/// A ``key`` names what is shown: equal keys, at the same width and traits, have equal sizes. With a key a size
/// survives `reloadData()` and is found again after a rotation and back; without one it lasts as long as the item keeps
/// its place in the layout. When an item's content changes, so must its key (or a version in it), or its size must be
/// invalidated by ``SizingLayout/invalidateSizes(at:)``.
@MainActor
public struct ItemSizing {
    enum Method {
        case template(TemplateSource, configure: @MainActor (UICollectionReusableView, IndexPath) -> Void)
        case fixed(CGSize)
        case computed(@MainActor (SizingProposal) -> CGSize)
        case selfSizing
    }

    let method: Method
    /// What the size is kept under; `nil` if it is not kept.
    public let key: AnyHashable?

    /// Measures a template that is configured like the cell on screen.
    ///
    /// - Parameters:
    ///   - registration: How the view is made and configured.
    ///   - item: What it shows.
    ///   - key: What the size is kept under.
    public static func template<View: UICollectionReusableView, Item>(
        _ registration: SizingRegistration<View, Item>,
        item: Item,
        key: AnyHashable? = nil
    ) -> ItemSizing {
        let configure = registration.configure
        return ItemSizing(
            method: .template(registration.template) { view, indexPath in
                guard let view = view as? View else { return }
                configure(view, indexPath, item)
            },
            key: key
        )
    }

    /// A size that is known.
    ///
    /// - Parameter size: The size in points. A list takes its height only. A part that is negative or not a number is
    ///   replaced by the estimate, with a line in the log.
    public static func fixed(_ size: CGSize) -> ItemSizing {
        ItemSizing(method: .fixed(size), key: nil)
    }

    /// A size that your own code works out.
    ///
    /// - Parameters:
    ///   - key: What the size is kept under.
    ///   - size: Answers the size in points for the offered width. A list takes its height only. A part that is negative
    ///     or not a number is replaced by the estimate, with a line in the log.
    public static func computed(
        key: AnyHashable? = nil,
        _ size: @escaping @MainActor (_ proposal: SizingProposal) -> CGSize
    ) -> ItemSizing {
        ItemSizing(method: .computed(size), key: key)
    }

    /// The shown cell answers for itself, by `preferredLayoutAttributesFitting(_:)`.
    ///
    /// The item is shown at the estimate first and corrected at once; what is above it or below it on screen gives way.
    /// Prefer ``template(_:item:key:)``, by which the size is known before the cell is shown.
    ///
    /// - Parameter key: What the answered size is kept under.
    public static func selfSizing(key: AnyHashable? = nil) -> ItemSizing {
        ItemSizing(method: .selfSizing, key: key)
    }

    /// The shown cell answers for itself; its size is not kept.
    public static var selfSizing: ItemSizing { selfSizing() }
}
