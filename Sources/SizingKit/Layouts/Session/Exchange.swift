/// Exchanges two values; performed again, it exchanges them back.
typealias Exchange = @MainActor () -> Void

/// Replaces a value.
///
/// - Parameter replace: Sets the value, and returns the one before. It is a closure, since a key path or `&` would cost each access to
///   the property a check at run time.
/// - Returns: The exchange of the new value for the one before.
@MainActor
func exchange<Value>(for value: Value, _ replace: @escaping @MainActor (Value) -> Value) -> Exchange {
    var other = replace(value)
    return { other = replace(other) }
}
