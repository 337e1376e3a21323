import Foundation
import Testing
import UIKit

/// Isolated by its protocol, and so free to ask a main-actor class.
private final class Registration: NSObject, UITraitChangeRegistration {
    var isAnimating: Bool { UIView.areAnimationsEnabled }

    nonisolated func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

/// What a declaration allows its callers, where only the compiler would notice a difference.
@MainActor
@Suite struct DeclarationTests {
    /// Every imported method's result may go unused; here only an attribute allows it.
    @Test func movementBeginsWithoutALookAtTheResult() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        #expect(!view.hasUncommittedUpdates)
    }

    @Test func aRegistrationForTraitChangesBelongsToTheMainActor() {
        #expect(Registration().isAnimating)
    }

    /// What a diffable data source tells of a change may be sent on.
    @Test func transactionsCanBeSent() {
        func name<Value: Sendable>(_ type: Value.Type) -> String { "\(type)" }
        #expect(name(NSDiffableDataSourceTransaction<Int, Int>.self) == "NSDiffableDataSourceTransaction<Int, Int>")
        #expect(
            name(NSDiffableDataSourceSectionTransaction<Int, Int>.self)
                == "NSDiffableDataSourceSectionTransaction<Int, Int>"
        )
    }
}
