import HeadlessTools
import Testing

@testable import UIKit

/// What leads and what trails is decided by the view that holds a constraint.
@MainActor
struct DirectionTests {
    private func row(_ direction: UISemanticContentAttribute) -> (UIView, SizedView, SizedView) {
        let (first, second) = (SizedView(40, 20), SizedView(60, 20))
        let container = container(300, 200, first, second)
        container.semanticContentAttribute = direction
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
        ])
        return (container, first, second)
    }

    @Test func theHolderTurnsWhatItHolds() {
        let (container, first, second) = row(.forceRightToLeft)
        container.layoutIfNeeded()
        #expect(first.frame == rect(250, 0, 40, 20))
        #expect(second.frame == rect(185, 0, 60, 20))
        container.semanticContentAttribute = .forceLeftToRight
        container.layoutIfNeeded()
        #expect(first.frame == rect(10, 0, 40, 20))
        #expect(second.frame == rect(55, 0, 60, 20))
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func theDirectionOfAnItemTurnsOnlyWhatItHolds(_ direction: UISemanticContentAttribute) {
        let (container, first, second) = row(.unspecified)
        let inner = SizedView(10, 10)
        first.semanticContentAttribute = direction
        first.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 3).isActive = true
        container.layoutIfNeeded()
        #expect(first.frame == rect(10, 0, 40, 20))
        #expect(second.frame == rect(55, 0, 60, 20))
        #expect(inner.frame.minX == (direction == .forceLeftToRight ? 3 : 27))
    }

    @Test func whoeverHoldsAConstraintDecidesEvenFromFurtherOut() {
        let outer = container(400, 200)
        let middle = UIView()
        middle.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(middle)
        middle.semanticContentAttribute = .forceRightToLeft
        let view = SizedView(40, 20)
        middle.addSubview(view)
        NSLayoutConstraint.activate([
            middle.leftAnchor.constraint(equalTo: outer.leftAnchor),
            middle.rightAnchor.constraint(equalTo: outer.rightAnchor),
        ])
        let constraint = view.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 10)
        outer.addConstraint(constraint)
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        constraint.isActive = false
        middle.addConstraint(constraint)
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 350)
    }

    @Test func distancesAreCountedInTheDirectionOfTheHolder() {
        let (container, first, second) = row(.forceRightToLeft)
        let third = SizedView(20, 20)
        container.addSubview(third)
        // As far from the second as the first is from the edge.
        first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
            equalTo: second.leadingAnchor.anchorWithOffset(to: third.leadingAnchor)
        ).isActive = true
        container.layoutIfNeeded()
        #expect(first.frame.maxX - second.frame.maxX == second.frame.maxX - third.frame.maxX)
        #expect(third.frame.maxX < second.frame.maxX)
    }

    @Test func aStackTurnsItsArrangedViews() {
        let (first, second) = (SizedView(40, 20), SizedView(60, 20))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.frame = rect(0, 0, 100, 20)
        stack.layoutIfNeeded()
        #expect(first.frame == rect(60, 0, 40, 20))
        #expect(second.frame == rect(0, 0, 60, 20))
    }

    @Test func aMarginLeadsOnTheHoldersSide() {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        container.semanticContentAttribute = .forceRightToLeft
        container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 2)
        view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(view.frame == rect(230, 0, 40, 20))
    }
}
