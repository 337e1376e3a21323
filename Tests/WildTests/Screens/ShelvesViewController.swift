import UIKit

/// Shelves one below the other that scroll, each a row of pages that is turned sideways.
final class ShelvesViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private(set) var shelves: [UIScrollView] = []
    private(set) var pageControls: [UIPageControl] = []
    private(set) var bought: [String] = []
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 16
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        for shelf in 0..<6 { addShelf(shelf) }
    }

    private func addShelf(_ number: Int) {
        let shelf = ShelfView()
        shelf.delegate = self
        shelf.heightAnchor.constraint(equalToConstant: 200).isActive = true
        shelf.buttons = (0..<3).map { page in
            let name = "\(number).\(page)"
            let buy = UIAction(title: "Buy \(name)") { [weak self] _ in self?.bought.append(name) }
            return UIButton(type: .system, primaryAction: buy)
        }
        let control = UIPageControl()
        control.numberOfPages = 3
        stack.addArrangedSubview(shelf)
        stack.addArrangedSubview(control)
        shelves.append(shelf)
        pageControls.append(control)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard let index = shelves.firstIndex(where: { $0 === scrollView }) else { return }
        pageControls[index].currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
