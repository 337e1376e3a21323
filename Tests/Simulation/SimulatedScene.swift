import SizingKit
import TestSupport
import UIKit

/// Everything that differs between two simulations, chosen by a seed.
package struct SimulatedScene: Sendable {
    enum Direction: CaseIterable, Sendable {
        case vertical, mirrored, leftToRight, rightToLeft
    }

    /// How the layout learns the sizes of items.
    enum Sizing: CaseIterable, Sendable {
        /// A closure computes them.
        case computed
        /// Templates are measured.
        case templates
        /// Templates are measured by their constraints.
        case constraints
        /// The cells of the data source are measured.
        case dataSource
        /// Only shown cells tell them.
        case selfSizing
        /// They are computed off the main actor, and arrive some frames later in any order.
        case asynchronous

        /// Whether shown cells correct sizes.
        var takesCorrections: Bool { self != .computed && self != .asynchronous }

        /// Whether items are shown with their estimates first.
        var isLate: Bool { self == .selfSizing || self == .asynchronous }
    }

    package static let largestCount = 60

    var direction: Direction
    package var kinds: [SimulatedSection.Kind]
    var holdsEnd: Bool
    package var isDiffable: Bool
    var sizing: Sizing
    /// How many items are measured ahead of the reader.
    var precachedCount = 0
    /// Whether the app asks the layout for one thing and another while the layout asks the app.
    var callsFromClosures = false
    var hasInsets: Bool
    var deceleratesFast: Bool
    /// The estimate in points; `nil` if it is learned.
    var estimate: CGFloat?
    /// Whether rows of lists have controls that delete them.
    var hasControls: Bool
    /// The lengths of the views at the ends of the content, in pixels; `nil` if none come and go.
    var contentViews: (header: Int?, footer: Int?)?
    var data: SimulatedData

    package init(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let direction = Int.random(in: 0..<7, using: &generator)
        self.direction = direction < 4 ? .vertical : Direction.allCases[direction - 3]
        let all = SimulatedSection.Kind.allCases
        kinds = Bool.random(using: &generator) ? all : [all[Int.random(in: 0..<all.count, using: &generator)]]
        holdsEnd = Int.random(in: 0..<4, using: &generator) == 0
        isDiffable = Int.random(in: 0..<4, using: &generator) == 0
        sizing = self.direction == .vertical && Bool.random(using: &generator) ? .templates : .computed
        hasInsets = Bool.random(using: &generator)
        deceleratesFast = !seed.isMultiple(of: 3)
        estimate = [nil, 20, 60, 200][Int.random(in: 0..<4, using: &generator)]
        hasControls =
            self.direction == .vertical || self.direction == .mirrored ? Bool.random(using: &generator) : false
        if Bool.random(using: &generator) {
            contentViews = (
                Bool.random(using: &generator) ? .random(in: 60...900, using: &generator) : nil,
                Bool.random(using: &generator) ? .random(in: 60...900, using: &generator) : nil
            )
        }
        data = SimulatedData(grows: !kinds.contains(.flow))
        var left = Int.random(in: 0...Self.largestCount, using: &generator)
        repeat {
            let count = Int.random(in: 0...left, using: &generator)
            data.sections.append(data.freshSection(kinds, count: count, using: &generator))
            left -= max(1, count)
        } while left > 0 && data.sections.count < 6
        chooseMore(seed)
    }

    /// Chooses what scenes did not have from the first. A generator of its own leaves the rest of a scene as it was.
    private mutating func chooseMore(_ seed: UInt64) {
        var generator = SplitMix64(seed: ~seed)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: sizing = .selfSizing
        case 2, 3: sizing = .dataSource
        case 4: sizing = .constraints
        case 5: sizing = .asynchronous
        default: break
        }
        if Int.random(in: 0..<5, using: &generator) == 0 {
            precachedCount = Int.random(in: 1...Self.largestCount, using: &generator)
        }
        callsFromClosures = Int.random(in: 0..<5, using: &generator) == 0
    }

    var isHorizontal: Bool { direction == .leftToRight || direction == .rightToLeft }
    var isRightToLeft: Bool { direction == .mirrored || direction == .rightToLeft }
}

extension SimulatedScene: CustomStringConvertible {
    package var description: String {
        let kinds = kinds.map { "\($0)" }.joined(separator: ", ")
        let counts = data.sections.map(\.items.count)
        return """
            \(direction), \(kinds), held at the end: \(holdsEnd), diffable: \(isDiffable), \
            sizing: \(sizing), precached: \(precachedCount), calls from closures: \(callsFromClosures), insets: \(hasInsets), fast: \(deceleratesFast), \
            controls: \(hasControls), content views: \(contentViews != nil), counts: \(counts)
            """
    }
}
