import SizingEngine
import UIKit

extension SizingListCell {
    func contentDidChange() {
        setNeedsLayout()
        heightMayHaveChanged()
    }

    func rowDidChange() {
        setNeedsLayout()
        heightMayHaveChanged()
    }

    /// Asks for another height if the cell is shown.
    ///
    /// A cell that has not been laid out yet is being configured, and is asked for its height anyway.
    private func heightMayHaveChanged() {
        guard wasLaidOut, !isTemplate else { return }
        // One request is enough until the next layout.
        wasLaidOut = false
        if let layout = enclosingCollectionView?.collectionViewLayout as? SizingLayout {
            layout.session.selfSizing.contentDidChange(of: self)
        } else {
            invalidateIntrinsicContentSize()
        }
    }

    /// Returns the width of the content view in a cell of a given width: the width that accessories, indentation,
    /// editing controls, a section index and the safe area leave.
    ///
    /// A subclass that lays out its content by frames measures it at this width in `sizeThatFits(_:)`.
    ///
    /// - Parameter width: The width of the cell, in points.
    public func contentWidth(forWidth width: CGFloat) -> CGFloat {
        followTemplateEditing()
        return rowLayout(forWidth: width).contentWidth
    }

    /// Returns how the width of a row is shared between the content view, accessories and controls.
    ///
    /// - Parameter width: The width of the whole cell, in points.
    func rowLayout(forWidth width: CGFloat) -> ListRowLayout {
        ListRowLayout(
            shownRow,
            width: width,
            insets: listInsets,
            isEditing: showsEditing,
            allowance: metrics.allowance(forWidth: listWidth(forWidth: width), displayScale: scale),
            metrics: metrics,
            glyphScale: SizingListMetrics.glyphScale(for: traitCollection)
        )
    }

    /// The row with the custom views, which take precedence over its accessories.
    private var shownRow: SizingListRow {
        var row = row
        if let accessoryView { row.accessory = .view(accessoryView) }
        if let editingAccessoryView { row.editingAccessory = .view(editingAccessoryView) }
        if let leadingAccessoryView { row.leadingAccessory = .view(leadingAccessoryView) }
        return row
    }

    /// A large phone is recognized by the width of the list; a card is narrower than the list.
    private func listWidth(forWidth width: CGFloat) -> CGFloat {
        enclosingCollectionView?.bounds.width ?? width
    }

    var enclosingCollectionView: UICollectionView? {
        var view = superview
        while let candidate = view {
            if let collectionView = candidate as? UICollectionView { return collectionView }
            view = candidate.superview
        }
        return nil
    }

