import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A list in the sidebar of a split view: its rows are as high as the column's width makes them, whatever becomes of the
/// column.
@MainActor
@Suite struct SidebarTests {
    nonisolated static let modes = sample(of: Hostility.userModes, every: 6, always: [[]])
    private static let landscape = CGSize(width: 1024, height: 768)
    private static let portrait = CGSize(width: 768, height: 1024)

    /// A page with a list of texts.
    private final class Sidebar: TextListController {
        /// What was wrong in a frame, first.
        private(set) var problem: String?

        init() { super.init(SizingListLayout.bare()) { "\($0) " + .sentences(1 + $0 * 37 % 11) } }

        required init?(coder: NSCoder) { fatalError("Sidebar is made in code only") }

        /// Where the top of a shown row is, below the upper edge of the list.
        func top(_ item: Int) -> CGFloat? { tops[item] }

        /// Compares each row that can be seen with its text, in the width of the column.
        func inspect(width: CGFloat) {
            guard problem == nil, list.window != nil else { return }
            let (rows, sides) = (shownRows, list.safeAreaInsets.left + list.safeAreaInsets.right)
            if rows.isEmpty { problem = "No row is shown." }
            for (item, frame) in rows {
                let height = height(of: item, inListOf: width)
                guard abs(frame.height - height) > 0.01 || frame.width != width - sides else { continue }
                problem = "Row \(item) is \(frame.size), not \(height) high in \(width)."
            }
        }
    }

    @MainActor
    private struct Stage {
        let screen: HeadlessScreen
        let split = UISplitViewController(style: .doubleColumn)
        let sidebar = Sidebar()

        init(_ hostility: Hostility) {
            screen = HeadlessScreen(size: SidebarTests.landscape, scale: 3, hostility: hostility)
            screen.set { $0.horizontalSizeClass = .regular }
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(sidebar, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            screen.show(split)
            screen.didCommit = { [split, sidebar] in sidebar.inspect(width: split.primaryColumnWidth) }
            screen.runUntilRest()
            sidebar.layout.scrollExactly(toItemAt: IndexPath(item: 90, section: 0), at: .top, animated: false)
            screen.runUntilRest()
        }
    }

    @Test(.byTurns(), arguments: modes)
    func rowsAreThoseOfTheColumnWhenTheScreenTurns(_ hostility: Hostility) {
        let stage = Stage(hostility)
        let top = stage.sidebar.top(90)
        #expect(top == 44)
        for size in [Self.portrait, Self.landscape] {
            stage.screen.rotate(to: size)
            stage.screen.runUntilRest()
            #expect(stage.sidebar.list.bounds.width == 320 && stage.sidebar.top(90) == top)
        }
        #expect(stage.sidebar.problem == nil)
    }

    /// Upright, the split view shows its sidebar over the other column, and only when it is asked to.
    @Test(.byTurns(), arguments: modes)
    func rowsAreThereAgainWhenTheScreenIsTurnedBack(_ hostility: Hostility) {
        let stage = Stage(hostility)
        stage.split.preferredDisplayMode = .automatic
        stage.screen.rotate(to: Self.portrait)
        stage.screen.runUntilRest()
        #expect(stage.sidebar.list.window == nil)
        stage.split.show(.primary)
        stage.screen.runUntilRest()
        #expect(stage.split.displayMode == .oneOverSecondary && stage.sidebar.list.bounds.height == 1024)
        #expect(stage.sidebar.top(90) == 44)
        stage.screen.rotate(to: Self.landscape)
        stage.screen.runUntilRest()
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.sidebar.top(90) == 44)
        #expect(stage.sidebar.problem == nil)
    }

    @Test(.byTurns(), arguments: modes)
    func rowsAreThereAgainWithTheirColumn(_ hostility: Hostility) {
        let stage = Stage(hostility)
        stage.split.hide(.primary)
        stage.screen.runUntilRest()
        #expect(stage.sidebar.list.window == nil)
        stage.split.show(.primary)
        stage.screen.runUntilRest()
        #expect(stage.sidebar.top(90) == 44)

        // It has another width when it comes back.
        stage.split.hide(.primary)
        stage.screen.runUntilRest()
        stage.split.preferredPrimaryColumnWidth = 260
        stage.split.show(.primary)
        stage.screen.runUntilRest()
        #expect(stage.sidebar.list.bounds.width == 260 && stage.sidebar.top(90) == 44)
        #expect(stage.sidebar.problem == nil)
    }

    @Test(.byTurns(), arguments: modes)
    func rowsAreAsWideAsANarrowWindow(_ hostility: Hostility) {
        let stage = Stage(hostility)
        let watcher = PrimaryFirst()
        stage.split.delegate = watcher
        stage.screen.resize(to: CGSize(width: 390, height: 768))
        stage.screen.set { $0.horizontalSizeClass = .compact }
        stage.screen.runUntilRest()
        #expect(stage.split.isCollapsed && stage.sidebar.list.bounds.width == 390)
        #expect(stage.sidebar.top(90) == 44)
        stage.screen.resize(to: Self.landscape)
        stage.screen.set { $0.horizontalSizeClass = .regular }
        stage.screen.runUntilRest()
        #expect(stage.sidebar.list.bounds.width == 320 && stage.sidebar.top(90) == 44)
        #expect(stage.sidebar.problem == nil)
    }

    private final class PrimaryFirst: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }
}
