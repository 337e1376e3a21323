import SizingKit
import UIKit

/// A view at an end of the content that has its length along the scroll axis from a constraint.
final class SimulatedContentView: UIView {
    private let length: NSLayoutConstraint

    /// The length in pixels.
    var pixels: Int {
        get { ReadingDirection.pixels(length.constant) }
        set { length.constant = CGFloat(newValue) / 3 }
    }

    init(_ pixels: Int, isHorizontal: Bool) {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        length = (isHorizontal ? content.widthAnchor : content.heightAnchor).constraint(
            equalToConstant: CGFloat(pixels) / 3
        )
        super.init(frame: .zero)
        addSubview(content)
        NSLayoutConstraint.activate([
            length,
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// The views at the ends of the simulated content.
extension SimulatedView {
    /// The view at the start or at the end of the content.
    func contentView(isHeader: Bool) -> SimulatedContentView? {
        (isHeader ? layout.contentHeaderView : layout.contentFooterView) as? SimulatedContentView
    }

    /// Sets, replaces or removes a view at an end of the content.
    ///
    /// - Parameter pixels: Its length; `nil` for none.
    func setContentView(isHeader: Bool, to pixels: Int?) {
        let new = pixels.map { SimulatedContentView($0, isHorizontal: scene.isHorizontal) }
        if isHeader { layout.contentHeaderView = new } else { layout.contentFooterView = new }
    }
}
