import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What VoiceOver reads of a row.
@MainActor
@Suite struct ListCellAccessibilityTests {
    private func cell(_ configure: (SizingListCell) -> Void) -> SizingListCell {
        let cell = SizingListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        configure(cell)
        HeadlessScreen().window.addSubview(cell)
        cell.layoutIfNeeded()
        return cell
    }

    @Test func aRowIsOneElementWithItsValue() {
        let cell = cell {
            $0.style = .value1
            $0.textLabel?.text = "Wi-Fi"
            $0.detailTextLabel?.text = "Home"
            $0.accessoryType = .disclosureIndicator
        }
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Wi-Fi")
        #expect(cell.accessibilityValue == "Home")
        #expect(cell.accessibilityTraits == .button)
    }

    @Test func aSubtitleBelongsToTheLabel() {
        let cell = cell {
            $0.style = .subtitle
            $0.textLabel?.text = "Anna"
            $0.detailTextLabel?.text = "Vienna"
        }
        #expect(cell.accessibilityLabel == "Anna, Vienna")
        #expect(cell.accessibilityValue == nil)
    }

    @Test func aCheckmarkAndASelectionAreRead() {
        let cell = cell {
            $0.textLabel?.text = "Red"
            $0.accessoryType = .checkmark
        }
        #expect(cell.accessibilityTraits == .selected)
        cell.accessoryType = .none
        #expect(cell.accessibilityTraits == [])
        cell.isSelected = true
        #expect(cell.accessibilityTraits == .selected)
    }

    @Test func aSwitchIsTurnedByActivatingTheRow() {
        var turns: [Bool] = []
        let cell = cell {
            $0.textLabel?.text = "Bluetooth"
            $0.accessoryType = .switch
            $0.switchHandler = { turns.append($0) }
        }
        #expect(cell.accessibilityValue == "0")
        #expect(cell.accessibilityActivate())
        #expect(cell.accessibilityValue == "1")
        #expect(turns == [true])
        cell.accessorySwitch.isEnabled = false
        #expect(!cell.accessibilityActivate())
        #expect(turns == [true])
    }

    @Test func theDetailButtonIsACustomAction() {
        var taps = 0
        let cell = cell {
            $0.textLabel?.text = "Network"
            $0.accessoryType = .detailDisclosureButton
            $0.accessoryButtonHandler = { taps += 1 }
        }
        let actions = cell.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["More Info"])
        #expect(actions.first.map { $0.actionHandler?($0) } == true)
        #expect(taps == 1)
    }

    @Test func contentOfAnAppIsReadByItself() {
        let cell = cell {
            $0.textLabel?.text = "Title"
            $0.contentView.addSubview(UIButton())
        }
        #expect(!cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == nil)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "All"
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "All")
    }

    @Test func controlsHaveLabelsAndTraits() throws {
        let cell = cell {
            $0.textLabel?.text = "Anna"
            $0.editingStyle = .delete
            $0.showsReorderControl = true
            $0.isEditing = true
        }
        let control = try #require(cell.editingControl)
        let grip = try #require(cell.reorderControl)
        #expect(control.accessibilityLabel == "Delete, Anna")
        #expect(grip.accessibilityLabel == "Reorder, Anna")
        #expect(control.accessibilityTraits == .button && grip.accessibilityTraits == .button)
        cell.editingStyle = .insert
        cell.layoutIfNeeded()
        #expect(control.accessibilityLabel == "Insert, Anna")
    }

    @Test func theSectionIndexIsAdjustable() {
        let index = SizingSectionIndexView()
        index.titles = ["A", "B", "C"]
        #expect(index.isAccessibilityElement && index.accessibilityTraits == .adjustable)
        #expect(index.accessibilityLabel == "Section Index")
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "A")
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "B")
        index.accessibilityDecrement()
        #expect(index.accessibilityValue == "A")
    }
}
