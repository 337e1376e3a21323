import UIKit

/// Determines the size of a configured view, a template or a shown view, in points and not rounded.
@MainActor
struct ViewFitting {
    /// The length in points for a view that returns no size at all: a table's standard row height.
    static let fallbackLength: CGFloat = 44

    let view: UIView
    private(set) var proposal: SizingProposal
    /// The width of a table's cell beside its content view, in points.
    private var besideContent: CGFloat = 0
    /// The height of a view that returns none, in points.
    private var fallbackHeight = Self.fallbackLength
    /// The position of a template in its host, in points; `nil` for a shown view, which is not moved.
    let position: CGFloat?

    /// Creates a fitting of a template.
    init(template: UIView, proposal: SizingProposal, position: CGFloat = 0) {
        view = template
        self.proposal = proposal
        self.position = position
    }

    /// Creates a fitting of a shown view.
    init(shown view: UIView, proposal: SizingProposal) {
        self.view = view
        self.proposal = proposal
        position = nil
    }

    /// Offers the content less width: the view keeps its own.
    mutating func leaveSpace(besideContent width: CGFloat) {
        besideContent = width
        proposal = proposal.widened(by: -width)
    }

    /// Leaves the space of a separator, in points: a table's standard row height includes it.
    mutating func leaveSpace(forSeparator height: CGFloat) {
        fallbackHeight = max(0, Self.fallbackLength - height)
    }

    /// Gives a template the frame in which it is configured. The width must be set before the fitting: some systems use
    /// the present width of the view instead of the target width.
    func prepare() {
        let width =
            proposal.width
            ?? (proposal.maximumSize.width < Self.longest ? proposal.maximumSize.width : view.bounds.width)
        setSize(CGSize(width: width, height: proposal.height ?? Self.unlikelyLength))
    }

