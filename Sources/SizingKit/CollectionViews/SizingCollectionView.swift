import UIKit

/// A collection view whose items a ``SizingLayout`` measures by asking the data source for their cells.
///
/// Use it in place of `UICollectionView`, with a layout of this package. No code for sizes is needed:
///
/// ```swift
/// let collectionView = SizingCollectionView(frame: .zero, collectionViewLayout: SizingListLayout())
/// collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
/// collectionView.dataSource = self
/// ```
///
/// To measure an item, the layout calls `collectionView(_:cellForItemAt:)`. Meanwhile
/// `dequeueReusableCell(withReuseIdentifier:for:)` returns a *template*, a view of the registered class or nib that is kept off
/// screen and never dequeued. The data source configures it and returns it, and the layout takes its size. Check
/// `isSizingTemplate` of a cell to skip work that its size does not depend on, such as a download.
///
/// The layout does so if ``SizingLayout/itemSizing`` is `nil` and a class or a nib is registered with this view. UIKit
/// itself dequeues the cells of a `UICollectionView.CellRegistration`, so their items are measured by the shown cells
/// instead. To measure them before they are shown, use a ``SizingRegistration`` together with
/// ``ItemSizing/dataSource(key:version:)``. One collection view may have cells of both kinds: the data source is asked for
/// all of them, and configures one cell of each of UIKit's registrations twice. Headers and footers are measured in the same
/// way if ``SizingLayout/headerSizing`` or ``SizingLayout/footerSizing`` returns ``ItemSizing/dataSource(key:version:)``.
///
/// The layout asks the data source only while it has as many items as the collection view knows of.
open class SizingCollectionView: UICollectionView {
    private let registeredViews = RegisteredViews()
    /// Returns a template while the data source is asked for a view to measure; `nil` at other times.
    private var templateProvider: ((TemplateSource) -> UICollectionReusableView?)?
    /// The views that stand in for views that can't be measured before they are shown, while the data source is asked.
    private var standIns: [UICollectionReusableView] = []
    /// What contains them. It is not in the collection view.
    private lazy var standInHost = TemplateRoom()
    /// Whether the view that the data source was last asked for can be measured only when it is shown.
    private(set) final var awaitsShownView = false
    /// Whether UIKit may be asking the data source for views to show.
    private var isInLayoutPass = false

    /// UIKit may call it for a `UICollectionView.CellRegistration` of the app, and dequeue its views in a way that is not seen
    /// here. So a registration in the middle of a pass does not make the data source be asked for views to measure.
    private var isByUIKit: Bool { isInLayoutPass || isMeasuring }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        (collectionViewLayout as? SizingLayout)?.session.insetsMayHaveChanged()
    }

    open override func layoutSubviews() {
        let outer = isInLayoutPass
        isInLayoutPass = true
        super.layoutSubviews()
        isInLayoutPass = outer
    }

    open override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
        registeredViews.register(cellClass, as: .cell, identifier, isByUIKit: isByUIKit)
    }

    open override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
        registeredViews.register(nib, as: .cell, identifier, isByUIKit: isByUIKit)
    }

    open override func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        let kind = RegisteredViews.Kind.supplementaryView(elementKind)
        registeredViews.register(viewClass, as: kind, identifier, isByUIKit: isByUIKit)
    }

    open override func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        registeredViews.register(nib, as: .supplementaryView(kind), identifier, isByUIKit: isByUIKit)
    }

    open override func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        view(.cell, identifier) { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    }

    open override func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        view(.supplementaryView(elementKind), identifier) {
            super.dequeueReusableSupplementaryView(
                ofKind: elementKind,
                withReuseIdentifier: identifier,
                for: indexPath
            )
        }
    }

    /// Returns the view for a reuse identifier: to be shown, or to be measured if the data source is asked for such a view.
    private func view<View: UICollectionReusableView>(
        _ kind: RegisteredViews.Kind,
        _ identifier: String,
        dequeue: () -> View
    ) -> View {
        guard let templateProvider else { return registeredViews.shownView(kind, identifier, dequeue: dequeue) }
        if let source = registeredViews.source(kind, identifier), let template = templateProvider(source) as? View {
            return template
        }
        SizingLog.reportOnce(
            "dequeue \(identifier)",
            """
            no class or nib is registered for the reuse identifier "\(identifier)", or it makes no view; such views are \
            measured when they are shown. Register a class or a nib to have them measured before
            """
        )
        let view = registeredViews.standIn(kind, identifier, in: standInHost, dequeue: dequeue)
        standIns.append(view)
        return view as? View ?? dequeue()
    }

    /// Scrolls to an item, in its carousel, too.
    open override func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        let session = (collectionViewLayout as? SizingLayout)?.session
        // In a batch, UIKit lists the updates before it returns.
        if session?.stopAwaitingUpdates() == true { session?.invalidateLayout() }
        session?.carousels.show(itemAt: indexPath, at: scrollPosition, animated: animated)
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls the carousel that VoiceOver has its focus in by its width, if the direction is that of the carousel.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let focused = UIAccessibility.focusedElement(using: nil) as? UIView
        let cell = sequence(first: focused, next: { $0?.superview }).first { $0 is UICollectionViewCell }
        if let cell = cell as? UICollectionViewCell, let indexPath = indexPath(for: cell),
            let layout = collectionViewLayout as? SizingLayout,
            layout.session.carousels.scroll(indexPath.section, towards: direction)
        {
            return true
        }
        return super.accessibilityScroll(direction)
    }
}

