import Testing

@testable import UIKit

/// Required constraints that cannot hold together.
@MainActor
struct ConflictTests {
    @Test func theLastOneGivesWay() {
        let view = SizedView(20, 20)
        let container = container(300, 200, view)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        second.identifier = "narrow"
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor), first, second,
            view.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        let lines = conflicts { container.layoutIfNeeded() }
        #expect(view.frame == rect(0, 0, 100, 20))
        #expect(lines.count == 1)
        let parts = (lines.first ?? "").components(separatedBy: "Will attempt to recover by breaking constraint")
        #expect(parts.count == 2)
        #expect(parts.first?.contains(".width == 100   (active)>\",") == true)
        #expect(parts.first?.contains("'narrow'") == true)
        #expect(parts.first?.contains(".left") == false)
        #expect(parts.last?.contains("'narrow' SizedView:") == true)

        // Nothing is said twice, and what has given way holds as soon as it can.
        #expect(
            conflicts {
                view.size.height = 30
                container.layoutIfNeeded()
            }.isEmpty
        )
        #expect(view.frame == rect(0, 0, 100, 30))
        #expect(
            conflicts {
                first.isActive = false
                container.layoutIfNeeded()
            }.isEmpty
        )
        #expect(view.frame == rect(0, 0, 50, 30))
    }

    @Test func theRestHolds() {
        let (left, right) = (SizedView(50, 10), SizedView(50, 10))
        let container = container(300, 200, left, right)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: container.leftAnchor),
            left.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
            right.rightAnchor.constraint(equalTo: container.rightAnchor),
            right.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            left.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(conflicts { container.layoutIfNeeded() }.count == 1)
        #expect(left.frame.minX == 0)
        #expect(left.frame.width >= 200)
        #expect(right.frame.minX == left.frame.maxX + 10)
        #expect(right.frame.maxX == 300)
        #expect(left.frame.height == 40)
    }

    /// The padding of a cell that is given no width.
    @Test func paddingInACellWithoutWidth() {
        let cell = UICollectionViewCell(frame: .zero)
        let view = SizedView(20, 20)
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        ])
        let lines = conflicts { cell.layoutIfNeeded() }
        #expect(lines.count == 1)
        let content = "UIView:\(address(of: cell.contentView))"
        let outer = "UICollectionViewCell:\(address(of: cell))"
        #expect(lines.first?.contains("h=-&- v=-&- \(content).width == \(outer).width   (active)>") == true)
        #expect(lines.first?.contains("h=--& v=--& \(outer).width == 0   (active)>") == true)
        #expect(lines.first?.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") == true)
        #expect(
            conflicts {
                cell.frame.size.width = 100
                cell.layoutIfNeeded()
            }.isEmpty
        )
        #expect(view.frame == rect(16, 0, 68, 20))
    }

    @Test func aChangedConstantCanConflict() {
        let view = SizedView(20, 20)
        let container = container(300, 200, view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor), width,
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        ])
        #expect(conflicts { container.layoutIfNeeded() }.isEmpty)
        #expect(
            conflicts {
                width.constant = 250
                container.layoutIfNeeded()
            }.count == 1
        )
        #expect(view.frame.width == 250)
        #expect(
            conflicts {
                width.constant = 150
                container.layoutIfNeeded()
            }.isEmpty
        )
        #expect(view.frame.width == 150)
    }

    @Test func noCommonAncestor() {
        var reasons: [String] = []
        Exceptions.recorder = { reasons.append($1) }
        let constraint = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor)
        let (one, other) = (UIView(), UIView())
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        Exceptions.recorder = nil
        #expect(!constraint.isActive)
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("because they have no common ancestor") == true)
    }

    /// A view with a mask takes part by its frame.
    @Test func masksAreNamed() {
        let fixed = UIView(frame: rect(20, 30, 100, 50))
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        container.addSubview(fixed)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
        ])
        let lines = conflicts { container.layoutIfNeeded() }
        let name = "UIView:\(address(of: fixed))"
        let outer = "UIView:\(address(of: container))"
        #expect(lines.count == 1)
        let masks = "<NSAutoresizingMaskLayoutConstraint:\(address(of: fixed)) h=--& v=--& \(name)"
        #expect(lines.first?.contains("\"\(masks).minX == 20   (active, names: '|':\(outer) )>\"") == true)
        #expect(lines.first?.contains("\"\(masks).width == 100   (active)>\"") == true)
        #expect(lines.first?.contains("height") == false)
        #expect(view.frame == rect(120, 0, 40, 20))
    }

    /// Sets that cannot be satisfied: one constraint gives way, the last one added, and the layout is that of the rest.
    @Test(arguments: [
        // Edges and a width.
        (["|-10-[a]-10-|", "[a(100)]"], rect(10, 0, 280, 20), 1),
        // A minimum beyond a maximum.
        (["|[a(>=200)]", "[a(<=100)]"], rect(0, 0, 200, 20), 1),
        // A chain that is too long.
        (["|-50-[a(200)]-60-|"], rect(50, 0, 200, 20), 1),
        // Two heights and two widths: two conflicts.
        (["|[a(30)]", "V:|[a(40)]", "[a(31)]", "V:[a(41)]"], rect(0, 0, 30, 40), 2),
        // Three widths: two of them give way.
        (["|[a(30)]", "[a(31)]", "[a(32)]"], rect(0, 0, 30, 20), 2),
        // One that may give way is no conflict.
        (["|-10-[a]-10-|", "[a(100@999)]"], rect(10, 0, 280, 20), 0),
        // Nor is what says the same twice.
        (["|-10-[a(280)]-10-|", "[a(280)]-10-|"], rect(10, 0, 280, 20), 0),
        // A size below zero is never taken.
        (["|-200-[a]-200-|"], rect(200, 0, 40, 20), 1),
    ])
    func unsatisfiable(formats: [String], expected: CGRect, count: Int) {
        let view = SizedView(40, 20)
        let container = container(300, 200, view)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view])
            )
        }
        let lines = conflicts { container.layoutIfNeeded() }
        #expect(view.frame == expected)
        #expect(lines.count == count)
    }
}
