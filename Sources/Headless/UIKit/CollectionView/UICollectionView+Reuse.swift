import Foundation

/// The data source's turn: it is asked for one view and must dequeue and return exactly that one.
struct ViewRequest {
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
}

extension UICollectionView {
    static let cellKindName = "UICollectionElementKindCell"

    /// The view's name in the messages of exceptions.
    var exceptionName: String {
        Self.exceptionName(of: self)
    }

    static func exceptionName(of object: AnyObject) -> String {
        "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16))>"
    }

    // MARK: Dequeueing

    /// A class or a nib takes the place of whatever was registered before; without either nothing is registered.
    func register(_ viewClass: UICollectionReusableView.Type?, _ nib: UINib?, in pool: ReusePool) {
        registeredClasses[pool] = viewClass
        registeredNibs[pool] = nib
    }

    func isRegistered(_ pool: ReusePool) -> Bool {
        registeredClasses[pool] != nil || registeredNibs[pool] != nil
    }

    func dequeue(
        _ pool: ReusePool,
        kindName: String,
        for indexPath: IndexPath,
        fallback: UICollectionReusableView.Type
    ) -> UICollectionReusableView {
        if !isRegistered(pool) {
            raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(kindName) with identifier \(pool.identifier) - must register "
                    + "a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        if let reconfiguredView {
            unreturnedViews.append(reconfiguredView)
            return reconfiguredView
        }
        let view: UICollectionReusableView
        if let reused = pools[pool]?.popLast() {
            view = reused
            Trace.note("\(kindName == Self.cellKindName ? "cell" : "view").prepareForReuse")
            view.prepareForReuse()
            view.reuse.count += 1
        } else {
            view =
                registeredNibs[pool]?.instantiateReusableView(pool.identifier, as: fallback)
                ?? (registeredClasses[pool] ?? fallback).make(frame: frameForDequeuing(at: indexPath))
            view.reuse.identifier = pool.identifier
            view.reuse.pool = pool
        }
        if !raiseIfLayoutDequeues(view) { unreturnedViews.append(view) }
        if let request = requests.last { view.show(request.attributes) }
        return view
    }

    private func frameForDequeuing(at indexPath: IndexPath) -> CGRect {
        requests.last?.attributes.untransformedFrame ?? .zero
    }

    /// Raises where a registration was made in the middle of the data source's answer.
    func check(_ registration: RegistrationIdentity, isCell: Bool) {
        guard registration.wasMadeInsideProvider else { return }
        let element = isCell ? "cell" : "supplementary view"
        let method =
            isCell
            ? "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider"
            : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
                + "UICollectionViewDiffableDataSource supplementary view provider"
        raise(
            .internalInconsistency,
            "Attempted to dequeue a \(element) using a registration that was created inside \(method). Creating a new "
                + "registration each time a \(element) is requested will prevent reuse and cause created "
                + "\(element)s to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused. "
                + "Registration: \(Self.exceptionName(of: registration))"
        )
    }

    // MARK: Requests

    /// Asks the data source or the layout's registrations for the view of an element.
    func requestView(
        for key: ElementKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if key.category == .decorationView { return decorationView(for: key, attributes) }
        guard let dataSource else { return nil }
        requests.append(ViewRequest(key: key, attributes: attributes))
        asked.append(.dataSource)
        RegistrationIdentity.openProviders += 1
        let view = ask(dataSource, for: key)
        RegistrationIdentity.openProviders -= 1
        asked.removeLast()
        requests.removeLast()
        return accepted(view, for: key)
    }

