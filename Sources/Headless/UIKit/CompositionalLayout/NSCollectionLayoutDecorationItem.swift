import Foundation

/// A view behind a section.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private var kind = ""

    open class func background(elementKind: String) -> Self {
        let item = self.init(_headless: ())
        item.size = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
        item.kind = elementKind
        return item
    }

    open var zIndex = 0

    open var elementKind: String { kind }

    override func take(into copy: NSCollectionLayoutItem) {
        super.take(into: copy)
        guard let copy = copy as? NSCollectionLayoutDecorationItem else { return }
        copy.kind = kind
        copy.zIndex = zIndex
    }
}
