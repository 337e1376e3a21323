import HeadlessTools
import Testing
import UIKit

@MainActor
struct AccessoryDrawingTests {
    private func cell(_ accessory: UICellAccessory) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.backgroundConfiguration = .clear()
        cell.accessories = [accessory]
        return cell
    }

    @Test
    func aChevronPointsForward() {
        let chevron = cell(.disclosureIndicator())
        let ends = ##"fill="none" stroke="#c7c7cc" stroke-width="2.2"/>"##
        #expect(
            drawnLines(chevron) == [
                ##"<path d="M76 16L82 22L76 28" stroke-linecap="round" stroke-linejoin="round" \##(ends)"##
            ]
        )
        chevron.semanticContentAttribute = .forceRightToLeft
        chevron.subviews.last?.semanticContentAttribute = .forceRightToLeft
        #expect(drawnLines(chevron)[0].hasPrefix(#"<path d="M24 16L18 22L24 28""#))
    }

    @Test
    func aDeleteButtonIsAWhiteLineOnRed() {
        let drawn = drawnLines(cell(.delete(displayed: .always)))
        #expect(drawn[0] == ##"<circle cx="27" cy="22" r="10.5" fill="#ff3b30"/>"##)
        #expect(drawn[1].hasPrefix(#"<path d="M22 22L32 22""#) && drawn[1].contains(##"stroke="#fff""##))
        #expect(drawn.count == 2)
    }

    @Test
    func everyAccessoryIsDrawn() {
        let all: [UICellAccessory] = [
            .disclosureIndicator(), .outlineDisclosure(), .checkmark(), .detail(), .delete(displayed: .always),
            .insert(displayed: .always), .reorder(displayed: .always), .multiselect(displayed: .always),
            .label(text: "a"), .popUpMenu(UIMenu()),
        ]
        for accessory in all {
            let picture = SVGPicture(of: cell(accessory))
            #expect(!lines(of: picture).isEmpty, "\(accessory.accessoryType)")
            #expect(isWellFormed(picture))
        }
        #expect(drawnLines(cell(.checkmark(options: .init(isHidden: true)))).isEmpty)
    }

    @Test
    func aSelectedCellHasTheColourOfTheSelection() {
        let selected = cell(.checkmark())
        selected.backgroundConfiguration = .listPlainCell()
        selected.isSelected = true
        #expect(
            drawnLines(selected)[0]
                == ##"<rect width="100" height="44" shape-rendering="crispEdges" fill="#d1d1d6"/>"##
        )
    }
}
