import Foundation

/// A search bar, and what it finds.
///
/// As a navigation item's search controller it shows its results over the content. A search bar that lies elsewhere updates
/// and no more.
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

    /// The navigation item whose search controller this is.
    weak var item: UINavigationItem?

    /// Whether the content is covered before there are results. A tap on what covers it ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { stage?.isDimmed = obscuresBackgroundDuringPresentation }
    }

    /// Whether the search bar takes the place of title and buttons while the user searches.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { item?.bar?.itemSizeDidChange() }
    }

    @available(iOS 13.0, *)
    open var automaticallyShowsCancelButton = true
    @available(iOS 13.0, *)
    open var automaticallyShowsScopeBar = true

    /// Whether the results are shown as soon as there is a text.
    @available(iOS 13.0, *)
    open var automaticallyShowsSearchResultsController = true {
        didSet { showOrHideResults() }
    }

    /// Set, it decides in place of the text.
    @available(iOS 13.0, *)
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? isActive && hasText : keptShowsResults }
        set {
            keptShowsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var keptShowsResults = false

    private var hasText: Bool { bar.text?.isEmpty == false }

    /// Whether the user is searching.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { beginSearch() } else { endSearch() }
        }
    }

    // MARK: Coming and going

    private var stage: SearchStageView? { viewIfLoaded as? SearchStageView }

    open override func loadView() {
        let stage = SearchStageView(frame: UIScreen.main.bounds)
        stage.isDimmed = obscuresBackgroundDuringPresentation
        stage.didTapBackground = { [weak self] in self?.isActive = false }
        view = stage
        guard let results else { return }
        addChild(results)
        stage.show(results.view)
        results.didMove(toParent: self)
    }

    private func beginSearch() {
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { bar.showsCancelButton = true }
        navigationController(of: item)?.show(self)
        item?.bar?.itemSizeDidChange()
        showOrHideResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        afterAppearance { $0.didPresentSearchController($1) }
    }

    private func endSearch() {
        delegate?.willDismissSearchController(self)
        if automaticallyShowsCancelButton { bar.showsCancelButton = false }
        bar.resignFirstResponder()
        bar.searchTextField.text = nil
        afterAppearance { $0.didDismissSearchController($1) }
        takeAway()
        item?.bar?.itemSizeDidChange()
        showOrHideResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func navigationController(of item: UINavigationItem?) -> UINavigationController? {
        item?.bar?.superview?.viewController as? UINavigationController
    }

    /// Tells the delegate once the next frame has been laid out; at once where the bar is in no window.
    private func afterAppearance(_ tell: @escaping (any UISearchControllerDelegate, UISearchController) -> Void) {
        guard let window = bar.window else {
            if let delegate { tell(delegate, self) }
            return
        }
        window.afterNextAppearance { [weak self] in
            if let self, let delegate { tell(delegate, self) }
        }
    }

    private func showOrHideResults() {
        guard isViewLoaded else { return }
        results?.view.isHidden = !showsSearchResultsController
    }

    func textDidChange() {
        showOrHideResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}
