import Foundation

open class NSMutableParagraphStyle: NSParagraphStyle {
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        format = obj.format
    }

    open override var alignment: NSTextAlignment {
        get { format.alignment }
        set { format.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { format.baseWritingDirection }
        set { format.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { format.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        let place = format.tabStops.firstIndex { $0.location > anObject.location } ?? format.tabStops.endIndex
        format.tabStops.insert(anObject.stop, at: place)
    }

    /// Removes the first that is equal.
    open func removeTabStop(_ anObject: NSTextTab) {
        guard let place = format.tabStops.firstIndex(of: anObject.stop) else { return }
        format.tabStops.remove(at: place)
    }

    open override var defaultTabInterval: CGFloat {
        get { format.defaultTabInterval }
        set { format.defaultTabInterval = newValue }
    }

    open override var hyphenationFactor: Float {
        get { format.hyphenationFactor }
        set { format.hyphenationFactor = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { format.allowsDefaultTighteningForTruncation }
        set { format.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { format.lineBreakStrategy }
        set { format.lineBreakStrategy = newValue }
    }
}
