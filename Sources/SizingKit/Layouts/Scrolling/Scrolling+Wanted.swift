import SizingEngine
import UIKit

extension Scrolling {
    /// Shows an item at a position: at once, or in the next pass.
    func show(_ wanted: WantedPosition) {
        var wanted = wanted
        session.keeper.forgetTurn()
        if wanted.isAnimated {
            // If nothing is on screen, there is nothing to animate from.
            if elastic == nil || collectionView?.window == nil {
                wanted.isAnimated = false
            } else if !session.canShowItems {
                collectionView?.layoutIfNeeded()
            }
        }
        guard session.canShowItems, let elastic, let environment, let viewport = session.visibleViewport else {
            session.pending.want(wanted)
            if session.phase != .awaitingUpdates { session.invalidateLayout() }
            return
        }
        do throws(Interrupted) {
            guard let found = try existing(wanted, in: elastic.model) else { return reportMissing(wanted) }
            wanted = found
            if wanted.isAnimated, case .scrollPosition(let position) = wanted.target {
                try session.carousels.show(wanted, animated: true)
                return try scroll(wanted.element, to: position, in: viewport, environment)
            }
            guard let viewport = viewportOfJump(from: viewport),
                try place(wanted, in: viewport, environment) != nil
            else { return }
            appComputing.noteOpening(wanted, in: viewport, isInWindow: collectionView?.window != nil)
            session.settler.settle()
            session.invalidateLayout()
        } catch {
            session.pending.want(wanted)
        }
    }

    /// The viewport that a jump begins in. Beyond an end, where the content may be bouncing back, the content comes back at once.
    private func viewportOfJump(from viewport: Viewport) -> Viewport? {
        guard let elastic, viewport.isOverscrolled(contentEnd: elastic.contentEnd) else { return viewport }
        session.settler.settle()
        return session.visibleViewport
    }

    private func reportMissing(_ wanted: WantedPosition) {
        let name = wanted.element.indexPath.elementName(session.sections.kind(of: wanted.element))
        SizingLog.reportOnce("position", "cannot scroll to \(name), which does not exist")
    }

    /// Returns a position whose element exists. In place of a header that its section does not have, it is the following element, or
    /// the last one of the layout.
    ///
    /// - Returns: `nil` for an item or a section that does not exist, and in an empty layout.
    func existing(_ wanted: WantedPosition, in model: LayoutModel) throws(Interrupted) -> WantedPosition? {
        guard wanted.element.kind == .header else { return model.contains(wanted.element) ? wanted : nil }
        let section = wanted.element.section
        guard section >= 0, section < model.sectionCount else { return nil }
        for section in section..<model.sectionCount {
            try session.resolve(section)
            guard let model = self.elastic?.model else { return nil }
            let candidates: [Element] = [.header(of: section), .item(0, in: section), .footer(of: section)]
            for found in candidates where model.contains(found) {
                guard try exists(found) else { continue }
                return WantedPosition(element: found, target: wanted.target, isAnimated: wanted.isAnimated)
            }
        }
        return self.elastic?.model.last.map {
            WantedPosition(element: $0, target: wanted.target, isAnimated: wanted.isAnimated)
        }
    }

    /// Whether a header or footer that a section may have is there.
    private func exists(_ element: Element) throws(Interrupted) -> Bool {
        if element.isItem { return true }
        return try session.sections.sizing(of: element) != nil
    }

    /// Shows an item with an animation that had to wait for a pass.
    func showWantedItem() {
        guard let wanted = session.pending.position, wanted.isAnimated, session.canShowItems else { return }
        session.pending.forgetPosition()
        show(wanted)
    }

