import HeadlessTools
import SizingKit
import UIKit

/// A cell whose text is held up by constraints, 10 points from the upper and lower, 16 from the side edges.
class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hold(label, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("LabelCell is made in code only")
    }
}

/// A header whose text is held up by constraints.
final class LabelHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hold(label, in: self)
    }

    required init?(coder: NSCoder) {
        fatalError("LabelHeader is made in code only")
    }
}

@MainActor
func hold(_ label: UILabel, in view: UIView) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
}

/// A view on a screen of three pixels a point, for sizers to measure in.
@MainActor
func sizingView(width: CGFloat = 390) -> (view: UIView, screen: HeadlessScreen) {
    let screen = HeadlessScreen(size: CGSize(width: width, height: 844), scale: 3)
    let view = UIView(frame: .zero)
    screen.show(view)
    return (view, screen)
}

/// The height of a text in a width, in points, up to the next pixel of three.
@MainActor
func textHeight(_ text: String, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return (size.height * 3 - 0.001).rounded(.up) / 3
}

/// Takes the lines of the log while a test runs.
@MainActor
func sizingLog(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let old = SizingLog.lineHandler
    SizingLog.lineHandler = { lines.append($0) }
    defer { SizingLog.lineHandler = old }
    try body()
    return lines
}

let start = IndexPath(item: 0, section: 0)

extension String {
    /// A text of so many sentences.
    static func sentences(_ count: Int) -> String {
        String(repeating: "Some words of a text. ", count: count)
    }
}
