import HeadlessTools
import SizingKit
import UIKit

/// Draws the other screens of the example, and the list of elements while somebody edits it.
@MainActor
struct TableTour {
    private let options: TableOptions
    private let pictures: PictureFolder

    init(options: TableOptions) throws {
        self.options = options
        pictures = try PictureFolder(path: options.output)
    }

    /// - Returns: The paths of the pictures.
    func run() throws -> [String] {
        try [settings(), feed()] + steps()
    }

    private func draw(_ controller: UIViewController, named name: String) throws -> String {
        let screen = Phone.screen(options)
        Phone.show(controller, isEditing: options.editing, on: screen)
        screen.runUntilRest()
        return try pictures.write(Phone.picture(of: screen), named: name)
    }

    private func settings() throws -> String {
        let appearance = options.appearance?.listAppearance ?? .insetGrouped
        return try draw(SettingsViewController(appearance: appearance), named: "settings")
    }

    private func feed() throws -> String {
        let appearance = options.appearance?.listAppearance ?? .grouped
        return try draw(FeedViewController(appearance: appearance), named: "feed")
    }

    // MARK: Editing by hand

    /// Edits the list of elements as a finger would, step by step.
    private func steps() throws -> [String] {
        let controller = TableViewController(
            title: "Elements",
            data: TableData(items: TableItem.elementsByName),
            additions: TableItem.additions,
            appearance: options.appearance?.listAppearance ?? .plain
        )
        let screen = Phone.screen(options)
        Phone.show(controller, isEditing: false, on: screen)
        screen.runUntilRest()
        let hand = TableHand(controller: controller, screen: screen)
        let steps: [(name: String, step: () -> Void)] = [
            ("step-1-edited", hand.edit), ("step-2-deleted", hand.deleteTheSecondRow),
            ("step-3-moved", hand.moveTheFirstRowDown), ("step-4-inserted", hand.addRow),
            ("step-5-reloaded", hand.finish),
        ]
        return try steps.map { name, step in
            step()
            screen.runUntilRest()
            return try pictures.write(Phone.picture(of: screen), named: name)
        }
    }
}
