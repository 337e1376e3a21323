import UIKit

/// A view that outlines the elements near the viewport. It is in content coordinates, so that it scrolls with them.
final class SizingOverlay: UIView {
    private var outlines: [SizingOutline] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = .greatestFiniteMagnitude
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SizingOverlay is made in code only")
    }

    /// Replaces the outlines.
    ///
    /// - Parameter marks: For each element its frame, its extent along the scroll axis, in points, and its source.
    func show(_ marks: [(frame: CGRect, extent: CGFloat, source: SizeSource)]) {
        UIView.performWithoutAnimation {
            while outlines.count < marks.count {
                let outline = SizingOutline()
                outlines.append(outline)
                addSubview(outline)
            }
            for (index, outline) in outlines.enumerated() {
                outline.isHidden = index >= marks.count
                guard index < marks.count else { continue }
                outline.frame = marks[index].frame
                outline.show(extent: marks[index].extent, marks[index].source)
            }
        }
    }
}
