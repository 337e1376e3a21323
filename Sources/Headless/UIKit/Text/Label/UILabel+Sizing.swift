import Foundation

extension UILabel {
    /// The size for a width in points, rounded up to pixels; 0 stands for any width. A label of one line is as wide as
    /// its text, whatever the width.
    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = width > 0 && numberOfLines != 1
        let room = CGSize(
            width: isLimited ? width : CGFloat.greatestFiniteMagnitude,
            height: CGFloat.greatestFiniteMagnitude
        )
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    func measuredSize(in room: CGSize, numberOfLines: Int) -> CGSize {
        let layout = layout(in: container(for: room, numberOfLines: numberOfLines))
        return CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
    }

    func container(for room: CGSize, numberOfLines: Int) -> TextContainer {
        TextContainer(
            width: room.width < CGFloat.greatestFiniteMagnitude ? room.width : .infinity,
            height: room.height < CGFloat.greatestFiniteMagnitude ? room.height : .infinity,
            maximumLines: max(0, numberOfLines),
            mode: lineBreakMode
        )
    }

    func layout(in container: TextContainer) -> TextLayout {
        layoutCache.layout(in: container, typeset: typeset)
    }

    /// Up to whole pixels, but not for a residue of the arithmetic.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        return (length * scale - CGFloat(LineBreaker.tolerance)).rounded(.up) / scale
    }
}