    var scale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }

    // MARK: Content

    var hasStandardContent: Bool {
        !text.isEmpty || (detailTextLabel != nil && !detail.isEmpty) || (imageView != nil && picture.image != nil)
    }

    /// The text is further away from the row's edge than from an accessory.
    private func contentLayout(in row: ListRowLayout) -> ListCellContentLayout {
        let margin = metrics.margin(for: traitCollection.horizontalSizeClass)
        let hasNeighbour = row.accessoryWidth > 0 || row.reorderControlWidth > 0
        let isTextLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for label in [text, detail] { label.wrap(isTextLarge) }
        let parts = ListCellContentLayout.Parts(
            style: style,
            image: style == .value2 || picture.image == nil ? nil : picture.sizeThatFits(.zero),
            text: text.isEmpty ? nil : text,
            detail: style == .default || detail.isEmpty ? nil : detail,
            isTextLarge: isTextLarge,
            captionColumnWidth: UIFontMetrics(forTextStyle: .caption1)
                .scaledValue(for: SizingListMetrics.length(metrics.captionColumnWidth), compatibleWith: traitCollection)
        )
        return ListCellContentLayout(
            parts,
            width: row.contentWidth,
            margins: (margin, hasNeighbour ? SizingListMetrics.length(metrics.textTrailingMargin) : margin),
            metrics: metrics
        )
    }

    /// Adds the labels and the image view that have content to the content view. Outside of it, labels would not follow
    /// the text size of their environment.
    private func installContent() {
        guard contentConfiguration == nil else { return }
        let hasText = [(text, !text.isEmpty), (detail, !detail.isEmpty && style != .default)] as [(UIView, Bool)]
        for (view, isShown) in hasText + [(picture, picture.image != nil && style != .value2)] {
            view.isHidden = !isShown
            if isShown, view.superview !== contentView { contentView.addSubview(view) }
        }
    }

    /// The height of the content in a cell of a given width, in points and rounded to whole pixels, without a separator.
    func fittingHeight(width: CGFloat) -> CGFloat {
        followTemplateEditing()
        followMargin()
        installContent()
        let row = rowLayout(forWidth: width)
        var height: CGFloat = 0
        if contentConfiguration == nil, hasStandardContent {
            let least = SizingListMetrics.length(metrics.standardRowHeight) - row.separatorHeight
            height = max(contentLayout(in: row).height, least)
        }
        if contentConfiguration != nil || !contentView.constraints.isEmpty {
            // After a rotation the content view may still have constraints to its old width, and would be measured at it
            // (radar 46865293). Its margins are those that its place leaves of the cell's. It is where the next layout would put it:
            // constraints that are solved before need not be solved again.
            let place = row.contentFrame(height: bounds.height, direction: effectiveUserInterfaceLayoutDirection)
            if contentView.frame != place {
                contentView.frame = place
                setNeedsLayout()
            }
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: row.contentWidth, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            height = max(height, fitting.height)
        }
        let grid = PixelGrid(scale: scale)
        return grid.points(of: grid.extent(of: height))
    }

    // MARK: Frames

    func layOutRow() {
        followMargin()
        let row = rowLayout(forWidth: bounds.width)
        let direction = effectiveUserInterfaceLayoutDirection
        let frame = row.contentFrame(height: bounds.height, direction: direction)
        if contentView.frame != frame { contentView.frame = frame }
        layOutContent(in: row, direction: direction)
        layOutAccessories(in: row, height: frame.height, direction: direction)
        layOutControls(in: row, height: frame.height, direction: direction)
        layOutBackgrounds(direction: direction)
    }

    /// Extends the backgrounds to the sides of the list, as in a table.
    private func layOutBackgrounds(direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        let frame = bounds.inset(
            by: UIEdgeInsets(
                top: -rowMargins.top,
                left: -(isRightToLeft ? rowMargins.trailing : rowMargins.leading),
                bottom: -rowMargins.bottom,
                right: -(isRightToLeft ? rowMargins.leading : rowMargins.trailing)
            )
        )
        for background in backgrounds where background.frame != frame {
            background.frame = frame
        }
    }

    private func layOutContent(in row: ListRowLayout, direction: UIUserInterfaceLayoutDirection) {
        installContent()
        guard contentConfiguration == nil, hasStandardContent else { return }
        let layout = contentLayout(in: row).centred(in: contentView.bounds.size, direction: direction, scale: scale)
        for (view, frame) in [(text, layout.text), (detail, layout.detail), (picture as UIView, layout.image)] {
            if let frame, view.frame != frame { view.frame = frame }
        }
        // A value is aligned to the end of its line, a caption to the end of its column.
        let end: NSTextAlignment = direction == .rightToLeft ? .left : .right
        let isBeside = layout.text.map { $0.midY == layout.detail?.midY } ?? true
        if style == .value1 { detail.textAlignment = isBeside ? end : .natural }
        if style == .value2 { text.textAlignment = end }
    }

    private func layOutAccessories(
        in row: ListRowLayout,
        height: CGFloat,
        direction: UIUserInterfaceLayoutDirection
    ) {
        let custom = showsEditing ? editingAccessoryView : accessoryView
        let glyphScale = SizingListMetrics.glyphScale(for: traitCollection)
        accessories.show(
            showsEditing ? self.row.editingAccessory : self.row.accessory,
            custom: custom,
            metrics,
            glyphScale: glyphScale
        )
        accessories.frame = turned(
            CGRect(
                x: row.width - row.accessoryTrailing - row.accessoryWidth,
                y: 0,
                width: row.accessoryWidth,
                height: height
            ),
            direction
        )
        leadingAccessories.show(
            self.row.leadingAccessory,
            custom: leadingAccessoryView,
            metrics,
            glyphScale: glyphScale
        )
        leadingAccessories.frame = turned(
            CGRect(x: row.leadingAccessoryLeading, y: 0, width: row.leadingAccessoryWidth, height: height),
            direction
        )
    }

    /// Converts a frame from left-to-right coordinates of the cell to those of a direction.
    func turned(_ frame: CGRect, _ direction: UIUserInterfaceLayoutDirection) -> CGRect {
        var frame = frame
        if direction == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }

    // MARK: Looks

    /// Sets the fonts and colours of the style, which are those of `UITableViewCell` in Interface Builder.
    func styleDidChange() {
        let (first, second): (UIFont.TextStyle, UIFont.TextStyle) =
            switch style {
            case .default, .value1: (.body, .body)
            case .value2: (.caption1, .caption1)
            case .subtitle: (.body, .caption1)
            }
        text.font = .preferredFont(forTextStyle: first)
        detail.font = .preferredFont(forTextStyle: second)
        text.textColor = style == .value2 ? .tintColor : .label
        detail.textColor = style == .value1 ? .secondaryLabel : .label
        text.textAlignment = .natural
        detail.textAlignment = .natural
        setNeedsLayout()
    }
}
