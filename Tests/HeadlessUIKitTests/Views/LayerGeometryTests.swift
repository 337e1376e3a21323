import Testing

@testable import UIKit

/// A layer and its view are in the same place; a layer of no view keeps a place of its own.
@MainActor
struct LayerGeometryTests {
    private let quarterTurn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    @Test func theLayerIsWhereItsViewIs() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.layer.position == CGPoint(x: 25, y: 40))
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CATransform3DIsIdentity(view.layer.transform))
    }

    @Test func whatIsWrittenToTheLayerMovesTheView() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.layer.position = CGPoint(x: 115, y: 120)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 30, height: 40))
        view.layer.bounds = CGRect(x: 5, y: 0, width: 10, height: 20)
        #expect(view.frame == CGRect(x: 110, y: 110, width: 10, height: 20))
        #expect(view.bounds.minX == 5)
        view.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        #expect(view.bounds == CGRect(x: 5, y: 0, width: 50, height: 60))
        #expect(view.center == CGPoint(x: 25, y: 30))
    }

    @Test func anotherAnchorPointMovesTheFrameAndNotThePosition() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.center == CGPoint(x: 50, y: 25))
        #expect(view.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
    }

    @Test func theTransformIsThatOfTheView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 150))
        view.layer.setAffineTransform(CGAffineTransform(translationX: 7, y: 0))
        #expect(view.layer.affineTransform() == CGAffineTransform(translationX: 7, y: 0))
        #expect(view.frame.minX == 7)
    }

    @Test func aNewSizeOfTheLayerLaysItsViewOutAgain() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView(frame: view.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child)
        view.layer.bounds.size = CGSize(width: 80, height: 30)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    }

    @Test func aLayerOfNoViewKeepsItsOwnPlace() {
        let layer = CALayer()
        #expect(layer.frame == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
        #expect(layer.position == CGPoint(x: 20, y: 30))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 20, y: 30, width: 20, height: 40))
    }

    @Test func theFrameOfATurnedLayerSizesItsBounds() {
        let layer = CALayer()
        layer.transform = quarterTurn
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(abs(layer.bounds.width - 40) < 1e-9)
        #expect(abs(layer.bounds.height - 100) < 1e-9)
        #expect(layer.position == CGPoint(x: 50, y: 20))
    }

    @Test func theViewsOwnSettersAreNotAskedByItsLayer() {
        final class Observed: UIView {
            var timesSet = 0
            override var frame: CGRect {
                didSet { timesSet += 1 }
            }
        }
        let view = Observed(frame: .zero)
        view.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.frame.width == 10)
        #expect(view.timesSet == 0)
    }
}
