import UIKit

extension SizingRegistration {
    /// The class, the nib or the reuse identifier that both the shown views and the template are made from.
    public struct Source {
        enum Origin {
            case viewClass
            case nib(UINib)
            case reuseIdentifier(String, makeTemplate: @MainActor () -> View)
        }

        let origin: Origin

        /// The class of the views: shown views and templates are made by its `init(frame:)`.
        public static var viewClass: Source { Source(origin: .viewClass) }

        /// A nib, whose only top-level object must be a view of the registration's class.
        ///
        /// If the nib has no such view, items keep their estimated sizes, with a line in the log.
        public static func nib(_ nib: UINib) -> Source { Source(origin: .nib(nib)) }

        /// A reuse identifier that the app itself registers with the collection view, such as that of a prototype cell in a
        /// storyboard.
        ///
        /// - Parameters:
        ///   - identifier: The identifier that shown views are dequeued by.
        ///   - makeTemplate: Makes a view to be measured, as the collection view makes those that it shows. It must not
        ///     dequeue one: since iOS 18 that raises an exception.
        public static func reuseIdentifier(
            _ identifier: String,
            makeTemplate: @escaping @MainActor () -> View
        ) -> Source {
            Source(origin: .reuseIdentifier(identifier, makeTemplate: makeTemplate))
        }
    }
}

extension SizingRegistration.Source {
    /// Makes a template; `nil` if there is no view of the class in the nib.
    @MainActor
    func makeTemplate(for identifier: String) -> View? {
        switch origin {
        case .viewClass: return View()
        case .reuseIdentifier(_, let makeTemplate): return makeTemplate()
        case .nib(let nib):
            let view = nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first
            if view == nil {
                SizingLog.reportOnce(
                    "nib \(identifier)",
                    "the nib of \(identifier) has no \(View.self); set the class of its view. The items keep their estimates"
                )
            }
            return view
        }
    }

    /// Returns the reuse identifier of shown views, which is registered with the collection view first if necessary.
    ///
    /// - Parameter register: Registers the class, or the nib, under an identifier.
    @MainActor
    func reuseIdentifier(
        _ register: @escaping @MainActor (UICollectionView, UINib?, String) -> Void
    ) -> @MainActor (UICollectionView) -> String {
        switch origin {
        case .reuseIdentifier(let identifier, _): return { _ in identifier }
        case .viewClass:
            let pool = ReusePool { register($0, nil, $1) }
            return pool.identifier
        case .nib(let nib):
            let pool = ReusePool { register($0, nib, $1) }
            return pool.identifier
        }
    }
}
