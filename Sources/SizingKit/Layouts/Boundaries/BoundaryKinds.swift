import UIKit

/// The kinds of the headers and footers of a layout.
@MainActor
struct BoundaryKinds {
    private(set) var headers: [String] = []
    private(set) var footers: [String] = []

    /// Whether headers and footers have UIKit's usual kinds.
    var areUsual: Bool { headers.isEmpty && footers.isEmpty }

    var all: [String] {
        let usual = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        return areUsual ? usual : usual + (headers + footers).filter { !usual.contains($0) }
    }

    mutating func add(_ supplementaries: SectionSupplementaries) {
        if let kind = supplementaries.header?.kind, !headers.contains(kind) { headers.append(kind) }
        if let kind = supplementaries.footer?.kind, !footers.contains(kind) { footers.append(kind) }
    }
}
