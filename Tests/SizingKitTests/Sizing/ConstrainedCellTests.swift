import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

@MainActor
@Suite struct ConstrainedCellTests {
    @Test(arguments: [CGFloat(320), 390, 844]) func aConstrainedCellIsAsTallAsItsText(width: CGFloat) throws {
        let texts = (1...12).map { String(repeating: "Some words of a text. ", count: $0) }
        let registration = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
        let source = TextSource(texts, registration)
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: texts[$0.item], key: $0.item) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        let screen = HeadlessScreen(size: CGSize(width: width, height: 844))
        screen.show(view)
        screen.frames(3)
        #expect(view.visibleCells.count > 5)
        for case let cell as LabelCell in view.visibleCells {
            let text = cell.label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
            #expect(cell.label.frame.width == width - 32)
            #expect(abs(cell.label.frame.height - text.height) < 0.01)
            #expect(abs(cell.bounds.height - text.height - 20) < 0.34)
        }
        #expect(layout.statistics.items.corrected == 0)
    }
}

@MainActor
private final class TextSource: NSObject, UICollectionViewDataSource {
    let texts: [String]
    let registration: SizingRegistration<LabelCell, String>

    init(_ texts: [String], _ registration: SizingRegistration<LabelCell, String>) {
        self.texts = texts
        self.registration = registration
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
    }
}
