import HeadlessTools
import Simulation
import SizingKit
import UIKit

/// A screen as an app has it: texts in plain Auto Layout cells, which a data source dequeues by an identifier.
@MainActor
final class TextScreen: NSObject, UICollectionViewDataSource {
    var texts: [String]
    let screen: HeadlessScreen
    let layout = SizingListLayout()
    let view: UICollectionView
    /// How a cell is made; by the identifier of the class `LabelCell` unless a test says otherwise.
    var cell: (UICollectionView, IndexPath, String) -> UICollectionViewCell = { view, indexPath, text in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? LabelCell)?.label.text = text
        return cell
    }
    var header: ((UICollectionView, IndexPath) -> UICollectionReusableView)?
    /// Every item that a template was asked for, in order.
    private(set) var measured: [Int] = []

    init(
        _ texts: [String],
        in view: (UICollectionViewLayout) -> UICollectionView = {
            SizingCollectionView(frame: .zero, collectionViewLayout: $0)
        },
        registersCells: Bool = true,
        hostility: Hostility = []
    ) {
        self.texts = texts
        screen = HeadlessScreen(hostility: hostility)
        layout.section = .bareList()
        self.view = view(layout)
        super.init()
        if registersCells { self.view.register(LabelCell.self, forCellWithReuseIdentifier: "text") }
        self.view.dataSource = self
    }

    func show() {
        screen.show(view)
        screen.frame()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = cell(collectionView, indexPath, texts[indexPath.item])
        if cell.isSizingTemplate { measured.append(indexPath.item) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        header?(collectionView, indexPath) ?? UICollectionReusableView()
    }

    /// The height that a text takes in a `LabelCell` on this screen, in points.
    func height(of text: String) -> CGFloat { textHeight(text, width: view.bounds.width - 32) + 20 }

    /// What is wrong with the rows on screen; `nil` if each is as tall as its text and begins where the one before it ends.
    var problem: String? {
        let cells = view.visibleCells.compactMap { $0 as? LabelCell }.sorted { $0.frame.minY < $1.frame.minY }
        guard cells.count > 2 else { return "only \(cells.count) cells are shown" }
        for (cell, next) in zip(cells, cells.dropFirst()) where abs(cell.frame.maxY - next.frame.minY) > 0.01 {
            return "there is a gap after \(cell.frame)"
        }
        for cell in cells where abs(cell.frame.height - height(of: cell.label.text ?? "")) > 0.34 {
            return "\(cell.frame) should be \(height(of: cell.label.text ?? "")) tall"
        }
        return nil
    }
}
