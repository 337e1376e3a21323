import UIKit

extension SizingListCell.SelectionStyle {
    /// The same as ``default``, as in a table since iOS 7.
    public static var gray: SizingListCell.SelectionStyle { .default }
    /// The same as ``default``, as in a table since iOS 7.
    public static var blue: SizingListCell.SelectionStyle { .default }
}

extension SizingListRow.EditingStyle {
    init(_ style: UITableViewCell.EditingStyle) {
        switch style {
        case .delete: self = .delete
        case .insert: self = .insert
        case .none: self = .none
        @unknown default: self = .none
        }
    }
}
