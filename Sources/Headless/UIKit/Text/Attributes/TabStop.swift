import Foundation

/// What a tab in a paragraph style says, as a value.
package struct TabStop: Hashable, Sendable {
    package var alignment = NSTextAlignment.left
    /// In points from the edge at which lines begin.
    package var location: CGFloat
    /// Where the text that is aligned ends; a tab and a newline end it always.
    package var terminators: CharacterSet?

    /// The distance of the stops of a style that names none, in points (Apple's documentation of `tabStops`).
    static let standardInterval: CGFloat = 28

    /// Those of a style that names none.
    static let standard = (1...12).map { TabStop(location: CGFloat($0) * standardInterval) }
}

extension ParagraphFormat {
    /// Where a tab that begins at `x` ends, in points from the edge at which lines begin.
    ///
    /// Behind the last stop come the multiples of the style's interval. Apple does not say what comes if the interval
    /// is 0; here the distance of the standard stops goes on.
    func tabStop(after x: Double) -> TabStop {
        let beyond = CGFloat(x + LineBreaker.tolerance)
        if let stop = tabStops.first(where: { $0.location > beyond }) { return stop }
        let interval = defaultTabInterval > 0 ? defaultTabInterval : TabStop.standardInterval
        return TabStop(alignment: .natural, location: ((beyond / interval).rounded(.down) + 1) * interval)
    }

    /// The part of a column that lies in front of its stop, in the direction of reading.
    ///
    /// The sides of a tab are left and right whatever the direction.
    fileprivate func part(inFrontOf stop: TabStop) -> Double {
        switch stop.alignment {
        case .center: 0.5
        case .left: baseWritingDirection == .rightToLeft ? 1 : 0
        case .right: baseWritingDirection == .rightToLeft ? 0 : 1
        default: 0
        }
    }
}

extension TypesetText {
    /// The width of the tab at `cluster`, in points: never below 0, where its column has not enough room.
    ///
    /// - Parameters:
    ///   - x: Where the tab begins, from the edge at which lines begin.
    ///   - format: With the direction the paragraph is read in.
    /// - Complexity: O(k) in the length of the column, if it does not simply begin at the stop.
    func tabWidth(at cluster: Int, from x: Double, format: ParagraphFormat) -> Double {
        let stop = format.tabStop(after: x)
        let room = Double(stop.location) - x
        let part = format.part(inFrontOf: stop)
        return part == 0 ? room : max(0, room - part * columnWidth(after: cluster, endingAt: stop.terminators))
    }

    private func columnWidth(after tab: Int, endingAt terminators: CharacterSet?) -> Double {
        var width = 0.0
        for cluster in tab + 1..<count {
            if classes[cluster] == .tab || classes[cluster] == .newline { break }
            if let terminators, let scalar = Unicode.Scalar(scalar(at: cluster)), terminators.contains(scalar) { break }
            width += advances[cluster]
        }
        return width
    }
}
