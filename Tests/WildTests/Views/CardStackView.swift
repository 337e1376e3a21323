import UIKit

/// Cards on top of each other that a finger throws off to either side.
final class CardStackView: UIView, UIGestureRecognizerDelegate {
    private(set) var cards: [UIView] = []
    private(set) var thrown: [String] = []
    private let names: [String]
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private var start = CGPoint.zero
    private(set) var opened: [String] = []

    init(names: [String], frame: CGRect) {
        self.names = names
        super.init(frame: frame)
        for (index, name) in names.enumerated().reversed() {
            let card = UIView()
            card.backgroundColor = .secondarySystemBackground
            card.layer.cornerRadius = 12
            card.layer.shadowOpacity = 0.2
            card.layer.shadowRadius = 8
            card.accessibilityLabel = name
            card.isUserInteractionEnabled = index == 0
            addSubview(card)
            cards.insert(card, at: 0)
        }
        pan.delegate = self
        tap.require(toFail: pan)
        addGestureRecognizer(pan)
        addGestureRecognizer(tap)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in cards.enumerated() where card.transform.isIdentity {
            card.frame = bounds.insetBy(dx: 20, dy: 40).offsetBy(dx: 0, dy: CGFloat(index) * 8)
        }
    }

    /// Only a finger that moves to a side takes a card.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let velocity = pan.velocity(in: self)
        return !cards.isEmpty && abs(velocity.x) > abs(velocity.y)
    }

    func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let card = cards.first else { return }
        let translation = recognizer.translation(in: self)
        switch recognizer.state {
        case .began:
            start = card.center
        case .changed:
            let angle = translation.x / bounds.width * .pi / 8
            card.transform = CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: angle)
        case .ended where abs(translation.x) > 100 || abs(recognizer.velocity(in: self).x) > 800:
            throwOff(card, towards: translation.x > 0 ? 1 : -1)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
                card.transform = .identity
            }
        default:
            break
        }
    }

    func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard let card = cards.first, card.frame.contains(recognizer.location(in: self)) else { return }
        opened.append(card.accessibilityLabel ?? "")
    }

    private func throwOff(_ card: UIView, towards side: CGFloat) {
        cards.removeFirst()
        thrown.append(card.accessibilityLabel ?? "")
        UIView.animate(
            withDuration: 0.25,
            animations: { card.center.x += side * 500 },
            completion: { _ in card.removeFromSuperview() }
        )
        cards.first?.isUserInteractionEnabled = true
        setNeedsLayout()
    }
}
