import UIKit

extension UITableViewCell {
    /// Whether this cell is a template, which a ``TableSizer`` measures off screen and never shows.
    ///
    /// Check it where a cell is configured to skip work that the height does not depend on, such as a download.
    public var isSizingTemplate: Bool { superview is TemplateRoom }
}

extension UITableViewHeaderFooterView {
    /// Whether this view is a template, which a ``TableSizer`` measures off screen and never shows.
    public var isSizingTemplate: Bool { superview is TemplateRoom }
}
