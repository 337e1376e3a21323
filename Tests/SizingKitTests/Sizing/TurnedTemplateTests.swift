import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Templates that are measured at several widths: what a layout pass changes is known of each.
@MainActor
@Suite struct TurnedTemplateTests {
    /// What a cell lays out by its width, in `layoutSubviews()`.
    private enum Kind: Hashable {
        /// Nothing.
        case plain
        /// Items with odd numbers are taller where they are wider than so many points.
        case wide(CGFloat)
        /// Each is as tall as its width says.
        case proportional
    }

    private final class Cell: UICollectionViewCell {
        var kind = Kind.plain
        var number = 0
        var didFit: () -> Void = {}
        private let block = UIView()
        private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            height.priority = .required - 1
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                height,
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }

        /// It keeps what it has laid out by its width until it is laid out again.
        private var laidOutWidth: CGFloat = 0

        func show(_ number: Int, _ kind: Kind) {
            (self.number, self.kind) = (number, kind)
            update()
        }

        private func update() {
            height.constant = Self.height(of: number, kind, inWidth: laidOutWidth)
        }

        static func height(of number: Int, _ kind: Kind, inWidth width: CGFloat) -> CGFloat {
            let own = 60 + CGFloat(number % 9) * 3
            switch kind {
            case .plain: return own
            case .wide(let limit): return width > limit && number % 2 == 1 ? own + 30 : own
            case .proportional: return own + (width / 30).rounded()
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard laidOutWidth != bounds.width else { return }
            laidOutWidth = bounds.width
            update()
        }

        /// A shown cell knows its width before it is laid out.
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if !isSizingTemplate {
                laidOutWidth = layoutAttributes.size.width
                update()
            }
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            didFit()
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let layout: SizingLayout
        let view: UICollectionView
        let screen = HeadlessScreen()
        private(set) var fittingsOfTemplates = 0
        private let kind: Kind
        private lazy var cell = SizingRegistration<Cell, Int> { [unowned self] cell, _, number in
            cell.didFit = { [unowned self, unowned cell] in
                if cell.isSizingTemplate { fittingsOfTemplates += 1 }
            }
            cell.show(number, kind)
        }

        /// - Parameter span: The columns of an item.
        init(_ kind: Kind, in layout: SizingLayout, span: @escaping (Int) -> Int = { _ in 1 }) {
            self.kind = kind
            self.layout = layout
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { [unowned self] in
                .template(cell, item: $0.item, key: nil).columnSpan(span($0.item))
            }
            view.dataSource = self
            screen.show(view)
            screen.runUntilRest()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
        }

        /// The items whose templates have another height than they need.
        var wrongItems: [Int] {
            (0..<200).filter { item in
                guard let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame else {
                    return true
                }
                return abs(frame.height - Cell.height(of: item, kind, inWidth: frame.width)) > 0.5
            }
        }

        func measureAll() {
            layout.precaching = SizingPrecaching(timeBudget: 60)
            screen.runUntilRest()
        }
    }

    @Test func atAnotherWidthOneTemplateShowsThatALayoutPassChangesNothing() {
        let source = Source(.plain, in: SizingListLayout.bare())
        let before = (source.fittingsOfTemplates, source.layout.statistics.items.measured)
        source.screen.rotate(to: CGSize(width: 844, height: 390))
        source.screen.runUntilRest()
        let measured = source.layout.statistics.items.measured - before.1
        #expect(measured > 8)
        #expect(source.fittingsOfTemplates - before.0 == measured + 1)
    }

    @Test(.byTurns(), arguments: [.plain, .wide(600), .proportional] as [Kind])
    private func atAnotherWidthAllAreAsTallAsTheyNeedToBe(_ kind: Kind) {
        let source = Source(kind, in: SizingListLayout.bare())
        source.screen.rotate(to: CGSize(width: 844, height: 390))
        source.measureAll()
        #expect(source.wrongItems == [])
        source.screen.rotate(to: CGSize(width: 390, height: 844))
        source.screen.runUntilRest()
        #expect(source.wrongItems == [])
    }

    /// A template of the same cell is measured at one width and at the other, by turns.
    @Test(arguments: [.plain, .wide(300), .proportional] as [Kind], [3, 5, 7])
    private func atTwoWidthsByTurnsAllAreAsTallAsTheyNeedToBe(
        _ kind: Kind,
        _ interval: Int
    ) {
        let layout = SizingLayout(.masonry(columns: 2, spacing: 10))
        let source = Source(kind, in: layout) { $0 < 40 || $0 % interval != 0 ? 1 : 2 }
        source.measureAll()
        #expect(layout.statistics.items.corrected == 0)
        #expect(source.wrongItems == [])
    }
}
