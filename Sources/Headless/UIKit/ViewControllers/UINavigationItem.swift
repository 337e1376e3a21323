import Foundation

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {
    }

    /// The bar that shows the item.
    weak var bar: UINavigationBar? {
        didSet { showButtons() }
    }

    open var title: String? {
        didSet { bar?.setNeedsLayout() }
    }

    open var prompt: String?

    open var titleView: UIView? {
        didSet { bar?.setNeedsLayout() }
    }

    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { bar?.itemSizeDidChange() }
    }

    /// Its bar is shown below the title.
    @available(iOS 11.0, *)
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.searchBar.removeFromSuperview()
            oldValue?.takeAway()
            oldValue?.item = nil
            searchController?.item = self
            bar?.itemSizeDidChange()
        }
    }

    /// Whether the search bar gives way to content that is scrolled under the bar.
    @available(iOS 11.0, *)
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.itemSizeDidChange() } }
    }

    // MARK: Buttons

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { showButtons() }
    }

    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { showButtons() }
    }

    private func showButtons() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.bar = bar }
        bar?.setNeedsLayout()
    }
}
