import UIKit

/// What VoiceOver and its like read of a row, and what they can do with it.
extension SizingListCell {
    /// Whether the row is read as one element: it has one of the standard styles, and no controls that an app has added.
    var readsAsOneElement: Bool {
        let parts: [UIView] = [text, detail, picture]
        return contentConfiguration == nil && hasStandardContent
            && contentView.subviews.allSatisfy { view in parts.contains { $0 === view } }
            && ![accessoryView, editingAccessoryView, leadingAccessoryView].contains { $0 is UIControl }
    }

    private var shownAccessory: SizingListRow.Accessory { showsEditing ? row.editingAccessory : row.accessory }

    /// The text of the row; with the second text, unless that is a value.
    var standardLabel: String? {
        [text.text, style == .subtitle ? detail.text : nil].label
    }

    /// The value of the row: that of its switch, otherwise the second text.
    var standardValue: String? {
        #if !os(tvOS)
            if shownAccessory == .switch { return accessories.toggle.accessibilityValue }
        #endif
        return style == .value1 || style == .value2 ? detail.text : nil
    }

    var standardTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelected || shownAccessory == .checkmark ? .selected : []
        switch shownAccessory {
        case .disclosureIndicator, .detailDisclosureButton: traits.insert(.button)
        #if !os(tvOS)
            case .switch: traits.formUnion(accessories.toggle.accessibilityTraits)
        #endif
        default: break
        }
        return traits
    }

    /// Turns the switch of a row that is read as one element.
    ///
    /// - Returns: Whether there is a switch to turn.
    func activateSwitch() -> Bool {
        #if !os(tvOS)
            if shownAccessory == .switch, readsAsOneElement, accessories.toggle.isEnabled {
                accessories.toggle.setOn(!accessories.toggle.isOn, animated: true)
                accessories.toggle.sendActions(for: .valueChanged)
                return true
            }
        #endif
        return false
    }

    // MARK: Actions

    /// The actions of the row: its swipe actions, those of its editing controls, and that of its detail button.
    var standardActions: [UIAccessibilityCustomAction] {
        guard !isTemplate else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        #if !os(tvOS)
            if let indexPath = shownIndexPath, let layout = enclosingLayout {
                actions += layout.session.swipes.accessible.actions(
                    ofItemAt: indexPath,
                    shownBy: self,
                    in: layout.session
                )
            }
        #endif
        if showsEditing { actions += editingActions(besides: actions) }
        if shownAccessory == .detailButton || shownAccessory == .detailDisclosureButton, accessoryButtonHandler != nil {
            actions.append(action(SizingListWords.current.moreInfo) { $0.accessoryButtonHandler?() })
        }
        return actions
    }

    /// The actions of the editing controls. Swipe actions take the place of the delete control's, as by a tap.
    private func editingActions(besides swipeActions: [UIAccessibilityCustomAction]) -> [UIAccessibilityCustomAction] {
        let words = SizingListWords.current
        var actions: [UIAccessibilityCustomAction] = []
        if editingControlHandler != nil {
            switch row.editingStyle {
            case .delete where swipeActions.isEmpty || !confirmsDeletion:
                actions.append(action(deleteConfirmationTitle ?? words.delete) { $0.editingControlHandler?() })
            case .insert: actions.append(action(words.insert) { $0.editingControlHandler?() })
            default: break
            }
        }
        guard row.showsReorderControl else { return actions }
        for (name, step) in [(words.moveUp, -1), (words.moveDown, 1)] where neighbour(at: step) != nil {
            actions.append(action(name) { $0.move(by: step) })
        }
        return actions
    }

    private func action(
        _ name: String,
        _ perform: @escaping @MainActor (SizingListCell) -> Void
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self else { return false }
            perform(self)
            return true
        }
    }

    /// The item before or after this one, which may be in another section.
    private func neighbour(at step: Int) -> IndexPath? {
        guard let collectionView = enclosingCollectionView, let place = shownIndexPath else { return nil }
        let item = place.item + step
        if item >= 0, item < collectionView.numberOfItems(inSection: place.section) {
            return IndexPath(item: item, section: place.section)
        }
        let section = place.section + step
        guard section >= 0, section < collectionView.numberOfSections else { return nil }
        let count = collectionView.numberOfItems(inSection: section)
        return count > 0 ? IndexPath(item: step < 0 ? count - 1 : 0, section: section) : nil
    }

    /// Moves the row past a neighbour, as a finger on the reorder control does.
    private func move(by step: Int) {
        guard let collectionView = enclosingCollectionView, let place = shownIndexPath,
            let target = neighbour(at: step),
            let position = collectionView.layoutAttributesForItem(at: target)?.center,
            collectionView.beginInteractiveMovementForItem(at: place)
        else { return }
        collectionView.updateInteractiveMovementTargetPosition(position)
        collectionView.endInteractiveMovement()
    }
}
