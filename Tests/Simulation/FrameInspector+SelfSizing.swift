import SizingKit
import UIKit

/// Items whose sizes only their shown cells tell, or which arrive later.
extension FrameInspector {
    /// Whether there are sections on screen in which a cell that comes on screen moves others when it tells its size: in a
    /// masonry the rest of its column, in a flow what breaks into other lines, and in a carousel what follows, if it is one of
    /// the items that give the carousel its extent. The cell itself may be off screen by then.
    func showsWhatCellsMove(_ reading: ScreenReading) -> Bool {
        view.scene.sizing.isLate
            && reading.shownItems().contains { _, indexPath, _ in
                switch view.data.sections[indexPath.section].kind {
                case .list, .grid: false
                case .masonry, .flow, .carousel: true
                }
            }
    }

    /// Whether items on screen may keep no place when cells tell sizes: besides what cells move, an end of the content that is
    /// near moves over the screen while items have their estimates.
    func maybeMovesWhatIsHeld(_ reading: ScreenReading) -> Bool {
        guard view.scene.sizing.isLate else { return false }
        return showsWhatCellsMove(reading) || reading.startOfContent != nil || reading.endOfContent != nil
    }

    /// Whether an item is in a row of a grid in which the cell of another one may have told its size only now: it may have made
    /// the row longer. The rows below it stay, and so do those above it.
    ///
    /// - Parameter wasSeen: Whether an item was on screen before, by its identity.
    func mayMoveWithItsRow(_ name: Name, _ wasSeen: (Int) -> Bool) -> Bool {
        guard view.scene.sizing.isLate, case .item(let id) = name, let indexPath = view.places[id] else { return false }
        guard view.data.sections[indexPath.section].kind == .grid else { return false }
        return wholeRow(of: indexPath).contains { !wasSeen($0.id) }
    }

    /// Whether the cells of all the items have been on screen that give a carousel its extent.
    func knowsLeads(of section: Int) -> Bool {
        view.data.sections[section].items.indices.prefix(SimulatedSection.leadCount).allSatisfy {
            view.layout.sizingStatus(ofItemAt: IndexPath(item: $0, section: section)) != .estimated
        }
    }
}
