import Testing
import UIKit

@MainActor
private final class Log {
    var lines: [String] = []
}

@MainActor
private final class Witness: UIView {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("never made from an archive")
    }

    private func write(_ line: String) {
        log.lines.append("\(name) \(line)")
    }

    private func describe(_ object: AnyObject?) -> String {
        object == nil ? "nil" : "some"
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        write("willMove(toSuperview: \(describe(newSuperview)))")
    }

    override func didMoveToSuperview() {
        write("didMoveToSuperview \(describe(superview))")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        write("willMove(toWindow: \(describe(newWindow)))")
    }

    override func didMoveToWindow() {
        write("didMoveToWindow \(describe(window))")
    }

    override func didAddSubview(_ subview: UIView) {
        write("didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        write("willRemoveSubview \(describe(subview.superview))")
    }
}

@MainActor
struct HierarchyTests {
    private let log = Log()

    @Test func hooksOfAnAdditionOutsideAWindow() {
        let parent = Witness("parent", log)
        parent.addSubview(Witness("child", log))
        #expect(
            log.lines == [
                "child willMove(toSuperview: some)", "child didMoveToSuperview some", "parent didAddSubview",
            ]
        )
    }

    @Test func hooksOfAnAdditionToAWindowGoThroughTheSubtree() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = Witness("parent", log)
        parent.addSubview(Witness("child", log))
        log.lines = []
        window.addSubview(parent)
        #expect(
            log.lines == [
                "parent willMove(toSuperview: some)", "parent willMove(toWindow: some)",
                "child willMove(toWindow: some)",
                "parent didMoveToWindow some", "child didMoveToWindow some", "parent didMoveToSuperview some",
            ]
        )
    }

    @Test func hooksOfARemoval() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = Witness("parent", log)
        let child = Witness("child", log)
        window.addSubview(parent)
        parent.addSubview(child)
        log.lines = []
        child.removeFromSuperview()
        #expect(
            log.lines == [
                "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)", "parent willRemoveSubview some",
                "child didMoveToWindow nil", "child didMoveToSuperview nil",
            ]
        )
        log.lines = []
        child.removeFromSuperview()
        #expect(log.lines == [])
    }

    @Test func movingWithinTheWindowDoesNotLeaveIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIView(), UIView())
        window.addSubview(first)
        window.addSubview(second)
        let child = Witness("child", log)
        first.addSubview(child)
        log.lines = []
        second.addSubview(child)
        #expect(log.lines == ["child willMove(toSuperview: some)", "child didMoveToSuperview some"])
        #expect(first.subviews == [])
        #expect(second.subviews == [child])
    }

    @Test func subviewsAreOrderedBackToFront() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(c)
        parent.insertSubview(b, belowSubview: c)
        parent.insertSubview(d, aboveSubview: c)
        #expect(parent.subviews == [a, b, c, d])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, d, a])
        parent.sendSubviewToBack(d)
        #expect(parent.subviews == [d, b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [a, b, c, d])
        parent.insertSubview(d, at: 1)
        #expect(parent.subviews == [a, d, b, c])
        parent.insertSubview(a, aboveSubview: c)
        #expect(parent.subviews == [d, b, c, a])
        parent.insertSubview(d, at: 2)
        #expect(parent.subviews == [b, c, d, a])
        parent.insertSubview(b, belowSubview: a)
        #expect(parent.subviews == [c, d, b, a])
        parent.insertSubview(a, at: 99)
        parent.addSubview(d)
        #expect(parent.subviews == [c, b, a, d])
    }

    @Test func addingAgainOnlyBringsToFront() {
        let parent = UIView()
        let child = Witness("child", log)
        parent.addSubview(child)
        parent.addSubview(UIView())
        log.lines = []
        parent.addSubview(child)
        #expect(log.lines == [])
        #expect(parent.subviews.last === child)
    }

    @Test func descendantsAndTagsAreFound() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(leaf.isDescendant(of: root))
        #expect(leaf.isDescendant(of: leaf))
        #expect(!root.isDescendant(of: leaf))
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func aSuperviewThatGoesAwayLeavesNoTrace() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
    }

    @Test func tintComesFromAboveAndIsAnnounced() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let root = UIView()
        let child = Tinted()
        root.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        root.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(child.changes == 1)
        child.tintColor = .green
        root.tintColor = .blue
        #expect(child.tintColor == .green)
        #expect(child.changes == 2)
        child.tintColor = nil
        #expect(child.tintColor == .blue)
        #expect(child.changes == 3)
        let other = Tinted()
        root.addSubview(other)
        #expect(other.changes == 1)
    }

    @Test func layerAndViewShareWhatBothHave() {
        let view = UIView()
        view.alpha = 0.5
        view.backgroundColor = .red
        #expect(view.layer.opacity == 0.5)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.masksToBounds = true
        view.layer.isHidden = true
        #expect(view.clipsToBounds)
        #expect(view.isHidden)
        view.layer.cornerRadius = 10
        #expect(view.layer.cornerRadius == 10)
    }

    @Test func firstResponderIsOneAtATime() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (first, second) = (Field(), Field())
        // Outside of a window no view becomes it.
        #expect(!first.becomeFirstResponder())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(first)
        window.addSubview(second)
        #expect(!UIView().becomeFirstResponder())
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        second.resignFirstResponder()
        #expect(!second.isFirstResponder)
    }

    @Test func animationsAreInForceWhenTheCallReturns() {
        let view = UIView()
        var durations: [TimeInterval] = []
        var finished: Bool?
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
            durations.append(UIView.inheritedAnimationDuration)
            UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
        } completion: {
            finished = $0
            durations.append(UIView.inheritedAnimationDuration)
        }
        #expect(view.alpha == 0)
        #expect(finished == true)
        #expect(durations == [0.25, 0, 0])
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func imageViewIsAsLargeAsItsImage() throws {
        let image = try #require(UIImage(named: "portrait"))
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(origin: .zero, size: image.size))
        #expect(view.intrinsicContentSize == image.size)
        #expect(view.sizeThatFits(.zero) == image.size)
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(!view.isUserInteractionEnabled)
    }
}
