import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What stands beside the content of a cell 390 points wide and 44 high.
@MainActor
@Suite struct ListCellAccessoryTests {
    private let cell: SizingListCell = {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        cell.textLabel?.text = "Title"
        return cell
    }()

    @Test(arguments: [
        (SizingListRow.Accessory.none, CGFloat(390)), (.disclosureIndicator, 356), (.detailDisclosureButton, 322),
        (.checkmark, 350), (.detailButton, 342), (.switch, 323), (.custom(width: 100), 274),
    ])
    func theContentViewIsAsWideAsTheArithmeticSays(accessory: SizingListRow.Accessory, width: CGFloat) {
        cell.accessoryType = accessory
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(cell.rowLayout(forWidth: 390).contentWidth == width)
    }

    @Test func accessoriesStandAtTheTrailingEdge() {
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.frames == ["UIImageView": CGRect(x: 364, y: 15, width: 10, height: 14)])
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.frames == ["UIImageView": CGRect(x: 358, y: 14, width: 16, height: 16)])
        cell.accessoryType = .detailDisclosureButton
        cell.layoutIfNeeded()
        #expect(
            cell.frames == [
                "UIImageView": CGRect(x: 364, y: 15, width: 10, height: 14),
                "UIButton": CGRect(x: 330, y: 10, width: 24, height: 24),
            ]
        )
        cell.accessoryType = .switch
        cell.layoutIfNeeded()
        #expect(cell.frames == ["UISwitch": CGRect(x: 323, y: 20.0 / 3, width: 51, height: 31)])
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.frames.isEmpty)
    }

    @Test func aViewOfOnesOwnKeepsItsSize() {
        cell.accessoryView = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 30))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 314)
        #expect(cell.frames == ["UIView": CGRect(x: 314, y: 7, width: 60, height: 30)])
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 390)
        #expect(cell.frames.isEmpty)
    }

    @Test func aViewOfOnesOwnGoesBeforeTheAccessoryByName() {
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 314)
        #expect(cell.frames == ["UIView": CGRect(x: 314, y: 7, width: 60, height: 30)])
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 350)
        #expect(cell.frames == ["UIImageView": CGRect(x: 358, y: 14, width: 16, height: 16)])
    }

    @Test func aViewWithoutASizeTakesTheOneItWants() {
        let view = UIImageView(image: nil)
        view.image = UIImage(systemName: "star")
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(cell.frames == ["UIImageView": CGRect(x: 354, y: 12, width: 20, height: 20)])
    }

    @Test func fromRightToLeftAccessoriesStandAtTheLeft() {
        cell.traitOverrides.layoutDirection = .rightToLeft
        cell.accessoryType = .detailDisclosureButton
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 68)
        #expect(
            cell.frames == [
                "UIImageView": CGRect(x: 16, y: 15, width: 10, height: 14),
                "UIButton": CGRect(x: 36, y: 10, width: 24, height: 24),
            ]
        )
    }

    @Test func aLeadingAccessoryMovesTheContent() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        cell.leadingAccessoryView = view
        cell.indentationLevel = 1
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 56, y: 0, width: 334, height: 44))
        #expect(cell.convert(view.frame, from: view.superview) == CGRect(x: 26, y: 7, width: 30, height: 30))
        cell.editingStyle = .delete
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 96)
        cell.traitOverrides.layoutDirection = .rightToLeft
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.convert(view.frame, from: view.superview).minX == 294)
        cell.leadingAccessoryView = nil
        cell.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test func buttonAndSwitchTellOfTaps() throws {
        var taps = 0
        var turned: [Bool] = []
        cell.accessoryType = .detailButton
        cell.accessoryButtonHandler = { taps += 1 }
        cell.layoutIfNeeded()
        let button = try #require(cell.accessories.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        cell.accessoryType = .switch
        cell.switchHandler = { turned.append($0) }
        cell.accessorySwitch.isOn = true
        cell.accessorySwitch.sendActions(for: .valueChanged)
        #expect(turned == [true])
    }
}
