import HeadlessTools
import Simulation
import SizingKit
import UIKit

/// A cell that is as tall as it is told, by whatever way of fitting.
final class HeightCell: UICollectionViewCell {
    private(set) var height: CGFloat = 0
    private(set) var wasConfiguredAsTemplate = false

    func show(_ height: CGFloat) {
        self.height = height
        // What is not drawn is in no film.
        backgroundColor = .systemGray
        wasConfiguredAsTemplate = isSizingTemplate
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }
}

/// A header or footer that is as tall as it is told.
final class HeightView: UICollectionReusableView {
    var height: CGFloat = 0 { didSet { backgroundColor = .systemTeal } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }
}

/// A list on a screen, whose true heights are known to the test and hidden from the layout until it measures.
@MainActor
final class ListFixture: NSObject {
    /// How the layout learns the heights.
    enum Measuring {
        case template, computed, fixed, selfSizing
    }

    /// In which direction the elements follow each other.
    enum Direction: CaseIterable {
        case vertical, leftToRight, rightToLeft
    }

    private(set) var screen: HeadlessScreen
    let layout: SizingListLayout
    let collectionView: UICollectionView
    /// An item: what tells it from others, and its true height at full width in points.
    struct Row: Equatable {
        var id: Int
        var height: CGFloat
    }

    var rows: [[Row]]
    /// The true heights of the items. Setting them names the items by their places.
    var heights: [[CGFloat]] {
        get { rows.map { $0.map(\.height) } }
        set { rows = Self.rows(newValue) }
    }

    private var lastFreshID = 0

    /// A name that no item has had.
    func freshID() -> Int {
        lastFreshID -= 1
        return lastFreshID
    }

    private static func rows(_ heights: [[CGFloat]]) -> [[Row]] {
        heights.enumerated().map { section, heights in
            heights.enumerated().map { Row(id: section * 10_000_000 + $0, height: $1) }
        }
    }

    /// The true heights of headers, in points; `nil` for lists without any.
    var headerHeight: ((Int) -> CGFloat?)?
    var footerHeight: ((Int) -> CGFloat?)?
    /// Narrower rows are taller, as texts are.
    var growsWhenNarrow = false
    private let measuring: Measuring

    /// Every item that the layout measured, in order.
    private(set) var measured: [IndexPath] = []

    let cell = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in cell.show(height) }
    private let header = SizingRegistration<HeightView, CGFloat>(
        elementKind: UICollectionView.elementKindSectionHeader,
        fitting: .sizeThatFits
    ) { view, _, height in view.height = height }
    private let footer = SizingRegistration<HeightView, CGFloat>(
        elementKind: UICollectionView.elementKindSectionFooter,
        fitting: .sizeThatFits
    ) { view, _, height in view.height = height }
    private let selfSizingCell = SizingRegistration<AnsweringCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
        cell.height = height
    }

    init(
        heights: [[CGFloat]],
        measuring: Measuring = .template,
        section: SizingSection = .bareList(),
        estimate: CGSize = SizingLayout.automaticEstimate,
        size: CGSize = CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets = .zero,
        direction: Direction = .vertical,
        hostility: Hostility = []
    ) {
        rows = Self.rows(heights)
        self.measuring = measuring
        screen = HeadlessScreen(size: size, scale: 3, safeAreaInsets: safeArea, hostility: hostility)
        layout = SizingListLayout()
        layout.section = section
        layout.estimatedItemSize = estimate
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if direction == .rightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        layout.itemSizing = { [unowned self] in self.sizing(of: $0) }
        collectionView.dataSource = self
        screen.show(collectionView)
    }

    /// Shows the list again after an `await`, in which another test may have made the screen its own.
    func takeScreenBack() {
        screen = HeadlessScreen(size: collectionView.bounds.size, scale: 3, hostility: screen.hostility)
        screen.show(collectionView)
    }

    /// Gives every section a header.
    func addHeaders(_ height: @escaping (Int) -> CGFloat?) {
        headerHeight = height
        layout.headerSizing = { [header, measuring] section in
            height(section).map {
                measuring == .fixed
                    ? .fixed(CGSize(width: $0, height: $0)) : .template(header, item: $0, key: "header \(section)")
            }
        }
    }

    /// Gives every section a footer.
    func addFooters(_ height: @escaping (Int) -> CGFloat?) {
        footerHeight = height
        layout.footerSizing = { [footer, measuring] section in
            height(section).map {
                measuring == .fixed
                    ? .fixed(CGSize(width: $0, height: $0)) : .template(footer, item: $0, key: "footer \(section)")
            }
        }
    }

    /// The height that an item must have at the present width.
    func trueHeight(of indexPath: IndexPath) -> CGFloat {
        let height = rows[indexPath.section][indexPath.item].height
        return growsWhenNarrow ? (height * 390 / collectionView.bounds.width * 3).rounded(.up) / 3 : height
    }

    private func sizing(of indexPath: IndexPath) -> ItemSizing {
        measured.append(indexPath)
        let height = trueHeight(of: indexPath)
        let id = rows[indexPath.section][indexPath.item].id
        return switch measuring {
        case .template: .template(cell, item: height, key: id)
        case .computed: .computed { _ in CGSize(width: height, height: height) }
        case .fixed: .fixed(CGSize(width: height, height: height))
        case .selfSizing: .selfSizing(key: id)
        }
    }
}

extension ListFixture: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let height = trueHeight(of: indexPath)
        if measuring == .selfSizing {
            return collectionView.dequeueConfiguredReusableCell(using: selfSizingCell, for: indexPath, item: height)
        }
        return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: height)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let moved = rows[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        rows[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let height = (isHeader ? headerHeight : footerHeight)?(indexPath.section) ?? 0
        let registration = isHeader ? header : footer
        return collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath, item: height)
    }
}

/// A cell that answers for itself when it is shown.
final class AnsweringCell: UICollectionViewCell {
    var height: CGFloat = 0 { didSet { backgroundColor = .systemGray } }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}
