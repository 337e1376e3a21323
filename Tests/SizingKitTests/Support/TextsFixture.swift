import HeadlessTools
import Simulation
import SizingKit
import UIKit

/// Texts in cells, headers and footers that are held up by constraints and override nothing.
@MainActor
final class TextsFixture: NSObject {
    /// How the layout learns the sizes.
    enum Measuring: CaseIterable {
        case template, selfSizing
    }

    /// What cells, headers and footers may answer by default, in all orders of calls.
    nonisolated static let modes: [Hostility] = [
        [], .fittingAlongBothAxes, .fittingAnswersOfferedSize,
        [.lateSelfSizing], [.fittingAlongBothAxes, .lateSelfSizing, .selfSizingPerCell],
        [.selfSizingPerCell], [.mergedContexts, .fittingAlongBothAxes], [.measuredOncePerUse, .fittingAlongBothAxes],
        [.cellsForWholePages, .pageAlignedQueries, .cachedAttributes], .all,
        Hostility.all.subtracting([.fittingAlongBothAxes]),
        Hostility.all.subtracting([.fittingAnswersOfferedSize, .fittingAlongBothAxes]),
    ]

    var texts: [String]
    let screen: HeadlessScreen
    let layout: SizingLayout
    let collectionView: UICollectionView
    let cell = SizingRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
    let header = SizingRegistration<LabelHeader, String>(elementKind: UICollectionView.elementKindSectionHeader) {
        header,
        _,
        text in
        header.label.text = text
    }
    let footer = SizingRegistration<LabelHeader, String>(elementKind: UICollectionView.elementKindSectionFooter) {
        footer,
        _,
        text in
        footer.label.text = text
    }

    init(
        _ texts: [String],
        _ layout: SizingLayout = SizingListLayout.bare(),
        measuring: Measuring,
        header headerText: String? = nil,
        footer footerText: String? = nil,
        hostility: Hostility = []
    ) {
        self.texts = texts
        self.layout = layout
        screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        layout.itemSizing = { [unowned self] in
            let text = self.texts[$0.item]
            return measuring == .template ? .template(cell, item: text, key: $0.item) : .selfSizing(key: $0.item)
        }
        if let headerText {
            layout.headerSizing = { [header] _ in
                measuring == .template ? .template(header, item: headerText, key: "header") : .selfSizing()
            }
        }
        if let footerText {
            layout.footerSizing = { [footer] _ in
                measuring == .template ? .template(footer, item: footerText, key: "footer") : .selfSizing()
            }
        }
        self.headerText = headerText ?? ""
        self.footerText = footerText ?? ""
        collectionView.dataSource = self
        screen.show(collectionView)
    }

    private var headerText = ""
    private var footerText = ""

    /// The texts of a list, from a word to many lines.
    nonisolated static func texts(_ count: Int) -> [String] {
        (0..<count).map { $0 % 7 == 0 ? "Word" : .sentences($0 * 7 % 12 + 1) }
    }

    /// The height of a cell, in points, whose label wraps at its width.
    static func height(of text: String, width: CGFloat = 390) -> CGFloat { textHeight(text, width: width - 32) + 20 }

    /// The width of a cell, in points, whose label does not wrap.
    static func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return ((label.intrinsicContentSize.width + 32) * 3 - 0.001).rounded(.up) / 3
    }

    /// The items on screen whose cells are not as tall as their texts at their widths.
    var wrongItems: [Int] {
        collectionView.indexPathsForVisibleItems.sorted().compactMap { indexPath in
            guard let cell = collectionView.cellForItem(at: indexPath) as? LabelCell else { return indexPath.item }
            let height = Self.height(of: cell.label.text ?? "", width: cell.bounds.width)
            return abs(cell.bounds.height - height) < 0.01 ? nil : indexPath.item
        }
    }

    /// Where the items are on screen.
    var itemPositions: [Int: CGFloat] {
        var positions: [Int: CGFloat] = [:]
        for indexPath in collectionView.indexPathsForVisibleItems {
            guard let cell = collectionView.cellForItem(at: indexPath) else { continue }
            positions[indexPath.item] = cell.frame.minY - collectionView.contentOffset.y
        }
        return positions
    }

    /// Shows the part of the content that begins at an offset.
    func scroll(to y: CGFloat) {
        collectionView.contentOffset.y = y
        screen.frame()
    }
}

extension TextsFixture: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: texts[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return collectionView.dequeueConfiguredReusableSupplementary(
            using: isHeader ? header : footer,
            for: indexPath,
            item: isHeader ? headerText : footerText
        )
    }
}
