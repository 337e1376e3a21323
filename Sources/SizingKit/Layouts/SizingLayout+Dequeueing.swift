import SizingEngine
import UIKit

extension SizingLayout {
    /// Dequeues the cell of an item and configures it as its template was configured when it was measured.
    ///
    /// Call it in the data source, for items that ``itemSizing`` measures by a template:
    ///
    /// ```swift
    /// func collectionView(
    ///     _ collectionView: UICollectionView,
    ///     cellForItemAt indexPath: IndexPath
    /// ) -> UICollectionViewCell {
    ///     layout.dequeueCell(for: indexPath)
    /// }
    /// ```
    ///
    /// It calls ``itemSizing`` once more. The cells of items that are measured in another way are dequeued from the collection
    /// view.
    ///
    /// - Parameter indexPath: The index path that the data source was asked for.
    /// - Precondition: The layout belongs to a collection view, and a template of a cell measures the item.
    public final func dequeueCell(for indexPath: IndexPath) -> UICollectionViewCell {
        let name = indexPath.elementName()
        guard let cell = dequeueView(for: itemSizing?(indexPath), at: indexPath, name) as? UICollectionViewCell else {
            preconditionFailure("The template of \(name) is a header or footer: return that of a cell from itemSizing.")
        }
        return cell
    }

    /// Dequeues a header or a footer and configures it as its template was configured when it was measured.
    ///
    /// Call it in the data source, for headers and footers that ``headerSizing`` and ``footerSizing`` measure by a template. It
    /// calls the closure once more.
    ///
    /// - Parameters:
    ///   - elementKind: `UICollectionView.elementKindSectionHeader` or `UICollectionView.elementKindSectionFooter`.
    ///   - indexPath: The index path that the data source was asked for.
    /// - Precondition: The layout belongs to a collection view, and a template measures the header or footer.
    public final func dequeueSupplementaryView(
        ofKind elementKind: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let element = isHeader ? Element.header(of: indexPath.section) : .footer(of: indexPath.section)
        let sizing = isHeader ? headerSizing?(indexPath.section) : footerSizing?(indexPath.section)
        return dequeueView(
            for: sizing?.titled(session.sections.titleStyle(of: element)),
            at: indexPath,
            indexPath.elementName(elementKind)
        )
    }

    /// Dequeues and configures a view.
    ///
    /// - Parameter name: The element that it shows, for error messages.
    private func dequeueView(
        for sizing: ItemSizing?,
        at indexPath: IndexPath,
        _ name: String
    ) -> UICollectionReusableView {
        guard let collectionView else {
            preconditionFailure("The layout has no collection view to dequeue \(name) from: assign it to one first.")
        }
        guard case .template(let source, let configure)? = sizing?.method, let dequeue = source.dequeue else {
            preconditionFailure(
                """
                The layout's sizing of \(name) is no template: return .template(…) from it, or dequeue the view with \
                dequeueConfiguredReusableCell(using:for:item:) or dequeueConfiguredReusableSupplementary(using:for:item:).
                """
            )
        }
        let view = dequeue(collectionView, indexPath)
        configure(view, indexPath)
        return view
    }
}
