import Foundation

/// What lies over the content while somebody searches: the results, and below them what dims the content.
final class SearchStageView: UIView {
    /// As of a controller that is shown over another one: chosen by eye, Apple does not publish it.
    private static let dimming = UIColor(white: 0, alpha: 0.2)

    private let dimmingView = UIView()

    /// Called for a tap beside the results.
    var didTapBackground: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimmingView.backgroundColor = Self.dimming
        dimmingView.frame = bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.didTapBackground?() }
        dimmingView.addGestureRecognizer(tap)
        addSubview(dimmingView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the content is covered. What is not covered can be touched.
    var isDimmed: Bool {
        get { !dimmingView.isHidden }
        set { dimmingView.isHidden = !newValue }
    }

    func show(_ results: UIView) {
        results.frame = bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(results)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
