import HeadlessTools
import Testing
import UIKit

/// What a data source does wrong, in UIKit's words.
@MainActor
struct ExceptionTests {
    private func exceptions(_ answer: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) -> [String] {
        let source = RowSource(rows: [0])
        source.answer = answer
        let rows = Rows(source)
        rows.view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        let caught = catchingUIKitExceptions { rows.screen.frame() }
        #expect(rows.view.visibleCells.count == 1)
        #expect(caught.allSatisfy { $0.name.hasPrefix("NS") })
        return caught.map(\.reason)
    }

    private final class ForgetfulLayout: RowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    }

    @Test func itemsThatTheLayoutKnowsNothingOf() {
        let rows = Rows(count: 3)
        rows.view.collectionViewLayout = ForgetfulLayout()
        let caught = catchingUIKitExceptions {
            #expect(rows.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
            #expect(rows.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
            rows.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
        }
        let message = "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        #expect(caught.map(\.reason) == [message + "0, 1", message + "0, 2"])
    }

    @Test func registrationsMadeInsideTheProvider() {
        let reasons = exceptions { view, path in
            let registration = UICollectionView.CellRegistration<RowCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
        }
        #expect(reasons.count == 1)
        #expect(
            reasons[0].hasPrefix(
                """
                Attempted to dequeue a cell using a registration that was created inside \
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
                provider. Creating a new registration each time a cell is requested will prevent reuse and \
                cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
                Registrations should be created up front and reused. Registration: <
                """
            )
        )
    }

    @Test func dequeuedViewsThatAreNotReturned() {
        let reasons = exceptions { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        #expect(reasons.count == 1)
        #expect(
            reasons[0].hasPrefix(
                """
                Expected dequeued view to be returned to the collection view in preparation for display. When the \
                collection view's data source is asked to provide a view for a given index path, ensure that a \
                single view is dequeued and returned to the collection view. Avoid dequeuing views without a \
                request from the collection view. For retrieving an existing view in the collection view, use \
                -[UICollectionView cellForItemAtIndexPath:] or \
                -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <RowCell: 0x
                """
            )
        )
    }

    @Test func viewsDequeuedWithoutARequest() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        rows.view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        let path = IndexPath(item: 0, section: 0)
        _ = rows.view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        rows.layout.invalidateLayout()
        let caught = catchingUIKitExceptions { rows.screen.frame() }
        #expect(caught.count == 1)
        #expect(caught.first?.reason.hasPrefix("Expected dequeued view to be returned") == true)
    }

    @Test func cellsThatWereNotDequeued() {
        #expect(
            exceptions { _, _ in RowCell(frame: .zero) } == [
                """
                the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells \
                must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                """
            ]
        )
    }

    @Test func identifiersThatAreNotRegistered() {
        #expect(
            exceptions { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) } == [
                """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a \
                nib or a class for the identifier or connect a prototype cell in a storyboard
                """
            ]
        )
    }

    @Test func emptyIdentifiers() {
        #expect(
            exceptions { $0.dequeueReusableCell(withReuseIdentifier: "", for: $1) }.first
                == """
                must pass a valid reuse identifier to \
                -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]
                """
        )
    }

    @Test func supplementaryViewsThatWereNotDequeued() {
        let rows = Rows(count: 1) { $0.headerHeight = 10 }
        rows.source.headerAnswer = { _, _, _ in UICollectionReusableView(frame: .zero) }
        let caught = catchingUIKitExceptions { rows.screen.frame() }
        #expect(
            caught.map(\.reason) == [
                """
                the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
                (UICollectionElementKindSectionHeader,0, 0) was not retrieved by calling \
                -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
                """
            ]
        )
    }

    @Test func scrollingToAnItemThatDoesNotExist() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let caught = catchingUIKitExceptions {
            rows.view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: false)
            rows.view.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
        }
        #expect(caught.map(\.name) == ["NSInternalInconsistencyException", "NSInternalInconsistencyException"])
        #expect(
            caught[0].reason.hasPrefix(
                """
                Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 3 items in \
                section 0. Collection view: <UICollectionView: 0x
                """
            )
        )
        #expect(
            caught[1].reason.hasPrefix(
                """
                Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 1 \
                sections. Collection view: <UICollectionView: 0x
                """
            )
        )
    }

    @Test func cellsThatNeverAgreeWithTheLayoutEndTheLoop() {
        let source = RowSource(rows: [0])
        let rows = Rows(source) {
            $0.acceptsPreferredSizes = true
            $0.contextForPreferred = { layout, path, height in
                layout.measured[path.item] = height
                return UICollectionViewLayoutInvalidationContext()
            }
        }
        final class Restless: RowCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = layoutAttributes.size.height == 164 ? 170 : 164
                return layoutAttributes
            }
        }
        let registration = UICollectionView.CellRegistration<Restless, Int> { _, _, _ in }
        source.answer = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 0) }
        let caught = catchingUIKitExceptions { rows.screen.frame() }
        #expect(caught.count == 1)
        #expect(caught.first?.reason.contains("is stuck in its update/layout loop. This can happen for many") == true)
    }

    @Test func framesThatAreNotNumbers() {
        final class Broken: RowLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                if indexPath.item == 1 { attributes?.frame.origin.y = .nan }
                return attributes
            }
        }
        let rows = Rows(count: 3)
        rows.view.collectionViewLayout = Broken()
        let caught = catchingUIKitExceptions { rows.screen.frame() }
        #expect(caught.map(\.name) == ["CALayerInvalidGeometry"])
        #expect(caught.first?.reason.hasPrefix("CALayer position contains NaN: [150 nan]") == true)
        #expect(rows.titles == ["0", "2"])
    }
}
