extension TableItem {
    /// All 118 elements, family by family.
    static let chemicalElements: [TableItem] = ElementFamily.allCases.enumerated().flatMap { place, family in
        family.elements.map { TableItem($0, of: family, at: place) }
    }

    /// All 118 elements by their names, with the initials for sections: what the table shows unless it is given a file.
    static let elementsByName: [TableItem] = chemicalElements.sorted { $0.title < $1.title }.map { item in
        var item = item
        item.section = String(item.title.prefix(1))
        return item
    }

    init(_ element: ChemicalElement, of family: ElementFamily, at place: Int) {
        self.init(
            id: element.symbol,
            badge: element.symbol,
            title: element.name,
            detail: "Nº \(element.number) · \(element.discovery)",
            body: element.facts,
            section: family.rawValue,
            family: place
        )
    }
}
