import Foundation

/// A width and a height.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.width = width
        self.height = height
        super.init()
    }

    public convenience init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, height)
    }

    open var widthDimension: NSCollectionLayoutDimension { width }
    open var heightDimension: NSCollectionLayoutDimension { height }

    /// Which of the lengths are left to the view.
    var sizedAxes: SizedAxes { SizedAxes(width: width.isSized, height: height.isSized) }

    /// The size in a container, of estimated lengths the preferred ones or else the estimates.
    func size(in container: CGSize, preferred: CGSize?) -> CGSize {
        CGSize(
            width: max(0, width.length(in: container, preferred: preferred?.width)),
            height: max(0, height.length(in: container, preferred: preferred?.height))
        )
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