    private func ask(_ dataSource: any UICollectionViewDataSource, for key: ElementKey) -> UICollectionReusableView {
        if let placeholder = placeholder(at: key)?.placeholder {
            let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: key.indexPath)
            placeholder.cellUpdateHandler?(cell)
            return cell
        }
        let path = (movement?.dataKey(for: key)).map(\.indexPath) ?? dataPath(key) ?? key.indexPath
        guard key.category == .supplementaryView else {
            Trace.note("dataSource.cellForItem(\(TraceText.text(path)))")
            return dataSource.collectionView(self, cellForItemAt: path)
        }
        Trace.note("dataSource.viewForSupplementaryElement(\(key.kindName), \(TraceText.text(path)))")
        return dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kindName, at: path)
    }

    /// Checks that the view is the one dequeued. One that was not is shown all the same.
    private func accepted(_ view: UICollectionReusableView, for key: ElementKey) -> UICollectionReusableView {
        if let index = unreturnedViews.lastIndex(where: { $0 === view }) {
            unreturnedViews.remove(at: index)
        } else if view.reuseIdentifier == nil {
            raise(.internalInconsistency, messageForUndequeuedView(of: key))
        }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            let isSelected = selection.contains(key)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            if hostility.contains(.outlinesIndentedWhenShown) {
                (dataSource as? any OutlineDataSource)?.indent(cell, at: dataPath(key) ?? key.indexPath)
            }
        }
        return view
    }

    private func messageForUndequeuedView(of key: ElementKey) -> String {
        guard key.category == .supplementaryView else {
            return "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        }
        return "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
            + "(\(key.kindName),\(TraceText.text(key.indexPath))) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    }

    /// Raises for views that were dequeued and not returned, and puts them back into their pools.
    func checkUnreturnedViews() {
        guard !unreturnedViews.isEmpty else { return }
        let views = unreturnedViews
        unreturnedViews = []
        for view in views {
            raise(.internalInconsistency, messageForUnreturned(view))
            putBack(view)
        }
    }

    private func decorationView(
        for key: ElementKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let kind = key.kindName
        let pool = ReusePool(kind: key.kind, identifier: kind)
        if let reused = pools[pool]?.popLast() {
            Trace.note("view.prepareForReuse")
            reused.prepareForReuse()
            reused.reuse.count += 1
            return reused
        }
        guard let view = collectionViewLayout.makeDecorationView(ofKind: kind, frame: attributes.untransformedFrame)
        else {
            raise(
                .internalInconsistency,
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                    + "prototype in a storyboard"
            )
            return nil
        }
        view.reuse.identifier = kind
        view.reuse.pool = pool
        return view
    }

    // MARK: Back to the pool

    func recycle(_ live: LiveView) {
        // In a batch the key may belong to another view already.
        if liveViews[live.key] === live { liveViews[live.key] = nil }
        live.view.removeFromSuperview()
        endDisplay(live)
        putBack(live.view)
    }

    private func putBack(_ view: UICollectionReusableView) {
        view.reuse.key = nil
        guard let pool = view.reuse.pool else { return }
        pools[pool, default: []].append(view)
    }

    /// The number of views that are kept off screen.
    private static let keptViewLimit = 12

    /// Takes a view off screen, to its pool or to be shown again.
    func takeOffScreen(_ live: LiveView) {
        guard hostility.contains(.viewsComeBack), live.key.category != .decorationView else { return recycle(live) }
        liveViews[live.key] = nil
        live.view.removeFromSuperview()
        endDisplay(live)
        live.view.reuse.key = nil
        keptViews.append(live)
        if keptViews.count > Self.keptViewLimit { putBack(keptViews.removeFirst().view) }
    }

    /// The view of an element that went off screen and was kept.
    func keptView(for key: ElementKey) -> LiveView? {
        guard let index = keptViews.firstIndex(where: { $0.key == key }) else { return nil }
        return keptViews.remove(at: index)
    }

    /// Puts the views off screen back into their pools: other elements have their places now, or other content.
    func recycleKeptViews() {
        for live in keptViews { putBack(live.view) }
        keptViews = []
    }

    func recycleAllViews() {
        recycleKeptViews()
        for live in liveViews.values.sorted(by: { $0.key < $1.key }) { recycle(live) }
    }
}
