import Foundation

/// A nib file. There are no such files here: a nib stands for the factory that is registered under its name.
@preconcurrency @MainActor
open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Makes the top-level objects of nibs, by name.
    package static var factories: [String: (_ owner: Any?) -> [Any]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        super.init()
    }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        if let factory = Self.factories[name] {
            let objects = factory(ownerOrNil)
            for case let responder as UIResponder in objects { responder.awakeFromNib() }
            return objects
        }
        raise(
            .internalInconsistency,
            "Could not load NIB in bundle with name '\(name)'. There are no nib files without Apple's UIKit: "
                + "register a factory under that name with NibRegistry."
        )
        return []
    }

    /// The nib's only object, a view to be reused; nil, and an exception, if it is anything else.
    func instantiateReusableView(
        _ identifier: String,
        as base: UICollectionReusableView.Type
    ) -> UICollectionReusableView? {
        let objects = instantiate(withOwner: nil, options: nil)
        let isForCells = base is UICollectionViewCell.Type
        guard objects.count == 1, let view = objects[0] as? UICollectionReusableView,
            !isForCells || view is UICollectionViewCell
        else {
            // A nib that cannot be found has raised already.
            guard Self.factories[name] != nil else { return nil }
            raise(
                .internalInconsistency,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(isForCells ? "UICollectionViewCell" : "UICollectionReusableView") instance"
            )
            return nil
        }
        return view
    }
}
