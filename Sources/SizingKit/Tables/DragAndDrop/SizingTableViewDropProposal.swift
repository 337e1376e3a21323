import UIKit

#if !os(tvOS)
    /// What becomes of what is dragged over a ``SizingTableView``: the members of `UITableViewDropProposal`. Not available on tvOS.
    open class SizingTableViewDropProposal: UIDropProposal {
        /// Where the rows of what is dropped are.
        public enum Intent: Int, Sendable {
            /// It is not known yet.
            case unspecified = 0
            /// New rows at the index path.
            case insertAtDestinationIndexPath = 1
            /// The row at the index path takes it.
            case insertIntoDestinationIndexPath = 2
            /// The row takes what is dropped on the middle half of its height. Elsewhere new rows do.
            case automatic = 3
        }

        /// Where the rows of what is dropped are. In a coordinator, ``Intent-swift.enum/automatic`` has become one of the others.
        public let intent: Intent

        /// Creates a proposal with an unspecified intent.
        public override init(operation: UIDropOperation) {
            intent = .unspecified
            super.init(operation: operation)
        }

        /// Creates a proposal.
        ///
        /// - Parameters:
        ///   - operation: Whether what is dropped is copied, moved or refused.
        ///   - intent: Where the rows of what is dropped are.
        public init(operation: UIDropOperation, intent: Intent) {
            self.intent = intent
            super.init(operation: operation)
        }
    }

    extension SizingTableViewDropProposal {
        /// A collection view's proposal in the words of a table.
        convenience init(_ proposal: UICollectionViewDropProposal) {
            self.init(operation: proposal.operation, intent: Intent(rawValue: proposal.intent.rawValue) ?? .unspecified)
            isPrecise = proposal.isPrecise
            prefersFullSizePreview = proposal.prefersFullSizePreview
        }

        /// The proposal in the words of a collection view.
        ///
        /// - Parameter isInRow: Whether the finger is in the middle of a row.
        func inCollectionView(isInRow: Bool) -> UICollectionViewDropProposal {
            let intent: UICollectionViewDropProposal.Intent =
                switch intent {
                case .unspecified: .unspecified
                case .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
                case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
                case .automatic: isInRow ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
                }
            let proposal = UICollectionViewDropProposal(operation: operation, intent: intent)
            proposal.isPrecise = isPrecise
            proposal.prefersFullSizePreview = prefersFullSizePreview
            return proposal
        }
    }
#endif
