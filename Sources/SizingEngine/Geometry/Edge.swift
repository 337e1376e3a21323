/// One of the two ends of a span.
package enum Edge: Sendable, Hashable {
    case start, end

    package var opposite: Edge { self == .start ? .end : .start }
}

extension Span {
    package subscript(edge: Edge) -> Int {
        switch edge {
        case .start: start
        case .end: end
        }
    }
}
