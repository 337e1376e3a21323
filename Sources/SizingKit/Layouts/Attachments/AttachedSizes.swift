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
    /// The size of a view that is attached to an item or to the edge of a section, in points; `nil` if its description states it, or if
    /// only the shown view can tell it.
    ///
    /// - Parameters:
    ///   - element: The item; for a view at the edge of a section its first one.
    ///   - container: The size of the item, group or section that the view is attached to, in points.
    func measuredSize(
        of view: some DescribedView,
        at element: Element,
        in container: CGSize,
        _ environment: LayoutEnvironment
    ) -> CGSize? {
        guard view.size.isMeasured else { return nil }
        if let known = sections.attachedSizes[element, view.kind] { return known }
        let indexPath = reordering.dataElement(for: element).indexPath
        guard let size = measuredSize(of: view, at: indexPath, in: container, environment) else { return nil }
        sections.rememberAttached(size, ofKind: view.kind, at: element)
        return size
    }

    /// The size that the data source's view has, in points; `nil` if only the shown view can tell it.
    func measuredSize(
        of view: some DescribedView,
        at indexPath: IndexPath,
        in container: CGSize,
        _ environment: LayoutEnvironment
    ) -> CGSize? {
        guard phase != .awaitingUpdates, let collectionView else { return nil }
        let finder = collectionView as? SizingCollectionView
        guard finder?.canMeasure(view.kind, isStated: false) == true else {
            selfSizing.awaitShownAttachments()
            return nil
        }
        let request = request(for: view, at: indexPath, in: container, environment, collectionView.traitCollection)
        guard let answer = try? asking({ measurer.finder.find(request) }), case .measured(let found) = answer else {
            return nil
        }
        return environment.grid.points(of: found)
    }

    /// The request for the size of a view that is described by a size in a container, in points.
    func request(
        for view: some DescribedView,
        at indexPath: IndexPath,
        in container: CGSize,
        _ environment: LayoutEnvironment,
        _ traits: UITraitCollection
    ) -> SizeFinder.Request {
        let grid = environment.grid
        let stated = view.size.points(width: container.width, height: container.height)
        func side(_ length: CompositionalLength, _ stated: CGFloat, atMost most: CGFloat) -> SizeProposal.Side {
            length.isMeasured
                ? .free(atMost: grid.extent(of: most)) : .fixed(grid.extent(of: stated, rounded: .nearest))
        }
        return SizeFinder.Request(
            .dataSource(),
            at: indexPath,
            kind: view.kind,
            in: SizeProposal(
                width: side(view.size.width, stated.width, atMost: container.width),
                height: view.size.height.isMeasured
                    ? .free() : .fixed(grid.extent(of: stated.height, rounded: .nearest))
            ),
            environment: environment.sizing,
            traits: traits
        )
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
