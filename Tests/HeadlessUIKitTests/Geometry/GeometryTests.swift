import Testing
import UIKit

struct GeometryTests {
    @Test func rectanglesAreInset() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
                == CGRect(x: 12, y: 21, width: 94, height: 46)
        )
    }

    @Test func transformsApplyInTheOrderOfConcatenation() {
        let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
        let moveThenScale = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 63))
    }

    @Test func inverseUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: 6)
        let point = CGPoint(x: 7, y: 9).applying(transform).applying(transform.inverted())
        #expect(point == CGPoint(x: 7, y: 9))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aQuarterTurnSwapsWidthAndHeight() {
        let turned = CGRect(x: 0, y: 0, width: 30, height: 10).applying(
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        )
        #expect(turned == CGRect(x: -10, y: 0, width: 10, height: 30))
    }

    @Test func threeDimensionalTransformsAgreeWithFlatOnes() {
        let flat = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: 6)
        let solid = CATransform3DMakeAffineTransform(flat)
        #expect(CATransform3DIsAffine(solid))
        #expect(CATransform3DGetAffineTransform(solid) == flat)
        let moved = CATransform3DTranslate(solid, 10, 20, 0)
        #expect(CATransform3DGetAffineTransform(moved) == flat.translatedBy(x: 10, y: 20))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
    }

    @Test func indexPathsNameSectionAndItem() {
        var path = IndexPath(item: 3, section: 7)
        #expect(path.count == 2)
        #expect(path[0] == 7)
        path.item += 1
        path.section = 2
        #expect(path == IndexPath(row: 4, section: 2))
    }

    @Test func prioritiesAreOrderedAndCounted() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        #expect(priority < .required)
        #expect(priority > .defaultHigh)
        priority -= 9
        priority += 1
        #expect(priority == UILayoutPriority(991))
    }

    @Test func theOlderNameOfEquality() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
        #expect(rect.size.equalTo(CGSize(width: 3, height: 4)))
        #expect(!rect.size.equalTo(CGSize(width: 4, height: 3)))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)))
        #expect(!rect.origin.equalTo(.zero))
    }
}
