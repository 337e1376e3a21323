import Foundation

/// A space between or around items.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private var length: CGFloat = 0
    private var grows = false

    /// Makes an instance of the receiver's own class, which Objective-C does through any initialiser.
    public required init(_headless: Void) {
        super.init()
    }

    private class func make(_ length: CGFloat, grows: Bool) -> Self {
        let spacing = self.init(_headless: ())
        spacing.length = length
        spacing.grows = grows
        return spacing
    }

    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, grows: true) }

    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, grows: false) }

    open var spacing: CGFloat { length }
    open var isFlexible: Bool { grows }
    open var isFixed: Bool { !grows }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
