/// General punctuation.
///
/// The figures are advance widths of the Helvetica-metric family (regular and bold), in thousandths of an em,
/// without kerning. 0 stands for a character the family does not have.
extension AdvanceFigures {
    static let punctuation: [AdvanceBlock] = [
        AdvanceBlock(
            first: 0x2010,
            regular: [
                333, 333, 0, 556, 1000, 1000, 0, 552, 222, 222, 222, 222, 333, 333, 333, 0, 556, 556, 350, 0, 0, 0,
                1000,
            ],
            bold: [
                333, 333, 0, 556, 1000, 1000, 0, 552, 278, 278, 278, 278, 500, 500, 500, 0, 556, 556, 350, 0, 0, 0,
                1000,
            ]
        ),
        AdvanceBlock(first: 0x2030, regular: [1000, 0, 188, 354], bold: [1000, 0, 240, 479]),
        AdvanceBlock(first: 0x2039, regular: [333, 333, 0, 500, 0, 333], bold: [333, 333, 0, 604, 0, 333]),
        AdvanceBlock(first: 0x2044, regular: [167], bold: [167]),
        AdvanceBlock(first: 0x207F, regular: [365], bold: [396]),
    ]
}
