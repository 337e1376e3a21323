import UIKit

/// The classes and nibs that are registered with a collection view, from which templates are made.
@MainActor
final class RegisteredViews {
    enum Kind: Hashable {
        case cell
        case supplementaryView(String)

        /// - Parameter elementKind: The kind of a header or footer; `nil` for cells.
        init(_ elementKind: String?) {
            self = elementKind.map(Kind.supplementaryView) ?? .cell
        }
    }

    private var lastNumber = 0
    /// The kinds of views that the data source did not make from templates. It is not asked for them again, until something
    /// of the kind is registered.
    var unmeasurable: Set<Kind> = []
    private var sources: [Kind: [String: TemplateSource]] = [:]
    /// The kinds of which the app has registered a view.
    private var registeredKinds: Set<Kind> = []
    /// What stands in, while the data source is asked for a view to measure, for views whose class or nib is not registered here.
    private var standIns: [Name: StandIn] = [:]

    /// A reuse identifier of a kind of views.
    private struct Name: Hashable {
        let kind: Kind
        let identifier: String
    }

    private enum StandIn {
        /// A view that UIKit dequeued and has not got back yet.
        case borrowed(UICollectionReusableView)
        /// The class of the views that UIKit dequeues, and a view of it that is never shown.
        case own(UICollectionReusableView.Type, UICollectionReusableView?)
    }

    /// Records the registration of a class; `nil` removes it.
    ///
    /// - Parameter isByUIKit: Whether UIKit may have made the registration, for a registration of its own that the app uses.
    func register(_ viewClass: AnyClass?, as kind: Kind, _ identifier: String, isByUIKit: Bool = false) {
        if !isByUIKit { noteRegistration(of: kind) }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else { return set(nil, as: kind, identifier) }
        set({ viewClass.init() }, as: kind, identifier)
    }

    /// Records the registration of a nib; `nil` removes it.
    func register(_ nib: UINib?, as kind: Kind, _ identifier: String, isByUIKit: Bool = false) {
        if !isByUIKit { noteRegistration(of: kind) }
        guard let nib else { return set(nil, as: kind, identifier) }
        set(
            {
                let objects = nib.instantiate(withOwner: nil, options: nil)
                return objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
            },
            as: kind,
            identifier
        )
    }

    /// Returns the source of the templates for a reuse identifier; `nil` if nothing is registered for it.
    func source(_ kind: Kind, _ identifier: String) -> TemplateSource? { sources[kind]?[identifier] }

    /// Whether a class or a nib is registered for a kind.
    func haveAny(_ kind: Kind) -> Bool { registeredKinds.contains(kind) && sources[kind]?.isEmpty == false }

    private func noteRegistration(of kind: Kind) {
        registeredKinds.insert(kind)
        unmeasurable.remove(kind)
    }

    // MARK: Views that are not registered here

    /// Returns a view in place of one of a prototype in a storyboard, or of UIKit's own registration, while the data source is
    /// asked for a view to measure. It is configured, and nothing else is done with it.
    ///
    /// Its class is that of the views that UIKit dequeues. Until one has been dequeued, the view is dequeued, too, and given back
    /// at the next opportunity: since iOS 18, UIKit raises an exception for a dequeued view that it does not get.
    func standIn(
        _ kind: Kind,
        _ identifier: String,
        in host: UIView,
        dequeue: () -> UICollectionReusableView
    ) -> UICollectionReusableView {
        let name = Name(kind: kind, identifier: identifier)
        switch standIns[name] {
        case .own(_, let view?):
            view.prepareForReuse()
            return view
        case .own(let viewClass, nil):
            let view = viewClass.init()
            host.addSubview(view)
            standIns[name] = .own(viewClass, view)
            return view
        case .borrowed(let view):
            view.prepareForReuse()
            return view
        case nil:
            let view = dequeue()
            standIns[name] = .borrowed(view)
            return view
        }
    }

    /// Returns the view that UIKit is to get for an identifier: the borrowed one, or one that is dequeued.
    func shownView<View: UICollectionReusableView>(
        _ kind: Kind,
        _ identifier: String,
        dequeue: () -> View
    ) -> View {
        guard sources[kind]?[identifier] == nil else { return dequeue() }
        let name = Name(kind: kind, identifier: identifier)
        switch standIns[name] {
        case .own: return dequeue()
        case .borrowed(let view):
            standIns[name] = .own(type(of: view), nil)
            guard let view = view as? View else { return dequeue() }
            view.prepareForReuse()
            return view
        case nil:
            let view = dequeue()
            standIns[name] = .own(type(of: view), nil)
            return view
        }
    }

    private func set(_ make: (@MainActor () -> UICollectionReusableView?)?, as kind: Kind, _ identifier: String) {
        lastNumber += 1
        sources[kind, default: [:]][identifier] = make.map {
            // The number keeps apart the templates of different classes or nibs under the same identifier.
            TemplateSource(identifier: "\(identifier) \(lastNumber)", fitting: .automatic, make: $0)
        }
    }
}
