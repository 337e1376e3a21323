import Foundation

/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search controller's coming and going. Apple's methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and what it finds.
///
/// The results are not shown over the controller that searches: a controller for them is told to update and no more.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let results: UIViewController?
    private let bar = UISearchBar(frame: .zero)

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.controller = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.controller = self
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.controller = self
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }

    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    @available(iOS 13.0, *)
    open var automaticallyShowsCancelButton = true
    @available(iOS 13.0, *)
    open var automaticallyShowsScopeBar = true

    /// Whether the user is searching.
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange() } }
    }

    private func activityDidChange() {
        if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
        if !isActive {
            bar.resignFirstResponder()
            bar.searchTextField.text = nil
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    func textDidChange() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}
