import SizingEngine
import UIKit

/// The sizes of views that are attached to items and whose descriptions estimate them.
struct AttachedSizes {
    private var sizes: [Element: [String: CGSize]] = [:]

    /// The size of a view, in points; `nil` if it isn't known.
    subscript(element: Element, kind: String) -> CGSize? { sizes[element]?[kind] }

    mutating func remember(_ size: CGSize, ofKind kind: String, at element: Element) {
        if sizes.count >= KnownKeys.limit { sizes = [:] }
        sizes[element, default: [:]][kind] = size
    }

    /// Makes the sizes of the views of an item be found anew.
    mutating func forget(_ element: Element) {
        if !sizes.isEmpty { sizes[element] = nil }
    }

    /// Updates the index paths after a batch of updates.
    mutating func move(through map: UpdateMap) {
        sizes = map.moved(sizes)
    }
}

extension LayoutSession {
    /// The size of an attached view, in points; `nil` if its description states it, or if only the shown view can tell it.
    ///
    /// - Parameter base: What the view is attached to.
    func measuredSize(
        of attachment: SectionAttachment,
        to element: Element,
        at base: CGRect,
        _ environment: LayoutEnvironment
    ) -> CGSize? {
        guard attachment.size.isMeasured else { return nil }
        if let known = sections.attachedSizes[element, attachment.kind] { return known }
        guard phase != .awaitingUpdates, let collectionView else { return nil }
        let view = collectionView as? SizingCollectionView
        guard view?.canMeasure(attachment.kind, isStated: false) == true else {
            selfSizing.awaitShownAttachments()
            return nil
        }
        let request = request(for: attachment, to: element, at: base, environment, collectionView.traitCollection)
        guard let answer = asking({ measurer.finder.find(request) }), case .measured(let found) = answer else {
            return nil
        }
        return remember(found, of: attachment, to: element, environment)
    }

    /// The request for the size of an attached view.
    func request(
        for attachment: SectionAttachment,
        to element: Element,
        at base: CGRect,
        _ environment: LayoutEnvironment,
        _ traits: UITraitCollection
    ) -> SizeFinder.Request {
        let indexPath = reordering.dataElement(for: element).indexPath
        return request(
            forViewOfKind: attachment.kind,
            attachment.size,
            at: indexPath,
            in: base.size,
            environment,
            traits
        )
    }

    /// The request for the size of a view that is described by a size in a container, in points.
    func request(
        forViewOfKind kind: String,
        _ size: CompositionalSize,
        at indexPath: IndexPath,
        in container: CGSize,
        _ environment: LayoutEnvironment,
        _ traits: UITraitCollection
    ) -> SizeFinder.Request {
        let grid = environment.grid
        let stated = size.points(width: container.width, height: container.height)
        func side(_ length: CompositionalLength, _ stated: CGFloat, atMost most: CGFloat) -> SizeProposal.Side {
            length.isMeasured
                ? .free(atMost: grid.extent(of: most)) : .fixed(grid.extent(of: stated, rounded: .nearest))
        }
        return SizeFinder.Request(
            .dataSource(),
            at: indexPath,
            kind: kind,
            in: SizeProposal(
                width: side(size.width, stated.width, atMost: container.width),
                height: size.height.isMeasured
                    ? .free() : .fixed(grid.extent(of: stated.height, rounded: .nearest))
            ),
            environment: environment.sizing,
            traits: traits
        )
    }

    /// Remembers the size of an attached view.
    ///
    /// - Returns: The size in points.
    @discardableResult
    func remember(
        _ found: MeasuredSize,
        of attachment: SectionAttachment,
        to element: Element,
        _ environment: LayoutEnvironment
    ) -> CGSize {
        let size = environment.grid.points(of: found)
        sections.rememberAttached(size, ofKind: attachment.kind, at: element)
        return size
    }
}

extension CompositionalSize {
    /// Whether a side is measured.
    var isMeasured: Bool { width.isMeasured || height.isMeasured }

    /// The size in points in a container, of estimated sides the estimates.
    @MainActor
    func points(width: CGFloat, height: CGFloat) -> CGSize {
        CGSize(
            width: self.width.points(width: width, height: height),
            height: self.height.points(width: width, height: height)
        )
    }
}

extension PixelGrid {
    /// A measured size in points.
    func points(of size: MeasuredSize) -> CGSize {
        CGSize(width: points(of: size.width), height: points(of: size.height))
    }
}
