import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import OriginalTableScreens
@testable import TableScreens

/// Rows of a migrated screen are deleted by the same touches as those of the screen that it was.
@MainActor
@Suite struct OriginalScreenTests {
    /// A screen of contacts, whatever shows it.
    @MainActor
    private struct Stage {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        let controller: UIViewController
        let rows: @MainActor () -> [IndexPath: String]
        let frame: @MainActor (IndexPath) -> CGRect

        /// What is shown: the rows, and how far each is moved.
        var shown: [String] {
            screen.frames(60)
            return rows().sorted { $0.key < $1.key }.map { "\($0.value) \(Int(frame($0.key).minX))" }
        }

        func perform(_ step: Step) {
            switch step {
            case .edit(let isEditing): controller.setEditing(isEditing, animated: false)
            case .tap(let row, let x): screen.tap(CGPoint(x: x, y: middle(of: row)))
            case .swipe(let row, let distance):
                let y = middle(of: row)
                screen.pan(from: CGPoint(x: 220, y: y), to: CGPoint(x: 220 + distance, y: y), frames: 6)
            }
            screen.frames(60)
        }

        private func middle(of row: IndexPath) -> CGFloat { frame(row).midY }
    }

    private enum Step {
        case edit(Bool)
        case tap(IndexPath, x: CGFloat)
        case swipe(IndexPath, by: CGFloat)
    }

    private func original() -> Stage {
        let contacts = Self.names.map {
            OriginalTableScreens.Contact(givenName: "Given", familyName: $0, phone: "1")
        }
        let controller = OriginalTableScreens.ContactsViewController(
            contacts: contacts,
            favorites: Array(contacts.prefix(3))
        )
        let table = controller.tableView
        let stage = Stage(controller: controller) {
            let paths = table.indexPathsForVisibleRows ?? []
            return Dictionary(uniqueKeysWithValues: paths.map { ($0, table.cellForRow(at: $0).map(Self.text) ?? "") })
        } frame: {
            table.cellForRow(at: $0).map { $0.convert($0.bounds, to: nil) } ?? .zero
        }
        stage.screen.show(controller)
        return stage
    }

    private func migrated() -> Stage {
        let contacts = Self.names.map { TableScreens.Contact(givenName: "Given", familyName: $0, phone: "1") }
        let controller = TableScreens.ContactsViewController(contacts: contacts, favorites: Array(contacts.prefix(3)))
        let table = controller.tableView
        let stage = Stage(controller: controller) {
            let paths = table.indexPathsForVisibleRows ?? []
            return Dictionary(uniqueKeysWithValues: paths.map { ($0, table.cellForRow(at: $0).map(Self.text) ?? "") })
        } frame: {
            table.cellForRow(at: $0).map { $0.convert($0.bounds, to: nil) } ?? .zero
        }
        stage.screen.show(controller)
        return stage
    }

    nonisolated private static let names = ["Berg", "Conti", "Conti-Meyer", "Diaz", "Diaz-Lopez", "Ek"]

    /// The texts of a row.
    private static func text(_ view: UIView) -> String {
        if let label = view as? UILabel { return label.isHidden ? "" : label.text ?? "" }
        return view.subviews.map(text).filter { !$0.isEmpty }.joined(separator: "|")
    }

    @Test(.byTurns()) func rowsAreDeletedByTheSameTouches() {
        let favorite = IndexPath(row: 1, section: 0)
        let contact = IndexPath(row: 0, section: 2)
        let steps: [Step] = [
            .swipe(favorite, by: -80), .tap(IndexPath(row: 0, section: 1), x: 100), .swipe(favorite, by: 80),
            .swipe(favorite, by: -80), .swipe(contact, by: -80), .tap(contact, x: 340), .swipe(favorite, by: -80),
            .tap(favorite, x: 350), .edit(true), .tap(contact, x: 20), .tap(favorite, x: 20), .tap(contact, x: 20),
            .tap(contact, x: 340), .edit(false), .swipe(IndexPath(row: 0, section: 1), by: -80), .edit(true),
            .tap(IndexPath(row: 0, section: 1), x: 20), .tap(IndexPath(row: 0, section: 1), x: 340),
        ]
        // There is one screen at a time.
        func run(_ stage: Stage) -> [[String]] {
            var shown = [stage.shown]
            for step in steps {
                stage.perform(step)
                shown.append(stage.shown)
            }
            return shown
        }
        let expected = run(original())
        let found = run(migrated())
        for (number, (expected, found)) in zip(expected, found).enumerated() {
            #expect(found == expected, "after \(number) steps")
        }
        #expect(Set(expected.map(\.count)) == [9, 8, 7, 6, 5])
        #expect(expected.joined().contains { $0.hasSuffix(" -74") })
    }
}
