import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A layout leaves nothing in the views of the app, whichever way it goes.
@MainActor
@Suite struct LeftBehindTests {
    /// What a layout puts into the collection view, or changes there.
    enum Thing: String, CaseIterable, Sendable {
        case templates, swipes, contentViews, carousels, overlay, sectionIndex, listEnvironment, accessibilityActions
    }

    /// How it goes.
    enum End: String, CaseIterable, Sendable {
        /// Another layout takes its place, and somebody still holds it.
        case replaced
        /// Another layout takes its place, and nobody holds it.
        case released
        /// The same in an animation.
        case releasedInAnimation
        /// The data source goes first, then the layout.
        case releasedWithoutData
        /// It becomes the layout of another collection view.
        case moved
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let source = Source()
    private let header = UILabel()

    private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: page.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        page.addSubview(view)
        return view
    }

    private func flowLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        return layout
    }

    /// A layout that has a thing, held by its collection view only.
    private func layout(with thing: Thing) -> SizingLayout {
        let layout: SizingLayout
        switch thing {
        case .carousels:
            layout = SizingLayout(.carousel(itemWidth: .fixed(200)))
        case .listEnvironment:
            layout = SizingListLayout(configuration: SizingListConfiguration(appearance: .insetGrouped))
        default:
            layout = SizingListLayout()
        }
        layout.itemSizing = { _ in .fixed(CGSize(width: 200, height: 60)) }
        guard let list = layout as? SizingListLayout else { return layout }
        switch thing {
        case .swipes, .accessibilityActions:
            list.configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
                ])
            }
        case .contentViews:
            header.text = "Inbox"
            list.contentHeaderView = header
        case .overlay: list.showsSizingOverlay = true
        case .sectionIndex:
            let index = SizingSectionIndexView()
            index.titles = ["A", "B"]
            list.sectionIndex = index
        case .templates, .carousels, .listEnvironment: break
        }
        return list
    }

    /// A collection view whose layout has put a thing into it, and is held by it alone.
    private func shown(_ thing: Thing) -> UICollectionView {
        if thing == .accessibilityActions { screen.isVoiceOverRunning = true }
        let view = view(layout(with: thing))
        screen.show(page)
        screen.frame()
        if thing == .carousels {
            screen.pan(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30))
        }
        screen.runUntilRest()
        #expect(has(thing, view), "nothing to leave behind")
        return view
    }

    /// What is there of a thing.
    private func has(_ thing: Thing, _ view: UICollectionView) -> Bool {
        let plain = UICollectionView(frame: .zero, collectionViewLayout: flowLayout())
        let recognizers = { (view: UICollectionView) in (view.gestureRecognizers ?? []).count }
        switch thing {
        case .templates: return view.subviews.contains { $0 is TemplateHost }
        case .swipes: return recognizers(view) > recognizers(plain)
        case .contentViews: return header.isDescendant(of: view)
        case .carousels: return view.subviews.contains { $0 is UIScrollView } || recognizers(view) > recognizers(plain)
        case .overlay: return view.subviews.contains { $0 is SizingOverlay }
        case .sectionIndex:
            return page.subviews.contains { $0 is SizingSectionIndexView } || !view.showsVerticalScrollIndicator
        case .listEnvironment: return view.traitOverrides.contains(UITraitListEnvironment.self)
        case .accessibilityActions: return view.visibleCells.contains { $0.accessibilityCustomActions != nil }
        }
    }

    @Test(arguments: Thing.allCases, byTurns(End.allCases, every: 2, always: [.replaced, .moved]))
    func nothingStays(_ thing: Thing, _ end: End) {
        defer { screen.isVoiceOverRunning = false }
        let view = shown(thing)
        weak let layout = view.collectionViewLayout
        var held: UICollectionViewLayout?
        switch end {
        case .replaced:
            held = view.collectionViewLayout
            view.collectionViewLayout = flowLayout()
        case .released:
            view.collectionViewLayout = flowLayout()
        case .releasedInAnimation:
            view.setCollectionViewLayout(flowLayout(), animated: true)
        case .releasedWithoutData:
            view.dataSource = nil
            view.collectionViewLayout = flowLayout()
        case .moved:
            held = view.collectionViewLayout
            let other = self.view(flowLayout())
            if let held { other.collectionViewLayout = held }
            view.collectionViewLayout = flowLayout()
            other.removeFromSuperview()
        }
        screen.runUntilRest()
        #expect((layout == nil) == (held == nil))
        #expect(!has(thing, view))
        withExtendedLifetime(held) {}
    }

    /// The list scrolls when the layout whose rows could be swiped is gone.
    @Test func whatCameScrolls() {
        let view = shown(.swipes)
        view.collectionViewLayout = flowLayout()
        screen.runUntilRest()
        let before = view.contentOffset.y
        screen.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        screen.runUntilRest()
        #expect(view.contentOffset.y > before + 100)
    }

    /// The view goes first, while somebody holds the layout: it can be the layout of another view.
    @Test(.byTurns(), arguments: byTurns(Thing.allCases, every: 2)) func theLayoutOutlivesTheView(_ thing: Thing) {
        defer { screen.isVoiceOverRunning = false }
        weak var gone: UICollectionView?
        let layout: UICollectionViewLayout = {
            let view = shown(thing)
            gone = view
            view.removeFromSuperview()
            return view.collectionViewLayout
        }()
        screen.runUntilRest()
        #expect(gone == nil)
        let view = view(layout)
        screen.runUntilRest()
        #expect(view.visibleCells.count > 2)
    }

    /// A sizer that goes takes its templates with it.
    @Test func sizersLeaveNothing() {
        let views = [UIView(), UITableView()]
        var sizers: [AnyObject] = [TemplateSizer(in: views[0]), TableSizer(in: views[1] as! UITableView)]
        #expect(views.allSatisfy { $0.subviews.contains { $0 is TemplateHost } })
        sizers.removeAll()
        #expect(views.allSatisfy { view in !view.subviews.contains { $0 is TemplateHost } })
        #expect(sizers.isEmpty)
    }
}
