import HeadlessTools
import UIKit

/// What the reader of a conversation and the others do.
@MainActor
struct MessengerHand {
    let controller = MessengerViewController(title: "Sunday walk", conversation: .walk)
    let screen: HeadlessScreen

    /// Answers with the keyboard up. Then somebody begins to type.
    func answer() {
        controller.time = { "9:41" }
        controller.inputBar.field.becomeFirstResponder()
        screen.runUntilRest()
        screen.typeText("196? Then I’ll count them, too.")
        screen.tap(controller.inputBar.button)
        screen.runUntilRest()
        controller.change { $0.typing = .elif }
        screen.runUntilRest()
    }
}
