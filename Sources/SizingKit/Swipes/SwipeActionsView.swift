#if !os(tvOS)
    import UIKit

    /// The buttons beside a row that is swiped aside.
    ///
    /// A decoration view as wide as the part that the row uncovers.
    final class SwipeActionsView: UICollectionReusableView {
        /// The kind of the decoration views.
        static let elementKind = "SizingKit.swipeActions"
        /// The kind of the decoration views that cover what a row shows outside of its card.
        static let coverElementKind = "SizingKit.swipeCover"
        static let elementKinds = [elementKind, coverElementKind]

        private var actions: SwipeActions?
        /// The buttons. The first one is at the edge of the row.
        private(set) var buttons: [SwipeButton] = []
        private var isArmed = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            clipsToBounds = true
        }

        /// Creates the view from an archive.
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            clipsToBounds = true
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            guard let attributes = layoutAttributes as? SizingLayoutAttributes else { return }
            isArmed = attributes.isSwipeArmed
            accessibilityElementsHidden = !attributes.isSwiped
            if attributes.swipeActions !== actions { show(attributes.swipeActions) }
            setNeedsLayout()
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            show(nil)
        }

        private func show(_ actions: SwipeActions?) {
            self.actions = actions
            for button in buttons { button.removeFromSuperview() }
            guard let actions else {
                buttons = []
                return
            }
            buttons = actions.actions.map { action in
                let button = SwipeButton(action, actions.metrics, actions.traits)
                let perform = UIAction { [weak self, weak button] _ in
                    if let button { self?.actions?.perform(action, button) }
                }
                button.addAction(perform, for: .touchUpInside)
                return button
            }
            // The first button spreads over the others.
            for button in buttons.reversed() { addSubview(button) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard let actions, !buttons.isEmpty else { return }
            switch actions.metrics.buttonShape {
            case .filled: layOutFilled(actions)
            case .capsule: layOutCapsules(actions)
            }
        }

        /// A frame between two distances from the edge of the row.
        private func frame(from start: CGFloat, to end: CGFloat, _ actions: SwipeActions) -> CGRect {
            let x = actions.isAtLeft ? start : bounds.width - end
            return CGRect(x: x, y: 0, width: max(0, end - start), height: bounds.height)
        }

        /// The part of the view that is beyond the end of the row, in points. See the width in the layout attributes.
        private func outset(_ actions: SwipeActions) -> CGFloat { min(actions.outset, bounds.width / 2) }

        /// How far the row is open: 1 if it shows all of its buttons.
        private func opening(_ actions: SwipeActions) -> CGFloat {
            actions.openWidth > 0 ? (bounds.width - outset(actions)) / actions.openWidth : 0
        }

        /// All buttons show a part of their width that is in proportion to the opening.
        private func layOutFilled(_ actions: SwipeActions) {
            let outset = outset(actions)
            let opening = opening(actions)
            for (number, button) in buttons.enumerated() {
                let inset = actions.edgeInset
                let start = number == 0 ? 0 : outset + (inset + CGFloat(number) * actions.buttonWidth) * opening
                let isSpread = isArmed && number == 0
                let end =
                    isSpread ? bounds.width : outset + (inset + CGFloat(number + 1) * actions.buttonWidth) * opening
                button.frame = frame(from: start, to: end, actions)
                // The content is at the inner end of its button, which is wider than what shows of it. A single button that
                // is wider than its content keeps it at the edge.
                let isAtEdge = buttons.count == 1 && !isArmed && opening > 1
                let covered = number == 0 ? inset + outset : 0
                let width = actions.buttonWidth
                let innerStart = isAtEdge ? covered : button.bounds.width - width
                let x = actions.isAtLeft ? innerStart : button.bounds.width - innerStart - width
                button.layOut(
                    content: CGRect(x: x, y: 0, width: width, height: bounds.height),
                    surface: button.bounds
                )
            }
        }

        /// Each capsule fades in and grows while the row opens; beyond the buttons the first one stretches.
        private func layOutCapsules(_ actions: SwipeActions) {
            let outset = outset(actions)
            let opening = opening(actions)
            let spacing = SizingListMetrics.length(actions.metrics.capsuleSpacing)
            let height = min(SizingListMetrics.length(actions.metrics.capsuleHeight), max(0, bounds.height - spacing))
            let side = actions.buttonWidth - spacing
            for (number, button) in buttons.enumerated() {
                let shown = min(1, opening)
                let scale = Self.smallestCapsule + (1 - Self.smallestCapsule) * shown
                let start = actions.edgeInset + spacing + CGFloat(number) * actions.buttonWidth
                let isSpread = isArmed && number == 0
                let width = isSpread ? max(side, bounds.width - outset - start - spacing) : side
                let place = frame(from: outset + start * shown, to: outset + start * shown + width, actions)
                button.frame = place
                button.alpha = isArmed && number > 0 ? 0 : shown
                let area = CGRect(
                    x: (place.width - width * scale) / 2,
                    y: (bounds.height - height * scale) / 2,
                    width: width * scale,
                    height: height * scale
                )
                button.layOut(content: area, surface: area)
            }
        }

        /// The part of its size that a capsule begins with. Source: Telegram's rebuild of iOS 26.
        private static let smallestCapsule: CGFloat = 0.3
    }
#endif
