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
/// To measure an item, the layout calls `collectionView(_:cellForItemAt:)`. Meanwhile the methods that dequeue return a
/// *template*: a view of the registered class or nib, or of that of a `UICollectionView.CellRegistration`, which is kept off
/// screen. Nothing is dequeued. The data source or the registration's handler configures it, and the layout takes its size. Check
/// `isSizingTemplate` of a cell to skip work that its size does not depend on, such as a download.
///
/// Headers, footers and badges are measured in the same way if ``SizingLayout/headerSizing`` or ``SizingLayout/footerSizing``
/// returns ``ItemSizing/dataSource(key:version:)``, or if a ``SizingCompositionalLayout`` estimates them.
///
/// In doubt the data source is not asked, and views are measured when they are shown, before the frame is drawn:
///
/// - in a collection view from a storyboard, which may have prototype cells, unless ``SizingLayout/itemSizing`` returns
///   ``ItemSizing/dataSource(key:version:)``: that states that cells are of registrations and registered classes and nibs
/// - where UIKit does not let a subclass see the registrations that its data source uses. It is found out once in a process
///   whether it does; it has not been verified on a device
///
/// The layout asks the data source only while it has as many items as the collection view knows of.
open class SizingCollectionView: UICollectionView {
    private let registeredViews = RegisteredViews()
    /// Returns a template while the data source is asked for a view to measure; `nil` at other times.
    private var templateProvider: ((TemplateSource) -> UICollectionReusableView?)?
    /// Whether there may be prototype cells, which only UIKit can make: their outlets and constraints are in a storyboard.
    private var mayHavePrototypes = false
    /// Which of UIKit's registrations are seen; `nil` until it is found out.
    private var sight: RegistrationSight?
    private var outline = OutlineLevels()
    /// Whether UIKit may be asking the data source for views to show.
    private(set) var isInLayoutPass = false

    /// UIKit may register the class of a `UICollectionView.CellRegistration` of the app, which does not make the data source be asked
    /// again for views that it did not dequeue.
    private var isByUIKit: Bool { isInLayoutPass || isMeasuring }

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a collection view from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        mayHavePrototypes = true
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        (collectionViewLayout as? SizingLayout)?.session.insetsMayHaveChanged()
    }

    open override func layoutSubviews() {
        let outer = (isInLayoutPass, templateProvider)
        // UIKit asks for views to show, also in a pass that a data source begins while it is asked for a view to measure.
        (isInLayoutPass, templateProvider) = (true, nil)
        super.layoutSubviews()
        (isInLayoutPass, templateProvider) = outer
    }

    /// Forgets what is known of the data.
    func dataDidChange() { outline.forget() }

    /// Whether rows are shown that the data source does not count, in place of dropped items whose data are on their way.
    final var showsPlaceholders = false

    /// The number of batches of updates that were begun and not ended, where a subclass collects them.
    final var openUpdateCount = 0

    /// Whether no view is dequeued but by what this class registers itself, as in a table.
    var dequeuesRegisteredViewsOnly: Bool { false }

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

    /// Sees the cells of a registration: while the data source is asked for a view to measure, it returns a template that the
    /// registration's handler has configured.
    @available(iOS 14.0, tvOS 14.0, macCatalyst 14.0, visionOS 1.0, *)
    open override func __dequeueConfiguredReusableCell(
        with registration: __UICollectionViewCellRegistration,
        for indexPath: IndexPath,
        item: Any
    ) -> UICollectionViewCell {
        guard let templateProvider,
            let source = registeredViews.source(of: registration, registration.cellClass, registration.cellNib),
            let cell = templateProvider(source) as? UICollectionViewCell
        else { return super.__dequeueConfiguredReusableCell(with: registration, for: indexPath, item: item) }
        registration.configurationHandler(cell, indexPath, item)
        return cell
    }

    /// Sees the headers, footers and badges of a registration, as it sees cells.
    @available(iOS 14.0, tvOS 14.0, macCatalyst 14.0, visionOS 1.0, *)
    open override func __dequeueConfiguredReusableSupplementaryView(
        with registration: __UICollectionViewSupplementaryRegistration,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let (viewClass, nib): (AnyClass?, UINib?) = (registration.supplementaryClass, registration.supplementaryNib)
        guard let templateProvider, let source = registeredViews.source(of: registration, viewClass, nib),
            let view = templateProvider(source)
        else { return super.__dequeueConfiguredReusableSupplementaryView(with: registration, for: indexPath) }
        registration.configurationHandler(view, registration.elementKind, indexPath)
        return view
    }

    /// Returns the view for a reuse identifier: a template if the data source is asked for a view to measure, or one to be shown.
    ///
    /// For an identifier that nothing is registered for, UIKit raises its own exception.
    private func view<View: UICollectionReusableView>(
        _ kind: RegisteredViews.Kind,
        _ identifier: String,
        dequeue: () -> View
    ) -> View {
        guard let templateProvider, let source = registeredViews.source(kind, identifier),
            let template = templateProvider(source) as? View
        else { return dequeue() }
        return template
    }

    /// Scrolls to an item, in its carousel, too.
    open override func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        if let session = (collectionViewLayout as? SizingLayout)?.session {
            let existed = exists(indexPath)
            session.willScroll(toItemAt: indexPath, at: scrollPosition, animated: animated)
            // Closures of the app that state sizes may have removed the item meanwhile: UIKit would raise an exception.
            if existed, !exists(indexPath) { return }
        }
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

    /// Whether the data source may be asked for a view to measure, of cells, headers, footers and badges alike.
    ///
    /// A view that it would dequeue meanwhile would never get to UIKit, which raises an exception for that since iOS 18. So it is
    /// asked only if all of its views are seen here; in doubt, views are measured when they are shown.
    ///
    /// - Parameters:
    ///   - kind: The kind of a header, a footer or a badge; `nil` for a cell.
    ///   - isStated: Whether the app has stated that the views are of registrations and of registered classes and nibs.
    func canMeasure(_ kind: String?, isStated: Bool) -> Bool {
        guard dataSource != nil, templateProvider == nil, !registeredViews.unmeasurable.contains(.init(kind)) else {
            return false
        }
        if isStated || dequeuesRegisteredViewsOnly { return true }
        guard !mayHavePrototypes else { return false }
        if sight == nil { sight = RegistrationSight.find(for: self) }
        let seen = sight ?? .none
        return kind == nil ? seen.includesCells : seen.includesSupplementaryViews
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
        guard let dataSource, agrees(with: dataSource, in: indexPath.section) else { return nil }
        var provided: [UICollectionReusableView] = []
        templateProvider = {
            let view = makeTemplate($0)
            if let view { provided.append(view) }
            return view
        }
        defer { templateProvider = nil }
        let view = view(kind, at: indexPath, of: dataSource)
        guard let view, provided.contains(where: { $0 === view }) else {
            registeredViews.unmeasurable.insert(RegisteredViews.Kind(kind))
            SizingLog.reportOnce(
                "data source",
                """
                the data source returned a \(kind ?? "cell") that it did not dequeue; such views are measured when they are shown
                """
            )
            return nil
        }
        if kind == nil { outline.indent(view, at: indexPath, of: dataSource) }
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
