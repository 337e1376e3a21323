import UIKit

/// Views of the whole content.
extension SizingLayout {
    /// A view before the first section, which scrolls with the content, as the `tableHeaderView` of a table does; `nil`, the
    /// default, for none.
    ///
    /// Any view will do: the layout adds it to the collection view, gives it the width inside the content insets, and
    /// measures its height by its constraints or by `sizeThatFits(_:)`. A view that returns no height by either keeps that
    /// of its frame. No data source and no section is needed, and index paths are those of the data.
    ///
    /// ```swift
    /// layout.contentHeaderView = ProfileView()
    /// ```
    ///
    /// The view is measured again when the width or the traits change, and when its constraints give it another height,
    /// as after the text of a label has changed: then the rows move with an animation, unless the user scrolls. After
    /// other changes call ``invalidateContentViews()``. The content on screen stays in place while the view changes
    /// above it.
    ///
    /// In a horizontal layout, the view has the height inside the content insets, and its width is measured.
    public final var contentHeaderView: UIView? {
        get { session.contentViews.views.header?.view.content }
        set { session.contentViews.set(.start, to: newValue) }
    }

    /// A view after the last section, which scrolls with the content, as the `tableFooterView` of a table does; `nil`, the
    /// default, for none. It is measured like ``contentHeaderView``.
    ///
    /// Where a view that shows that more is loading makes way for new items, insert the items first and remove the view after
    /// them: content that has become shorter than the screen's end moves down to it.
    public final var contentFooterView: UIView? {
        get { session.contentViews.views.footer?.view.content }
        set { session.contentViews.set(.end, to: newValue) }
    }

    /// Measures ``contentHeaderView`` and ``contentFooterView`` again in the next pass.
    ///
    /// To animate the change, let the pass take place in an animation:
    ///
    /// ```swift
    /// layout.invalidateContentViews()
    /// UIView.animate(withDuration: 0.3) { collectionView.layoutIfNeeded() }
    /// ```
    public final func invalidateContentViews() {
        session.contentViews.invalidate()
    }
}
