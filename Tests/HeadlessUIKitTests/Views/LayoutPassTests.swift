import Testing
import UIKit

@MainActor
struct LayoutPassTests {
    /// Writes its name down each time it is laid out.
    private final class Probe: UIView {
        let name: String
        var log: (String) -> Void = { _ in }
        var onLayout: (Probe) -> Void = { _ in }

        init(_ name: String) {
            self.name = name
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) {
            fatalError("never made from an archive")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log(name)
            onLayout(self)
        }
    }

    @MainActor
    private final class Tree {
        var log: [String] = []
        let root = Probe("root")
        let left = Probe("left")
        let right = Probe("right")
        let leaf = Probe("leaf")

        init() {
            root.addSubview(left)
            root.addSubview(right)
            left.addSubview(leaf)
            for view in [root, left, right, leaf] {
                view.log = { [unowned self] in log.append($0) }
            }
        }
    }

    @Test func laysOutParentsFirst() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["root", "left", "leaf", "right"])
    }

    @Test func secondPassWithoutChangesDoesNothing() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.root.layoutIfNeeded()
        #expect(tree.log == [])
    }

    @Test func onlyTheDirtyViewIsLaidOut() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.leaf.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["leaf"])
    }

    @Test func startsAtTheTopmostOfTheAncestorsThatNeedLayout() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.root.setNeedsLayout()
        tree.left.setNeedsLayout()
        tree.leaf.layoutIfNeeded()
        #expect(tree.log == ["root", "left"])
    }

    @Test func startsBelowACleanAncestor() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.root.setNeedsLayout()
        tree.leaf.setNeedsLayout()
        tree.leaf.layoutIfNeeded()
        #expect(tree.log == ["leaf"])
    }

    @Test func newSizeNeedsLayoutAndNewOriginDoesNot() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.leaf.frame.origin = CGPoint(x: 5, y: 5)
        tree.root.layoutIfNeeded()
        #expect(tree.log == [])
        tree.leaf.frame.size.height = 20
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["leaf"])
    }

    @Test func viewResizedByItsParentIsLaidOutInTheSamePass() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.root.onLayout = { [leaf = tree.leaf] _ in leaf.bounds.size.width = 77 }
        tree.root.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["root", "leaf"])
    }

    @Test func aViewMayAskForAnotherRoundFromItsOwnLayout() {
        let tree = Tree()
        var rounds = 0
        tree.root.onLayout = { root in
            rounds += 1
            if rounds < 3 { root.setNeedsLayout() }
        }
        tree.root.layoutIfNeeded()
        #expect(tree.log.filter { $0 == "root" }.count == 3)
    }

    @Test func anEndlessLoopIsCutOff() {
        let tree = Tree()
        tree.right.onLayout = { $0.setNeedsLayout() }
        tree.root.layoutIfNeeded()
        #expect(tree.log.filter { $0 == "right" }.count == 100)
        tree.log = []
        tree.right.onLayout = { _ in }
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["right"])
    }

    @Test func addingASubviewNeedsLayoutOfItsSuperview() {
        let tree = Tree()
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.right.addSubview(UIView())
        tree.root.layoutIfNeeded()
        #expect(tree.log == ["right"])
    }

    @Test func constraintsAreUpdatedBeforeLayoutAndOnceOnly() {
        final class Constrained: UIView {
            var log: [String] = []
            override func updateConstraints() {
                log.append("constraints")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log.append("layout")
            }
        }
        let view = Constrained()
        view.layoutIfNeeded()
        #expect(view.log == ["constraints", "layout"])
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        view.layoutIfNeeded()
        #expect(view.log == ["constraints", "layout", "constraints"])
    }

    /// On a device the app would hang.
    @Test func aLayoutThatNeverEndsIsGivenUpAndLogged() {
        let tree = Tree()
        tree.leaf.onLayout = { leaf in
            leaf.superview?.setNeedsLayout()
            leaf.setNeedsLayout()
        }
        var log: [String] = []
        let sink = Trace.sink
        Trace.sink = { log.append($0) }
        defer { Trace.sink = sink }
        tree.root.layoutIfNeeded()
        #expect(log.count { $0 == "log: Probe asks for layout whenever it is laid out" } == 1)
        tree.leaf.onLayout = { _ in }
        tree.root.layoutIfNeeded()
        tree.log = []
        tree.root.layoutIfNeeded()
        #expect(tree.log == [])
    }
}
