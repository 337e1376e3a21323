/// The direction in which positions are decided from the start item.
enum OutwardDirection {
    /// From the start item on, in the order of items.
    case down
    /// From the item before the start item on, against the order of items.
    case up
}