    /// Lays a template out in a size, in points, as a view is before UIKit asks for its own. A shown view has been laid out.
    func layOut(in size: CGSize) {
        guard position != nil else { return }
        updateProperties()
        setSize(size)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Returns the size of a template. A free side for which the view has no length is 44 points long.
    ///
    /// - Parameters:
    ///   - once: Whether the view answers before a layout pass what it answers after it.
    ///   - confirms: Asks the view after a layout pass, in another way than by fitting it, whether it still has a size.
    /// - Returns: The size, and whether the view has given it before a layout pass and after it.
    func size(
        by fitting: SizingFitting,
        once: Bool = false,
        confirms: ((CGSize) -> Bool)? = nil
    ) -> (size: CGSize, isKeptByLayout: Bool) {
        updateProperties()
        let unknown = fitting == .sizeThatFits ? fallbackHeight : 0
        let answer = answer(by: fitting, unknown: unknown, once: once, confirms)
        var size = answer.size
        if fitting == .automatic, !size.isBroken {
            if size.width == 0 { size.width = Self.fallbackLength }
            if size.height == 0 { size.height = fallbackHeight }
        }
        return (proposal.limited(size), answer.isKeptByLayout)
    }

    /// Returns the size that a shown view needs; `nil` if the view has no length for a free side. The view keeps its
    /// size.
    func sizeOfShownView(by fitting: SizingFitting) -> CGSize? {
        let size = view.bounds.size
        var answer = CGSize.zero
        UIView.performWithoutAnimation {
            updateProperties()
            answer = self.answer(by: fitting, unknown: 0).size
            restoreSize(size)
        }
        return !answer.isBroken && proposal.isAnswered(by: answer) ? proposal.limited(answer) : nil
    }

    /// Returns the size that the constraints of the content give a shown view if it may have any, in points.
    func sizeHeldByConstraints(near size: CGSize) -> CGSize {
        contentView.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Since iOS 26, views may show their content in `updateProperties()`, which UIKit calls before it lays them out. A fitting may
    /// come before any layout.
    private func updateProperties() {
        if #available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, visionOS 26.0, *) { view.updatePropertiesIfNeeded() }
    }

    /// Returns the size that the view asks for.
    ///
    /// - Parameters:
    ///   - unknown: The length of a free side for which the view has none.
    ///   - once: Whether the view answers before a layout pass what it answers after it.
    ///   - confirms: Asks the view after a layout pass whether it still has a size.
    private func answer(
        by fitting: SizingFitting,
        unknown: CGFloat,
        once: Bool = false,
        _ confirms: ((CGSize) -> Bool)? = nil
    ) -> Answer {
        switch fitting {
        case .autoLayout: return sizeByAutoLayout(of: view, once, confirms)
        case .contentView: return sizeByAutoLayout(of: contentView, once, confirms)
        case .sizeThatFits: return (sizeThatFits(unknown: unknown), false)
        case .automatic:
            // The space is that of the content of a table's cell.
            let asksWhole = !(view is UITableViewCell)
            if asksWhole {
                let whole = sizeByAutoLayout(of: view, once, confirms)
                if proposal.isAnswered(by: whole.size) || whole.size.isBroken { return whole }
            }
            if contentView !== view {
                let content = sizeByAutoLayout(of: contentView, isLaidOut: asksWhole, once, confirms)
                if proposal.isAnswered(by: content.size) { return content }
            }
            return (sizeThatFits(unknown: unknown), false)
        }
    }

    private var contentView: UIView {
        switch view {
        case let cell as UICollectionViewCell: cell.contentView
        case let cell as UITableViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        default: view
        }
    }

    // MARK: Ways of fitting

    /// The size that a view asks for, and whether it has asked for it before a layout pass and after it.
    private typealias Answer = (size: CGSize, isKeptByLayout: Bool)

    /// Fits twice, with a layout pass between. In that pass cells update their configuration, labels update their
    /// `preferredMaxLayoutWidth`, and constraints of size classes are activated. The first fitting gives the view a
    /// height at which its constraints can be satisfied; at other heights UIKit would report conflicts.
    ///
    /// - Parameters:
    ///   - isLaidOut: Whether the view has been laid out since it was configured: another pass at its size changes nothing.
    ///   - once: Whether the view is known to answer before the layout pass what it answers after it.
    ///   - confirms: Asks the view after the layout pass whether it still has a size.
    private func sizeByAutoLayout(
        of asked: UIView,
        isLaidOut: Bool = false,
        _ once: Bool,
        _ confirms: ((CGSize) -> Bool)?
    ) -> Answer {
        let first = proposal.limited(ownAnswer(of: asked, unknown: 0) { systemSize(of: asked) })
        let isAnswered = !first.isBroken && proposal.isAnswered(by: first)
        if isAnswered { setSize(first) }
        if isAnswered, once { return (first, true) }
        if !isAnswered, isLaidOut { return (first, false) }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if isAnswered, confirms?(first) == true { return (first, true) }
        let second = isAnswered ? systemSize(of: asked) : ownAnswer(of: asked, unknown: 0) { systemSize(of: asked) }
        return (second, isAnswered && proposal.limited(second) == first)
    }

    private func systemSize(of asked: UIView) -> CGSize {
        let compressed = UIView.layoutFittingCompressedSize
        let vertical: UILayoutPriority = proposal.height == nil ? .fittingSizeLevel : .required
        let horizontal: UILayoutPriority = proposal.width == nil ? .fittingSizeLevel : .required
        let target = CGSize(width: proposal.width ?? compressed.width, height: proposal.height ?? compressed.height)
        let size = asked.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        // A view that would be wider than the maximum is fitted again at the maximum width.
        guard proposal.width == nil, size.width > proposal.maximumSize.width else { return size }
        return asked.systemLayoutSizeFitting(
            CGSize(width: proposal.maximumSize.width, height: target.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: vertical
        )
    }

    private func sizeThatFits(unknown: CGFloat) -> CGSize {
        ownAnswer(of: view, unknown: unknown) { view.sizeThatFits(proposal.maximumSize) }
    }

    /// Returns a size in which a free side that only repeats the present size of the view is `unknown`.
    ///
    /// A view whose subviews have no constraints to its edges may return its current bounds from a fitting, and so does
    /// `sizeThatFits(_:)` unless it is overridden. If the result equals the bounds, the view is asked again at another
    /// size.
    private func ownAnswer(of asked: UIView, unknown: CGFloat, _ answer: () -> CGSize) -> CGSize {
        let size = answer()
        var before = (whole: view.bounds.size, asked: asked.bounds.size)
        before.whole.width -= besideContent
        let repeatsWidth = proposal.width == nil && size.width == before.asked.width
        let repeatsHeight = proposal.height == nil && size.height == before.asked.height
        guard repeatsWidth || repeatsHeight, !size.isBroken else { return size }
        var other = before.whole
        if repeatsWidth { other.width += Self.stretch }
        if repeatsHeight { other.height += Self.stretch }
        setSize(other)
        if asked !== view {
            if repeatsWidth { asked.bounds.size.width = before.asked.width + Self.stretch }
            if repeatsHeight { asked.bounds.size.height = before.asked.height + Self.stretch }
        }
        var own = answer()
        if repeatsWidth, own.width == asked.bounds.width { own.width = unknown }
        if repeatsHeight, own.height == asked.bounds.height { own.height = unknown }
        setSize(before.whole)
        if asked !== view { asked.bounds.size = before.asked }
        return own
    }

    // MARK: Sizes

    /// The greatest length of a view, in points. A greater length could only be bad data.
    private static let longest: CGFloat = 1_000_000
    /// The length of a free side before the fitting, in points. Content is unlikely to need exactly this length, so a
    /// result is seldom mistaken for a repetition of it.
    private static let unlikelyLength: CGFloat = 43.75
    /// The length by which a view is stretched to see whether its result changes, in points.
    private static let stretch: CGFloat = 10.25

    /// Gives the view a size, in points, up to the greatest length of a view.
    func setSize(_ size: CGSize) {
        restoreSize(CGSize(width: min(size.width, Self.longest), height: min(size.height, Self.longest)))
    }

    /// Gives the view the size that it had, in points, however long: an estimate of the app's may be.
    func restoreSize(_ size: CGSize) {
        if let position {
            let whole = CGSize(width: size.width + besideContent, height: size.height)
            let frame = CGRect(origin: CGPoint(x: position, y: 0), size: whole)
            if view.frame != frame { view.frame = frame }
        } else if view.bounds.size != size {
            view.bounds.size = size
        }
        // Before iOS 14, the autoresizing constraints of the content view are outdated here, especially after a rotation.
        let contentView = contentView
        guard contentView !== view, contentView.bounds.width != size.width else { return }
        // A list cell itself insets its content view for its accessories.
        if view is UICollectionViewListCell || view is SizingListCell { return }
        contentView.bounds.size.width = size.width
    }
}

extension CGSize {
    /// Whether a side is negative, infinite or not a number.
    var isBroken: Bool {
        !(width.isFinite && height.isFinite && width >= 0 && height >= 0)
    }
}
