import Foundation

/// A view in which a pan selects all rows that it passes over.
@MainActor
protocol PanSelecting: UIScrollView {
    /// Whether several rows may be selected, in editing mode or on the way into it.
    var offersPanSelection: Bool { get }
    /// Whether one finger is enough, in editing mode.
    ///
    /// - Parameters:
    ///   - start: where the finger was put down, in the view.
    ///   - movement: how far it has moved, in points.
    func selectsWithOneFinger(from start: CGPoint, movement: CGPoint) -> Bool
    /// The row at a point of the view.
    func panRow(at point: CGPoint) -> IndexPath?
    /// The number of rows in each section.
    var panRowCounts: [Int] { get }
    /// Asks the delegate.
    func shouldBeginPanSelection(at row: IndexPath) -> Bool
    /// Turns editing mode on and tells the delegate.
    func beginPanSelection(at row: IndexPath)
    func endPanSelection()
    func isRowSelected(_ row: IndexPath) -> Bool
    /// Selects or deselects a row if the delegate allows it, and tells the delegate.
    func setSelectedByPan(_ isSelected: Bool, _ row: IndexPath)
}
