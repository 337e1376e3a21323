/// A list on screen, with the number of its rows.
struct ShownList {
    let style: ListStyle
    let rowCount: Int
}
