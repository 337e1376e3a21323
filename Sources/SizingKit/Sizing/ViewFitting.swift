import UIKit

/// Asks a configured view for its size, in points and not rounded: a template, or a view that is shown.
@MainActor
struct ViewFitting {
    /// A table's standard row height in points, for a view that answers nothing at all.
    static let fallbackLength: CGFloat = 44

    let view: UICollectionReusableView
    let room: SizingProposal
    /// Where a template starts in its host, in points; `nil` for a view that is shown, which stays where it is.
    let position: CGFloat?

    /// Fits a template.
    init(template: UICollectionReusableView, room: SizingProposal, position: CGFloat = 0) {
        view = template
        self.room = room
        self.position = position
    }

    /// Fits a view that is shown.
    init(shown view: UICollectionReusableView, room: SizingProposal) {
        self.view = view
        self.room = room
        position = nil
    }

    /// Gives a template the frame in which it is configured. The width comes first: on several systems a fitting uses the
    /// width that the view has, not the one it is offered.
    func prepare() {
        let width = room.width ?? (room.maximumSize.width < Self.longest ? room.maximumSize.width : view.bounds.width)
        setSize(CGSize(width: width, height: room.height ?? Self.unlikelyLength))
    }

    /// The size of a template. A free side that the view says nothing of takes 44 points.
    func size(by fitting: SizingFitting) -> CGSize {
        var size = answer(by: fitting, unknown: fitting == .sizeThatFits ? Self.fallbackLength : 0)
        if fitting == .automatic, !size.isBroken {
            if size.width == 0 { size.width = Self.fallbackLength }
            if size.height == 0 { size.height = Self.fallbackLength }
        }
        return room.limited(size)
    }

    /// The size that a shown view needs; `nil` if it does not answer each free side. The view keeps its size.
    func sizeOfShownView(by fitting: SizingFitting) -> CGSize? {
        let size = view.bounds.size
        var answer = CGSize.zero
        UIView.performWithoutAnimation {
            answer = self.answer(by: fitting, unknown: 0)
            setSize(size)
        }
        return !answer.isBroken && room.isAnswered(by: answer) ? room.limited(answer) : nil
    }

    /// What the view answers.
    ///
    /// - Parameter unknown: The length of a free side that it says nothing of.
    private func answer(by fitting: SizingFitting, unknown: CGFloat) -> CGSize {
        switch fitting {
        case .autoLayout: return sizeByAutoLayout(of: view)
        case .contentView: return sizeByAutoLayout(of: contentView)
        case .sizeThatFits: return sizeThatFits(unknown: unknown)
        case .automatic:
            let whole = sizeByAutoLayout(of: view)
            if room.isAnswered(by: whole) || whole.isBroken { return whole }
            if contentView !== view {
                let content = sizeByAutoLayout(of: contentView)
                if room.isAnswered(by: content) { return content }
            }
            return sizeThatFits(unknown: unknown)
        }
    }

    private var contentView: UIView { (view as? UICollectionViewCell)?.contentView ?? view }

    // MARK: Ways of fitting

    /// Fits twice, with a layout pass between. In that pass cells update their configuration, labels take the width over
    /// as their `preferredMaxLayoutWidth` and constraints of size classes come into force. The first answer gives the
    /// pass a height that the constraints agree with: at any other they would be reported as unsatisfiable.
    private func sizeByAutoLayout(of asked: UIView) -> CGSize {
        let first = room.limited(ownAnswer(of: asked, unknown: 0) { systemSize(of: asked) })
        let isAnswered = !first.isBroken && room.isAnswered(by: first)
        if isAnswered { setSize(first) }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return isAnswered ? systemSize(of: asked) : ownAnswer(of: asked, unknown: 0) { systemSize(of: asked) }
    }

    private func systemSize(of asked: UIView) -> CGSize {
        let compressed = UIView.layoutFittingCompressedSize
        let vertical: UILayoutPriority = room.height == nil ? .fittingSizeLevel : .required
        let horizontal: UILayoutPriority = room.width == nil ? .fittingSizeLevel : .required
        let target = CGSize(width: room.width ?? compressed.width, height: room.height ?? compressed.height)
        let size = asked.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        // A view that would like to be wider than it may has to find its height at that width.
        guard room.width == nil, size.width > room.maximumSize.width else { return size }
        return asked.systemLayoutSizeFitting(
            CGSize(width: room.maximumSize.width, height: target.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: vertical
        )
    }

    private func sizeThatFits(unknown: CGFloat) -> CGSize {
        ownAnswer(of: view, unknown: unknown) { view.sizeThatFits(room.maximumSize) }
    }

    /// An answer in which a free side that only repeats the present size of the view is `unknown`.
    ///
    /// A view whose subviews no constraints tie to its edges may answer a fitting with its current bounds, and
    /// `sizeThatFits(_:)` does so unless it is overridden. An answer that equals them is asked for again at another size.
    private func ownAnswer(of asked: UIView, unknown: CGFloat, _ answer: () -> CGSize) -> CGSize {
        let size = answer()
        let before = (whole: view.bounds.size, asked: asked.bounds.size)
        let repeatsWidth = room.width == nil && size.width == before.asked.width
        let repeatsHeight = room.height == nil && size.height == before.asked.height
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

    /// No view is made longer: it could only be bad data.
    private static let longest: CGFloat = 1_000_000
    /// The length along a free side before anything is asked, in points: one that no content is likely to need, so that an
    /// answer is seldom taken for a repetition of it.
    private static let unlikelyLength: CGFloat = 43.75
    /// How much longer a view is made to see whether its answer follows, in points.
    private static let stretch: CGFloat = 10.25

    private func setSize(_ size: CGSize) {
        let size = CGSize(width: min(size.width, Self.longest), height: min(size.height, Self.longest))
        if let position {
            let frame = CGRect(origin: CGPoint(x: position, y: 0), size: size)
            if view.frame != frame { view.frame = frame }
        } else if view.bounds.size != size {
            view.bounds.size = size
        }
        // The content view's autoresizing constraints are stale at this point before iOS 14, most of all after a
        // rotation.
        guard let contentView = (view as? UICollectionViewCell)?.contentView, contentView.bounds.width != size.width
        else { return }
        // A list cell sets its content view back from its accessories by itself.
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
