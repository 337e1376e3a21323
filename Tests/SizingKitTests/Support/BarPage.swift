import HeadlessTools
import SizingKit
import UIKit

/// A screen of an app whose view contains a collection view, held by constraints or by its autoresizing mask, under bars.
@MainActor
final class BarPage: UIViewController {
    let fixture: SectionsFixture
    private let isPinned: Bool

    init(_ fixture: SectionsFixture, isPinned: Bool) {
        self.fixture = fixture
        self.isPinned = isPinned
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarPage is made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let view, case let content = fixture.collectionView else { return }
        view.addSubview(content)
        guard isPinned else {
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

extension SectionsFixture {
    /// Texts of about the same number of letters each: an item is the higher, the narrower it is.
    static func textual(_ counts: [Int], layout: SizingLayout, hostility: Hostility = []) -> SectionsFixture {
        let fixture = SectionsFixture(
            counts: counts,
            layout: layout,
            safeArea: HeadlessScreen.phoneSafeArea,
            hostility: hostility
        )
        fixture.size = { path, proposal in
            let (width, height) = (proposal.width ?? 390, CGFloat(60 + path.item * 37 % 91))
            return CGSize(width: width, height: (height * 390 / width).rounded(.up))
        }
        return fixture
    }

    /// How far below the upper edge of the view an item begins, in points, to the pixel.
    func top(_ item: Int, in section: Int = 0) -> CGFloat? {
        frame(item, in: section).map { (($0.minY - collectionView.contentOffset.y) * 3).rounded() / 3 }
    }

    /// How far below the upper edge of the view an item ends, in points, to the pixel.
    func bottom(_ item: Int, in section: Int = 0) -> CGFloat? {
        frame(item, in: section).map { (($0.maxY - collectionView.contentOffset.y) * 3).rounded() / 3 }
    }
}
