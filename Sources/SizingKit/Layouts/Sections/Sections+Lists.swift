import SizingEngine
import UIKit

extension Sections {
    /// The list of a section; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func list(_ section: Int, in model: LayoutModel) -> ListStyle? {
        section < model.sectionCount ? styles[model.style(of: section)]?.list : nil
    }

    /// The list of a section in a model, with the number of its rows; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func shownList(_ section: Int, in model: LayoutModel) -> ShownList? {
        guard let list = list(section, in: model) else { return nil }
        return ShownList(style: list, rowCount: model.itemCount(in: section))
    }

    /// The list of a section in the current model, with the number of its rows; `nil` for sections of other kinds.
    ///
    /// - Complexity: O(log *n*)
    func shownList(_ section: Int) -> ShownList? {
        guard let model = session.elastic?.model else { return nil }
        return shownList(section, in: model)
    }

    /// Returns how the width of a row is shared between its content and its accessories.
    func rowLayout(of row: Element, in list: ListStyle) throws(Interrupted) -> ListRowLayout {
        let indexPath = session.reordering.dataElement(for: row).indexPath
        return list.geometry.layout(of: try session.asking { list.geometry.configuration.row(forItemAt: indexPath) })
    }

    // MARK: Measuring

    /// The insets of the content in an element of a list, in points, for accessories and a separator.
    ///
    /// At the sides they follow from ``SizingListConfiguration/rowHandler``. Without a handler they are the safe area and
    /// the section index, which the content of every cell avoids.
    func listInsets(of element: Element, in list: ListStyle?) throws(Interrupted) -> NSDirectionalEdgeInsets {
        guard let list else { return .zero }
        var insets = list.geometry.contentInsets
        if session.environment?.axis == .horizontal { return insets.forHorizontalScrolling }
        if list.geometry.configuration.rowHandler != nil {
            let row = try rowLayout(of: element, in: list)
            insets.leading = row.contentLeading
            insets.trailing = row.contentTrailing
        }
        return insets
    }

    /// The position of the template of an element, so that it has the safe area and the margins of the shown view. A row lies
    /// between the edges of its list, a header or footer between those of its section. The position of an item in another
    /// section follows from its size.
    ///
    /// Without a row handler, a cell and its content view are as wide as the row.
    func templatePosition(of element: Element, in list: ListStyle?) -> TemplatePosition {
        var templatePosition = TemplatePosition()
        guard let environment, environment.axis == .vertical, !element.isItem || list != nil else {
            return templatePosition
        }
        if let list, list.geometry.configuration.rowHandler == nil {
            templatePosition.coveredWidth = list.sideWidth(on: environment.grid)
        }
        guard let collectionView, let shape = session.elastic?.model.shape(of: element.section) else {
            return templatePosition
        }
        let cross = element.isItem ? shape.itemCross : shape.boundaryCross
        let isRightToLeft = environment.sizing.layoutDirection != 0
        let start = isRightToLeft ? environment.crossExtent - cross.end : cross.start
        templatePosition.position = environment.grid.points(of: start) + collectionView.adjustedContentInset.left
        return templatePosition
    }

    /// Returns a closure that returns the attributes of an element for its template; `nil` if the element no longer exists.
    func attributesOfTemplate(
        of element: Element,
        _ environment: LayoutEnvironment
    ) -> @MainActor () -> UICollectionViewLayoutAttributes? {
        { [weak self] in
            guard let self, let elastic, elastic.model.contains(element) else { return nil }
            let frame = elastic.frame(of: element)
            let list = shownList(element.section, in: elastic.model)
            return session.attributes(of: element, at: frame, isPinned: false, in: list, environment)
        }
    }

    /// The environment that sizes in a list depend on. Beside the traits it has the properties that change the height
    /// of a cell at the same width: the safe area, the section index and the editing mode. The collection view may
    /// already be in editing mode without the layout knowing.
    func sizingEnvironment(in list: ListStyle, _ environment: LayoutEnvironment) -> SizingEnvironment {
        var sizing = environment.sizing
        let insets = list.geometry.boundaryInsets
        sizing.leadingInset = environment.grid.extent(of: insets.leading, rounded: .nearest)
        sizing.trailingInset = environment.grid.extent(of: insets.trailing, rounded: .nearest)
        sizing.isEditing = list.geometry.configuration.isEditing
        return sizing
    }

    /// The looks of a title that is the header or footer of a section.
    func titleStyle(of element: Element) -> SectionTitleStyle {
        let appearance = shownList(element.section)?.style.geometry.configuration.appearance
        return SectionTitleStyle(isFooter: element.kind == .footer, isPlain: appearance?.hasCards == false)
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
