import TestSupport
import Testing

@testable import UIKit

/// Views that take part in Auto Layout, and of which no constraint speaks.
@MainActor
struct UnconstrainedViewTests {
    private func view(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test func aViewWithoutASizeOfItsOwnKeepsItsFrame() {
        let (alone, constrained) = (view(rect(11, 12, 30, 40)), SizedView(40, 20))
        let container = container(300, 200, constrained)
        container.addSubview(alone)
        constrained.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5).isActive = true
        container.layoutIfNeeded()
        #expect(alone.frame == rect(11, 12, 30, 40))
        #expect(constrained.frame == rect(5, 0, 40, 20))
        alone.frame = rect(1, 2, 3, 4)
        container.layoutIfNeeded()
        #expect(alone.frame == rect(1, 2, 3, 4))
    }

    @Test func whatItContainsIsLaidOutInIt() {
        let (alone, inner) = (view(rect(11, 12, 30, 40)), SizedView(10, 10))
        let container = container(300, 200)
        container.addSubview(alone)
        alone.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: alone.leftAnchor, constant: 4).isActive = true
        container.layoutIfNeeded()
        #expect(alone.frame == rect(11, 12, 30, 40))
        #expect(inner.frame == rect(4, 0, 10, 10))
    }

    @Test func aViewWithASizeOfItsOwnHasThatSize() {
        let alone = SizedView(40, 20)
        alone.frame = rect(11, 12, 30, 40)
        let container = container(300, 200, alone)
        container.layoutIfNeeded()
        #expect(alone.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func aConstraintThatComesAndGoesLeavesTheViewWhereItWas() {
        let alone = view(rect(11, 12, 30, 40))
        let container = container(300, 200)
        container.addSubview(alone)
        let constraints = [
            alone.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 50),
            alone.topAnchor.constraint(equalTo: container.topAnchor),
            alone.widthAnchor.constraint(equalToConstant: 100), alone.heightAnchor.constraint(equalToConstant: 10),
        ]
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
        #expect(alone.frame == rect(50, 0, 100, 10))
        NSLayoutConstraint.deactivate(constraints)
        container.layoutIfNeeded()
        #expect(alone.frame == rect(50, 0, 100, 10))
        alone.frame.origin.x = 7
        container.layoutIfNeeded()
        #expect(alone.frame == rect(7, 0, 100, 10))
    }

    /// A measurement of the container doesn't move what was laid out.
    @Test func aMeasurementChangesNoFrame() {
        let (alone, inner) = (view(rect(11, 12, 30, 40)), SizedView(10, 10))
        let container = container(300, 200)
        container.addSubview(alone)
        alone.addSubview(inner)
        inner.leftAnchor.constraint(equalTo: alone.leftAnchor, constant: 4).isActive = true
        container.layoutIfNeeded()
        _ = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        inner.setNeedsLayout()
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(alone.frame == rect(11, 12, 30, 40))
        #expect(inner.frame == rect(4, 0, 10, 10))
    }

    /// Thirds of a point leave no residue, at whatever pixel a view begins.
    @Test(.byTurns(), arguments: [1, 2, 3] as [CGFloat])
    func lengthsOfWholePointsAreExact(scale: CGFloat) {
        for pixel in 1..<200 {
            let view = SizedView(40, 20)
            let container = container(300, 200, view)
            container.traitOverrides.displayScale = scale
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: CGFloat(pixel) / scale).isActive = true
            container.layoutIfNeeded()
            #expect(view.frame == CGRect(x: CGFloat(pixel) / scale, y: 0, width: 40, height: 20))
        }
    }
}
