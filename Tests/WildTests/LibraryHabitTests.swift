import CoreFoundation
import HeadlessTools
import QuartzCore
import Testing
import UIKit

/// How libraries write what Objective-C lets them, and Swift's classes would not.
@MainActor
@Suite struct LibraryHabitTests {
    @Test func timeIsSeenWithUIKitAlone() {
        #expect(TimeFormat().text(since: 1) == "1250")
        let duration: CFTimeInterval = 0.5
        #expect(TimeFormat(duration: duration).duration == 0.5)
    }

    @Test func theFunctionsOfCComeWithCoreGraphics() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.inside(1.3) == 1)
        #expect(grid.outside(1.3) == 1.5)
        #expect(grid.nearest(1.3) == 1.5)
        #expect(grid.diagonal(CGSize(width: 3, height: 4)) == 5)
        #expect(grid.angle(of: CGSize(width: 1, height: 0)) == 0)
        #expect(grid.wave(0) == 1)
    }

    @Test func aViewOfAnyClassIsMade() {
        let badges = Host<Badge>()
        #expect(badges.content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(badges.content.isSetUp && badges.spare.isSetUp)
        #expect(badges.subviews == [badges.content])
        #expect(Host<UILabel>().content.frame.width == 3)
        #expect(Host<UIButton>().spare.subviews.count == 2)
        #expect(Host<UIScrollView>().spare.frame == .zero)
        #expect(Host<BadgeCell>().content.isSetUp)
        #expect(Host<BadgeCell>().content.frame.height == 4)
    }

    @Test func batchesOfATableTakeClosuresThatDoNotEscape() {
        func change(_ table: UITableView, by updates: () -> Void) {
            table.performBatchUpdates(updates)
            table.performBatchUpdates(updates, completion: { _ in })
        }
        var runs = 0
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        change(table) { runs += 1 }
        table.performBatchUpdates(nil)
        table.performBatchUpdates({ runs += 1 }, completion: nil)
        #expect(runs == 3)
    }

    /// `super` is the other declaration, also with a closure that could do for both: the table would call itself for ever.
    @Test func aTableAddsToItsBatches() {
        let table = NotingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func change(by updates: () -> Void) { table.performBatchUpdates(updates) }
        var runs = 0
        table.performBatchUpdates({ runs += 1 }, completion: nil)
        table.performBatchUpdates { runs += 1 }
        table.performBatchUpdates(nil)
        change { runs += 1 }
        #expect(runs == 3)
        #expect(table.batches == 4)
    }

    @Test func aCollectionViewAddsToItsBatches() {
        let view = NotingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        func change(by updates: () -> Void) { view.performBatchUpdates(updates) }
        var runs = 0
        view.performBatchUpdates({ runs += 1 }, completion: nil)
        view.performBatchUpdates { view.performBatchUpdates { runs += 1 } }
        change { runs += 1 }
        #expect(runs == 3)
        #expect(view.batches == 4)
    }

    @Test func nothingIsAnActionOfALayer() {
        let layer = CAGradientLayer()
        layer.actions = ["bounds": NSNull(), "position": NSNull()]
        #expect(layer.actions?["bounds"] is NSNull)
        let action: (any CAAction)? = NSNull()
        action?.run(forKey: "bounds", object: layer, arguments: nil)
    }

    @Test func colourLiteralsAreColours() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        // swift-format-ignore: NoPlaygroundLiterals
        let plain = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
        #expect(plain.cgColor.alpha == 1)
    }

    @Test func aViewLaysOutTheLayersOfItsLayer() {
        let screen = HeadlessScreen()
        let view = FadingView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.layer.delegate === view)
        #expect(view.fade.frame == view.bounds)
        let layouts = view.layerLayouts
        view.bounds.size.width = 50
        screen.frame()
        #expect(view.fade.frame == view.bounds)
        #expect(view.layerLayouts == layouts + 1)
        screen.frame()
        #expect(view.layerLayouts == layouts + 1)
    }

    @Test func aLayerOfTheViewsOwnClassIsLaidOutWithTheView() {
        let screen = HeadlessScreen()
        let view = RulerView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        screen.window.addSubview(view)
        let layer = view.layer as? RulerLayer
        screen.frame()
        #expect(view.layouts == 1)
        #expect(layer?.line.frame == CGRect(x: 0, y: 19, width: 30, height: 1))
    }

    @Test func everyObjectHasAccessibility() {
        final class Model: NSObject {}
        let (model, other) = (Model(), Model())
        model.accessibilityLabel = "Total"
        model.isAccessibilityElement = true
        model.accessibilityTraits = [.button, .selected]
        model.accessibilityCustomActions = []
        #expect(model.accessibilityLabel == "Total")
        #expect(model.isAccessibilityElement)
        #expect(model.accessibilityTraits == [.button, .selected])
        #expect(model.accessibilityCustomActions?.isEmpty == true)
        #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
    }

    @Test func aResponderIsAskedItself() {
        final class Total: UIView {
            override var accessibilityLabel: String? {
                get { "Total" }
                set {}
            }
        }
        let total = Total()
        let object: NSObject = total
        #expect(object.accessibilityLabel == "Total")
        object.accessibilityHint = "Opens the bill"
        #expect(total.accessibilityHint == "Opens the bill")
        object.accessibilityLabel = nil
        #expect(object.accessibilityLabel == "Total")
    }

    /// What is kept for an object goes with it.
    @Test func noObjectInheritsFromOneThatIsGone() {
        final class Model: NSObject {}
        for number in 0..<500 {
            let model = Model()
            #expect(model.accessibilityValue == nil)
            model.accessibilityValue = "\(number)"
        }
    }

    @Test func theWindowOfADelegateIsOptionalTwice() {
        final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        final class Windowless: NSObject, UIApplicationDelegate {}
        let delegate = Delegate()
        delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        var anyDelegate: (any UIApplicationDelegate)? = delegate
        #expect(anyDelegate?.window??.frame.height == 20)
        let sceneDelegate: (any UISceneDelegate)? = delegate
        #expect((sceneDelegate as? any UIWindowSceneDelegate)?.window??.frame.height == 20)
        anyDelegate = Windowless()
        #expect(anyDelegate?.window??.frame == nil)
    }

    @Test func anyNumberIsACurve() {
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        #expect(UIView.AnimationCurve(rawValue: 123) == UIView.AnimationCurve(rawValue: 123))
        #expect((0...3).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
    }
}
