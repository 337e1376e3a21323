import SizingEngine
import UIKit

extension LayoutSession {
    /// Sets the traits that the layout needs in its collection view, and adds its views there: at once, unless a
    /// closure of the app is being called, which may be within a layout pass.
    ///
    /// UIKit invalidates everything when a layout is set on a collection view, and when the collection view gets its
    /// data source. Both happen outside of a layout pass. Traits that are set then have an effect in the first pass:
    /// since iOS 17, UIKit updates traits before it lays views out.
    func prepareCollectionView() {
        guard let collectionView, collectionView.dataSource != nil else { return }
        guard phase != .asking else { return prepareCollectionViewLater() }
        layout.prepare(collectionView)
        carousels.host(in: collectionView)
    }

    /// Prepares the collection view after the pass, or when the run loop turns.
    func prepareCollectionViewLater() {
        pending.prepareCollectionView()
        measurer.finder.templates.host.reportNextLayout()
    }

    /// Prepares the collection view if that was put off.
    func prepareCollectionViewIfNeeded() {
        guard phase == .ready, pending.takePreparationOfCollectionView() else { return }
        prepareCollectionView()
    }

    /// Begins to observe when the collection view comes to rest and when its traits change, and adds the view that hosts the
    /// templates, and the views at the ends of the content.
    func observe(_ collectionView: UICollectionView) {
        turns.observe(collectionView)
        guests.come(to: collectionView)
        contentViews.host(in: collectionView)
        hostTemplates(in: collectionView)
    }

    private func hostTemplates(in collectionView: UICollectionView) {
        let host = measurer.finder.templates.host
        guard host.superview !== collectionView else { return }
        collectionView.addSubview(host)
        guests.add(host)
        host.marginsDidChange = whileLayoutLives { $0.insetsMayHaveChanged() }
        host.traitsDidChange = whileLayoutLives { $0.invalidateLayout() }
        host.didLayOut = whileLayoutLives { session in
            session.holdingLayout {
                session.selfSizing.askShownViews()
                session.selfSizing.askShownAttachments()
            }
            session.passDidEnd()
        }
    }

    /// Shows the editing mode of the collection view in all its list cells. UIKit does not promise to notify cells that it
    /// has prepared and not yet shown.
    func updateEditing(of collectionView: UICollectionView) {
        for case let cell as SizingListCell in collectionView.subviews { cell.followEditing(collectionView.isEditing) }
    }

    /// Makes the model of the present sections and items. If a closure of the app interrupts this, the model has the
    /// default shapes until the next pass.
    func makeModel(
        in environment: LayoutEnvironment,
        after previous: LayoutEnvironment?,
        of collectionView: UICollectionView
    ) {
        forgetStyles()
        telling { source.readStatements(of: collectionView) }
        takeover.reportUnaskedDelegate(of: collectionView)
        let model =
            (try? sections.statedModel(of: collectionView, in: environment))
            ?? unmeasuredModel(in: environment, after: previous, of: collectionView)
        answers.shownViews = ShownViews()
        rowLines.noteRowLooks()
        if previous?.grid == environment.grid, elastic?.isReversed == environment.isReversed {
            content.replaceModel(by: model)
        } else {
            content.replace(
                by: ElasticLayout(
                    model: model,
                    isReversed: environment.isReversed,
                    keepsLastElements: keepsLastElements,
                    // The offset is legal within the content of the layout that this one replaces.
                    shownEnd: previous == nil
                        ? environment.grid.position(of: environment.axis.main(collectionView.contentSize)) : 0
                )
            )
        }
    }

    /// Makes a model of which nothing is measured.
    private func unmeasuredModel(
        in environment: LayoutEnvironment,
        after previous: LayoutEnvironment?,
        of collectionView: UICollectionView
    ) -> LayoutModel {
        let counts = collectionView.presenting {
            (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        }
        let estimates = sections.estimates(in: environment, after: previous)
        var model = LayoutModel(
            itemCounts: counts,
            shape: (try? sections.provisionalShape(estimates)) ?? SectionShape(),
            isResolved: source.sectionsAreAlike,
            sectionSpacing: layout.sectionSpacing(on: environment.grid),
            estimates: estimates
        )
        contentViews.makeRoom(in: &model)
        return model
    }
}
