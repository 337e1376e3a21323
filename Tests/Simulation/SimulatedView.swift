import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// A collection view of simulated data, which hides the true sizes from its layout until this measures.
@MainActor
package final class SimulatedView: NSObject {
    package let scene: SimulatedScene
    package let screen: HeadlessScreen
    package let layout: SizingLayout
    package let collectionView: UICollectionView
    package var data: SimulatedData {
        didSet { knownPlaces = nil }
    }
    private var knownPlaces: [Int: IndexPath]?
    /// What was asked that the data do not have.
    package private(set) var fault: String?
    /// The items whose sizes have changed without the layout being told.
    var changedItems: Set<Int> = []
    /// All items whose sizes have changed so: what was measured before for another room is still in the cache.
    private(set) var everChangedItems: Set<Int> = []
    /// The carousels that the user or the app has moved since everything was at rest, by the identities of their sections.
    var movedCarousels: Set<Int> = []
    /// The carousels that the app has scrolled since the last batch of updates.
    var scrolledCarousels: Set<Int> = []
    let arrivals = SimulatedArrivals()
    /// Which of the sizes that are waited for arrive first.
    var arrivalOrder: SplitMix64
    /// The items whose sizes have arrived since what is on screen was inspected.
    var arrivedItems: Set<Int> = []
    /// How often the sizing of an item was asked for.
    private var requestCount = 0
    /// How often the app was asked in scenes in which it calls back.
    private var closureCallCount = 0
    /// Called when the data source is asked for a cell.
    var whenCellIsAsked: () -> Void = {}
    /// Whether the app has made updates, and UIKit has not called for them yet: it lays out what was invalidated before.
    private(set) var isAboutToUpdate = false
    /// Called when a template is configured.
    var whenTemplateIsConfigured: () -> Void = {}
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var itemsByID: [Int: SimulatedItem] = [:]
    private var sectionsByID: [Int: SimulatedSection] = [:]

    /// Lists, whose rows have swipe actions.
    private(set) lazy var list: SizingListConfiguration = {
        var list = SizingListConfiguration.bare(rowSpacing: CGFloat(SimulatedSection.spacing) / 3)
        list.leadingSwipeActionsConfigurationProvider = { [unowned self] in swipeActions(at: $0, isLeading: true) }
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] in swipeActions(at: $0, isLeading: false) }
        return list
    }()

    private lazy var cell = SizingRegistration<SimulatedCell, SimulatedItem>(
        fitting: .sizeThatFits
    ) { [unowned self] cell, _, item in
        cell.item = item
        if cell.isSizingTemplate { whenTemplateIsConfigured() }
    }
    private let constrainedCell: SizingRegistration<ConstrainedSimulatedCell, SimulatedItem>
    private let registeredCell = UICollectionView.CellRegistration<SimulatedCell, SimulatedItem> { cell, _, item in
        cell.item = item
    }

    package init(_ scene: SimulatedScene, hostility: Hostility) {
        self.scene = scene
        data = scene.data
        arrivalOrder = SplitMix64(seed: UInt64(scene.data.places.count))
        let safeArea =
            scene.isHorizontal
            ? UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34)
            : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen = HeadlessScreen(
            size: CGSize(width: 390, height: 600),
            scale: 3,
            safeAreaInsets: scene.hasInsets ? safeArea : .zero,
            hostility: hostility
        )
        let isHorizontal = scene.isHorizontal
        constrainedCell = SizingRegistration(fitting: .autoLayout) { cell, _, item in
            cell.item = item
            cell.isHorizontal = isHorizontal
        }
        layout = SizingLayout { _, _ in .bareList() }
        layout.scrollDirection = scene.isHorizontal ? .horizontal : .vertical
        layout.contentAnchor = scene.holdsEnd ? .end : .start
        if let estimate = scene.estimate { layout.estimatedItemSize = CGSize(width: estimate, height: estimate) }
        collectionView =
            scene.sizing == .dataSource
            ? SizingCollectionView(frame: .zero, collectionViewLayout: layout)
            : UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        if scene.precachedCount > 0 {
            // In one turn of the run loop, whatever the time: a user's steps lead to the same each time.
            layout.precaching = SizingPrecaching(timeBudget: 60, itemLimit: scene.precachedCount)
        }
        if scene.deceleratesFast { collectionView.decelerationRate = .fast }
        if scene.isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        if let (header, footer) = scene.contentViews {
            layout.contentHeaderView = header.map { SimulatedContentView($0, isHorizontal: scene.isHorizontal) }
            layout.contentFooterView = footer.map { SimulatedContentView($0, isHorizontal: scene.isHorizontal) }
        }
        collectionView.register(SimulatedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view"
            )
        }
        answerLayout()
        if scene.isDiffable {
            makeDiffableSource()
            apply(data, reloading: [])
        } else {
            collectionView.dataSource = self
        }
        screen.show(collectionView)
        screen.frame()
    }

    private func answerLayout() {
        layout.sectionProvider = { [unowned self] section, _ in
            self.section(at: section)?.arrangement(layout.scrollDirection, list: list) ?? .bareList()
        }
        layout.itemSizing = { [unowned self] in
            callLayout(at: $0)
            return sizing(of: $0)
        }
        layout.headerSizing = { [unowned self] in Self.sizing(section(at: $0)?.header) }
        layout.footerSizing = { [unowned self] in Self.sizing(section(at: $0)?.footer) }
        layout.indexPathForKey = { [unowned self] key in (key.base as? Int).flatMap { places[$0] } }
    }

    /// Where the items are, by their identities.
    var places: [Int: IndexPath] {
        if let knownPlaces { return knownPlaces }
        let places = data.places
        knownPlaces = places
        return places
    }

    func report(_ text: String) {
        if fault == nil { fault = text }
    }

    private func knownSection(at index: Int) -> SimulatedSection? {
        if let source { return source.sectionIdentifier(for: index).flatMap { sectionsByID[$0] } }
        return data.sections.indices.contains(index) ? data.sections[index] : nil
    }

    func section(at index: Int) -> SimulatedSection? {
        let section = knownSection(at: index)
        if section == nil { report("section \(index) was asked for, which does not exist") }
        return section
    }

    private func item(at indexPath: IndexPath) -> SimulatedItem? {
        let item =
            if let source {
                source.itemIdentifier(for: indexPath).flatMap { itemsByID[$0] }
            } else {
                data.item(at: indexPath)
            }
        if item == nil { report("item \(indexPath) was asked for, which does not exist") }
        return item
    }

    private func sizing(of indexPath: IndexPath) -> ItemSizing {
        guard let item = item(at: indexPath) else { return .fixed(CGSize(width: 10, height: 10)) }
        switch scene.sizing {
        case .templates: return .template(cell, item: item, key: item.id, version: item.version)
        case .constraints: return .template(constrainedCell, item: item, key: item.id, version: item.version)
        case .dataSource: return .dataSource(key: item.id, version: item.version)
        case .selfSizing: return .selfSizing(key: item.id, version: item.version)
        case .asynchronous:
            requestCount += 1
            return .asynchronous(key: item.id, version: item.version) { [arrivals, scene, requestCount] proposal in
                await arrivals.wait(for: item.id, request: requestCount)
                return item.size(in: proposal, isHorizontal: scene.isHorizontal)
            }
        case .computed:
            return .computed(key: item.id, version: item.version) { [scene] proposal in
                item.size(in: proposal, isHorizontal: scene.isHorizontal)
            }
        }
    }

    /// Asks the layout what apps ask in their closures, and invalidates it now and then.
    private func callLayout(at indexPath: IndexPath) {
        guard scene.callsFromClosures else { return }
        closureCallCount += 1
        // By chance, not by turns: where each pass asks as many closures as there are turns, each pass would invalidate,
        // and UIKit would lay out for ever.
        var chance = SplitMix64(seed: UInt64(closureCallCount))
        switch Int.random(in: 0..<11, using: &chance) {
        case 0: layout.invalidateLayout()
        case 1: _ = layout.layoutAttributesForItem(at: indexPath)
        case 2: _ = layout.sizingStatus(ofItemAt: indexPath)
        case 3: _ = layout.layoutAttributesForElements(in: collectionView.bounds)
        case 4: _ = collectionView.indexPathsForVisibleItems
        case 5: _ = layout.collectionViewContentSize
        default: break
        }
    }

    /// A header or footer.
    private static func sizing(_ extent: Int?) -> ItemSizing? {
        extent.map { .fixed(CGSize(width: CGFloat($0) / 3, height: CGFloat($0) / 3)) }
    }

    // MARK: Changing

    /// Brings other data in by a batch.
    ///
    /// - Parameter change: What changes beside the data, in the same batch. A diffable data source makes its batch itself:
    ///   there it comes before.
    func apply(_ batch: SimulatedBatch, with change: () -> Void = {}) {
        scrolledCarousels = []
        if source != nil {
            change()
            apply(batch.data, reloading: batch.reloadedIDs)
        } else {
            isAboutToUpdate = true
            collectionView.performBatchUpdates {
                self.isAboutToUpdate = false
                change()
                self.data = batch.data
                batch.tell(self.collectionView)
            }
        }
    }

    /// Brings other data in by a reload. A carousel that moves may go on in another section, which has its items now.
    func reload(with data: SimulatedData) {
        if !movedCarousels.isEmpty { movedCarousels.formUnion(data.sections.map(\.id)) }
        guard let source else {
            self.data = data
            return collectionView.reloadData()
        }
        source.applySnapshotUsingReloadData(snapshot(of: data))
    }

    /// Removes an item by a batch of its own.
    func delete(_ id: Int) {
        guard let indexPath = places[id] else { return }
        var changed = data
        changed.sections[indexPath.section].items.remove(at: indexPath.item)
        guard source == nil else { return apply(changed, reloading: []) }
        isAboutToUpdate = true
        collectionView.performBatchUpdates {
            self.isAboutToUpdate = false
            self.data = changed
            self.collectionView.deleteItems(at: [indexPath])
        }
    }

    /// Has another version of an item from now on, which is reloaded in a batch.
    func changeVersion(of indexPath: IndexPath, by pixels: Int) {
        var changed = data
        var item = changed.sections[indexPath.section].items[indexPath.item]
        item.extent = max(30, item.extent + pixels)
        item.version += 1
        changed.sections[indexPath.section].items[indexPath.item] = item
        guard source == nil else { return apply(changed, reloading: [item.id]) }
        isAboutToUpdate = true
        collectionView.performBatchUpdates {
            self.isAboutToUpdate = false
            self.data = changed
            self.collectionView.reloadItems(at: [indexPath])
        }
    }

    /// Has another item in the place of one with the same identity, and tells nobody.
    func replace(_ item: SimulatedItem, at indexPath: IndexPath) {
        data.sections[indexPath.section].items[indexPath.item] = item
        itemsByID[item.id] = item
        changedItems.insert(item.id)
        everChangedItems.insert(item.id)
    }

    /// Has another size for an item from now on. Only its shown cell tells the layout.
    func changeSize(of indexPath: IndexPath, by pixels: Int) {
        let extent = data.sections[indexPath.section].items[indexPath.item].extent
        data.sections[indexPath.section].items[indexPath.item].extent = max(30, extent + pixels)
        let item = data.sections[indexPath.section].items[indexPath.item]
        itemsByID[item.id] = item
        changedItems.insert(item.id)
        everChangedItems.insert(item.id)
        if collectionView.cellForItem(at: indexPath) != nil { collectionView.reconfigureItems(at: [indexPath]) }
    }

    /// Answers another size for an item from now on. Only its shown cell tells the layout.
    func setOdd(_ odd: OddLength?, at indexPath: IndexPath) {
        data.sections[indexPath.section].items[indexPath.item].odd = odd
        changeSize(of: indexPath, by: 0)
    }

    private func makeDiffableSource() {
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] view, path, id in
            dequeue(itemsByID[id], view, path)
        }
        source?.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
    }

    func apply(_ data: SimulatedData, reloading: Set<Int>) {
        var snapshot = snapshot(of: data)
        snapshot.reloadItems(reloading.filter { snapshot.sectionIdentifier(containingItem: $0) != nil }.sorted())
        source?.apply(snapshot)
    }

    private func snapshot(of data: SimulatedData) -> NSDiffableDataSourceSnapshot<Int, Int> {
        self.data = data
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in data.sections {
            sectionsByID[section.id] = section
            for item in section.items { itemsByID[item.id] = item }
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.items.map(\.id), toSection: section.id)
        }
        return snapshot
    }

    private func dequeue(
        _ item: SimulatedItem?,
        _ view: UICollectionView,
        _ indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item else {
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        let shown =
            switch scene.sizing {
            case .templates: view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
            case .constraints: view.dequeueConfiguredReusableCell(using: constrainedCell, for: indexPath, item: item)
            // Every other item has a cell of one of UIKit's registrations.
            case .dataSource where item.id % 2 == 1:
                view.dequeueConfiguredReusableCell(using: registeredCell, for: indexPath, item: item)
            default: view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        callLayout(at: indexPath)
        whenCellIsAsked()
        if [.selfSizing, .dataSource].contains(scene.sizing), let shown = shown as? SimulatedCell {
            shown.item = item
            shown.isHorizontal = scene.isHorizontal
            shown.choosesCross = { [weak self] in self?.knownSection(at: $0.section)?.kind == .flow }
        }
        addDeleteControl(to: shown, of: item.id)
        return shown
    }
}

extension SimulatedView: UICollectionViewDataSource {
    package func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.sections[section].items.count
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue(item(at: indexPath), collectionView, indexPath)
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    package func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    package func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        // Where an item is carried while the data change, nobody knows what UIKit asks for.
        guard data.item(at: sourceIndexPath) != nil, data.sections.indices.contains(destinationIndexPath.section),
            destinationIndexPath.item <= data.sections[destinationIndexPath.section].items.count
                - (sourceIndexPath.section == destinationIndexPath.section ? 1 : 0)
        else { return }
        let item = data.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
        data.sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
    }
}
