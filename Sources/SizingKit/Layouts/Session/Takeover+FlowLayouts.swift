import SizingEngine
import UIKit

/// The settings of a screen's former flow layout, and of its delegate, that this layout does not take over.
extension Takeover {
    /// A member of a flow layout or of its delegate, and its replacement.
    private struct Unasked {
        let name: String
        let replacement: String
    }

    /// Reports the statements of the delegate for a flow layout that this layout does not read.
    func reportUnaskedDelegate(of collectionView: UICollectionView) {
        guard let layout = session.layout, session.source.readsOfFlowLayout != .everything,
            let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        else { return }
        // Optional methods of the protocol. On Linux, every delegate has all of them.
        let size: Optional = delegate.collectionView(_:layout:sizeForItemAt:)
        let insets: Optional = delegate.collectionView(_:layout:insetForSectionAt:)
        let lineSpacing: Optional = delegate.collectionView(_:layout:minimumLineSpacingForSectionAt:)
        let itemSpacing: Optional = delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        let header: Optional = delegate.collectionView(_:layout:referenceSizeForHeaderInSection:)
        let footer: Optional = delegate.collectionView(_:layout:referenceSizeForFooterInSection:)
        var unasked: [Unasked] = []
        func note(_ name: String, _ replacement: String, if isUnasked: Bool) {
            guard isUnasked else { return }
            unasked.append(Unasked(name: "collectionView(_:layout:\(name):)", replacement: replacement))
        }
        let spacing = "the spacing of the section's kind"
        note("sizeForItemAt", "measuring, or itemSizing", if: size != nil && layout.itemSizing == nil)
        if session.source.readsOfFlowLayout == .sections {
            note("minimumInteritemSpacingForSectionAt", "nothing, since a line is one row", if: itemSpacing != nil)
        } else {
            note("insetForSectionAt", "the section's contentInsets", if: insets != nil)
            note("minimumLineSpacingForSectionAt", spacing, if: lineSpacing != nil)
            note("minimumInteritemSpacingForSectionAt", spacing, if: itemSpacing != nil)
            note("referenceSizeForHeaderInSection", "headerSizing", if: header != nil && layout.headerSizing == nil)
            note("referenceSizeForFooterInSection", "footerSizing", if: footer != nil && layout.footerSizing == nil)
        }
        report(unasked, of: "the delegate of the collection view, a UICollectionViewDelegateFlowLayout,")
    }

    /// Reports the properties that are set in a flow layout that this layout replaces.
    func reportUnreadProperties(of oldLayout: UICollectionViewLayout) {
        guard session.source.readsOfFlowLayout != .everything, let flow = oldLayout as? UICollectionViewFlowLayout
        else {
            return
        }
        let plain = UICollectionViewFlowLayout()
        var unread: [Unasked] = []
        func note<Value: Equatable>(
            _ property: KeyPath<UICollectionViewFlowLayout, Value>,
            _ name: String,
            _ replacement: String
        ) {
            guard flow[keyPath: property] != plain[keyPath: property] else { return }
            unread.append(Unasked(name: name, replacement: replacement))
        }
        note(\.sectionInset, "sectionInset", "the section's contentInsets")
        note(\.minimumLineSpacing, "minimumLineSpacing", "the spacing of the section's kind")
        note(\.minimumInteritemSpacing, "minimumInteritemSpacing", "the spacing of the section's kind")
        if session.layout.itemSizing == nil { note(\.itemSize, "itemSize", "measuring, or itemSizing") }
        if session.layout.headerSizing == nil { note(\.headerReferenceSize, "headerReferenceSize", "headerSizing") }
        if session.layout.footerSizing == nil { note(\.footerReferenceSize, "footerReferenceSize", "footerSizing") }
        report(unread, of: "the UICollectionViewFlowLayout that was there before")
    }

    private func report(_ unasked: [Unasked], of owner: String) {
        guard !unasked.isEmpty, let layout = session.layout else { return }
        let list = unasked.map { "\($0.name): \($0.replacement)" }.joined(separator: "; ")
        SizingLog.reportOnce(
            "\(type(of: layout)) \(list)",
            "\(type(of: layout)) does not read what \(owner) states. In its place there is, for \(list)"
        )
    }
}
