import UIKit

/// The methods by which a ``SizingTableView`` asks for its rows: those of `UITableViewDataSource`, under the same names.
///
/// Methods that are optional in a table have default implementations. Swift cannot tell whether a class has its own
/// implementation, so that two methods differ: rows have a reorder control only if ``tableView(_:canMoveRowAt:)`` returns
/// `true`, and a swipe deletes rows only if the app says that they can be edited: see ``tableView(_:canEditRowAt:)``.
@preconcurrency @MainActor
public protocol SizingTableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows of a section.
    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int

    /// Returns a row with its content. The table view calls it to measure a row, and again to show it.
    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell

    /// Returns the number of sections. The default is 1.
    func numberOfSections(in tableView: SizingTableView) -> Int

    /// Returns the title of a section's header; `nil`, the default, for none.
    func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer; `nil`, the default, for none.
    func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row shows editing controls in editing mode. The default is `true`.
    ///
    /// A swipe shows a Delete button, as in a table, if the row has the delete control and no actions of its own, and if the
    /// app implements this method or ``SizingTableViewDelegate/tableView(_:editingStyleForRowAt:)``. For `UITableView` it is
    /// enough to implement the method that commits.
    func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns whether a row shows a reorder control in editing mode and can be moved. The default is `false`; that of
    /// `UITableViewDataSource` is whether the data source implements the method that moves rows.
    func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Returns the titles of the section index; `nil`, the default, for no index.
    func sectionIndexTitles(for tableView: SizingTableView) -> [String]?

    /// Returns the section that a title of the section index scrolls to. The default is the index of the title.
    func tableView(_ tableView: SizingTableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Deletes a row after the deletion was confirmed by its Delete button, or inserts one after a touch on its insert
    /// control. The Delete button appears when the delete control is touched or the row is swiped.
    func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// Moves a row in the data after the user has moved it on screen.
    func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension SizingTableViewDataSource {
    /// Returns one.
    public func numberOfSections(in tableView: SizingTableView) -> Int { 1 }

    /// Returns `nil`.
    public func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`.
    public func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `true`: a row can be edited unless the data source tells otherwise.
    public func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditingAnswers += 1
        return true
    }

    /// Returns `false`.
    public func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultMovingAnswers += 1
        return false
    }

    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { nil }

    /// Returns the place of the title in the index.
    public func tableView(
        _ tableView: SizingTableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        index
    }

    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tableView.defaultMovingAnswers += 1
    }
}
