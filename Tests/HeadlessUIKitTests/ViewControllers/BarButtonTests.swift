import HeadlessTools
import Testing
import UIKit

@MainActor
struct BarButtonTests {
    private final class Content: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.contentSize = CGSize(width: 390, height: 2_000)
            view.addSubview(scrollView)
        }
    }

    private func show(_ content: UIViewController) -> (HeadlessScreen, UINavigationBar) {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let navigation = UINavigationController(rootViewController: content)
        screen.show(navigation)
        screen.frame()
        return (screen, navigation.navigationBar)
    }

    private func buttons(_ bar: UINavigationBar) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

    @Test
    func buttonsStandAtTheEdgesOfTheBar() throws {
        let content = Content()
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        content.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", primaryAction: nil), UIBarButtonItem(systemItem: .add),
        ]
        let (screen, bar) = show(content)
        let frames = buttons(bar).map(\.frame)
        #expect(frames.count == 3)
        #expect(frames[0].minX == 16)
        #expect(frames[1].maxX == 374)
        #expect(frames[2].maxX == frames[1].minX - 16)
        #expect(frames.allSatisfy { abs($0.midY - 22) <= 0.5 })
        screen.set { $0.layoutDirection = .rightToLeft }
        bar.setNeedsLayout()
        screen.frame()
        #expect(buttons(bar)[0].frame.maxX == 374)
        #expect(buttons(bar)[1].frame.minX == 16)
        content.navigationItem.rightBarButtonItem = nil
        screen.frame()
        #expect(buttons(bar).map(\.currentTitle) == ["Cancel"])
    }

    @Test
    func theEditButtonTurnsEditingOnAndOff() throws {
        let content = Content()
        content.navigationItem.rightBarButtonItem = content.editButtonItem
        let (screen, bar) = show(content)
        for (isEditing, title) in [(true, "Done"), (false, "Edit")] {
            let button = try #require(buttons(bar).first)
            screen.tap(button)
            screen.frame()
            #expect(content.isEditing == isEditing)
            #expect(buttons(bar).first?.currentTitle == title)
            #expect(content.editButtonItem.style == (isEditing ? .done : .plain))
        }
        content.editButtonItem.isEnabled = false
        screen.frame()
        #expect(buttons(bar).first?.isEnabled == false)
    }

    @Test
    func theBarHasABackgroundOnceTheContentIsScrolledUnderIt() {
        let content = Content()
        content.view.backgroundColor = .systemRed
        let (screen, _) = show(content)
        func drawnRectangles() -> Int {
            SVGPicture(of: screen.window).text.components(separatedBy: "<rect").count
        }
        let atEdge = drawnRectangles()
        content.scrollView.contentOffset.y += 100
        screen.frame()
        // The background and the line below it.
        #expect(drawnRectangles() == atEdge + 2)
    }
}
