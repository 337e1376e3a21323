import Foundation

/// What a layout has answered for headers and other supplementary views since they were last invalid.
///
/// UIKit keeps the attributes that it gets for a rectangle or for one view, and compares them with those that it gets for another
/// rectangle.
@MainActor
struct ToldAttributes {
    private var told: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    mutating func forget() {
        told.removeAll(keepingCapacity: true)
    }

    mutating func forget(_ keys: [ElementKey]) {
        guard !told.isEmpty else { return }
        for key in keys { told[key] = nil }
    }

    /// Takes in the answer to a question about one element, which is asked only if nothing is known of it.
    mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if key.category == .supplementaryView, told[key] == nil { told[key] = attributes }
    }

    /// Takes in the answer for an element of a rectangle.
    ///
    /// - Returns: An earlier answer that says something else.
    mutating func change(to attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let old = told.updateValue(attributes, forKey: attributes.key)
        return old.flatMap { $0.isEqual(attributes) ? nil : $0 }
    }
}

extension UICollectionView {
    /// Asks for the elements in a rectangle. Supplementary views must be what the layout has said of them before.
    func validElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = layoutElements(in: rect)
        for attributes in elements ?? [] { validate(attributes) }
        return elements
    }

    /// Takes in the answer to a question about one element.
    func noteTold(_ attributes: UICollectionViewLayoutAttributes?) {
        if let attributes { told.note(attributes) }
    }

    /// UIKit is known to raise this for supplementary views only.
    private func validate(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .supplementaryView, let old = told.change(to: attributes) else {
            return
        }
        raise(
            .internalInconsistency,
            "layout attributes for supplementary item at index path (\(TraceText.text(attributes.indexPath))) changed from "
                + "\(text(old)) to \(text(attributes)) without invalidating the layout"
        )
    }

    private func text(_ attributes: UICollectionViewLayoutAttributes) -> String {
        "<\(type(of: attributes))> frame = \(attributes.frame); zIndex = \(attributes.zIndex); alpha = \(attributes.alpha); "
            + "hidden = \(attributes.isHidden)"
    }
}
