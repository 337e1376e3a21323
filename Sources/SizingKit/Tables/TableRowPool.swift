import UIKit

/// The rows and section views of a table view that are not in use, by reuse identifier, and what new ones are made from.
@MainActor
final class TableRowPool {
    /// What a table view makes for a reuse identifier.
    enum Kind: Hashable {
        case row(String)
        case sectionView(String)
    }

    private var makers: [Kind: @MainActor () -> UICollectionReusableView?] = [:]
    private var idle: [Kind: [UICollectionReusableView]] = [:]
    private let memoryWarnings = NotificationObservation()

    init() {
        memoryWarnings.observe(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in self?.idle = [:] }
    }

    /// The number of rows and section views that are kept.
    var count: Int { idle.values.reduce(0) { $0 + $1.count } }  // In any order.

    /// Records the class that is registered for an identifier; `nil` removes it.
    func register(_ viewClass: AnyClass?, for kind: Kind) {
        idle[kind] = nil
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            makers[kind] = nil
            return
        }
        makers[kind] = { viewClass.init() }
    }

    /// Records the nib that is registered for an identifier; `nil` removes it.
    func register(_ nib: UINib?, for kind: Kind) {
        idle[kind] = nil
        guard let nib else {
            makers[kind] = nil
            return
        }
        makers[kind] = {
            let objects = nib.instantiate(withOwner: nil, options: nil)
            return objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }

    /// Returns an idle view, prepared for reuse, or a new one; `nil` without an idle view and a registration.
    func dequeue(_ kind: Kind) -> UICollectionReusableView? {
        guard let view = idle[kind]?.popLast() else { return make(kind) }
        view.prepareForReuse()
        return view
    }

    /// Returns an idle view, to be prepared for reuse, or a new one; `nil` without an idle view and a registration.
    func take(_ kind: Kind) -> UICollectionReusableView? { idle[kind]?.popLast() ?? make(kind) }

    /// Makes a view of the registered class or nib; `nil` if nothing is registered.
    func make(_ kind: Kind) -> UICollectionReusableView? {
        guard let maker = makers[kind] else { return nil }
        switch kind {
        case .row(let identifier): SizingTableViewCell.identifierOfNext = identifier
        case .sectionView(let identifier): SizingTableViewHeaderFooterView.identifierOfNext = identifier
        }
        defer {
            SizingTableViewCell.identifierOfNext = nil
            SizingTableViewHeaderFooterView.identifierOfNext = nil
        }
        return maker()
    }

    /// Keeps a view for reuse if it has a reuse identifier.
    func add(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        idle[view is SizingTableViewCell ? .row(identifier) : .sectionView(identifier), default: []].append(view)
    }
}
