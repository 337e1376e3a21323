/// Exchanges two values; performed again, it exchanges them back.
typealias Exchange = @MainActor () -> Void

/// Replaces a value of an object.
///
/// - Returns: What exchanges the new value for the one before.
@MainActor
func exchange<Owner: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    of owner: Owner,
    for value: Value
) -> Exchange {
    var other = value
    let exchange: Exchange = { swap(&owner[keyPath: property], &other) }
    exchange()
    return exchange
}
