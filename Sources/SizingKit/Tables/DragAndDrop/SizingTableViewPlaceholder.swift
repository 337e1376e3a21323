import UIKit

#if !os(tvOS)
    /// A row that is shown in a ``SizingTableView`` until its data are there: the members of `UITableViewPlaceholder`. Make a
    /// ``SizingTableViewDropPlaceholder``. Not available on tvOS.
    @preconcurrency @MainActor
    open class SizingTableViewPlaceholder: NSObject {
        let insertionIndexPath: IndexPath
        let reuseIdentifier: String
        let rowHeight: CGFloat

        /// Creates a placeholder.
        ///
        /// - Parameters:
        ///   - insertionIndexPath: Where the row is inserted.
        ///   - reuseIdentifier: The identifier of a registered row.
        ///   - rowHeight: The height, in points; ``SizingTableView/automaticDimension`` to measure the row.
        public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
            self.insertionIndexPath = insertionIndexPath
            self.reuseIdentifier = reuseIdentifier
            self.rowHeight = rowHeight
            super.init()
        }

        /// Configures the row. It is called to measure it, and when it is shown.
        open var cellUpdateHandler: ((SizingTableViewCell) -> Void)?
    }

    /// A row that is shown until the data of what is dropped are there: the members of `UITableViewDropPlaceholder`. Not available on
    /// tvOS.
    open class SizingTableViewDropPlaceholder: SizingTableViewPlaceholder {
        /// Returns how the preview of the drop is cut out; `nil`, the default, for the whole row.
        open var previewParametersProvider: ((SizingTableViewCell) -> UIDragPreviewParameters?)?

        /// The placeholder of the collection view that the table view is.
        func inCollectionView(_ tableView: SizingTableView?) -> UICollectionViewDropPlaceholder {
            let shown = UICollectionViewDropPlaceholder(
                insertionIndexPath: insertionIndexPath,
                reuseIdentifier: TableRowCell.identifier
            )
            shown.cellUpdateHandler = { [weak tableView] cell in
                guard let cell = cell as? TableRowCell else { return }
                tableView?.show(self, in: cell)
            }
            shown.previewParametersProvider = { cell in
                guard let row = (cell as? TableRowCell)?.row else { return nil }
                return self.previewParametersProvider?(row)
            }
            return shown
        }
    }

    /// Puts a row with the data in the place of a placeholder, by `commitInsertion(dataSourceUpdates:)`, or takes the placeholder away,
    /// by `deletePlaceholder()`: `UITableViewDropPlaceholderContext` has the same members. Not available on tvOS.
    public typealias SizingTableViewDropPlaceholderContext = UICollectionViewDropPlaceholderContext

    /// The context of a collection view's placeholder, whose height the table view forgets.
    @MainActor
    final class TablePlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
        private let context: any UICollectionViewDropPlaceholderContext
        private let placeholder: SizingTableViewPlaceholder
        private weak var tableView: SizingTableView?

        init(
            _ context: any UICollectionViewDropPlaceholderContext,
            of placeholder: SizingTableViewPlaceholder,
            in tableView: SizingTableView?
        ) {
            (self.context, self.placeholder, self.tableView) = (context, placeholder, tableView)
            super.init()
        }

        var dragItem: UIDragItem { context.dragItem }

        func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            forget()
            return context.commitInsertion(dataSourceUpdates: dataSourceUpdates)
        }

        func deletePlaceholder() -> Bool {
            forget()
            return context.deletePlaceholder()
        }

        private func forget() {
            tableView?.placeholders.removeAll { $0 === placeholder }
        }

        func setNeedsCellUpdate() { context.setNeedsCellUpdate() }

        func addAnimations(_ animations: @escaping () -> Void) { context.addAnimations(animations) }

        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            context.addCompletion(completion)
        }
    }

    extension SizingTableView {
        /// The placeholder at a place of the layout; `nil` if there is a row of the data source.
        func placeholder(at indexPath: IndexPath) -> SizingTableViewPlaceholder? {
            guard !placeholders.isEmpty, dataSourceIndexPath(forPresentationIndexPath: indexPath) == nil else {
                return nil
            }
            // The rows between this and the next row of the data source above it are placeholders, too.
            var (above, number) = (indexPath, 0)
            while above.item > 0 {
                above.item -= 1
                if let row = dataSourceIndexPath(forPresentationIndexPath: above) {
                    number += above.item - row.item
                    break
                }
                number += 1
            }
            let ofSection = placeholders.filter { $0.insertionIndexPath.section == indexPath.section }
                .sorted { $0.insertionIndexPath < $1.insertionIndexPath }
            return number < ofSection.count ? ofSection[number] : ofSection.last ?? placeholders.last
        }

        /// The height of a placeholder, without its separator.
        func sizing(of placeholder: SizingTableViewPlaceholder) -> ItemSizing {
            guard placeholder.rowHeight < 0 else { return .fixed(height: placeholder.rowHeight) }
            return .computed { [weak self] in self?.size(of: placeholder, for: $0) ?? .zero }
        }

        private func size(of placeholder: SizingTableViewPlaceholder, for proposal: SizingProposal) -> CGSize {
            let width = proposal.width ?? bounds.width
            let found = rowPool.dequeue(.row(placeholder.reuseIdentifier))
            guard let row = found as? SizingTableViewCell else { return CGSize(width: width, height: 44) }
            defer { rowPool.add(row) }
            prepare(row, as: placeholder)
            return row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }

        /// Shows a placeholder in a cell.
        fileprivate func show(_ placeholder: SizingTableViewPlaceholder, in cell: TableRowCell) {
            cell.tableView = self
            let identifier = placeholder.reuseIdentifier
            let shown = cell.row.flatMap { $0.reuseIdentifier == identifier ? $0 : nil }
            guard let row = shown ?? rowPool.dequeue(.row(identifier)) as? SizingTableViewCell else {
                preconditionFailure("No class or nib of a SizingTableViewCell is registered for \"\(identifier)\".")
            }
            row.tableView = self
            prepare(row, as: placeholder)
            cell.show(row)
        }

        private func prepare(_ row: SizingTableViewCell, as placeholder: SizingTableViewPlaceholder) {
            followMetrics(row)
            placeholder.cellUpdateHandler?(row)
        }
    }
#endif
