import UIKit

@testable import SizingKit

/// A list that is laid out by hand from its geometry: what a layout would do, without a layout.
@MainActor
final class StaticList: UIView {
    struct Section {
        var header: String?
        var cells: [SizingListCell]
        var footer: String?
    }

    private(set) var separators: [UIView] = []
    private(set) var cards: [ListCardView] = []
    private(set) var end: CGFloat = 0

    init(
        _ sections: [Section],
        configuration: SizingListConfiguration,
        size: CGSize = CGSize(width: 390, height: 600),
        showsSectionIndex: Bool = false,
        traits: (inout UITraitOverrides) -> Void = { _ in }
    ) {
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = configuration.appearance.backgroundColor
        traits(&traitOverrides)
        for (place, section) in sections.enumerated() {
            let geometry = ListSectionGeometry(
                .init(isFirst: place == 0, hasHeader: section.header != nil, hasFooter: section.footer != nil),
                in: ListEnvironment(
                    width: size.width,
                    showsSectionIndex: showsSectionIndex,
                    displayScale: traitCollection.displayScale,
                    sizeClass: traitCollection.horizontalSizeClass,
                    layoutDirection: effectiveUserInterfaceLayoutDirection
                ),
                configuration: configuration
            )
            add(section, place, geometry, configuration)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StaticList is made in code only")
    }

    private func add(
        _ section: Section,
        _ place: Int,
        _ geometry: ListSectionGeometry,
        _ configuration: SizingListConfiguration
    ) {
        end += geometry.topPadding
        addTitle(section.header, isHeader: true, geometry, configuration)
        end += geometry.insets.top
        var frames: [CGRect] = []
        let card = geometry.card.map { add($0) }
        for (item, cell) in section.cells.enumerated() {
            let path = IndexPath(item: item, section: place)
            let attributes = SizingLayoutAttributes(forCellWith: path)
            attributes.sharedLooks = SharedLooks(ElementLooks(ofRow: item, of: section.cells.count, in: geometry))
            addSubview(cell)
            cell.metrics = configuration.metrics
            cell.setEditing(configuration.isEditing, animated: false)
            cell.apply(attributes)
            let fitting = cell.sizeThatFits(CGSize(width: geometry.rowWidth, height: 0))
            let height = geometry.rowHeight(ofContent: fitting.height)
            cell.frame = CGRect(x: geometry.rowX, y: end, width: geometry.rowWidth, height: height)
            // A selected background that was made before the attributes came.
            cell.apply(attributes)
            frames.append(cell.frame)
            addSeparators(to: cell, path, of: section.cells.count, geometry, configuration)
            end += height + geometry.rowSpacing
        }
        if let card, let first = frames.first, let last = frames.last {
            card.frame = ListCard.frame(from: first, to: last) ?? .zero
        }
        end += geometry.insets.bottom
        addTitle(section.footer, isHeader: false, geometry, configuration)
        end += geometry.bottomPadding
    }

    private func add(_ card: ListCard) -> ListCardView {
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: ListCardView.elementKind,
            with: IndexPath(item: 0, section: 0)
        )
        attributes.show(card)
        let view = ListCardView(frame: .zero)
        view.apply(attributes)
        cards.append(view)
        addSubview(view)
        return view
    }

    private func addSeparators(
        to cell: SizingListCell,
        _ path: IndexPath,
        of count: Int,
        _ geometry: ListSectionGeometry,
        _ configuration: SizingListConfiguration
    ) {
        for edge in [ListSeparatorEdge.top, .bottom] {
            var row = cell.row
            if let image = cell.imageView?.image {
                row.textInset = configuration.metrics.textInset(besideImageOfWidth: image.size.width)
            }
            let separator = geometry.separator(
                at: edge,
                ofItem: path.item,
                of: count,
                separators: configuration.separatorConfiguration(forItemAt: path),
                row: geometry.layout(of: row)
            )
            guard let separator, let frame = geometry.frame(of: separator, at: edge, ofRowAt: cell.frame) else {
                continue
            }
            let view = UIView(frame: frame)
            view.backgroundColor = separator.color
            separators.append(view)
            addSubview(view)
        }
    }

    private func addTitle(
        _ title: String?,
        isHeader: Bool,
        _ geometry: ListSectionGeometry,
        _ configuration: SizingListConfiguration
    ) {
        guard let title else { return }
        let cell = UICollectionViewListCell(frame: .zero)
        var content =
            switch (configuration.appearance, isHeader) {
            case (.plain, true): UIListContentConfiguration.plainHeader()
            case (.plain, false): UIListContentConfiguration.plainFooter()
            case (_, true): UIListContentConfiguration.groupedHeader()
            case (_, false): UIListContentConfiguration.groupedFooter()
            }
        content.text = title
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .clear()
        addSubview(cell)
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: geometry.rowWidth, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: geometry.rowX, y: end, width: geometry.rowWidth, height: height)
        end += height
    }
}

extension SizingLayoutAttributes {
    /// Sets the looks of a section's card, all of whose corners are rounded.
    func show(_ card: ListCard) {
        color = card.color
        cornerRadius = card.cornerRadius
        maskedCorners = ListCard.corners(ofItem: 0, of: 1)
    }
}
