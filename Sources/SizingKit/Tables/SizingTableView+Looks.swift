import UIKit

extension SizingTableView {
    /// What separator insets are relative to.
    public enum SeparatorInsetReference: Hashable, Sendable {
        /// The edges of the row.
        case fromCellEdges
        /// The automatic insets.
        case fromAutomaticInsets
    }

    /// Insets that the table view determines.
    static let automaticSeparatorInset = UIEdgeInsets(
        top: 0,
        left: automaticDimension,
        bottom: 0,
        right: automaticDimension
    )

    #if !os(tvOS)
        /// The style of separators. The etched line is a single one, as in a table since iOS 11.
        public var separatorStyle: SizingTableViewCell.SeparatorStyle {
            get { listLayout.configuration.showsSeparators ? .singleLine : .none }
            set { listLayout.configuration.showsSeparators = newValue != .none }
        }
    #endif

    /// The colour of separators; `nil` stands for the colour of the system.
    public var separatorColor: UIColor? {
        get { listLayout.configuration.separatorConfiguration.color }
        set { listLayout.configuration.separatorConfiguration.color = newValue ?? .tableSeparator }
    }

    /// The space above each header, in points. The default is ``automaticDimension``: that of the style.
    public var sectionHeaderTopPadding: CGFloat {
        get { listLayout.configuration.headerTopPadding ?? Self.automaticDimension }
        set { listLayout.configuration.headerTopPadding = newValue < 0 ? nil : newValue }
    }

    /// Whether the content of rows, headers and footers is inset to the safe area. The default is `true`. In the inset-grouped style
    /// cards are inset to it in any case.
    public var insetsContentViewsToSafeArea: Bool {
        get { listLayout.configuration.insetsContentToSafeArea }
        set { listLayout.configuration.insetsContentToSafeArea = newValue }
    }

    /// Whether the margins of rows follow the readable width. It is `false`, the default of a table since iOS 12; `true` is not
    /// followed, with a line in the log: constrain the content of a row to its readable content guide.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { false }
        set {
            guard newValue else { return }
            SizingLog.reportOnce(
                "cellLayoutMarginsFollowReadableWidth",
                "the margins of a SizingTableView's rows don't follow the readable width; use readableContentGuide in the row"
            )
        }
    }

    func applySeparators() {
        let metrics = SizingListSeparatorConfiguration(inset: separatorInset, reference: separatorInsetReference)
        var configuration = listLayout.configuration
        configuration.separatorConfiguration.bottomSeparatorInsets = metrics.bottomSeparatorInsets
        configuration.separatorConfiguration.insetReference = metrics.insetReference
        listLayout.configuration = configuration
    }

    /// Draws separators anew after a row has changed its own separator insets.
    func rowSeparatorDidChange() {
        if !hasRowSeparators {
            hasRowSeparators = true
            listLayout.configuration.itemSeparatorHandler = { [weak self] indexPath, separators in
                guard let self, let own = cellForRow(at: indexPath)?.ownSeparatorInset else { return separators }
                var separators = separators
                let stated = SizingListSeparatorConfiguration(inset: own, reference: separatorInsetReference)
                separators.bottomSeparatorInsets = stated.bottomSeparatorInsets
                separators.insetReference = stated.insetReference
                return separators
            }
        }
        collectionViewLayout.invalidateLayout()
    }
}

extension SizingListSeparatorConfiguration {
    fileprivate init(inset: UIEdgeInsets, reference: SizingTableView.SeparatorInsetReference) {
        self.init()
        func length(_ inset: CGFloat) -> CGFloat {
            inset == SizingTableView.automaticDimension ? Self.automatic : inset
        }
        bottomSeparatorInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: length(inset.left),
            bottom: 0,
            trailing: length(inset.right)
        )
        insetReference = reference == .fromCellEdges ? .cellEdges : .automaticInsets
    }
}

extension UIColor {
    fileprivate static var tableSeparator: UIColor { SizingListSeparatorConfiguration().color }
}
