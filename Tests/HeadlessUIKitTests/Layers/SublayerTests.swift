import Testing
import UIKit

@MainActor
@Suite struct SublayerTests {
    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "?" } }

    @Test func sublayersKeepTheirOrder() {
        let root = CALayer()
        let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        root.insertSublayer(d, above: a)
        #expect(names(root) == ["c", "a", "d", "b"])
        root.insertSublayer(b, below: a)
        #expect(names(root) == ["c", "b", "a", "d"])
        root.replaceSublayer(c, with: layer("e"))
        #expect(names(root) == ["e", "b", "a", "d"])
        #expect(c.superlayer == nil)
        a.removeFromSuperlayer()
        #expect(names(root) == ["e", "b", "d"])
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(d.superlayer == nil)
    }

    @Test func aLayerIsOnOneOtherOnly() {
        let (one, other, moved) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(moved)
        other.addSublayer(moved)
        #expect(one.sublayers == nil)
        #expect(moved.superlayer === other)
    }

    @Test func layersLieBetweenTheSubviewsOfAView() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        first.layer.name = "first"
        second.layer.name = "second"
        view.layer.addSublayer(layer("bottom"))
        view.addSubview(first)
        view.layer.addSublayer(layer("middle"))
        view.addSubview(second)
        view.layer.insertSublayer(layer("lowest"), at: 0)
        view.layer.insertSublayer(layer("top"), above: second.layer)
        view.layer.insertSublayer(layer("under"), below: second.layer)
        #expect(names(view.layer) == ["lowest", "bottom", "first", "middle", "under", "second", "top"])

        first.removeFromSuperview()
        #expect(names(view.layer) == ["lowest", "bottom", "middle", "under", "second", "top"])
        view.addSubview(first)
        #expect(names(view.layer) == ["lowest", "bottom", "middle", "under", "second", "top", "first"])
        view.sendSubviewToBack(first)
        #expect(names(view.layer).firstIndex(of: "first")! < names(view.layer).firstIndex(of: "second")!)
        #expect(first.layer.superlayer === view.layer)
        view.layer.sublayers = nil
        #expect(names(view.layer) == ["first", "second"])
    }

    @Test func aPointGoesThroughLayersAndViews() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let outer = CALayer()
        outer.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        #expect(inner.convert(.zero, to: view.layer) == CGPoint(x: 25, y: 25))
        #expect(view.layer.convert(CGPoint(x: 25, y: 25), to: inner) == .zero)
        #expect(
            inner.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: outer) == CGRect(x: 5, y: 5, width: 4, height: 4)
        )
        #expect(view.layer.hitTest(CGPoint(x: 36, y: 36)) === inner)
        #expect(view.layer.hitTest(CGPoint(x: 61, y: 61)) === outer)
    }

    @Test func sublayersAreLaidOutInTheViewsPass() {
        final class Row: CALayer {
            var passes = 0
            override func layoutSublayers() {
                super.layoutSublayers()
                passes += 1
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let row = Row()
        view.layer.addSublayer(row)
        view.layoutIfNeeded()
        #expect(row.passes == 1)
        view.layoutIfNeeded()
        #expect(row.passes == 1)
        row.bounds.size = CGSize(width: 20, height: 20)
        #expect(row.needsLayout())
        view.layoutIfNeeded()
        #expect(row.passes == 2)
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.passes == 3)
    }

    @Test func aViewHasALayerOfTheClassItNames() throws {
        final class Sky: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        final class Own: CALayer {}
        final class Special: UIView {
            override class var layerClass: AnyClass { Own.self }
        }
        let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let gradient = try #require(sky.layer as? CAGradientLayer)
        #expect(gradient.bounds.size == CGSize(width: 10, height: 20))
        gradient.opacity = 0.5
        #expect(sky.alpha == 0.5)
        #expect(Special(frame: .zero).layer is Own)
        #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
    }
}
