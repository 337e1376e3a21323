import SizingEngine
import UIKit

extension LayoutSession {
    /// The list that a section is; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func list(_ section: Int, in model: LayoutModel) -> ListStyle? {
        section < model.sectionCount ? styles[model.style(of: section)]?.list : nil
    }

    /// The list that a section on screen is, with the number of its rows; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func shownList(_ section: Int, in model: LayoutModel) -> ShownList? {
        list(section, in: model).map { ShownList(style: $0, rowCount: model.itemCount(in: section)) }
    }

    /// The list that a section is now, with the number of its rows; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func shownList(_ section: Int) -> ShownList? {
        guard let model = elastic?.model else { return nil }
        return shownList(section, in: model)
    }

    /// What stands beside the content of a row, and the room that it leaves.
    ///
    /// - Returns: `nil` if the app's handler has changed the data when it was asked.
    func rowLayout(of row: Element, in list: ListStyle) -> ListRowLayout? {
        let indexPath = dataElement(for: row).indexPath
        return asking { list.geometry.configuration.row(forItemAt: indexPath) }.map(list.geometry.layout)
    }

    // MARK: Measuring

    /// What a list puts around the content of one of its elements, in points: accessories, a separator.
    ///
    /// At the sides that is what ``SizingListConfiguration/rowHandler`` tells of a row; of a row that nobody tells of, the
    /// safe area and the section index, from which the content keeps away whatever the cell is.
    func listInsets(of element: Element, in list: ListStyle?) -> NSDirectionalEdgeInsets {
        guard let list else { return .zero }
        var insets = list.geometry.contentInsets
        if environment?.axis == .horizontal { return insets.laidOnItsSide }
        if list.geometry.configuration.rowHandler != nil, let row = rowLayout(of: element, in: list) {
            insets.leading = row.contentLeading
            insets.trailing = row.contentTrailing
        }
        return insets
    }

    /// Where the template of an element is to lie, so that it has the safe area of the shown view: a row from edge to edge of
    /// its list, a header or footer of that of its section. Where an item of another section lies follows from its size.
    ///
    /// A cell that nobody tells of what stands beside its content is as wide as its row, and so is its content view.
    func templatePlace(of element: Element, in list: ListStyle?) -> TemplatePlace {
        var place = TemplatePlace()
        guard let environment, environment.axis == .vertical, !element.isItem || list != nil else {
            return place
        }
        if let list, list.geometry.configuration.rowHandler == nil {
            place.coveredWidth = list.sideWidth(on: environment.grid)
        }
        guard environment.sideInsets != .zero, let collectionView,
            let shape = elastic?.model.shape(of: element.section)
        else { return place }
        let cross = element.isItem ? shape.itemCross : shape.boundaryCross
        let isRightToLeft = environment.sizing.layoutDirection != 0
        let start = isRightToLeft ? environment.crossExtent - cross.end : cross.start
        place.position = environment.grid.points(of: start) + collectionView.adjustedContentInset.left
        return place
    }

    /// How a view is measured that is told of its place.
    func prepared(_ sizing: ItemSizing, for element: Element, in list: ListStyle?) -> ItemSizing {
        guard list != nil, let environment else { return sizing }
        return sizing.placed { [weak self] in
            guard let self, let elastic, elastic.model.contains(element) else { return nil }
            let frame = elastic.frame(of: element)
            let list = shownList(element.section, in: elastic.model)
            return attributes(of: element, at: frame, isPinned: false, in: list, environment)
        }
    }

    /// What sizes in a list depend on beside the room: traits, and what cells take from the list that changes their height at
    /// the same width, which is the safe area, the section index, and whether they are edited. The collection view may be
    /// edited already without the layout knowing.
    func sizingEnvironment(in list: ListStyle, _ environment: LayoutEnvironment) -> SizingEnvironment {
        var sizing = environment.sizing
        let insets = list.geometry.boundaryInsets
        sizing.leadingInset = environment.grid.extent(of: insets.leading, rounded: .nearest)
        sizing.trailingInset = environment.grid.extent(of: insets.trailing, rounded: .nearest)
        sizing.isEditing = list.geometry.configuration.isEditing || collectionView?.isEditing == true
        return sizing
    }

    // MARK: Attributes

    /// Tells attributes what an element needs to know of its list.
    func show(
        _ element: Element,
        in attributes: SizingLayoutAttributes,
        _ list: ShownList,
        _ environment: LayoutEnvironment
    ) {
        if element.isItem {
            // New attributes have no looks yet: rows without any need none set.
            if list.style.rowsHaveLooks { attributes.showRow(element.item, of: list.rowCount, in: list.style.geometry) }
        } else {
            attributes.contentInsets = list.style.geometry.boundaryInsets
        }
        guard environment.axis == .horizontal else { return }
        attributes.contentInsets = attributes.contentInsets.laidOnItsSide
    }
}

extension NSDirectionalEdgeInsets {
    /// Those of a row of a list that scrolls sideways, given those of a row that lies: its bottom is trailing.
    fileprivate var laidOnItsSide: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: leading, leading: 0, bottom: trailing, trailing: bottom)
    }
}

extension ListStyle {
    /// The width, in points, that the safe area and the section index take from the content of a row.
    fileprivate func sideWidth(on grid: PixelGrid) -> CGFloat {
        let insets = geometry.contentInsets
        let leading = grid.extent(of: insets.leading, rounded: .nearest)
        return grid.points(of: leading + grid.extent(of: insets.trailing, rounded: .nearest))
    }
}
