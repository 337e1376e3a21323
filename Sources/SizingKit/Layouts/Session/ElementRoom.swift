import SizingEngine

/// The room that an element is measured in: what its section offers, and what its list adds to that.
///
/// It is worked out once for each element that is measured, since each of its parts has to be looked up.
@MainActor
struct ElementRoom {
    /// The extent across the scroll axis, in pixels: the one that the element gets, or the most that it may choose.
    private let cross: SizeProposal.Side
    private let axis: Axis
    /// How many columns the element takes where there are several.
    let columns: Int
    /// The list that it is a row of; `nil` for other elements.
    let list: ListStyle?

    init(cross: SizeProposal.Side, axis: Axis, columns: Int, list: ListStyle?) {
        self.cross = cross
        self.axis = axis
        self.columns = columns
        self.list = list
    }

    /// Whether the element has a say in its extent across the scroll axis: an item in a flow has.
    var choosesCross: Bool { if case .free = cross { true } else { false } }

    /// The extent across the scroll axis that the element gets, or the most that it may choose, in pixels.
    var crossExtent: Int { cross.most ?? 0 }

    /// The least extent of the element, in pixels.
    var minimumExtent: Int { list?.minimumRowExtent ?? 0 }

    /// What the separator of a row adds to its content, in pixels.
    var separatorExtent: Int { list?.separatorExtent ?? 0 }

    /// The extent of an element whose view answers that of its content, without the separator.
    func extent(ofContent extent: Int) -> Int { max(extent + separatorExtent, minimumExtent) }

    var proposal: SizeProposal {
        axis == .vertical ? SizeProposal(width: cross) : SizeProposal(height: cross)
    }

    /// A measured size as the engine takes it.
    func size(of size: MeasuredSize) -> ItemSize {
        ItemSize(
            main: max(axis == .vertical ? size.height : size.width, minimumExtent),
            cross: axis == .vertical ? size.width : size.height,
            columns: columns
        )
    }
}
