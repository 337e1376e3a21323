import Foundation
import HeadlessTools
import SizingKit
import UIKit

/// A list and a masonry under it, with headers and footers, whose closures do something to the collection view when they
/// are asked.
@MainActor
final class ClosureFixture: NSObject {
    struct Row: Equatable {
        var id: Int
        var height: CGFloat
    }

    struct Section {
        var isList: Bool
        var rows: [Row]
    }

    let screen: HeadlessScreen
    let layout = SizingLayout(.list())
    let collectionView: UICollectionView
    var data: [Section]
    /// What the next closure of the kind does, once.
    private(set) var armed: (closure: AskedClosure, act: ClosureAct)?
    /// What a closure was asked that it cannot answer.
    private(set) var faults: [String] = []
    private var lastFreshID = 0

    private final class Cell: UICollectionViewCell {
        var height: CGFloat = 0
        var didFit: (() -> Void)?

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            didFit?()
            return CGSize(width: size.width, height: height)
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    private lazy var cell = SizingRegistration<Cell, Row>(fitting: .sizeThatFits) { [unowned self] cell, _, row in
        cell.height = row.height
        cell.didFit = { [unowned self] in
            if cell.isSizingTemplate { asked(.templateFitting) }
        }
        if cell.isSizingTemplate { asked(.template) }
    }

    private let header = SizingRegistration<HeightView, CGFloat>(
        elementKind: UICollectionView.elementKindSectionHeader,
        fitting: .sizeThatFits
    ) { view, _, height in view.height = height }
    private let footer = SizingRegistration<HeightView, CGFloat>(
        elementKind: UICollectionView.elementKindSectionFooter,
        fitting: .sizeThatFits
    ) { view, _, height in view.height = height }

    init(hostility: Hostility = []) {
        data = [
            Section(isList: true, rows: (0..<6).map { Row(id: $0, height: 40 + CGFloat($0)) }),
            Section(isList: false, rows: (0..<90).map { Row(id: 100 + $0, height: 60 + CGFloat($0 * 7 % 50)) }),
        ]
        screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        _ = cell
        layout.sectionProvider = sections
        layout.itemSizing = sizing
        layout.headerSizing = { [unowned self] section in
            check(section)
            asked(.headerSizing)
            return .template(header, item: 25, key: "header \(section)")
        }
        layout.footerSizing = { [unowned self] section in
            check(section)
            asked(.footerSizing)
            return .template(footer, item: 15, key: "footer \(section)")
        }
        layout.indexPathForKey = { [unowned self] key -> IndexPath? in
            asked(.indexPathForKey)
            for (section, content) in data.enumerated() {
                if let item = content.rows.firstIndex(where: { AnyHashable($0.id) == key }) {
                    return IndexPath(item: item, section: section)
                }
            }
            return nil
        }
        collectionView.dataSource = self
    }

    /// Lets a closure act when it is asked next.
    func arm(_ closure: AskedClosure, _ act: ClosureAct) {
        armed = (closure, act)
    }

    func freshRow() -> Row {
        lastFreshID -= 1
        return Row(id: lastFreshID, height: 77)
    }

    func asked(_ closure: AskedClosure) {
        guard let armed, armed.closure == closure else { return }
        self.armed = nil
        LayoutPassFaults.meaning("an app may do anything in its closures") { perform(armed.act) }
    }

    /// The row at an index path, which the layout must not ask for if there is none.
    @discardableResult
    private func check(_ indexPath: IndexPath) -> Row? {
        guard let row = row(at: indexPath) else {
            faults.append("asked for \(indexPath) of \(data.map(\.rows.count))")
            return nil
        }
        return row
    }

    private func check(_ section: Int) {
        if section >= data.count { faults.append("asked for section \(section) of \(data.count)") }
    }

    private func row(at indexPath: IndexPath) -> Row? {
        guard data.indices.contains(indexPath.section) else { return nil }
        let rows = data[indexPath.section].rows
        return rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
    }

    // MARK: Truth

    /// What is wrong with what is on screen; `nil` if all of it is as the data say.
    var problem: String? {
        if let fault = faults.first { return fault }
        let view = collectionView
        guard view.numberOfSections == data.count else { return "\(view.numberOfSections) sections" }
        var visible = 0
        for (section, content) in data.enumerated() {
            guard view.numberOfItems(inSection: section) == content.rows.count else { return "other counts" }
            var end: CGFloat?
            for (item, row) in content.rows.enumerated() {
                let indexPath = IndexPath(item: item, section: section)
                guard let frame = view.layoutAttributesForItem(at: indexPath)?.frame else {
                    return "nothing is known of \(indexPath)"
                }
                if content.isList, let end, abs(frame.minY - end) > 0.01 { return "a gap before \(indexPath)" }
                end = frame.maxY
                guard frame.intersection(view.bounds).height > 0.01 else { continue }
                // Until the origin is settled, the frame of an item off screen is where a scroll will find it: near an end, within the
                // content that UIKit knows.
                if layout.contentOrigin != 0, view.cellForItem(at: indexPath) == nil { continue }
                visible += 1
                let height = row.height + (content.isList ? 1 / 3 : 0)
                guard abs(frame.height - height) < 0.01 else { return "\(indexPath) is \(frame.height), not \(height)" }
                guard let cell = view.cellForItem(at: indexPath) as? Cell else { return "\(indexPath) is not shown" }
                guard cell.frame == frame else { return "\(indexPath) is shown at \(cell.frame), not \(frame)" }
                guard cell.height == row.height else { return "\(indexPath) shows another row" }
            }
        }
        if visible < min(3, data.reduce(0) { $0 + $1.rows.count }) { return "\(visible) items on screen" }
        return nil
    }

    // MARK: Closures

    var sizing: (IndexPath) -> ItemSizing {
        { [unowned self] indexPath in
            guard let row = check(indexPath) else { return .fixed(.zero) }
            asked(.itemSizing)
            let span = indexPath.item == 4 ? 2 : 1
            if row.id.isMultiple(of: 2) {
                return .template(cell, item: row, key: row.id, version: Int(row.height)).columnSpan(span)
            }
            return .computed(key: row.id, version: Int(row.height)) { [unowned self] _ in
                asked(.computed)
                return CGSize(width: 0, height: row.height)
            }
            .columnSpan(span)
        }
    }

    var sections: SizingLayout.SectionProvider {
        { [unowned self] section, _ in
            check(section)
            let isList = section < data.count && data[section].isList
            asked(.sectionProvider)
            guard isList else { return .masonry(columns: 2, spacing: 0) }
            var configuration = SizingListConfiguration(appearance: .plain)
            configuration.rowHandler = { [unowned self] indexPath in
                check(indexPath)
                asked(.rowHandler)
                return SizingListRow()
            }
            configuration.itemSeparatorHandler = { [unowned self] indexPath, separators in
                check(indexPath)
                asked(.itemSeparatorHandler)
                return separators
            }
            return .list(configuration)
        }
    }
}

extension ClosureFixture: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cell,
            for: indexPath,
            item: row(at: indexPath) ?? Row(id: 0, height: 0)
        )
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
            item: isHeader ? 25 : 15
        )
    }
}