    /// Places the elements of a viewport around an item at its wanted position.
    ///
    /// - Returns: The kept position; `nil` if the item is already there.
    func place(
        _ wanted: WantedPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) throws(Interrupted) -> KeptPosition? {
        try session.carousels.show(wanted, animated: false)
        guard let anchor = try anchor(for: wanted, in: viewport, environment) else { return nil }
        try session.place(in: viewport, keeping: .anchor(anchor))
        // The item may have been measured only now, so that its other edge has moved.
        guard case .edge = wanted.target, let again = try self.anchor(for: wanted, in: viewport, environment) else {
            return keep(wanted, at: anchor, environment)
        }
        try session.place(in: viewport, keeping: .anchor(again))
        return keep(wanted, at: again, environment)
    }

    /// Makes later corrections keep an item in place that was scrolled to.
    private func keep(_ wanted: WantedPosition, at anchor: Anchor, _ environment: LayoutEnvironment) -> KeptPosition {
        let edge =
            switch wanted.target {
            case .edge: anchor.edge
            case .share: nil as Edge?
            case .scrollPosition(let position): position.edge(along: environment.axis)
            }
        scrollTargets.reach(wanted.element, by: edge, share: anchor.share)
        return .anchor(anchor)
    }

    /// The anchor that brings an item to its wanted position; `nil` if it is already there.
    private func anchor(
        for wanted: WantedPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) throws(Interrupted) -> Anchor? {
        switch wanted.target {
        case .edge(let edge, let distance, let length):
            var anchor = anchor(keeping: edge, of: wanted.element, at: distance, in: viewport, environment)
            if let length, distance < 0, length.isFinite, length > 0 {
                let grid = environment.grid
                anchor.share = share(of: -distance, in: length, from: anchor.edge, on: grid)
                anchor.position = viewport.unobscuredSpan[anchor.edge]
            }
            return anchor
        case .share(let share, let edge):
            return Anchor(
                element: wanted.element,
                edge: edge,
                position: viewport.unobscuredSpan[edge],
                share: share
            )
        case .scrollPosition(let position):
            // The least distance depends on the visible elements.
            try measureSurroundings(of: wanted.element, in: viewport, keepsScreen: position.isEmpty)
            let start = start(of: wanted.element, at: position, in: viewport, environment)
            guard let start, let length = session.elastic?.span(of: wanted.element).length else { return nil }
            guard position.centers(along: environment.axis) else {
                return Anchor(element: wanted.element, edge: .start, position: start)
            }
            // The middle stays there, whatever length the cell asks for when it is shown.
            let middle = Anchor.Share(of: 1, in: 2)
            let place = middle.position(in: Span(start: start, length: length))
            return Anchor(element: wanted.element, edge: .start, position: place, share: middle)
        }
    }

    /// The point of an element at a distance from one of its edges, in points, as long as it has a length.
    private func share(of distance: CGFloat, in length: CGFloat, from edge: Edge, on grid: PixelGrid) -> Anchor.Share {
        let extent = grid.extent(of: length, rounded: .nearest)
        let distance = min(grid.extent(of: distance, rounded: .nearest), extent)
        return Anchor.Share(of: edge == .start ? distance : extent - distance, in: extent)
    }

    private func anchor(
        keeping edge: Edge,
        of element: Element,
        at distance: CGFloat,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) -> Anchor {
        let distance = environment.grid.position(of: distance)
        let visible = viewport.unobscuredSpan
        // In content coordinates a reversed layout begins at the end.
        let atStart = (edge == .start) != environment.isReversed
        return Anchor(
            element: element,
            edge: atStart ? .start : .end,
            position: atStart ? visible.start + distance : visible.end - distance
        )
    }
}

extension UICollectionView.ScrollPosition {
    /// The edge of an item that is brought to the same edge of the visible area; `nil` if it is neither.
    func edge(along axis: Axis) -> Edge? {
        if contains(axis == .vertical ? .top : .left) { return .start }
        if contains(axis == .vertical ? .bottom : .right) { return .end }
        return nil
    }

    /// Whether the middle of an item is brought to the middle of the visible area.
    func centers(along axis: Axis) -> Bool {
        edge(along: axis) == nil && contains(axis == .vertical ? .centeredVertically : .centeredHorizontally)
    }
}
