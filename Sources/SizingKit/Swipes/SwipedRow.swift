#if !os(tvOS)
    import SizingEngine
    import UIKit

    /// A row that is swiped aside, or is closing.
    @MainActor
    struct SwipedRow {
        /// The row. It keeps its item through batches of updates.
        var element: Element
        let actions: SwipeActions
        /// The distance by which the row is moved aside, in points.
        private(set) var distance: CGFloat = 0
        /// Whether letting go performs the first action. The row has then jumped ahead of the finger.
        private(set) var isArmed = false
        /// Whether the row is closing: it no longer follows a finger.
        private(set) var isClosing = false
        /// Whether a full swipe has performed the first action, which has not finished yet.
        private(set) var isPerforming = false

        init(_ element: Element, _ actions: SwipeActions) {
            self.element = element
            self.actions = actions
        }

        /// Where a finger leaves a row.
        enum Ending {
            case open
            case closed
            /// Across, and the first action is to be performed.
            case performingFirstAction
            /// Across, where the first action is already under way.
            case across
        }

        /// Moves the row after a finger.
        ///
        /// - Parameter distance: The distance at which the finger is, in points.
        /// - Returns: Whether the row has jumped ahead of the finger, or back to it.
        @discardableResult
        mutating func follow(to distance: CGFloat) -> Bool {
            let wasArmed = isArmed
            isArmed = actions.fullSwipeDistance.map { distance >= $0 } ?? false
            if isArmed {
                self.distance = min(max(distance, actions.armedDistance), actions.rowWidth)
            } else if distance > actions.openWidth, actions.fullSwipeDistance == nil {
                let resistance = min(1, SizingListMetrics.length(actions.metrics.overswipeResistance))
                self.distance = actions.openWidth + (distance - actions.openWidth) * resistance
            } else {
                self.distance = max(0, distance)
            }
            return isArmed != wasArmed
        }

        /// Returns where the row comes to rest when the finger is lifted.
        ///
        /// - Parameter velocity: The velocity of the finger, in points per second. It is positive if the row is opening.
        func ending(velocity: CGFloat) -> Ending {
            if isArmed { return isPerforming ? .across : .performingFirstAction }
            guard abs(velocity) < SizingListMetrics.length(actions.metrics.decidingVelocity) else {
                return velocity > 0 ? .open : .closed
            }
            return distance > actions.openWidth / 2 ? .open : .closed
        }

        mutating func open() {
            (distance, isArmed) = (actions.openWidth, false)
        }

        /// Leaves the row across while the first action is performed.
        mutating func leaveAcross() {
            (distance, isPerforming) = (actions.armedDistance, true)
        }

        mutating func close() {
            (distance, isArmed, isClosing) = (0, false, true)
        }
    }
#endif
