import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What is measured where UIKit asks about new bounds: outside of a layout pass.
@MainActor
@Suite struct MeasuringInTurnTests {
    /// A text that constraints hold: to measure it lays it out.
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            contentView.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    private final class CountingView: UICollectionView {
        private(set) var passes = 0

        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// A superview that needs layout is laid out with the view that is measured, up to the collection view.
    @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)])
    func toMeasureLaysOutNothingElse(_ safeArea: UIEdgeInsets) {
        let layout = SizingListLayout.bare()
        let view = CountingView(frame: .zero, collectionViewLayout: layout)
        let registration = SizingRegistration<TextCell, Int> { cell, _, number in
            cell.label.text = String(repeating: "word ", count: number % 40 + 1)
        }
        var configured = 0
        layout.itemSizing = { indexPath in
            configured += 1
            return .template(registration, item: indexPath.item, key: indexPath.item)
        }
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let screen = HeadlessScreen(size: CGSize(width: 844, height: 390), scale: 3, safeAreaInsets: safeArea)
        screen.show(view)
        screen.runUntilRest()
        // As after many acts of UIKit and of the app.
        layout.session.measurer.finder.templates.host.reportNextLayout()
        let (passes, before) = (view.passes, configured)
        view.setNeedsLayout()
        view.contentOffset.y = 3_000
        #expect(configured > before)
        #expect(view.passes == passes)
        screen.frame()
        #expect(view.passes > passes)
    }

    /// UIKit prepares the layout outside of a pass, and a closure of the layout lays the collection view out: UIKit asks for rows
    /// that are still to be measured, and may take no notice of what the layout invalidates while it prepares.
    @Test(arguments: [[], .invalidationsLostInPreparation, .all] as [Hostility])
    func whatUIKitIsToldInTheMiddleItIsToldAgain(_ hostility: Hostility) {
        let list = ListFixture(heights: [Array(repeating: 100, count: 60)], hostility: hostility)
        let view = list.collectionView
        // Any number of them from the first one on that fills the screen has a mean of 100.
        let height: (Int) -> CGFloat = { $0 == 0 ? 100 : $0 % 2 == 0 ? 140 : 60 }
        var laysOut = false
        let sizing = list.layout.itemSizing
        list.layout.itemSizing = { [unowned view] indexPath in
            if laysOut { view.layoutIfNeeded() }
            return sizing?(indexPath) ?? .selfSizing()
        }
        list.screen.runUntilRest()
        // As high as before, so that UIKit has no other reason to ask again.
        list.heights[0] = (0..<60).map(height)
        list.layout.invalidateSizes()
        laysOut = true
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        #expect(view.contentSize.height == 6_000)
        for cell in view.visibleCells {
            let item = view.indexPath(for: cell)?.item ?? 0
            #expect(cell.frame.height == height(item))
            #expect(cell.frame.minY == (0..<item).map(height).reduce(0, +))
        }
    }

    private func listWithHeaders(
        sections: Int = 3,
        of items: Int = 30,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .plain))
        let fixture = SectionsFixture(
            counts: Array(repeating: items, count: sections),
            layout: layout,
            hostility: hostility
        )
        fixture.size = { indexPath, _ in CGSize(width: 390, height: CGFloat(40 + indexPath.item * 7 % 60)) }
        fixture.headerExtent = { _ in 30 }
        fixture.show()
        fixture.screen.runUntilRest()
        return fixture
    }

    /// UIKit keeps what it is told of headers, and ends an app in which a header then changes without an invalidation.
    @Test(.byTurns(), arguments: [false, true])
    func aClosureMayAskOrLayOutWhereHeadersMove(_ laysOut: Bool) {
        let fixture = listWithHeaders(sections: 60, of: 3)
        let view = fixture.collectionView
        var isAsking = false
        fixture.layout.headerSizing = { [unowned view] section in
            if isAsking, laysOut { view.layoutIfNeeded() }
            if isAsking, !laysOut { _ = view.indexPathForItem(at: CGPoint(x: 10, y: view.bounds.midY)) }
            return .fixed(CGSize(width: 30, height: CGFloat(30 + section * 11 % 40)))
        }
        fixture.screen.runUntilRest()
        isAsking = true
        let exceptions = catchingUIKitExceptions {
            for offset in [5_000, 4_700, 4_400, 4_100, 2_500, 2_200, 3_200, 7_000, 6_400, 900, 0] as [CGFloat] {
                view.contentOffset.y = offset
                view.setNeedsLayout()
                fixture.screen.frame()
            }
            fixture.screen.runUntilRest()
        }
        #expect(exceptions.isEmpty)
        #expect(fixture.shownHeader(1)?.height == 41)
    }

    /// A scroll view that takes no offset under a finger has the same bounds after the insets have changed.
    @Test(arguments: [Hostility(), .offsetsIgnoredWhileDragging])
    func insetsMayChangeUnderAFinger(_ hostility: Hostility) {
        let fixture = listWithHeaders(hostility: hostility)
        let view = fixture.collectionView
        let exceptions = catchingUIKitExceptions {
            fixture.screen.touchDown(view)
            fixture.screen.drag(view, by: 300)
            fixture.screen.frame()
            for insets in [
                UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0),
                UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 30),
            ] {
                view.contentInset = insets
                fixture.screen.frame()
                fixture.screen.drag(view, by: 10)
                fixture.screen.frame()
                let top = view.contentOffset.y + insets.top
                #expect(fixture.shownHeader(0)?.minY == top)
            }
            fixture.screen.lift(view, velocity: 0)
            fixture.screen.runUntilRest()
        }
        #expect(exceptions.isEmpty)
    }

    /// After such a step nothing is placed, and no environment is read.
    @Test func whatHappensBesideAStepUnderAPinnedHeaderIsSeen() {
        let fixture = listWithHeaders()
        let view = fixture.collectionView
        // With its line.
        let row: CGFloat = 77 + 1 / 3
        func step() {
            view.contentOffset.y += 10
            #expect(fixture.shownHeader(0)?.minY != view.contentOffset.y)
        }
        fixture.scroll(to: CGPoint(x: 0, y: 100))
        step()
        fixture.screen.frame()
        #expect(fixture.shownHeader(0)?.minY == view.contentOffset.y)
        step()
        fixture.size = { _, _ in CGSize(width: 390, height: 77) }
        fixture.layout.invalidateSizes(at: [IndexPath(item: 4, section: 0)])
        fixture.screen.frame()
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.height == row)
        step()
        fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        fixture.screen.frame()
        #expect(view.visibleCells.allSatisfy { $0.frame.height == row })
        step()
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        fixture.screen.frame()
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 370 })
    }
}
