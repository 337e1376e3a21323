import Testing
import UIKit

@MainActor
struct ConfigurationStateTests {
    @Test
    func statesKeepWhatAnAppAdds() {
        let key = UIConfigurationStateCustomKey("unread")
        var state = UICellConfigurationState(traitCollection: .current)
        #expect(state[key] == nil)
        state[key] = 3
        #expect(state[key] == AnyHashable(3))
        #expect(state != UICellConfigurationState(traitCollection: .current))
        var other = UIViewConfigurationState(traitCollection: .current)
        other[key] = "x"
        #expect(other[UIConfigurationStateCustomKey(rawValue: "unread")] == AnyHashable("x"))
    }

    @Test
    func aCellTellsItsState() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isUserInteractionEnabled = false
        cell.dragStateDidChange(.lifting)
        let state = cell.configurationState
        #expect(state.isSelected && state.isHighlighted && state.isDisabled && !state.isEditing)
        #expect(state.cellDragState == .lifting)
        #expect(state.traitCollection == cell.traitCollection)
    }

    @Test
    func colourTransformersAreCalled() {
        #expect(UIConfigurationColorTransformer { _ in .red }(.blue) == .red)
        let gray = UIConfigurationColorTransformer.grayscale(UIColor.red).resolvedColor(with: .current)
        #expect(gray == UIColor(white: 0.299, alpha: 1))
    }

    @Test
    func theListAroundIsATrait() {
        let traits = UITraitCollection { $0.listEnvironment = .insetGrouped }
        #expect(traits.listEnvironment == .insetGrouped)
        #expect(UITraitCollection.current.listEnvironment == .unspecified)
    }
}
