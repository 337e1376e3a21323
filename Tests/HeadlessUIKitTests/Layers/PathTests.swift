import Foundation
import Testing
import UIKit

@Suite struct PathTests {
    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
            && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }

    @Test func anEmptyPathHasNoBounds() {
        #expect(CGMutablePath().isEmpty)
        #expect(CGMutablePath().boundingBox == .null)
        #expect(UIBezierPath().bounds == .null)
        #expect(UIBezierPath().currentPoint == .zero)
    }

    @Test func theBoundsOfACurveLeaveItsControlPointsOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(path.currentPoint == CGPoint(x: 100, y: 0))
    }

    @Test func anOvalFillsItsRectangle() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20))
        #expect(isNear(path.bounds, CGRect(x: 10, y: 20, width: 40, height: 20)))
        #expect(path.contains(CGPoint(x: 30, y: 30)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
    }

    @Test func anArcGoesTheWayOneSeesIt() {
        let lower = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(isNear(lower.bounds, CGRect(x: -10, y: 0, width: 20, height: 10)))
        let upper = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(isNear(upper.bounds, CGRect(x: -10, y: -10, width: 20, height: 10)))
        let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(isNear(circle.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    /// CoreGraphics means a y-axis that points upwards: its sense is the other one.
    @Test func anArcOfCoreGraphicsGoesTheOtherWay() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10)))
    }

    @Test func anArcBetweenTangentsRoundsTheCornerOff() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20)))
        #expect(abs(path.currentPoint.x - 100) < 0.01 && abs(path.currentPoint.y - 20) < 0.01)
    }

    @Test func cornersThatAreNotRoundedAreInside() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20)
        )
        let corners = [(1, 1), (99, 1), (1, 59), (99, 59)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        #expect(corners == [false, true, true, false])
        #expect(path.bounds == rect)
    }

    @Test func theRuleDecidesWhetherAHoleIsOne() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func aTransformMovesThePathAndItsCopiesStay() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        var shift = CGAffineTransform(translationX: 1, y: 2)
        #expect(copy.cgPath.copy(using: &shift)?.boundingBox == CGRect(x: 1, y: 2, width: 10, height: 10))
        #expect(CGPath(rect: copy.bounds, transform: nil) == copy.cgPath)
    }

    @Test func theStepsAreToldInOrder() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
        path.addCurve(to: .zero, control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 0, y: 4))
        path.closeSubpath()
        var told: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            told.append("\(element.pointee.type) \((0..<count).map { element.pointee.points[$0] })")
        }
        #expect(
            told == [
                "moveToPoint [(0.0, 0.0)]", "addLineToPoint [(4.0, 0.0)]",
                "addCurveToPoint [(4.0, 4.0), (0.0, 4.0), (0.0, 0.0)]", "closeSubpath []",
            ]
        )
    }
}
