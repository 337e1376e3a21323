import UIKit

/// The subview of the collection view that contains a view of the app at an end of the content.
///
/// A view with constraints is held at three edges, so that the system changes its length when its content changes, and lays
/// this view out.
final class ContentViewHost: UIView {
    let content: UIView
    /// The scroll axis.
    private var axis = NSLayoutConstraint.Axis.vertical
    /// Called when the content has another length than this view.
    private let lengthDidChange: @MainActor () -> Void
    /// The size of the content when it was given to the layout, in points, for a view that returns no other.
    private let statedSize: CGSize
    /// Whether the stated length is used even if the view returns another.
    private let keepsStatedLength: Bool
    private let wasTranslatingMask: Bool
    private var edges: [NSLayoutConstraint] = []

    /// - Parameters:
    ///   - keepsStatedLength: Whether the length of the view's frame is its length, unless it is 0.
    ///   - lengthDidChange: Called when the view has changed its length by its constraints.
    init(
        _ content: UIView,
        keepsStatedLength: Bool,
        lengthDidChange: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.keepsStatedLength = keepsStatedLength
        self.lengthDidChange = lengthDidChange
        statedSize = content.bounds.size
        wasTranslatingMask = content.translatesAutoresizingMaskIntoConstraints
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ContentViewHost is made in code only")
    }

    /// Gives the content back as it was, except for its frame, and leaves the collection view.
    func remove() {
        unpinEdges()
        if content.superview === self { content.removeFromSuperview() }
        removeFromSuperview()
    }

    /// Returns the length of the content along a scroll axis, in points.
    func length(in proposal: SizingProposal, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        // Not before: without a size the constraints of the content could not be satisfied.
        if content.superview !== self { addSubview(content) }
        if axis != self.axis { unpinEdges() }
        self.axis = axis
        let statedLength = mainLength(statedSize)
        if keepsStatedLength, statedLength > 0 { return statedLength }
        let fitting = ViewFitting(shown: content, proposal: proposal)
        giveSpace(in: proposal)
        if let size = fitting.sizeOfShownView(by: .autoLayout), mainLength(size) > 0 {
            setSize(size)
            pinEdges()
            return lengthOfContent(in: proposal) ?? mainLength(size)
        }
        unpinEdges()
        return fitting.sizeOfShownView(by: .sizeThatFits).map(mainLength) ?? statedLength
    }

    /// Returns the length of content that is held at the sides, in points; `nil` if constraints of its own have told it.
    ///
    /// A label that is fitted by itself may answer the length of one line, whatever its width. Between edges it wraps.
    private func lengthOfContent(in proposal: SizingProposal) -> CGFloat? {
        let own = content.constraints.filter { !edges.contains($0) }
        guard own.isEmpty else { return nil }
        let end =
            axis == .vertical
            ? content.bottomAnchor.constraint(equalTo: bottomAnchor)
            : content.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.isActive = true
        defer { end.isActive = false }
        let fitting = ViewFitting(shown: self, proposal: proposal)
        return fitting.sizeOfShownView(by: .autoLayout).map(mainLength)
    }

    /// Gives a view without a size one at which its constraints can be satisfied.
    private func giveSpace(in proposal: SizingProposal) {
        guard content.bounds.isEmpty else { return }
        let size = content.systemLayoutSizeFitting(
            CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0),
            withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required
        )
        setSize(proposal.limited(size))
    }

    /// Sets the size of the content and of this view, so that no layout takes place at another one.
    private func setSize(_ size: CGSize) {
        guard !size.isBroken else { return }
        UIView.performWithoutAnimation {
            if bounds.isEmpty { bounds.size = size }
            if edges.isEmpty { content.bounds.size = size }
        }
    }

    private func mainLength(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    /// Holds the content by constraints at the start and the two sides.
    private func pinEdges() {
        guard edges.isEmpty else { return }
        content.translatesAutoresizingMaskIntoConstraints = false
        edges =
            axis == .vertical
            ? [
                content.topAnchor.constraint(equalTo: topAnchor),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
            ]
            : [
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
            ]
        NSLayoutConstraint.activate(edges)
    }

    /// Holds the content by its frame.
    private func unpinEdges() {
        guard !edges.isEmpty else { return }
        NSLayoutConstraint.deactivate(edges)
        edges = []
        content.translatesAutoresizingMaskIntoConstraints = wasTranslatingMask
    }

    /// Moves the view. Content that is held by its frame has the same frame as this view, so that its frame is in the
    /// coordinates of the collection view, as that of a table's header is.
    func place(at frame: CGRect) {
        guard wasPlaced else {
            wasPlaced = true
            return UIView.performWithoutAnimation { place(at: frame) }
        }
        self.frame = frame
        bounds.origin = edges.isEmpty ? frame.origin : .zero
        if edges.isEmpty { content.frame = bounds }
    }

    /// Whether the view has had a place: it appears in its first one without an animation.
    private var wasPlaced = false

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.superview === self else { return }
        if edges.isEmpty {
            if content.frame != bounds { content.frame = bounds }
        } else if abs(mainLength(content.bounds.size) - mainLength(bounds.size)) >= Self.tolerance {
            lengthDidChange()
        }
    }

    /// The difference of two lengths that is no change, in points: less than a pixel at every scale.
    private static let tolerance: CGFloat = 0.25
}
