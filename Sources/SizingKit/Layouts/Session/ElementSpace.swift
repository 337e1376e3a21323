import SizingEngine

/// The space that an element is measured in, in pixels: the space that its section offers, and what its list adds.
///
/// It is computed once for each element that is measured, since each of its parts has to be looked up.
@MainActor
struct ElementSpace {
    /// The cross extent, in pixels: fixed, or the maximum that the element may choose.
    private let cross: SizeProposal.Side
    private let axis: Axis
    /// The number of columns that the element takes.
    let columns: Int
    /// The list that contains the element as a row; `nil` for other elements.
    let list: ListStyle?

    init(cross: SizeProposal.Side, axis: Axis, columns: Int, list: ListStyle?) {
        self.cross = cross
        self.axis = axis
        self.columns = columns
        self.list = list
    }

    /// Whether the element chooses its cross extent, as an item in a flow does.
    var choosesCross: Bool { if case .free = cross { true } else { false } }

    /// The cross extent that the element gets, or the maximum that it may choose, in pixels.
    var crossExtent: Int { cross.most ?? 0 }

    /// The least extent of the element, in pixels.
    var minimumExtent: Int { list?.minimumRowExtent ?? 0 }

    /// The extent of a row's separator, in pixels, which is added to the content.
    var separatorExtent: Int { list?.separatorExtent ?? 0 }

    /// The extent of an element, in pixels, given that of its content without the separator.
    func extent(ofContent extent: Int) -> Int { max(extent + separatorExtent, minimumExtent) }

    var proposal: SizeProposal {
        axis == .vertical ? SizeProposal(width: cross) : SizeProposal(height: cross)
    }

    /// A measured size as the engine stores it.
    func size(of size: MeasuredSize) -> ItemSize {
        ItemSize(
            main: max(axis == .vertical ? size.height : size.width, minimumExtent),
            cross: axis == .vertical ? size.width : size.height,
            columns: columns
        )
    }
}
