import UIKit

/// Measures templates at a given width.
///
/// Templates are made from their class, never dequeued: since iOS 18 a dequeued view that is not returned to the
/// collection view raises an exception.
@MainActor
final class TemplateSizer {
    /// A table's standard row height in points, for a view that answers no height at all.
    static let fallbackHeight: CGFloat = 44

    let host = TemplateHost()
    /// Templates that nobody is measuring right now. More than one of a kind exists only where a configuration closure
    /// led to another measurement.
    private var idle: [String: [UICollectionReusableView]] = [:]

    /// The size that a template takes at a width, in points, not rounded.
    func size(
        of source: TemplateSource,
        configuredBy configure: (UICollectionReusableView, IndexPath) -> Void,
        at indexPath: IndexPath,
        width: CGFloat
    ) -> CGSize {
        var size = CGSize.zero
        UIView.performWithoutAnimation {
            let frame = CGRect(x: 0, y: 0, width: width, height: Self.fallbackHeight)
            let template = idle[source.identifier]?.popLast() ?? makeTemplate(source)
            template.prepareForReuse()
            set(frame, of: template)
            configure(template, indexPath)
            size = fit(template, by: source.fitting, width: width)
            idle[source.identifier, default: []].append(template)
        }
        return size
    }

    private func makeTemplate(_ source: TemplateSource) -> UICollectionReusableView {
        let template = source.make()
        host.addSubview(template)
        return template
    }

    /// The width comes before everything else that is asked: on several systems a fitting uses the width that the view
    /// has, not the one it is offered.
    private func set(_ frame: CGRect, of template: UICollectionReusableView) {
        if template.frame != frame { template.frame = frame }
        // The content view's autoresizing constraints are stale at this point before iOS 14, most of all after a
        // rotation.
        if let contentView = (template as? UICollectionViewCell)?.contentView,
            contentView.bounds.width != frame.width
        {
            contentView.bounds.size.width = frame.width
        }
    }

    private func fit(_ template: UICollectionReusableView, by fitting: CellFitting, width: CGFloat) -> CGSize {
        switch fitting {
        case .autoLayout:
            return fitByAutoLayout(template, width: width)
        case .sizeThatFits:
            return fitBySizeThatFits(template, width: width)
        case .automatic:
            let fitted = fitByAutoLayout(template, width: width)
            if fitted.height > 0 { return fitted }
            let answered = fitBySizeThatFits(template, width: width)
            return answered.height > 0 ? answered : CGSize(width: width, height: Self.fallbackHeight)
        }
    }

    private func fitByAutoLayout(_ template: UICollectionReusableView, width: CGFloat) -> CGSize {
        template.setNeedsLayout()
        template.layoutIfNeeded()
        return template.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    private func fitBySizeThatFits(_ template: UICollectionReusableView, width: CGFloat) -> CGSize {
        template.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}
