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
            + swipes(in: pictures) + steps(in: pictures)
            + [pictures.write(overlay(), named: "overlay"), pictures.write(messenger(), named: "messenger")]
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

    /// The list of elements under the overlay: rows that were measured, and rows whose sizes were found again after a reload.
    private func overlay() -> String {
        let hand = hand()
        hand.controller.layout.showsSizingOverlay = true
        hand.controller.collectionView.reloadData()
        hand.screen.runUntilRest()
        hand.screen.drag(hand.controller.collectionView, by: Self.overlayScroll)
        hand.screen.lift(hand.controller.collectionView)
        hand.screen.runUntilRest()
        return Phone.picture(of: hand.screen)
    }

    /// In points: what was not measured before comes on screen.
    private static let overlayScroll: CGFloat = 1_300

    /// A conversation as it opens, and while it is answered.
    private func messenger() -> String {
        let screen = Phone.screen(options)
        let hand = MessengerHand(screen: screen)
        Phone.show(hand.controller, isEditing: options.editing, on: screen)
        screen.runUntilRest()
        let opened = Phone.screenshot(of: screen, caption: "As it opens")
        hand.answer()
        return SVGPicture(screens: [opened, Phone.screenshot(of: screen, caption: "While it is answered")]).text
    }

    // MARK: By hand

    /// Shows the list of elements under somebody's hand.
    private func hand() -> TableHand {
        let controller = TableViewController(
            title: "Elements",
            data: TableData(items: TableItem.elementsByName),
            additions: TableItem.additions,
            appearance: options.appearance?.listAppearance ?? .plain
        )
        let screen = Phone.screen(options)
        Phone.show(controller, isEditing: false, on: screen)
        screen.runUntilRest()
        return TableHand(controller: controller, screen: screen)
    }

    /// Swipes rows of the list of elements.
    private func swipes(in pictures: PictureFolder) -> [String] {
        let hand = hand()
        let steps: [(name: String, step: () -> Void)] = [
            ("swipe-1-half", { hand.pullRow(1, by: -74) }),
            (
                "swipe-2-open",
                {
                    hand.letGo()
                    hand.pullRow(1, by: -20)
                    hand.letGo()
                }
            ),
            (
                "swipe-3-full",
                {
                    hand.closeTheRow()
                    hand.screen.frames(24)
                    hand.pullRow(2, by: -300)
                }
            ),
            (
                "swipe-4-leading",
                {
                    hand.screen.cancelTouches()
                    hand.screen.frames(24)
                    hand.pullRow(0, by: 60)
                    hand.letGo()
                }
            ),
        ]
        return write(steps, of: hand, in: pictures)
    }

    /// Edits the list of elements as a finger would, step by step.
    private func steps(in pictures: PictureFolder) -> [String] {
        let hand = hand()
        let steps: [(name: String, step: () -> Void)] = [
            ("step-1-edited", hand.edit), ("step-2-asked", hand.askForTheSecondRow),
            ("step-3-deleted", hand.deleteTheSecondRow), ("step-4-moved", hand.moveTheFirstRowDown),
            ("step-5-inserted", hand.addRow), ("step-6-reloaded", hand.finish),
        ]
        return write(steps, of: hand, in: pictures)
    }

    private func write(
        _ steps: [(name: String, step: () -> Void)],
        of hand: TableHand,
        in pictures: PictureFolder
    ) -> [String] {
        steps.map { name, step in
            step()
            // A row takes 18 frames to open or to close.
            hand.screen.frames(24)
            hand.screen.runUntilRest()
            return pictures.write(Phone.picture(of: hand.screen), named: name)
        }
    }
}
