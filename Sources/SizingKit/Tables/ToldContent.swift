import UIKit

/// What a row, header or footer of a table has last told its height for.
///
/// UIKit notices a new content configuration in a cell of a collection view, but not in a cell within such a cell, as rows are.
@MainActor
struct ToldContent {
    private let configuration: (any UIContentConfiguration)?
    private let size: CGSize

    /// - Parameter size: The size that the view has asked for, in points.
    init(of view: UICollectionViewCell, size: CGSize) {
        configuration = view.contentConfiguration
        self.size = size
    }

    /// Whether the view has another content configuration, and so perhaps another height.
    func hasOtherConfiguration(_ view: UICollectionViewCell) -> Bool {
        guard let shown = view.contentConfiguration else { return configuration != nil }
        let isSame = configuration.map { shown.isEqual(to: $0) } ?? false
        // A new configuration of a type that cannot be compared lets its view lay itself out.
        return !(isSame ?? !view.contentView.layer.needsLayout())
    }

    /// Whether the constraints of a row ask for another height than the row has told.
    func hasOtherHeight(_ row: SizingListCell) -> Bool {
        guard !row.contentView.constraints.isEmpty, row.bounds.width == size.width else { return false }
        return row.fittingHeight(width: size.width) != size.height
    }
}

extension UIContentConfiguration {
    /// Whether another configuration is equal; `nil` if configurations of the type cannot be compared.
    fileprivate func isEqual(to other: any UIContentConfiguration) -> Bool? {
        (self as? any Equatable).map { $0.isEqualValue(other) }
    }
}

extension Equatable {
    fileprivate func isEqualValue(_ other: Any) -> Bool { (other as? Self) == self }
}
