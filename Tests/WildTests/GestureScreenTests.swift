import HeadlessTools
import Testing
import UIKit

/// Screens that are moved with a finger, written as for an app.
@MainActor
@Suite struct GestureScreenTests {
    @Test func aMessageIsTypedAndSentAboveTheKeyboard() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let chat = MessengerViewController(messages: (0..<20).map { .init(text: "Message \($0)", isOwn: $0 % 2 == 0) })
        screen.show(chat)
        screen.frames(2)
        let view = chat.collectionView
        // 20 bubbles of 45 points, 4 apart, and 8 above and below them; the bar is 56 points high.
        #expect(view.contentSize == CGSize(width: 390, height: 992))
        #expect(chat.inputBar.frame == CGRect(x: 0, y: 754, width: 390, height: 56))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 754))
        #expect(view.contentOffset.y == 230)
        let last = try #require(view.cellForItem(at: IndexPath(item: 19, section: 0)))
        #expect(last.frame == CGRect(x: 0, y: 939, width: 390, height: 45))

        screen.tap(chat.inputBar.textView)
        screen.frames(2)
        #expect(chat.inputBar.frame == CGRect(x: 0, y: 452, width: 390, height: 56))
        #expect(view.contentOffset.y == 532)
        screen.typeText("Hello")
        #expect(chat.inputBar.sendButton.isEnabled)
        screen.tap(chat.inputBar.sendButton)
        screen.runUntilRest()
        #expect(chat.messages.last?.text == "Hello")
        #expect(view.contentOffset.y == 581)
        let sent = try #require(view.cellForItem(at: IndexPath(item: 20, section: 0)) as? MessengerCell)
        #expect(sent.frame == CGRect(x: 0, y: 988, width: 390, height: 45))
        #expect(sent.bubble.frame.maxX == 374)
        #expect(chat.inputBar.textView.isFirstResponder)
        #expect(!chat.inputBar.sendButton.isEnabled)

