import UIKit

/// Asks a configured template for its size, in points and not rounded.
@MainActor
struct TemplateFitting {
    /// A table's standard row height in points, for a view that answers nothing at all.
    static let fallbackLength: CGFloat = 44

    let template: UICollectionReusableView
    let room: FittingRoom
    /// Where the template starts in its host, in points.
    var position: CGFloat = 0

    /// The frame before anything is asked. The width comes first: on several systems a fitting uses the width that the
    /// view has, not the one it is offered.
    func prepare() {
        let width = room.width ?? (room.maximum.width < Self.longest ? room.maximum.width : template.bounds.width)
        setFrame(CGSize(width: width, height: room.height ?? Self.fallbackLength))
    }

    func size(by fitting: SizingFitting) -> CGSize {
        switch fitting {
        case .autoLayout: return room.limited(sizeByAutoLayout(of: template))
        case .contentView: return room.limited(sizeByAutoLayout(of: contentView))
        case .sizeThatFits: return room.limited(sizeThatFits())
        case .automatic: return room.limited(automaticSize())
        }
    }

    private func automaticSize() -> CGSize {
        let whole = sizeByAutoLayout(of: template)
        if room.isAnswered(by: whole) || whole.isBroken { return whole }
        if contentView !== template {
            let content = sizeByAutoLayout(of: contentView)
            if room.isAnswered(by: content) { return content }
        }
        let answer = sizeThatFits()
        return CGSize(
            width: answer.width > 0 ? answer.width : Self.fallbackLength,
            height: answer.height > 0 ? answer.height : Self.fallbackLength
        )
    }

    private var contentView: UIView { (template as? UICollectionViewCell)?.contentView ?? template }

    // MARK: Ways of fitting

    /// Fits twice, with a layout pass between. In that pass cells update their configuration, labels take the width over
    /// as their `preferredMaxLayoutWidth` and constraints of size classes come into force. The first answer gives the
    /// pass a height that the constraints agree with: at any other they would be reported as unsatisfiable.
    private func sizeByAutoLayout(of view: UIView) -> CGSize {
        let first = room.limited(systemSize(of: view))
        if !first.isBroken, room.isAnswered(by: first) { setFrame(first) }
        template.setNeedsLayout()
        template.layoutIfNeeded()
        return systemSize(of: view)
    }

    private func systemSize(of view: UIView) -> CGSize {
        let compressed = UIView.layoutFittingCompressedSize
        let vertical: UILayoutPriority = room.height == nil ? .fittingSizeLevel : .required
        let horizontal: UILayoutPriority = room.width == nil ? .fittingSizeLevel : .required
        let target = CGSize(width: room.width ?? compressed.width, height: room.height ?? compressed.height)
        let size = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        // A view that would like to be wider than it may has to find its height at that width.
        guard room.width == nil, size.width > room.maximum.width else { return size }
        return view.systemLayoutSizeFitting(
            CGSize(width: room.maximum.width, height: target.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: vertical
        )
    }

    private func sizeThatFits() -> CGSize {
        template.sizeThatFits(room.maximum)
    }

    // MARK: Frames

    /// No frame is made longer: it could only be bad data.
    private static let longest: CGFloat = 1_000_000

    private func setFrame(_ size: CGSize) {
        let frame = CGRect(
            x: position,
            y: 0,
            width: min(size.width, Self.longest),
            height: min(size.height, Self.longest)
        )
        if template.frame != frame { template.frame = frame }
        // The content view's autoresizing constraints are stale at this point before iOS 14, most of all after a
        // rotation.
        guard let contentView = (template as? UICollectionViewCell)?.contentView,
            contentView.bounds.width != frame.width
        else { return }
        // A list cell sets its content view back from its accessories by itself.
        if template is UICollectionViewListCell || template is SizingListCell { return }
        contentView.bounds.size.width = frame.width
    }
}

extension CGSize {
    /// Whether a side is negative, infinite or not a number.
    var isBroken: Bool {
        !(width.isFinite && height.isFinite && width >= 0 && height >= 0)
    }
}
