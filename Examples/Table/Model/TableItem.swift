/// One row of the table, whatever it is about.
///
/// Every text may be empty, and a row leaves out what is empty: an item read from a file has no badge and no detail.
struct TableItem: Sendable, Equatable {
    /// What tells this item from all others of the same data.
    var id: String
    /// A few characters beside the title, such as the symbol of an element.
    var badge: String = ""
    var title: String
    /// One line under the title, such as the number and the discovery of an element.
    var detail: String = ""
    /// The text, of any length and number of lines.
    var body: String = ""
    /// The title of the section the item stands in. Items with the same title stand in one section.
    var section: String = ""
    /// Items with the same number have badges of the same colour; nil for those of a section to have one.
    var family: Int?
}
