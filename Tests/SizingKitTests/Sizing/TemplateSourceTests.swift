import HeadlessTools
import Simulation
import Testing
import UIKit

@testable import SizingKit

/// Where templates come from, and when they go.
@MainActor
@Suite struct TemplateSourceTests {
    @Test func aTemplateComesFromANib() {
        let (view, _) = sizingView()
        var made = 0
        NibRegistry.register("label cell") {
            made += 1
            return [LabelCell(frame: .zero)]
        }
        defer { NibRegistry.unregister("label cell") }
        let nib = UINib(nibName: "label cell", bundle: nil)
        let registration = SizingRegistration<LabelCell, String>(from: .nib(nib)) { cell, _, text in
            cell.label.text = text
        }
        let sizer = TemplateSizer(in: view)
        for item in 1...3 {
            let height = sizer.height(of: .template(registration, item: .sentences(item)), at: start, width: 300)
            #expect(abs(height - textHeight(.sentences(item), width: 268) - 20) < 0.34)
        }
        #expect(made == 1)
    }

    @Test func aNibWithoutTheCellIsReportedAndItsItemsKeepTheEstimate() {
        NibRegistry.register("something else") { [UICollectionViewCell(frame: .zero)] }
        defer { NibRegistry.unregister("something else") }
        let nib = UINib(nibName: "something else", bundle: nil)
        let registration = SizingRegistration<LabelCell, String>(from: .nib(nib)) { cell, _, text in
            cell.label.text = text
        }
        let list = ListFixture(heights: [[100, 100]], estimate: CGSize(width: 60, height: 60))
        list.layout.itemSizing = { _ in .template(registration, item: "", key: 1) }
        let lines = sizingLog { list.screen.frame() }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("has no LabelCell") == true)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
        #expect(list.layout.sizingCache.count == 0)
    }

    @Test func shownCellsComeFromTheNibToo() {
        NibRegistry.register("label cell 2") { [LabelCell(frame: .zero)] }
        defer { NibRegistry.unregister("label cell 2") }
        let nib = UINib(nibName: "label cell 2", bundle: nil)
        let registration = SizingRegistration<LabelCell, String>(from: .nib(nib)) { cell, _, text in
            cell.label.text = text
        }
        let texts = (1...4).map { String.sentences($0) }
        let source = CellSource(count: 4) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
        }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: texts[$0.item]) }
        let view = source.show(layout)
        let shown = view.visibleCells.compactMap { $0 as? LabelCell }
        #expect(shown.count == 4)
        #expect(Set(shown.map(\.label.text)) == Set(texts))
        #expect(layout.statistics.items.corrected == 0)
    }

    @Test func aTemplateComesFromAClosureAndShownCellsByTheirIdentifier() {
        let texts = (1...4).map { String.sentences($0) }
        var made = 0
        let registration = SizingRegistration<LabelCell, String>(
            from: .reuseIdentifier("prototype") {
                made += 1
                return LabelCell(frame: .zero)
            },
            handler: { cell, _, text in cell.label.text = text }
        )
        let source = CellSource(count: 4) { view, indexPath in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
        }
        let layout = SizingListLayout.bare()
        layout.itemSizing = { .template(registration, item: texts[$0.item]) }
        let view = source.show(layout) { $0.register(LabelCell.self, forCellWithReuseIdentifier: "prototype") }
        #expect(made == 1)
        #expect(view.visibleCells.count == 4)
        #expect(view.visibleCells.allSatisfy { $0.reuseIdentifier == "prototype" })
    }

    @Test func headersAndFootersComeFromNibsAndClosures() {
        NibRegistry.register("label header") { [LabelHeader(frame: .zero)] }
        defer { NibRegistry.unregister("label header") }
        let (view, _) = sizingView()
        let byNib = SizingRegistration<LabelHeader, String>(
            elementKind: UICollectionView.elementKindSectionHeader,
            from: .nib(UINib(nibName: "label header", bundle: nil))
        ) { header, _, text in header.label.text = text }
        let byClosure = SizingRegistration<LabelHeader, String>(
            elementKind: UICollectionView.elementKindSectionFooter,
            from: .reuseIdentifier("footer") { LabelHeader(frame: .zero) },
            handler: { header, _, text in header.label.text = text }
        )
        let byClass = SizingRegistration<LabelHeader, String>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, text in header.label.text = text }
        let text = String.sentences(7)
        let sizer = TemplateSizer(in: view)
        for registration in [byNib, byClosure, byClass] {
            let height = sizer.height(of: .template(registration, item: text), at: start, width: 300)
            #expect(abs(height - textHeight(text, width: 268) - 20) < 0.34)
        }
    }

    // MARK: How long they live

    /// A list that has measured something, and how often a template was made for it.
    private func measuredList() -> (list: ListFixture, made: () -> Int) {
        let counter = Counter()
        let registration = SizingRegistration<HeightCell, CGFloat>(
            from: .reuseIdentifier("cell") {
                counter.count += 1
                return HeightCell(frame: .zero)
            },
            fitting: .sizeThatFits,
            handler: { cell, _, height in cell.show(height) }
        )
        let list = ListFixture(heights: [Array(repeating: 100, count: 50)])
        list.layout.itemSizing = { .template(registration, item: 100, key: $0.item) }
        list.screen.frame()
        return (list, { counter.count })
    }

    @Test func thereIsOneTemplateForARegistration() {
        let (list, made) = measuredList()
        list.scrollToBottom()
        #expect(made() == 1)
        #expect(list.layout.session.measurer.finder.templates.templateCount == 1)
    }

    @Test func templatesGoWhenTraitsChangeThatSizesDependOn() {
        let (list, made) = measuredList()
        list.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        list.screen.frame()
        #expect(made() == 2)
        list.screen.set { $0.userInterfaceStyle = .dark }
        list.layout.invalidateSizes()
        list.screen.frame()
        #expect(made() == 2)
    }

    /// Claim (How an item's size is found): "It is never dequeued, and is removed on a memory warning"
    @Test func templatesGoOnAMemoryWarning() async {
        let (list, made) = measuredList()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        for _ in 0..<1_000 where list.layout.session.measurer.finder.templates.templateCount > 0 {
            try? await Task.sleep(for: .milliseconds(1))
        }
        list.takeScreenBack()
        #expect(list.layout.session.measurer.finder.templates.templateCount == 0)
        #expect(list.layout.session.measurer.finder.templates.host.room.subviews.isEmpty)
        let before = made()
        list.layout.invalidateSizes()
        list.screen.frame()
        #expect(before == 1)
        #expect(made() == 2)
        #expect(list.layout.layoutAttributesForItem(at: start)?.frame.height == 100)
    }

    @Test func templatesGoOnDemandAndSizesStay() {
        let (list, made) = measuredList()
        list.screen.frame()
        let measured = list.layout.statistics.items.measured
        list.layout.removeTemplates()
        list.collectionView.reloadData()
        list.screen.frame()
        #expect(made() == 1)
        #expect(list.layout.statistics.items.measured == measured)
    }

    @Test func aTemplateThatIsDroppedWhileItIsMeasuredIsNotKept() {
        let (list, _) = measuredList()
        let layout = list.layout
        let registration = SizingRegistration<HeightCell, CGFloat>(fitting: .sizeThatFits) { cell, _, height in
            layout.removeTemplates()
            cell.show(height)
        }
        layout.itemSizing = { _ in .template(registration, item: 70) }
        list.screen.frame()
        #expect(layout.session.measurer.finder.templates.templateCount == 0)
        #expect(layout.session.measurer.finder.templates.host.room.subviews.isEmpty)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 70)
    }
}

@MainActor
private final class Counter {
    var count = 0
}

/// A data source of one section whose cells a closure makes.
@MainActor
final class CellSource: NSObject, UICollectionViewDataSource {
    var count: Int
    private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    let screen = HeadlessScreen()

    init(count: Int, cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        self.count = count
        self.cell = cell
    }

    /// A collection view on a screen, laid out.
    func show(
        _ layout: UICollectionViewLayout,
        delegate: (any UICollectionViewDelegate)? = nil,
        prepare: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        prepare(view)
        view.dataSource = self
        view.delegate = delegate
        screen.show(view)
        screen.frames(3)
        return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(collectionView, indexPath)
    }
}
