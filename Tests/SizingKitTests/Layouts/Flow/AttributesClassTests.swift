import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A flow layout's subclass with attributes of its own class, before and after its renaming: an angle for each card, by its
/// distance from the middle, which cells take in `apply(_:)`.
@MainActor
@Suite struct AttributesClassTests {
    final class CardAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var angle: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? CardAttributes)?.angle = angle
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? CardAttributes)?.angle == angle && super.isEqual(object)
        }
    }

    private final class FlowCards: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { CardAttributes.self }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { AttributesClassTests.tilted($0, collectionView) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).flatMap { AttributesClassTests.tilted($0, collectionView) }
        }
    }

    private final class SizingCards: SizingFlowLayout {
        override class var layoutAttributesClass: AnyClass { CardAttributes.self }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { AttributesClassTests.tilted($0, collectionView) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).flatMap { AttributesClassTests.tilted($0, collectionView) }
        }
    }

    /// As apps do it: what is not of the class is left out.
    fileprivate static func tilted(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let card = attributes.copy() as? CardAttributes, let view else { return nil }
        card.angle = (card.frame.midY - view.bounds.midY).rounded() / 100
        return card
    }

    final class Card: UICollectionViewCell {
        private(set) var angle: CGFloat?

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            angle = (layoutAttributes as? CardAttributes)?.angle
        }
    }

    private final class Screen: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        let screen: HeadlessScreen

        init(_ layout: UICollectionViewLayout, _ screen: HeadlessScreen) {
            self.screen = screen
            view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(Card.self, forCellWithReuseIdentifier: "card")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header"
            )
            view.dataSource = self
            screen.show(view)
            screen.runUntilRest()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        /// What each card on screen shows.
        var cards: [String] {
            view.indexPathsForVisibleItems.sorted().compactMap { path in
                guard let card = view.cellForItem(at: path) as? Card, card.frame.intersects(view.bounds) else {
                    return nil
                }
                return "\(path) \(card.frame) \(card.angle ?? .nan)"
            }
        }

        var headers: Int {
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        }
    }

    @Test(arguments: [[], .all] as [Hostility])
    func cardsHaveAttributesOfTheClassThatTheLayoutSays(_ hostility: Hostility) {
        let (flow, sizing) = (FlowCards(), SizingCards())
        flow.itemSize = CGSize(width: 140, height: 90)
        sizing.itemSize = flow.itemSize
        flow.headerReferenceSize = CGSize(width: 300, height: 40)
        sizing.headerReferenceSize = flow.headerReferenceSize
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), hostility: hostility)
        let (before, after) = (Screen(flow, screen), Screen(sizing, screen))
        #expect(after.cards.count > 10 && after.headers == 1)
        for place in stride(from: 0, through: 900, by: 90) {
            for screen in [before, after] {
                screen.view.contentOffset.y = CGFloat(place)
                screen.screen.runUntilRest()
            }
            #expect(after.cards == before.cards, "at \(place)")
            #expect(after.headers == before.headers, "at \(place)")
        }
        #expect(!after.cards.contains { $0.hasSuffix("nan") })
        let kind = UICollectionView.elementKindSectionHeader
        #expect(sizing.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]) is CardAttributes)
    }

    /// Rows take their insets and corners from `SizingLayoutAttributes`.
    @Test func rowsOfAListKeepTheLooksThatTheyNeed() {
        final class Cards: SizingListLayout {
            override class var layoutAttributesClass: AnyClass { CardAttributes.self }
        }
        final class TiltedRows: SizingListLayout {
            override class var layoutAttributesClass: AnyClass { RowAttributes.self }
        }
        final class RowAttributes: SizingLayoutAttributes {}
        for (layout, isRow) in [(Cards(), false), (TiltedRows(), true)] as [(SizingListLayout, Bool)] {
            layout.section = .list(appearance: .insetGrouped)
            let screen = Screen(layout, HeadlessScreen(size: CGSize(width: 300, height: 600)))
            #expect(screen.cards.count > 5)
            let row = layout.layoutAttributesForItem(at: [0, 0]) as? SizingLayoutAttributes
            #expect((row?.cornerRadius ?? 0) > 0)
            #expect(row is RowAttributes == isRow)
        }
    }
}
