import HeadlessTools
import SizingKit
import Testing
import UIKit

/// How views come to the ends of the content, and what holds them there.
@MainActor
@Suite struct ContentViewPlacingTests {
    /// A view with a square inside that constraints hold.
    private final class Square: UIView {
        init(_ length: CGFloat) {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            super.init(frame: .zero)
            addSubview(box)
            let sides = [
                box.heightAnchor.constraint(equalToConstant: length),
                box.widthAnchor.constraint(equalToConstant: length),
                box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
            ]
            // They give way across the scroll axis.
            for side in sides { side.priority = .defaultHigh }
            NSLayoutConstraint.activate(sides)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    /// A view that remembers in which animations it moved.
    private final class RecordingView: UIView {
        var durations: [TimeInterval] = []

        override var frame: CGRect {
            didSet { if frame != oldValue { durations.append(UIView.inheritedAnimationDuration) } }
        }
    }

    private func list() -> SectionsFixture {
        let fixture = SectionsFixture(counts: [30], layout: SizingLayout(.bareList()))
        fixture.show()
        fixture.screen.frame()
        return fixture
    }

    @Test func aViewIsHeldAlongTheAxisOfTheLayout() {
        let fixture = list()
        let square = Square(60)
        fixture.layout.contentHeaderView = square
        fixture.screen.frames(3)
        let bounds = fixture.collectionView.bounds
        #expect(square.frame.size == CGSize(width: bounds.width, height: 60))
        fixture.layout.scrollDirection = .horizontal
        fixture.screen.frames(3)
        #expect(square.frame.size == CGSize(width: 60, height: bounds.height))
        fixture.layout.scrollDirection = .vertical
        fixture.screen.frames(3)
        #expect(square.frame.size == CGSize(width: bounds.width, height: 60))
    }

    /// Else it would fly in from a corner.
    @Test func aViewThatIsSetInAnAnimationIsAtItsPlaceAtOnce() {
        let fixture = list()
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        UIView.animate(withDuration: 0.4) {
            fixture.layout.contentFooterView = view
            fixture.collectionView.layoutIfNeeded()
        }
        fixture.screen.runUntilRest()
        #expect(!view.durations.isEmpty)
        #expect(view.durations.allSatisfy { $0 == 0 })
    }
}
