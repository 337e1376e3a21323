import SizingEngine

/// The space that an element is measured in, in pixels: the space that its section offers, and the additions of its
/// list.
///
/// It is computed once for each element that is measured, since each of its parts has to be looked up.
@MainActor
struct ElementSpace {
    /// The cross extent, in pixels: fixed, or the maximum that the element may choose.
    private let cross: SizeProposal.Side
    let axis: Axis
    /// The number of columns that the element takes.
    let columns: Int
    /// The extent along the scroll axis that the element has regardless of its measurement, in pixels.
    private let stated: Int?
    /// The extents of a column, in pixels, which the element has if its view keeps the cross extent that it is given; `nil` if there
    /// are no columns.
    let column: (main: Int, cross: Int)?
    /// The list that contains the element as a row; `nil` for other elements.
    let list: ListStyle?

    init(
        cross: SizeProposal.Side,
        axis: Axis,
        columns: Int,
        stated: Int? = nil,
        column: (main: Int, cross: Int)? = nil,
        list: ListStyle?
    ) {
        self.cross = cross
        self.column = column
        self.axis = axis
        self.columns = columns
        self.stated = stated
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
    func extent(ofContent extent: Int) -> Int { stated ?? max(extent + separatorExtent, minimumExtent) }

    /// Returns the extents of an element whose view asks for a size, in pixels; `nil` if the view's answer was made for
    /// another space.
    ///
    /// - Parameters:
    ///   - answered: The size that the view asks for.
    ///   - given: The size that the view was given.
    func extents(askedFor answered: (main: Int, cross: Int), given: (main: Int, cross: Int)) -> (main: Int, cross: Int)?
    {
        // If the layout determines the cross extent, an answer with another one was made for other space.
        guard choosesCross ? answered.cross <= crossExtent : answered.cross == given.cross else { return nil }
        // A view that returns the given extent agrees.
        return (answered.main == given.main ? given.main : extent(ofContent: answered.main), answered.cross)
    }

    var proposal: SizeProposal {
        axis == .vertical ? SizeProposal(width: cross) : SizeProposal(height: cross)
    }

    /// A measured size as the engine stores it.
    func size(of size: MeasuredSize) -> ItemSize {
        ItemSize(
            main: stated ?? max(axis == .vertical ? size.height : size.width, minimumExtent),
            cross: axis == .vertical ? size.width : size.height,
            columns: columns
        )
    }
}
