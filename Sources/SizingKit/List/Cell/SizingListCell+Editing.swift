import UIKit

extension SizingListCell {
    /// The duration of the controls' animation, in seconds: that of a table, by appearance.
    static let editingDuration: TimeInterval = 0.3

    func showEditing(_ editing: Bool, animated: Bool) {
        guard editing != showsEditing else { return }
        if editing, animated {
            // The start of the animation, in which they slide in.
            UIView.performWithoutAnimation {
                makeControls()
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        showsEditing = editing
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: Self.editingDuration) { self.layoutIfNeeded() }
    }

    /// Follows the collection view's editing mode when it changes. A cell outside of a collection view keeps its own
    /// mode.
    ///
    /// - Parameter isShown: Whether the cell is on screen, so that its controls slide in. Those of a cell that comes on screen are
    ///   there at once. An animation would also lay out the collection view, which is still making its other cells.
    func followEditing(_ editing: Bool, isShown: Bool = true) {
        guard !isTemplate else { return followTemplateEditing() }
        guard editing != knownEditing else { return }
        knownEditing = editing
        setEditing(editing, animated: isShown && window != nil && UIView.areAnimationsEnabled)
    }

    /// Sets the editing mode of a template: it is not a cell of the collection view, which therefore does not set it.
    func followTemplateEditing() {
        guard isTemplate, let collectionView = enclosingCollectionView else { return }
        setEditing(collectionView.isEditing && mayBeEdited, animated: false)
    }

    // MARK: Controls

    private func makeControls() {
        if row.editingStyle != .none, editingControl == nil {
            let control = ListEditingControl()
            control.isSelected = isSelected
            control.addAction(
                UIAction { [weak self] _ in self?.useEditingControl() },
                for: .touchUpInside
            )
            editingControl = control
            addSubview(control)
        }
        if row.showsReorderControl, reorderControl == nil {
            let control = ListReorderControl()
            reorderControl = control
            addSubview(control)
        }
    }

    func layOutControls(in row: ListRowLayout, height: CGFloat, direction: UIUserInterfaceLayoutDirection) {
        if showsEditing { makeControls() }
        let margin = metrics.margin(for: traitCollection.horizontalSizeClass)
        if let editingControl {
            let width = metrics.width(of: self.row.editingStyle)
            let isShown = row.editingControlWidth > 0
            editingControl.show(self.row.editingStyle, margin: margin)
            editingControl.rowLabel = standardLabel
            editingControl.alpha = isShown ? 1 : 0
            let x = isShown ? row.editingControlLeading : -width
            editingControl.frame = turned(CGRect(x: x, y: 0, width: width, height: height), direction)
            editingControl.isUserInteractionEnabled = isShown && self.row.editingStyle != .multiselect
        }
        if let reorderControl {
            let width = SizingListMetrics.length(metrics.reorderControlWidth)
            let isShown = row.reorderControlWidth > 0
            reorderControl.margin = margin
            reorderControl.rowLabel = standardLabel
            reorderControl.alpha = isShown ? 1 : 0
            let x = row.width - (isShown ? row.reorderControlTrailing + width : 0)
            reorderControl.frame = turned(CGRect(x: x, y: 0, width: width, height: height), direction)
            reorderControl.isUserInteractionEnabled = isShown
        }
    }
}
