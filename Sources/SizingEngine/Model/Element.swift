/// One thing that a layout places: an item, or the header or footer of a section.
///
/// Elements are ordered as they follow one another along the scroll axis.
package struct Element: Hashable, Sendable, Comparable {
    package enum Kind: Int, Sendable, Comparable {
        case header, item, footer

        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

        // Written out: other modules would call a synthesized one through its witness, once for each element that is handed
        // out.
        @inlinable
        package static func == (left: Kind, right: Kind) -> Bool {
            switch (left, right) {
            case (.header, .header), (.item, .item), (.footer, .footer): true
            default: false
            }
        }
    }

    package var kind: Kind
    package var section: Int
    /// The index of the item in its section; 0 for headers and footers.
    package var item: Int

    package static func header(of section: Int) -> Element { Element(kind: .header, section: section, item: 0) }
    package static func footer(of section: Int) -> Element { Element(kind: .footer, section: section, item: 0) }
    package static func item(_ item: Int, in section: Int) -> Element {
        Element(kind: .item, section: section, item: item)
    }

    @inlinable
    package static func == (left: Element, right: Element) -> Bool {
        left.item == right.item && left.section == right.section && left.kind == right.kind
    }

    @inlinable
    package static func < (left: Element, right: Element) -> Bool {
        if left.section != right.section { return left.section < right.section }
        return left.kind == right.kind ? left.item < right.item : left.kind < right.kind
    }
}
