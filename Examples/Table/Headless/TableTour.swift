import ExampleSupport
import HeadlessTools
import SizingKit
import UIKit

/// Draws the other screens of the example, and the list of elements while somebody edits it.
@MainActor
struct TableTour {
    let options: TableOptions

    /// - Returns: The paths of the pictures.
    func run(in pictures: PictureFolder) -> [String] {
        let settings = settings()
        let feed = feed()
        return [pictures.write(settings, named: "settings"), pictures.write(feed, named: "feed")]
            + steps(in: pictures)
    }

    private func picture(of controller: UIViewController) -> String {
        let screen = Phone.screen(options)
        Phone.show(controller, isEditing: options.editing, on: screen)
        screen.runUntilRest()
        return Phone.picture(of: screen)
    }

    private func settings() -> String {
        let appearance = options.appearance?.listAppearance ?? .insetGrouped
        return picture(of: SettingsViewController(appearance: appearance))
    }

    private func feed() -> String {
        let appearance = options.appearance?.listAppearance ?? .grouped
        return picture(of: FeedViewController(appearance: appearance))
    }

    // MARK: Editing by hand

    /// Edits the list of elements as a finger would, step by step.
    private func steps(in pictures: PictureFolder) -> [String] {
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
        return steps.map { name, step in
            step()
            screen.runUntilRest()
            return pictures.write(Phone.picture(of: screen), named: name)
        }
    }
}
