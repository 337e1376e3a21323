import UIKit

/// A layout of lines of items that have widths of their own: tags, chips. All its sections are arranged alike.
///
/// Their insets, pinned headers and backgrounds are those of ``SizingLayout/section``. For sections of different kinds use
/// ``SizingLayout`` with a section provider.
open class SizingFlowLayout: SizingLayout {
    /// How items are arranged. Changing it lays out anew, without animation.
    public var flow: SizingFlow {
        get {
            // Whoever sets a section of another kind has made another layout of this one.
            if case .flow(let flow) = section.arrangement { flow } else { SizingFlow() }
        }
        set { section.arrangement = .flow(newValue) }
    }

    /// Creates a layout.
    public init(_ flow: SizingFlow) {
        super.init(section: .flow(flow))
    }

    /// Creates a layout.
    ///
    /// - Parameter spacing: The space between two items of a line and between two lines, in points.
    public convenience init(spacing: CGFloat) {
        self.init(SizingFlow(itemSpacing: spacing, lineSpacing: spacing))
    }

    /// Creates a layout from an archive, without space between items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        section = .flow(SizingFlow())
    }
}
