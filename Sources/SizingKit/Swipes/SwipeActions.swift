#if !os(tvOS)
    import UIKit

    /// The actions at one side of a row, with the dimensions of their buttons.
    ///
    /// It is created when a finger begins to swipe the row, and lasts until the row is closed.
    @MainActor
    final class SwipeActions {
        let side: SwipeSide
        /// Whether the actions are at the left end of the row.
        let isAtLeft: Bool
        /// The actions. The first one is at the edge of the row.
        let actions: [UIContextualAction]
        /// Whether a full swipe performs the first action.
        let performsFirstAction: Bool
        let metrics: SwipeMetrics
        /// The traits of the list, by which titles have their size.
        let traits: UITraitCollection
        /// The width of the row, in points.
        let rowWidth: CGFloat
        /// The width of each button, in points.
        let buttonWidth: CGFloat
        /// The width at the edge of the row that no content is shown in, such as that of the safe area, in points.
        let edgeInset: CGFloat
        /// The distance, in points, from the end of the row to the edge of the list, over which the first button extends.
        let outset: CGFloat
        /// Performs an action. The view is the one that shows the action.
        let perform: @MainActor (UIContextualAction, UIView) -> Void

        init(
            _ configuration: UISwipeActionsConfiguration,
            at side: SwipeSide,
            isAtLeft: Bool,
            ofRowWith size: CGSize,
            edgeInset: CGFloat,
            outset: CGFloat,
            metrics: SwipeMetrics,
            traits: UITraitCollection,
            perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
        ) {
            self.side = side
            self.isAtLeft = isAtLeft
            self.metrics = metrics
            self.traits = traits
            self.edgeInset = edgeInset
            self.outset = outset
            self.perform = perform
            actions = configuration.actions
            performsFirstAction = configuration.performsFirstActionWithFullSwipe
            rowWidth = size.width
            let widest = actions.map { SwipeButton.width(for: $0, height: size.height, metrics, traits) }.max() ?? 0
            let available = size.width * min(1, SizingListMetrics.length(metrics.maximumOpenFraction))
            buttonWidth = min(widest, available / CGFloat(max(1, actions.count)))
        }

        /// The width of the open row's buttons, in points.
        var openWidth: CGFloat {
            let width = buttonWidth * CGFloat(actions.count) + edgeInset
            return metrics.buttonShape == .capsule ? width + SizingListMetrics.length(metrics.capsuleSpacing) : width
        }

        /// The distance after which letting go performs the first action, in points; `nil` if a full swipe is not possible.
        var fullSwipeDistance: CGFloat? {
            guard performsFirstAction else { return nil }
            let fraction = actions.count == 1 ? metrics.singleActionFullSwipeFraction : metrics.fullSwipeFraction
            let distance = rowWidth * SizingListMetrics.length(fraction)
            return max(distance, openWidth + Self.leastFullSwipe)
        }

        /// The distance beyond the open buttons that a full swipe takes at least, in points.
        private static let leastFullSwipe: CGFloat = 16

        /// The distance of a row that has jumped ahead of the finger, in points.
        var armedDistance: CGFloat {
            max(rowWidth - SizingListMetrics.length(metrics.fullSwipeRemainder), openWidth)
        }
    }
#endif
