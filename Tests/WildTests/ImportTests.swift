import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Sources that import the parts of UIKit on their own, or all of them.
@MainActor
@Suite struct ImportTests {
    @Test func geometryStandsOnCoreGraphicsAlone() {
        let ring = RingGeometry(bounds: CGRect(x: 0, y: 0, width: 40, height: 20), width: 4)
        #expect(ring.inner == CGRect(x: 4, y: 4, width: 32, height: 12))
        #expect(ring.push == CGVector(dx: 32, dy: 12))
        #expect(ring.shade.alpha == 0.5)
        let turned = ring.turned(by: .pi / 2)
        #expect(abs(turned.width - 20) < 0.001 && abs(turned.minX - 10) < 0.001)
    }

    @Test func layersStandOnQuartzCoreAlone() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        dress(view.layer, tilt: .pi)
        #expect(view.layer.cornerRadius == 12)
        #expect(abs(view.transform.a + 1) < 0.001)
        #expect(timestamp() == CACurrentMediaTime())
    }

    @Test func geometryPrintsAsCoreGraphicsPrintsIt() {
        let rect = CGRect(x: 0, y: -1.5, width: 100, height: 20)
        #expect("\(rect)" == "(0.0, -1.5, 100.0, 20.0)")
        #expect(String(describing: rect.origin) == "(0.0, -1.5)")
        #expect(String(reflecting: rect.size) == "(100.0, 20.0)")
        #expect("\([rect.origin])" == "[(0.0, -1.5)]")
    }

    @Test func rectanglesThatOnlyTouchDoNotIntersect() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let others = [
            rect.offsetBy(dx: 10, dy: 0), rect.offsetBy(dx: 0, dy: -10), rect.offsetBy(dx: 9.5, dy: 9.5), .null,
        ]
        #expect(others.map { rect.intersects($0) } == [false, false, true, false])
        #expect(others.filter(rect.intersects) == [others[2]])
        #expect(rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(rect.intersects(.infinite))
    }

    @Test func anEmptyRectangleIntersectsWhatBeginsWhereItIs() {
        let rect = CGRect(x: 10, y: 10, width: 10, height: 10)
        let places = [10, 15, 20, 9].map { CGPoint(x: $0, y: 15) } + [10, 20].map { CGPoint(x: 15, y: $0) }
        let isFound = places.map { rect.intersects(CGRect(origin: $0, size: .zero)) }
        #expect(isFound == [true, true, false, false, true, false])
        #expect(places.map { CGRect(origin: $0, size: .zero).intersects(rect) } == isFound)
        #expect(CGRect.zero.intersects(.zero))
    }
}
