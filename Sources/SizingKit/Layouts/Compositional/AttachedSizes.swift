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
    /// The size of an attached view, in points; `nil` if its description states it, or if it can't be measured before it is shown.
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
        guard phase != .awaitingUpdates, let view = collectionView as? SizingCollectionView,
            view.canMeasure(attachment.kind, isStated: true)
        else { return nil }
        let grid = environment.grid
        let stated = attachment.size.points(width: base.width, height: base.height)
        func side(_ length: CompositionalLength, _ stated: CGFloat, atMost most: CGFloat) -> SizeProposal.Side {
            length.isMeasured
                ? .free(atMost: grid.extent(of: most)) : .fixed(grid.extent(of: stated, rounded: .nearest))
        }
        let request = SizeFinder.Request(
            .dataSource(),
            at: reordering.dataElement(for: element).indexPath,
            kind: attachment.kind,
            in: SizeProposal(
                width: side(attachment.size.width, stated.width, atMost: base.width),
                height: attachment.size.height.isMeasured
                    ? .free() : .fixed(grid.extent(of: stated.height, rounded: .nearest))
            ),
            environment: environment.sizing,
            traits: view.traitCollection
        )
        guard let answer = asking({ measurer.finder.find(request) }) else { return nil }
        guard case .measured(let found) = answer else {
            // A view of a registration is not asked for again in each step of a scroll.
            if view.awaitsShownView {
                sections.rememberAttached(stated, ofKind: attachment.kind, at: element)
            }
            return nil
        }
        let size = CGSize(width: grid.points(of: found.width), height: grid.points(of: found.height))
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
