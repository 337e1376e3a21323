/// The drawing of a font's letters, whatever their size.
package struct FontFace: Hashable, Sendable {
    package var weight: UIFont.Weight = .regular
    package var isItalic = false
    package var isMonospaced = false
    /// Set where the reader prefers bold text.
    package var isEmphasized = false

    /// Whether text in this face is set with the bold figures.
    ///
    /// The family has two weights. From semibold on a text is measured, and drawn, as bold; medium and below as
    /// regular: the choice a browser makes with such a family, so that what is drawn is as wide as what was measured.
    package var isBold: Bool { isEmphasized || weight.rawValue >= UIFont.Weight.semibold.rawValue }

    var advances: AdvanceTable {
        if isMonospaced { return .monospaced }
        return isBold ? .bold : .regular
    }
}
