import SizingEngine

/// The content that was on screen before the data changed, until the turn of the run loop is over.
///
/// An app that inserts items above the readable part may restore the offset by hand: it keeps the distance from the end
/// of the content, or adds the growth of the content. After a reload the sizes of the new content are estimates, and in
/// a masonry columns may have become longer, so that such an offset says nothing about the elements that it shows. But
/// it says that the items that were on screen are to stay there.
struct ChangedContent {
    enum Change {
        /// The data were reloaded: the keys of the items that were on screen, with an anchor that would keep each in
        /// place, the number of sections, and the number of items in the section of the anchor.
        case reload(keys: [(key: AnyHashable, anchor: Anchor)], sections: Int, items: Int)
        /// A batch of updates, in which the layout has kept the anchor in place.
        case batch
    }

    /// The viewport before.
    var viewport: Viewport
    /// The end of the content that the app knew, in pixels.
    var contentEnd: Int
    /// The anchor that was on screen: before a reload, or after a batch; `nil` if the layout keeps an end of the
    /// content.
    let anchor: Anchor?
    /// The offset at which the anchor was on screen, in pixels. An earlier change may have begun at another offset.
    let anchorTop: Int
    let change: Change
    /// How far the finger that scrolls had come, in pixels; `nil` if none did. One that comes down later begins at 0.
    var finger: Int?
    /// Whether the offset has moved since: to another place, or because the app has restored it.
    var isMoved = false
    /// Whether it has moved to another place, so that the next change begins there.
    var isScrolled = false

    /// Whether an offset keeps the distance from the end of the content that there was before.
    ///
    /// - Parameters:
    ///   - top: The offset, in pixels.
    ///   - current: The offset that it replaces.
    ///   - contentEnd: The end of the content that the app knows now.
    ///   - endIsKept: Whether content that is at its end stays there, so that it has moved with the end.
    func isRestored(by top: Int, after current: Int, contentEnd: Int, endIsKept: Bool = false) -> Bool {
        let growth = contentEnd - self.contentEnd
        // Where the content has hardly grown, only the very offset restores anything: a step of a pixel is a scroll.
        guard abs(growth) > 1 else { return top == viewport.top + growth }
        // The growth is added once: a later step by the same distance is a scroll.
        return [viewport.top, isMoved ? viewport.top : current].contains { abs(top - $0 - growth) <= 1 }
            // At the end of the content, such an offset is a request for the end.
            && (endIsKept || !wasAtEnd)
    }

    /// Whether the end of the content was on screen.
    var wasAtEnd: Bool { viewport.top >= viewport.maximumTop(contentEnd: contentEnd) }

    /// The anchor in the content after the change. After a reload everything new is taken to be inserted before it.
    func anchor(in model: LayoutModel) -> Anchor? {
        guard var anchor else { return nil }
        if case .reload(_, let sections, let items) = change {
            let newSections = model.sectionCount - sections
            anchor.element.section += newSections
            guard anchor.element.section >= 0, anchor.element.section < model.sectionCount else { return nil }
            if newSections == 0, anchor.element.isItem {
                anchor.element.item += model.itemCount(in: anchor.element.section) - items
            }
        }
        return model.contains(anchor.element) ? anchor : nil
    }
}
