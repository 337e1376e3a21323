extension TableItem {
    /// All 118 elements, family by family: what the table shows unless it is given a file.
    static let chemicalElements: [TableItem] = ElementFamily.allCases.flatMap { family in
        family.elements.map { TableItem($0, of: family) }
    }

    init(_ element: ChemicalElement, of family: ElementFamily) {
        self.init(
            id: element.symbol,
            badge: element.symbol,
            title: element.name,
            detail: "Nº \(element.number) · \(element.discovery)",
            body: element.facts,
            section: family.rawValue
        )
    }
}
