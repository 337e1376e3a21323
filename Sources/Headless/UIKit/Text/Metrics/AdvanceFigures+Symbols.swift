/// Currency signs, letter-like signs, fractions, arrows, mathematical and geometric signs.
///
/// The figures are advance widths of the Helvetica-metric family (regular and bold), in thousandths of an em,
/// without kerning. 0 stands for a character the family does not have.
extension AdvanceFigures {
    static let symbols: [AdvanceBlock] = [
        AdvanceBlock(first: 0x20A3, regular: [556, 556, 0, 0, 1094], bold: [556, 556, 0, 0, 1094]),
        AdvanceBlock(first: 0x20AC, regular: [556], bold: [556]),
        AdvanceBlock(first: 0x2105, regular: [885], bold: [885]),
        AdvanceBlock(first: 0x2113, regular: [323, 0, 0, 1073], bold: [489, 0, 0, 1115]),
        AdvanceBlock(first: 0x2122, regular: [1000, 0, 0, 0, 768], bold: [1000, 0, 0, 0, 768]),
        AdvanceBlock(first: 0x212E, regular: [600], bold: [600]),
        AdvanceBlock(first: 0x215B, regular: [834, 834, 834, 834], bold: [834, 834, 834, 834]),
        AdvanceBlock(
            first: 0x2190,
            regular: [1000, 500, 1000, 500, 1000, 500],
            bold: [1000, 500, 1000, 500, 1000, 500]
        ),
        AdvanceBlock(first: 0x2202, regular: [494, 0, 0, 0, 612], bold: [494, 0, 0, 0, 612]),
        AdvanceBlock(
            first: 0x220F,
            regular: [823, 0, 713, 584, 0, 0, 167, 0, 0, 0, 278, 549, 0, 0, 0, 713, 979],
            bold: [823, 0, 713, 584, 0, 0, 167, 0, 0, 0, 278, 549, 0, 0, 0, 713, 979]
        ),
        AdvanceBlock(first: 0x2229, regular: [719, 0, 274], bold: [722, 0, 274]),
        AdvanceBlock(first: 0x2248, regular: [549], bold: [549]),
        AdvanceBlock(first: 0x2260, regular: [549, 583, 0, 0, 549, 549], bold: [549, 583, 0, 0, 549, 549]),
        AdvanceBlock(first: 0x25A0, regular: [604, 604], bold: [604, 604]),
        AdvanceBlock(first: 0x25AA, regular: [354, 354, 1000], bold: [354, 354, 1000]),
        AdvanceBlock(first: 0x25B2, regular: [990], bold: [990]),
        AdvanceBlock(first: 0x25BA, regular: [990, 0, 990], bold: [990, 0, 990]),
        AdvanceBlock(first: 0x25C4, regular: [990], bold: [990]),
        AdvanceBlock(first: 0x25CA, regular: [494, 604, 0, 0, 0, 604], bold: [494, 604, 0, 0, 0, 604]),
        AdvanceBlock(first: 0x25E6, regular: [354], bold: [354]),
        AdvanceBlock(
            first: 0x263A,
            regular: [1021, 1052, 917, 0, 0, 0, 750, 0, 750],
            bold: [1021, 1052, 917, 0, 0, 0, 750, 0, 750]
        ),
        AdvanceBlock(
            first: 0x2660,
            regular: [531, 0, 0, 656, 0, 594, 510, 0, 0, 0, 500, 750, 750],
            bold: [531, 0, 0, 656, 0, 594, 510, 0, 0, 0, 500, 750, 750]
        ),
    ]
}