        screen.pan(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 240), frames: 4)
        screen.runUntilRest()
        #expect(!chat.inputBar.textView.isFirstResponder)
        #expect(chat.inputBar.frame.maxY == 810)
    }

    @Test func aPullLoadsEarlierMessages() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let chat = MessengerViewController(messages: [.init(text: "One", isOwn: false)])
        screen.show(chat)
        screen.frames(2)
        #expect(chat.collectionView.contentOffset.y == -47)
        screen.pan(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 650), frames: 20)
        screen.runUntilRest()
        #expect(chat.earlierLoads == 1)
        #expect(chat.messages.map(\.text) == ["Earlier 0", "Earlier 1", "Earlier 2", "One"])
        #expect(chat.collectionView.contentOffset.y == -47)
        #expect(chat.collectionView.visibleCells.map(\.frame.minY).sorted() == [8, 57, 106, 155])
    }

    @Test func aListIsFilteredUnderALargeTitle() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let names = (0..<100).map { "Country \($0)" } + ["Chad", "Chile", "China"]
        let countries = CountriesViewController(countries: names)
        let navigation = UINavigationController(rootViewController: countries)
        navigation.navigationBar.prefersLargeTitles = true
        screen.show(navigation)
        screen.frame()
        let list = try #require(countries.collectionView)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 148))
        #expect(list.contentOffset.y == -195)

        screen.pan(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), frames: 30)
        screen.runUntilRest()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.adjustedContentInset.top == 91)
        screen.scrollToTop(list)
        screen.runUntilRest()
        #expect(navigation.navigationBar.frame.height == 148)

        let search = try #require(countries.navigationItem.searchController)
        screen.tap(search.searchBar.searchTextField)
        screen.frames(2)
        screen.typeText("chi")
        screen.frame()
        #expect(countries.matches == ["Chile", "China"])
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 52))
        #expect(list.contentOffset.y == -99)
        #expect(list.visibleCells.map(\.frame.minY).sorted() == [0, 50])
        // The keyboard begins 508 points below the upper edge, and goes with the finger.
        screen.pan(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), frames: 10)
        screen.runUntilRest()
        #expect(!search.searchBar.isFirstResponder && search.isActive)

        search.isActive = false
        screen.runUntilRest()
        #expect(countries.matches.count == 103)
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(list.contentOffset.y == -195)
    }

    @Test func twoFingersScaleAndTurnAPhoto() {
        let screen = HeadlessScreen()
        let photo = PhotoView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
        screen.window.addSubview(photo)
        screen.whenRecognized(photo.pinch) { _ in photo.handlePinch(photo.pinch) }
        screen.whenRecognized(photo.rotation) { _ in photo.handleRotation(photo.rotation) }
        screen.touchDown(at: CGPoint(x: 195, y: 400))
        screen.touchDown(at: CGPoint(x: 245, y: 400), finger: 1)
        screen.moveTouch(to: CGPoint(x: 275, y: 400), finger: 1)
        screen.moveTouch(to: CGPoint(x: 355, y: 400), finger: 1)
        #expect(photo.frame == CGRect(x: -5, y: 200, width: 400, height: 400))
        screen.moveTouch(to: CGPoint(x: 195, y: 560), finger: 1)
        screen.moveTouch(to: CGPoint(x: 35, y: 400), finger: 1)
        screen.liftTouch(finger: 1)
        screen.liftTouch()
        // Turned by a right angle after it was recognized, and as large as before.
        let transform = photo.transform
        #expect(abs(transform.a) < 0.001 && abs(transform.b - 2) < 0.001 && abs(transform.c + 2) < 0.001)
    }

    @Test func aDayIsChosenInAMonth() throws {
        let screen = HeadlessScreen()
        let month = MonthViewController()
        screen.show(month)
        screen.frame()
        let view = try #require(month.collectionView)
        let today = try #require(view.cellForItem(at: IndexPath(item: 8, section: 0)) as? DayCell)
        #expect(today.frame == CGRect(x: 57.5, y: 62, width: 55, height: 60))
        #expect(!today.ring.isHidden && today.circle.isHidden)
        #expect(today.circle.path?.boundingBoxOfPath == CGRect(x: 4, y: 6.5, width: 47, height: 47))
        let ring = try #require(today.ring.path).boundingBoxOfPath
        #expect(abs(ring.minX - 5) < 0.01 && abs(ring.maxY - 52.5) < 0.01)
        #expect(today.dots.map(\.frame.minX) == [19.5, 25.5, 31.5])

        screen.tap(today)
        #expect(!today.circle.isHidden)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 8, section: 0)])
        let picture = SVGPicture(of: today).text
        #expect(picture.contains(##"fill="#007aff""##) && picture.contains(##"stroke="#ff3b30""##))
        screen.tap(today)
        #expect(today.circle.isHidden)
        let next = try #require(view.cellForItem(at: IndexPath(item: 9, section: 0)) as? DayCell)
        #expect(next.ring.isHidden && next.dots.isEmpty)
    }

    @Test func aCardIsThrownOffTheStack() {
        let screen = HeadlessScreen()
        let stack = CardStackView(names: ["A", "B", "C"], frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        screen.window.addSubview(stack)
        screen.whenRecognized(stack.pan) { [unowned stack] _ in stack.handlePan(stack.pan) }
        screen.whenRecognized(stack.tap) { [unowned stack] _ in stack.handleTap(stack.tap) }
        screen.frame()
        let card = stack.cards[0]
        #expect(stack.cards.map(\.frame.minY) == [40, 48, 56])
        #expect(card.frame == CGRect(x: 20, y: 40, width: 350, height: 420))

        // What it takes to recognize the drag is lost: 40 of 80 points.
        screen.touchDown(at: CGPoint(x: 195, y: 300))
        screen.moveTouch(to: CGPoint(x: 235, y: 300))
        screen.moveTouch(to: CGPoint(x: 275, y: 300))
        #expect(card.transform.tx == 40)
        screen.frames(12)
        screen.liftTouch()
        #expect(card.transform.isIdentity)
        #expect(stack.thrown.isEmpty)

        // A finger that goes down is not for the stack.
        screen.pan(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 450), frames: 5)
        #expect(card.transform.isIdentity)
        #expect(stack.opened.isEmpty)

        screen.pan(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 345, y: 300), frames: 5)
        screen.frame()
        #expect(stack.thrown == ["A"])
        #expect(card.superview == nil)
        #expect(stack.cards.map(\.frame.minY) == [40, 48])
        screen.tap(CGPoint(x: 195, y: 300))
        #expect(stack.opened == ["B"])
    }

    @Test func shelvesAreTurnedSidewaysAndScrolledDown() {
        let screen = HeadlessScreen()
        let shelves = ShelvesViewController()
        screen.show(shelves)
        screen.frames(2)
        let first = shelves.shelves[0]
        #expect(first.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        #expect(first.contentSize == CGSize(width: 1170, height: 200))

        // Begun on a button, too.
        screen.pan(from: CGPoint(x: 240, y: 100), to: CGPoint(x: 90, y: 104), frames: 5)
        screen.runUntilRest()
        #expect(first.contentOffset == CGPoint(x: 390, y: 0))
        #expect(shelves.pageControls[0].currentPage == 1)
        #expect(shelves.scrollView.contentOffset == .zero)
        #expect(shelves.bought.isEmpty)
        screen.tap(CGPoint(x: 195, y: 100))
        #expect(shelves.bought == ["0.1"])

        screen.pan(from: CGPoint(x: 195, y: 180), to: CGPoint(x: 199, y: 80), frames: 5)
        screen.runUntilRest()
        #expect(shelves.scrollView.contentOffset.y > 80)
        #expect(first.contentOffset == CGPoint(x: 390, y: 0))
        #expect(shelves.shelves[1].contentOffset == .zero)
    }

    @Test func aSwipeAsksBeforeItDeletes() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let files = FilesViewController(style: .plain)
        screen.show(UINavigationController(rootViewController: files))
        screen.frame()
        let table = try #require(files.tableView)
        #expect(table.contentOffset.y == -91)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])

        func swipe(answer: String) throws -> Bool? {
            let action = try #require(screen.swipeActions(ofRowAt: IndexPath(row: 1, section: 0), in: table).first)
            var result: Bool?
            screen.choose(action, in: table) { result = $0 }
            screen.frame()
            let alert = try #require(files.presentedViewController as? UIAlertController)
            #expect(alert.title == "Delete “Photos”?")
            #expect(screen.choose(answer, in: alert))
            screen.frame()
            #expect(files.presentedViewController == nil)
            return result
        }
        #expect(try swipe(answer: "Cancel") == false)
        #expect(files.files == ["Notes", "Photos", "Taxes"])
        #expect(try swipe(answer: "Delete") == true)
        #expect(files.files == ["Notes", "Taxes"])
        #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["Notes", "Taxes"])
    }
}
