import Foundation

/// The frame of an item in a custom group.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let rect: CGRect
    private let order: Int

    init(_ frame: CGRect, _ zIndex: Int) {
        rect = frame
        order = zIndex
        super.init()
    }

    public convenience init(frame: CGRect) {
        self.init(frame, 0)
    }

    public convenience init(frame: CGRect, zIndex: Int) {
        self.init(frame, zIndex)
    }

    open var frame: CGRect { rect }
    open var zIndex: Int { order }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
