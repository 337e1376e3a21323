import UIKit

/// Where a header or footer of a table view stands, which its standard look depends on.
struct TableSectionPlace: Hashable {
    /// Whether it is a footer.
    var isFooter: Bool
    /// Whether the table has the plain style.
    var isPlain: Bool

    /// The standard content of such a view.
    @MainActor
    var content: UIListContentConfiguration {
        switch (isFooter, isPlain) {
        case (false, true): .plainHeader()
        case (false, false): .groupedHeader()
        case (true, true): .plainFooter()
        case (true, false): .groupedFooter()
        }
    }
}
