/// An object of a table view that may be the data source or a delegate of its collection view.
@MainActor
protocol TableOwned: AnyObject {}

extension TableAdapter: TableOwned {}

extension TableItems: TableOwned {}
