import UIKit

/// Which of UIKit's own registrations a collection view sees before their views are dequeued.
///
/// In Objective-C, a registration has a class or a nib and a handler, and the methods that take it can be overridden. Swift's
/// generic methods refine those, so they should call them; Apple does not say so. What they do is found out once in a process.
struct RegistrationSight: Equatable {
    var includesCells: Bool
    var includesSupplementaryViews: Bool

    /// In doubt, none is seen.
    static let none = RegistrationSight(includesCells: false, includesSupplementaryViews: false)
}

extension RegistrationSight {
    #if canImport(ObjectiveC)
        @MainActor private static var found: RegistrationSight?
    #endif

    /// Finds it out; `nil` where that would not be safe.
    ///
    /// Since iOS 15, UIKit raises an exception for a registration that is made while a data source is asked for a cell, as one may
    /// be for the cell that a collection view is in. A new cell gets a window afterwards.
    @MainActor
    static func find(for collectionView: UICollectionView) -> RegistrationSight? {
        #if canImport(ObjectiveC)
            if let found { return found }
        #endif
        let isInCell = sequence(first: collectionView as UIView, next: \.superview).contains {
            $0 is UICollectionReusableView
        }
        guard !isInCell || collectionView.window != nil else { return nil }
        let sight = RegistrationProbe().sight
        // On Linux, each screen has a UIKit of its own.
        #if canImport(ObjectiveC)
            found = sight
        #endif
        return sight
    }
}

/// Dequeues a view of a registration of its own from a collection view that is thrown away. It is never laid out, so that UIKit
/// does not miss the view if it is a real one.
@MainActor
private final class RegistrationProbe: NSObject {
    private let layout = ProbeLayout()
    private lazy var view = ProbeView(frame: .zero, collectionViewLayout: layout)

    var sight: RegistrationSight {
        let indexPath = IndexPath(item: 0, section: 0)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        view.dataSource = self
        _ = view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 0)
        _ = view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        return view.sight
    }
}

extension RegistrationProbe: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

/// Hears of a registration if UIKit passes it through what a subclass may override: the method that takes it, or the ones that
/// register its class under an identifier and dequeue by it.
private final class ProbeView: UICollectionView {
    private(set) var sight = RegistrationSight.none
    private var identifiers: Set<String> = []

    override func __dequeueConfiguredReusableCell(
        with registration: __UICollectionViewCellRegistration,
        for indexPath: IndexPath,
        item: Any
    ) -> UICollectionViewCell {
        sight.includesCells = true
        return UICollectionViewCell()
    }

    override func __dequeueConfiguredReusableSupplementaryView(
        with registration: __UICollectionViewSupplementaryRegistration,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        sight.includesSupplementaryViews = true
        return UICollectionReusableView()
    }

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
        identifiers.insert(identifier)
    }

    override func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        identifiers.insert(identifier)
    }

    override func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        sight.includesCells = identifiers.contains(identifier)
        return UICollectionViewCell()
    }

    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        sight.includesSupplementaryViews = identifiers.contains(identifier)
        return UICollectionReusableView()
    }
}

/// To dequeue a view, UIKit may ask the layout for its attributes.
private final class ProbeLayout: UICollectionViewLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    }
}
