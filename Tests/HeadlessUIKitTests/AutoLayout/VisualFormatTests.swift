import HeadlessTools
import Testing
import UIKit

@MainActor
struct VisualFormatTests {
    /// Views a of 40 × 20, b of 60 × 30 and c of 10 × 10 points in a container of 300 × 200 with margins of 8.
    private func frames(
        _ formats: [String],
        options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil,
        prepare: (UIView) -> Void = { _ in }
    ) -> [CGRect] {
        let views = ["a": SizedView(40, 20), "b": SizedView(60, 30), "c": SizedView(10, 10)]
        let container = container(300, 200, views["a"]!, views["b"]!, views["c"]!)
        container.traitOverrides.displayScale = 1
        prepare(container)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format,
                    options: options,
                    metrics: metrics,
                    views: views
                )
            )
        }
        container.layoutIfNeeded()
        return ["a", "b", "c"].map { views[$0]!.frame }
    }

    @Test(arguments: [
        ("|[a]", [rect(0, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("H:|-20-[a]", [rect(20, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("H:|-[a]", [rect(8, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("[a]-|", [rect(252, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("V:[a]-25-|", [rect(0, 155, 40, 20), rect(0, 0, 60, 30)]),
        ("|[a][b]", [rect(0, 0, 40, 20), rect(40, 0, 60, 30)]),
        ("|[a]-[b]", [rect(0, 0, 40, 20), rect(48, 0, 60, 30)]),
        ("|[a]-(-10)-[b]", [rect(0, 0, 40, 20), rect(30, 0, 60, 30)]),
        ("|[a(100)]-12.5-[b]", [rect(0, 0, 100, 20), rect(113, 0, 60, 30)]),
        ("|[a(b)]-0-[b]", [rect(0, 0, 60, 20), rect(60, 0, 60, 30)]),
        ("|[a(>=70,<=80)]", [rect(0, 0, 70, 20), rect(0, 0, 60, 30)]),
        ("|[a(100@200)]", [rect(0, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("|[a(100@900)]", [rect(0, 0, 100, 20), rect(0, 0, 60, 30)]),
        ("|-(>=5,5@1)-[a]", [rect(5, 0, 40, 20), rect(0, 0, 60, 30)]),
        ("V:|-3-[a(33)]-4-[b]", [rect(0, 3, 40, 33), rect(0, 40, 60, 30)]),
        ("V:|[a(==b)]-(>=50)-[b(45)]|", [rect(0, 0, 40, 45), rect(0, 155, 60, 45)]),
        ("|-10-[a]-10-[b(==a)]-10-|", [rect(10, 0, 135, 20), rect(155, 0, 135, 30)]),
    ])
    func formats(format: String, expected: [CGRect]) {
        #expect(Array(frames([format])[..<2]) == expected, "\(format)")
    }

    @Test func metrics() {
        let found = frames(
            ["|-space-[a(wide)]-(space@strong)-[b]"],
            metrics: ["space": 7, "wide": CGFloat(90), "strong": 999.0]
        )
        #expect(found[0] == rect(7, 0, 90, 20))
        #expect(found[1] == rect(104, 0, 60, 30))
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.alignAllTop, [CGFloat(0), 0, 0]),
        (.alignAllBottom, [10, 0, 20]),
        (.alignAllCenterY, [5, 0, 10]),
    ])
    func alignment(options: NSLayoutConstraint.FormatOptions, tops: [CGFloat]) {
        let found = frames(["|[a]-[b]-[c]"], options: options) {
            $0.subviews[1].topAnchor.constraint(equalTo: $0.topAnchor).isActive = true
        }
        #expect(found.map(\.minY) == tops)
        #expect(found.map(\.minX) == [0, 48, 116])
    }

    @Test func alignmentInAColumn() {
        let found = frames(["V:|[a]-5-[b]-5-[c]"], options: .alignAllTrailing) {
            $0.subviews[1].leadingAnchor.constraint(equalTo: $0.leadingAnchor).isActive = true
        }
        #expect(found == [rect(20, 0, 40, 20), rect(0, 25, 60, 30), rect(50, 60, 10, 10)])
    }

    @Test func directions() {
        let toRight: (UIView) -> Void = { container in
            for view in [container] + container.subviews { view.semanticContentAttribute = .forceRightToLeft }
        }
        #expect(frames(["|-5-[a]-6-[b]"], prepare: toRight).map(\.minX)[..<2] == [255, 189])
        #expect(frames(["|-5-[a]-6-[b]"], options: .directionLeftToRight, prepare: toRight)[1].minX == 51)
        let turned = frames(["|-5-[a]-(>=6)-[b(20)]-200-|"], options: .directionRightToLeft)
        #expect(turned[0].maxX == 295)
        #expect(turned[1] == rect(200, 0, 20, 30))
    }

    @Test func baselines() {
        let (upper, lower) = (UILabel(), UILabel())
        upper.text = "Upper"
        lower.text = "Lower"
        let container = container(300, 200, upper, lower)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[upper]-40-[lower]",
                options: .spacingBaselineToBaseline,
                metrics: nil,
                views: ["upper": upper, "lower": lower]
            )
        )
        container.layoutIfNeeded()
        #expect(upper.frame.minY == 0)
        #expect(abs(lower.frame.minY - 40) <= 0.5)
    }

    @Test func theConstraintsThemselves() {
        let view = UIView()
        let container = container(300, 200, view)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|-10-[view(>=44@750)]",
            metrics: nil,
            views: ["view": view]
        )
        #expect(made.count == 2)
        #expect(made.allSatisfy { !$0.isActive })
        #expect(made[0].firstItem === view)
        #expect(made[0].secondItem === container)
        #expect(made[0].firstAttribute == .leading)
        #expect(made[0].constant == 10)
        #expect(made[1].relation == .greaterThanOrEqual)
        #expect(made[1].priority == .defaultHigh)
        #expect(made[1].secondItem == nil)
    }

    @Test(arguments: [
        ("H:|-10-|", "Expected a view", 7),
        ("", "", 0),
        ("H[a]", "Expected a ':' after 'H' to specify horizontal arrangement", 1),
        ("|[self.a]|", "self is not a key in the views dictionary.", 2),
        ("|[a(==d)]", "Encountered metric with name \"d\"", 4),
        ("|-margin-[a]", "Encountered metric with name \"margin\"", 8),
        ("|- (8)-[a]", "Expected a number or key from the metrics dictionary, but encountered something else", 2),
        ("V:[a(=5)]", "Expected a '=' as the second character of a relation", 6),
        ("[a", "Expected a ']' at the end of a view", 2),
        ("[lone]-|", "Unable to interpret '|' character, because the related view doesn't have a superview", 1),
    ])
    func malformed(format: String, description: String, position: Int) {
        let view = UIView()
        let container = container(300, 200, view)
        var made: [NSLayoutConstraint] = []
        let caught = catchingUIKitExceptions {
            made = NSLayoutConstraint.constraints(
                withVisualFormat: format,
                metrics: nil,
                views: ["a": view, "lone": UIView()]
            )
        }
        #expect(made.isEmpty)
        #expect(caught.map(\.name) == ["NSInvalidArgumentException"])
        let reason = caught.first?.reason ?? ""
        if format.isEmpty {
            #expect(reason == "Unable to parse constraint format: It's an empty string.")
        } else {
            let lines = reason.components(separatedBy: "\n")
            #expect(lines.count == 4)
            #expect(lines[0] == "Unable to parse constraint format: ")
            #expect(lines[1].hasPrefix(description), "\(reason)")
            #expect(lines[2] == format + " ")
            #expect(lines[3] == String(repeating: " ", count: position) + "^", "\(reason)")
        }
        #expect(container.constraints.isEmpty)
    }

    @Test func alignmentAlongTheFormatIsRefused() {
        let (one, other) = (UIView(), UIView())
        let container = container(300, 200, one, other)
        let caught = catchingUIKitExceptions {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[one][other]",
                options: .alignAllLeft,
                metrics: nil,
                views: ["one": one, "other": other]
            )
        }
        #expect(caught.first?.reason.contains("not allowed for layout that is also horizontal.") == true)
        #expect(container.subviews.count == 2)
    }

    @Test func theMasks() {
        #expect(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue == 0xFFFF)
        #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 0x30000)
        #expect(NSLayoutConstraint.FormatOptions.spacingMask == .spacingBaselineToBaseline)
        #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    }
}
