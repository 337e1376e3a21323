import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// How it is found out whether registrations are seen.
@MainActor
@Suite struct RegistrationSightTests {
    /// Finds it out where layouts do: while UIKit asks them.
    private final class FindingLayout: UICollectionViewLayout {
        private(set) var sight: RegistrationSight?

        override func prepare() {
            sight = collectionView.flatMap(RegistrationSight.find)
        }
    }

    private func sight(_ hostility: Hostility) -> RegistrationSight? {
        let layout = FindingLayout()
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(UICollectionView(frame: .zero, collectionViewLayout: layout))
        screen.frame()
        return layout.sight
    }

    @Test func registrationsAreSeenThroughWhatTheGenericMethodsRefine() {
        let all = RegistrationSight(includesCells: true, includesSupplementaryViews: true)
        #expect(sight([]) == all)
        #expect(sight(.registrationsRegisterPrivately) == all)
    }

    @Test func registrationsAreSeenByTheClassThatTheyRegister() {
        let all = RegistrationSight(includesCells: true, includesSupplementaryViews: true)
        #expect(sight(.registrationsPassUnseen) == all)
    }

    @Test func registrationsThatDoNeitherAreNotSeen() {
        #expect(sight(.registrationsHidden) == RegistrationSight.none)
    }

    /// UIKit raises an exception for a registration that is made while a data source is asked for a cell.
    @Test func nothingIsTriedWithinACellThatMayBeNew() {
        let cell = UICollectionViewCell(frame: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        cell.contentView.addSubview(view)
        #expect(RegistrationSight.find(for: view) == nil)
        view.removeFromSuperview()
        #expect(RegistrationSight.find(for: view) != nil)
        cell.contentView.addSubview(view)
        let screen = HeadlessScreen()
        screen.show(cell)
        #expect(RegistrationSight.find(for: view) != nil)
    }
}
