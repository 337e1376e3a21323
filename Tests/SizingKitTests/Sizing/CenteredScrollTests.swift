import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// An exact scroll to the middle of the screen, where only shown cells tell that they are shorter or longer than estimated.
@MainActor
@Suite struct CenteredScrollTests {
    /// A cell that tells its length along the scroll axis.
    private final class TellingCell: UICollectionViewCell {
        var length: CGFloat = 0
        var isHorizontal = false

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if isHorizontal {
                layoutAttributes.size.width = length
            } else {
                layoutAttributes.size.height = length
            }
            return layoutAttributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let length: CGFloat
        let isHorizontal: Bool

        init(_ length: CGFloat, isHorizontal: Bool) {
            self.length = length
            self.isHorizontal = isHorizontal
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TellingCell)?.length = length
            (cell as? TellingCell)?.isHorizontal = isHorizontal
            return cell
        }
    }

    enum Screen: CaseIterable {
        case list, chat, grid, masonry, strip, reversedStrip

        @MainActor var section: SizingSection {
            switch self {
            case .grid: .grid(columns: .count(2), spacing: 4)
            case .masonry: .masonry(columns: .count(2), spacing: 4)
            default: .bareList()
            }
        }

        var isHorizontal: Bool { self == .strip || self == .reversedStrip }
    }

    @Test(arguments: pairs(Screen.allCases, [30, 90, 700] as [CGFloat]))
    func theMiddleOfTheItemIsInTheMiddle(_ kind: Screen, _ length: CGFloat) {
        for hostility in sample(of: Hostility.userModes, every: 5) {
            let layout = SizingLayout(kind.section)
            layout.contentAnchor = kind == .chat ? .end : .start
            layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
            layout.estimatedItemSize = CGSize(width: 200, height: 200)
            layout.itemSizing = { .selfSizing(key: $0.item) }
            let screen = HeadlessScreen(size: CGSize(width: 844, height: 390), scale: 3, hostility: hostility)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            if kind == .reversedStrip { view.semanticContentAttribute = .forceRightToLeft }
            let source = Source(length, isHorizontal: kind.isHorizontal)
            view.register(TellingCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            screen.show(view)
            screen.runUntilRest()
            // Less is visible than the estimate is long.
            if !kind.isHorizontal { view.contentInset.bottom = 250 }
            screen.runUntilRest()
            let path = IndexPath(item: 150, section: 0)
            layout.scrollExactly(
                toItemAt: path,
                at: kind.isHorizontal ? .centeredHorizontally : .centeredVertically,
                animated: false
            )
            screen.runUntilRest()
            let frame = view.cellForItem(at: path)?.frame ?? .null
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let distance = kind.isHorizontal ? frame.midX - visible.midX : frame.midY - visible.midY
            #expect(abs(distance) < 0.5, "\(hostility.rawValue)")
        }
    }
}
