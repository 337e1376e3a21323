/// The extents of unmeasured elements along the scroll axis, in whole pixels.
package struct Estimates: Equatable, Sendable {
    /// Whether the estimate of items stays as given or is learned from measured extents.
    ///
    /// The estimates of headers and footers are always learned, since no API states them.
    package enum Policy: Equatable, Sendable {
        case constant
        case learned
    }

    package var item: Int
    package var header: Int
    package var footer: Int
    package var policy: Policy

    package init(item: Int, header: Int, footer: Int, policy: Policy) {
        self.item = max(1, item)
        self.header = max(0, header)
        self.footer = max(0, footer)
        self.policy = policy
    }
}
