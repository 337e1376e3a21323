extension TableItem {
    /// What nobody has found yet, to be added to the elements.
    static let additions = [
        TableItem(
            id: "Uue",
            badge: "Uue",
            title: "Ununennium",
            detail: "Nº 119 · not found yet",
            body: "It would begin the eighth row of the table, below francium. The name only says one, one, nine.",
            family: 0
        ),
        TableItem(
            id: "Ubn",
            badge: "Ubn",
            title: "Unbinilium",
            detail: "Nº 120 · not found yet",
            body: "It would stand below radium.",
            family: 1
        ),
    ]
}
