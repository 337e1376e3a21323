import Foundation

extension FlowAxes {
    /// The axis across this one.
    var other: FlowAxes { FlowAxes(scrollDirection: scrollDirection == .vertical ? .horizontal : .vertical) }

    func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
        scrollDirection == .vertical ? insets.top : insets.leading
    }

    func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
        scrollDirection == .vertical ? insets.bottom : insets.trailing
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top,
            leading: leading + other.leading,
            bottom: bottom + other.bottom,
            trailing: trailing + other.trailing
        )
    }

    /// The sum, without what the other insets have along an axis.
    func adding(_ other: NSDirectionalEdgeInsets, acrossOnly axes: FlowAxes) -> NSDirectionalEdgeInsets {
        axes.scrollDirection == .vertical
            ? adding(NSDirectionalEdgeInsets(top: 0, leading: other.leading, bottom: 0, trailing: other.trailing))
            : adding(NSDirectionalEdgeInsets(top: other.top, leading: 0, bottom: other.bottom, trailing: 0))
    }
}
