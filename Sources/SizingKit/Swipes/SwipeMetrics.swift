#if !os(tvOS)
    import UIKit

    /// The dimensions of swipe actions, in points, and the figures of their gesture.
    ///
    /// Apple documents none of them. Each property states its source: open rebuilds of swipe actions agree on some of the
    /// figures; none was compared with a running system.
    struct SwipeMetrics: Hashable, Sendable {
        /// The shapes of the buttons.
        enum ButtonShape: Hashable, Sendable {
            /// The buttons fill the height of the row, edge to edge: iOS 13 to 18.
            case filled
            /// The buttons are separate capsules: iOS 26.
            case capsule
        }

        // MARK: Buttons

        /// The shape of the buttons.
        var buttonShape = ButtonShape.filled
        /// The least width of a button: 74. Source: SwipeCellKit and Telegram.
        var minimumButtonWidth: CGFloat = 74
        /// The greatest width of a button: 120. Source: Listable, which compared it with a table.
        var maximumButtonWidth: CGFloat = 120
        /// The space on either side of a title: 8. Source: SwipeCellKit.
        var buttonPadding: CGFloat = 8
        /// The space between an image and the title below it: 8. Source: SwipeCellKit.
        var imageSpacing: CGFloat = 8
        /// The font size of the titles: 15. Source: SwipeCellKit and Listable.
        var titleFontSize: CGFloat = 15
        /// The least height of a row whose buttons show both an image and a title: 91. In a lower row, a button with an image
        /// shows the image only. Source: reported to Apple for tables since iOS 11.
        var minimumHeightForImageAndTitle: CGFloat = 91
        /// The greatest part of a row's width that its buttons take: 0.8. Source: Listable.
        var maximumOpenFraction: CGFloat = 0.8

        // MARK: Capsules

        /// The diameter of a capsule: 50. Source: Telegram's rebuild of iOS 26.
        var capsuleHeight: CGFloat = 50
        /// The space between two capsules, and between a capsule and the edge of the row: 10. Source: Telegram's rebuild of
        /// iOS 26.
        var capsuleSpacing: CGFloat = 10

        // MARK: Gesture

        /// The part of a row's width after which letting go performs the first action, if the side has several actions: 0.7.
        /// Source: Listable.
        var fullSwipeFraction: CGFloat = 0.7
        /// The part of a row's width after which letting go performs the only action of a side: 0.5. Source: Listable.
        var singleActionFullSwipeFraction: CGFloat = 0.5
        /// The part of the row that stays on screen when it jumps ahead of the finger, since letting go would perform the
        /// first action: 30. Source: SwipeCellKit.
        var fullSwipeRemainder: CGFloat = 30
        /// The part of the finger's way that the row follows beyond its buttons if a full swipe is not possible: 0.4. Source:
        /// SwipeCellKit.
        var overswipeResistance: CGFloat = 0.4
        /// The least velocity that decides alone whether the row opens or closes, in points per second: 100. A slower finger
        /// leaves the row open if it shows more than half of the buttons. Source: Telegram.
        var decidingVelocity: CGFloat = 100
        /// The duration in which a row opens or closes, in seconds: 0.3. Source: Wikipedia and Telegram.
        var duration: TimeInterval = 0.3
        /// The damping ratio of that animation: 0.8. Source: Wikipedia.
        var damping: CGFloat = 0.8

        /// Creates the dimensions of the running system: ``classic`` up to iOS 18, ``liquidGlass`` from iOS 26 on.
        init() {
            switch SystemLook.current {
            case .classic: self = .classic
            case .liquidGlass: self = .liquidGlass
            }
        }

        private init(ofClassicLook: Void) {}

        /// The dimensions of iOS 13 to 18: buttons edge to edge.
        static let classic = SwipeMetrics(ofClassicLook: ())

        /// The dimensions of iOS 26 and later: separate capsules, and circles where a button has an image only.
        static let liquidGlass: SwipeMetrics = {
            var metrics = classic
            metrics.buttonShape = .capsule
            return metrics
        }()
    }
#endif
