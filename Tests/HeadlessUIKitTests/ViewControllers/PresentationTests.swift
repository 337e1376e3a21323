import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct PresentationTests {
    private final class Page: UIViewController {
        var told: [String] = []

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            told.append("appear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            told.append("disappear")
        }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let root = Page()

        init() {
            screen.show(root)
            screen.frame()
        }
    }

    @Test func aSheetLeavesWhatIsBehindOnTheScreen() {
        let stage = Stage()
        let sheet = Page()
        var completed = 0
        stage.root.present(sheet, animated: true) { completed += 1 }
        #expect(stage.root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === stage.root)
        #expect(sheet.isBeingPresented && completed == 0)
        stage.screen.frame()
        #expect(completed == 1 && !sheet.isBeingPresented)
        #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(sheet.told == ["appear"])
        #expect(stage.root.told == ["appear"])

        sheet.dismiss(animated: true) { completed += 1 }
        stage.screen.frame()
        #expect(completed == 2)
        #expect(stage.root.presentedViewController == nil && sheet.view.window == nil)
        #expect(stage.root.told == ["appear"])
        #expect(sheet.told == ["appear", "disappear"])
    }

    @Test func aFullScreenTakesWhatIsBehindOff() {
        let stage = Stage()
        let page = Page()
        page.modalPresentationStyle = .fullScreen
        stage.root.present(page, animated: false)
        stage.screen.frame()
        #expect(stage.root.told == ["appear", "disappear"])
        #expect(page.view.frame == stage.screen.window.bounds)
        stage.root.dismiss(animated: false)
        stage.screen.frame()
        #expect(stage.root.told == ["appear", "disappear", "appear"])
        #expect(stage.root.view.frame == stage.screen.window.bounds)
    }

    @Test func aContainerPresentsForWhatItContains() {
        let stage = Stage()
        let inner = Page()
        let navigation = UINavigationController(rootViewController: inner)
        stage.screen.show(navigation)
        stage.screen.frame()
        let sheet = Page()
        inner.present(sheet, animated: true)
        #expect(sheet.presentingViewController === navigation)
        #expect(inner.presentedViewController === sheet)
        let second = Page()
        inner.present(second, animated: true)
        #expect(second.viewIfLoaded?.window == nil)
        inner.dismiss(animated: true)
        #expect(inner.presentedViewController == nil)
    }

    @Test func anAlertIsAnsweredByATap() throws {
        let stage = Stage()
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        var chosen: [String] = []
        let delete = UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") }
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(delete)
        delete.isEnabled = false
        stage.root.present(alert, animated: true)
        stage.screen.frame()
        let picture = SVGPicture(of: stage.screen.window).text
        #expect(picture.contains(">Delete?</text>") && picture.contains(">Cancel</text>"))
        #expect(alert.textFields?.first?.placeholder == "Name")
        #expect(!stage.screen.choose("Delete", in: alert))
        delete.isEnabled = true
        #expect(stage.screen.choose("Delete", in: alert))
        #expect(chosen == ["Delete"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func anAlertHasRules() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let raised = catchingUIKitExceptions {
            sheet.addAction(UIAlertAction(title: "Back", style: .cancel))
            sheet.addTextField()
        }
        #expect(
            raised.map(\.reason) == [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
            ]
        )
        #expect(sheet.actions.count == 1)
    }

    @Test func aChangeOfSizeIsToldBeforeAndRunsAlongside() {
        let stage = Stage()
        final class Turning: UIViewController {
            var told: [String] = []

            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append("will \(size) in \(view.bounds.size)")
                coordinator.animate { [self] context in
                    told.append("along \(view.bounds.size) \(context.isAnimated)")
                } completion: { [self] _ in
                    told.append("done")
                }
            }
        }
        let turning = Turning()
        stage.screen.show(UINavigationController(rootViewController: turning))
        stage.screen.frame()
        stage.screen.rotate(to: CGSize(width: 844, height: 390))
        #expect(turning.told == ["will (844.0, 390.0) in (390.0, 844.0)", "along (844.0, 390.0) true"])
        stage.screen.frame()
        #expect(turning.told.last == "done")
        stage.screen.resize(to: CGSize(width: 844, height: 390))
        #expect(turning.told.count == 3)
    }
}
