import UIKit

/// A list with a large title that is filtered as one types.
final class CountriesViewController: UICollectionViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    private let countries: [String]
    private(set) var matches: [String]
    private let search = UISearchController(searchResultsController: nil)

    init(countries: [String]) {
        self.countries = countries
        matches = countries
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Countries"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = true
        search.searchResultsUpdater = self
        search.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        search.searchBar.autocapitalizationType = .none
        definesPresentationContext = true
        collectionView.alwaysBounceVertical = true
        collectionView.keyboardDismissMode = .interactive
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "country")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
        matches = text.isEmpty ? countries : countries.filter { $0.localizedCaseInsensitiveContains(text) }
        collectionView.reloadData()
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        matches.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "country", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = matches[indexPath.item]
            cell.contentConfiguration = content
        }
        return cell
    }
}
