import UIKit

/// A layout of lines of items of their own width; all its sections are arranged alike.
///
/// For sections of different kinds use ``SizingLayout`` with a section provider.
open class SizingFlowLayout: SizingLayout {
    /// How items are arranged. Changing it lays out anew, without animation.
    public var flow: SizingFlow {
        didSet { if flow != oldValue { invalidateArrangement() } }
    }

    /// The space around the items of each section, in points.
    public var sectionInsets: NSDirectionalEdgeInsets = .zero {
        didSet { if sectionInsets != oldValue { invalidateArrangement() } }
    }

    /// Whether headers stay at the start of what is visible as long as their sections are. The default is `false`.
    public var pinsHeader = false {
        didSet { if pinsHeader != oldValue { invalidateArrangement() } }
    }

    /// Whether footers stay at the end of what is visible as long as their sections are. The default is `false`.
    public var pinsFooter = false {
        didSet { if pinsFooter != oldValue { invalidateArrangement() } }
    }

    /// Creates a layout.
    public init(_ flow: SizingFlow) {
        self.flow = flow
        super.init()
    }

    /// Creates a layout from an archive.
    public required init?(coder: NSCoder) {
        flow = SizingFlow()
        super.init(coder: coder)
    }

    override func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        var section = SizingSection.flow(flow)
        section.contentInsets = sectionInsets
        section.pinsHeader = pinsHeader
        section.pinsFooter = pinsFooter
        return section
    }
}