// MARK: - Asking the data source

extension SizingCollectionView {
    /// Whether the data source is being asked for a view to measure.
    var isMeasuring: Bool { templateProvider != nil }

    /// Returns a view to measure; `nil` if the data source is not being asked for one.
    func provideTemplate(of source: TemplateSource) -> UICollectionReusableView? { templateProvider?(source) }

    /// Whether views of a kind may be measured through the data source.
    ///
    /// - Parameter isStated: Whether the app has asked for it. Otherwise a class or a nib must be registered.
    func canMeasure(_ kind: String?, isStated: Bool) -> Bool {
        let kind = RegisteredViews.Kind(kind)
        guard dataSource != nil, templateProvider == nil, !registeredViews.unmeasurable.contains(kind) else {
            return false
        }
        return isStated || registeredViews.haveAny(kind)
    }

    /// Asks the data source for a view to be measured; `nil` if it returns none that was made from a template.
    ///
    /// - Parameters:
    ///   - kind: The kind of the header or footer; `nil` for a cell.
    ///   - makeTemplate: Returns a template, ready to be configured.
    func viewToMeasure(
        _ kind: String?,
        at indexPath: IndexPath,
        makeTemplate: @escaping (TemplateSource) -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        awaitsShownView = false
        guard let dataSource, agrees(with: dataSource, in: indexPath.section) else { return nil }
        var provided: [UICollectionReusableView] = []
        templateProvider = {
            let view = makeTemplate($0)
            if let view { provided.append(view) }
            return view
        }
        defer {
            templateProvider = nil
            standIns = []
        }
        let view = view(kind, at: indexPath, of: dataSource)
        if let view, standIns.contains(where: { $0 === view }) {
            awaitsShownView = true
            return nil
        }
        guard let view, provided.contains(where: { $0 === view }) else {
            registeredViews.unmeasurable.insert(RegisteredViews.Kind(kind))
            SizingLog.reportOnce(
                "data source",
                """
                the data source returned a \(kind ?? "cell") that it did not dequeue by a reuse identifier; \
                such views are measured when they are shown
                """
            )
            return nil
        }
        return view
    }

    private func view(
        _ kind: String?,
        at indexPath: IndexPath,
        of dataSource: UICollectionViewDataSource
    ) -> UICollectionReusableView? {
        guard let kind else { return dataSource.collectionView(self, cellForItemAt: indexPath) }
        // An optional method of the protocol.
        let view: Optional = dataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)
        return view?(self, kind, indexPath)
    }

    /// Whether the data source has as many items as the collection view knows of. While the data have changed and the
    /// collection view has not been told, the data source cannot be asked for the old items.
    private func agrees(with dataSource: UICollectionViewDataSource, in section: Int) -> Bool {
        let sections: Optional = dataSource.numberOfSections(in:)
        return (sections?(self) ?? 1) == numberOfSections && section < numberOfSections
            && dataSource.collectionView(self, numberOfItemsInSection: section) == numberOfItems(inSection: section)
    }
}
