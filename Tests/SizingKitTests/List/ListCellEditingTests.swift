import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct ListCellEditingTests {
    private let cell: SizingListCell = {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        cell.textLabel?.text = "Title"
        cell.editingStyle = .delete
        return cell
    }()

    @Test func theControlsTakeTheirWidths() {
        cell.showsReorderControl = true
        cell.accessoryType = .disclosureIndicator
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 302, height: 44))
        #expect(cell.editingControl?.frame == CGRect(x: 0, y: 0, width: 40, height: 44))
        #expect(cell.reorderControl?.frame == CGRect(x: 342, y: 0, width: 48, height: 44))
        #expect(cell.frames.isEmpty)
        cell.editingAccessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 262)
        #expect(cell.frames == ["UIImageView": CGRect(x: 310, y: 14, width: 16, height: 16)])
        cell.isEditing = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 356, height: 44))
        #expect(cell.editingControl?.alpha == 0)
        #expect(cell.editingControl?.frame.maxX == 0)
        #expect(cell.reorderControl?.frame.minX == 390)
    }

    /// A cell that notes where its editing control is at each layout, and whether that is animated.
    private final class WatchingCell: SizingListCell {
        var steps: [String] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            let x = editingControl.map { "\(Int($0.frame.minX))" } ?? "none"
            steps.append("\(UIView.inheritedAnimationDuration > 0 ? "moving" : "still") \(x)")
        }
    }

    @Test func theControlsSlideInFromTheEdges() {
        let cell = WatchingCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        cell.editingStyle = .insert
        cell.layoutIfNeeded()
        cell.steps = []
        cell.setEditing(true, animated: true)
        cell.setEditing(false, animated: true)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.steps == ["still -40", "moving 0", "moving -40", "still 0"])
    }

    @Test func fromRightToLeftTheControlsChangeSides() {
        cell.traitOverrides.layoutDirection = .rightToLeft
        cell.showsReorderControl = true
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 48, y: 0, width: 302, height: 44))
        #expect(cell.editingControl?.frame.minX == 350)
        #expect(cell.reorderControl?.frame.minX == 0)
    }

    @Test func theControlLiesOverContentThatIsNotMoved() {
        cell.shouldIndentWhileEditing = false
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.editingControl?.alpha == 1)
    }

    @Test(arguments: [[], .cellsForWholePages, [.pageAlignedQueries, .cellsForWholePages]] as [Hostility])
    func rowsThatWerePreparedBeforeFollowTheCollectionView(hostility: Hostility) {
        let list = CellListFixture<SizingListCell>(
            size: CGSize(width: 390, height: 440),
            scale: 3,
            configuration: SizingListConfiguration(),
            rows: Array(repeating: { $0.editingStyle = .delete }, count: 60)
        )
        list.screen.hostility = hostility
        list.layout.invalidateLayout()
        list.collectionView.contentOffset.y = 10
        list.screen.frame()
        for (editing, top, isSetByLayout) in [
            (true, 60, true), (false, 110, true), (true, 160, false), (false, 210, false),
        ] {
            if isSetByLayout {
                list.layout.setEditing(editing, animated: false)
            } else {
                list.collectionView.isEditing = editing
            }
            list.collectionView.contentOffset.y = CGFloat(top)
            list.screen.frame()
            let cells = list.collectionView.visibleCells.compactMap { $0 as? SizingListCell }
            #expect(cells.count == 11)
            #expect(cells.allSatisfy { $0.isEditing == editing })
        }
    }

    @Test func theControlsOfARowThatComesOnScreenAreThereAtOnce() throws {
        let list = CellListFixture<WatchingCell>(
            size: CGSize(width: 390, height: 440),
            scale: 3,
            configuration: SizingListConfiguration(),
            rows: Array(repeating: { $0.editingStyle = .delete }, count: 60)
        )
        // Asked for its size late, a cell does not hear of the mode before it is on screen.
        list.screen.hostility = .lateSelfSizing
        // A cell that waits to be used again while the mode changes.
        list.collectionView.contentOffset.y = 22
        list.screen.frame()
        let waiting = try #require(list.cell(10))
        list.collectionView.contentOffset.y = 0
        list.screen.frame()
        list.layout.setEditing(true, animated: true)
        list.screen.runUntilRest()
        #expect(list.cell(0)?.steps.last == "moving 0")
        waiting.steps = []
        list.collectionView.contentOffset.y = 22
        list.screen.frame()
        #expect(list.cell(10) === waiting)
        #expect(Set(waiting.steps) == ["still 0"])
    }

    @Test func indentationMovesTheContent() {
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 370, height: 44))
        cell.indentationWidth = 15
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 70, y: 0, width: 320, height: 44))
    }

    @Test func aTapOnTheControlIsTold() throws {
        var taps = 0
        cell.editingControlHandler = { taps += 1 }
        cell.isEditing = true
        cell.layoutIfNeeded()
        let control = try #require(cell.editingControl)
        let screen = HeadlessScreen()
        screen.window.addSubview(cell)
        screen.tap(control)
        #expect(taps == 1)
        #expect(control.isUserInteractionEnabled)
        // The cell itself is selected by a tap on the circle of a multiple selection.
        cell.editingStyle = .multiselect
        cell.layoutIfNeeded()
        #expect(!control.isUserInteractionEnabled)
    }

    // MARK: In a collection view

    private final class Screen: NSObject, UICollectionViewDataSource {
        let screen = HeadlessScreen()
        let layout = UICollectionViewFlowLayout()
        let collectionView: UICollectionView
        var rows = ["first", "second", "third"]

        override init() {
            layout.itemSize = CGSize(width: 390, height: 50)
            layout.minimumLineSpacing = 0
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            collectionView.register(SizingListCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.frame()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows.count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = cell as? SizingListCell else { return cell }
            cell.textLabel?.text = rows[indexPath.item]
            cell.row = SizingListRow(editingStyle: .multiselect, showsReorderControl: true)
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item < 2
        }

        func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }

        func cell(_ item: Int) throws -> SizingListCell {
            try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? SizingListCell)
        }
    }

    @Test func cellsFollowTheirCollectionView() throws {
        let list = Screen()
        list.collectionView.isEditing = true
        list.screen.frame()
        #expect(try list.cell(0).isEditing)
        #expect(try list.cell(0).contentView.frame == CGRect(x: 40, y: 0, width: 302, height: 50))
        list.collectionView.isEditing = false
        list.screen.frame()
        #expect(try list.cell(0).contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
    }

    @Test func theCircleIsTickedWhileTheCellIsSelected() throws {
        let list = Screen()
        list.collectionView.isEditing = true
        list.screen.frame()
        #expect(try list.cell(1).editingControl?.isSelected == false)
        list.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        list.screen.frame()
        #expect(try list.cell(1).editingControl?.isSelected == true)
    }

    @Test func theGripMovesTheCell() throws {
        let list = Screen()
        list.collectionView.isEditing = true
        list.screen.frame()
        let grip = try #require(try list.cell(0).reorderControl)
        list.screen.touchDown(at: grip.convert(CGPoint(x: 20, y: 25), to: nil))
        list.screen.moveTouch(to: grip.convert(CGPoint(x: 20, y: 75), to: nil))
        list.screen.frame()
        list.screen.liftTouch()
        list.screen.frame()
        #expect(list.rows == ["second", "first", "third"])
        // The data source forbids it.
        let last = try #require(try list.cell(2).reorderControl)
        list.screen.touchDown(at: last.convert(CGPoint(x: 20, y: 25), to: nil))
        list.screen.moveTouch(to: last.convert(CGPoint(x: 20, y: -25), to: nil))
        list.screen.frame()
        list.screen.liftTouch()
        list.screen.frame()
        #expect(list.rows == ["second", "first", "third"])
    }

    @Test func aMovementThatIsCancelledLeavesTheRows() throws {
        let list = Screen()
        list.collectionView.isEditing = true
        list.screen.frame()
        let grip = try #require(try list.cell(0).reorderControl)
        list.screen.touchDown(at: grip.convert(CGPoint(x: 20, y: 25), to: nil))
        list.screen.moveTouch(to: grip.convert(CGPoint(x: 20, y: 75), to: nil))
        list.screen.cancelTouches()
        list.screen.frame()
        #expect(list.rows == ["first", "second", "third"])
        #expect(try list.cell(0).frame.minY == 0)
    }

    @Test func aTemplateIsEditedWithItsCollectionView() {
        let list = Screen()
        list.collectionView.isEditing = true
        let host = TemplateHost()
        list.collectionView.addSubview(host)
        let template = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        host.room.addSubview(template)
        template.textLabel?.text = String(repeating: "word ", count: 16)
        template.textLabel?.numberOfLines = 0
        template.editingStyle = .delete
        // Three lines beside the control, two without it.
        #expect(template.sizeThatFits(CGSize(width: 390, height: 0)).height == 83)
        #expect(template.isEditing)
        list.collectionView.isEditing = false
        #expect(template.sizeThatFits(CGSize(width: 390, height: 0)).height == 188.0 / 3)
        #expect(!template.isEditing)
    }
}
