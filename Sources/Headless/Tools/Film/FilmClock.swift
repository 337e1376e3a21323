import UIKit

/// The time of a film that plays again and again, and the animations of its elements.
///
/// All of them begin with the document and last as long, so that they stay in step. None needs a script.
struct FilmClock {
    /// How long the first frame stays before anything moves, in frames.
    private static let pauseBefore = 6
    /// How long the last frame stays, in frames.
    private static let pauseAfter = 75
    /// How often each frame is shown: at half speed a movement can be followed.
    private static let slowness = 2.0

    private let frames: Int
    private let duration: String

    /// - Parameter frames: How many frames the longest film has.
    init(frames: Int) {
        self.frames = frames + Self.pauseBefore + Self.pauseAfter
        duration = (CGFloat(self.frames) / 60 * Self.slowness).short + "s"
    }

    /// Changes an attribute with the frames.
    ///
    /// - Parameters:
    ///   - values: One for each frame. The last one stays if there are fewer than the longest film has.
    /// - Returns: `nil` if the value is always the same.
    func animation(of attribute: String, _ values: [String]) -> SVGElement? {
        steps(values).map { animated("animate", attribute, $0) }
    }

    /// Moves an element.
    func translation(_ values: [String]) -> SVGElement? {
        steps(values).map { steps in
            animated("animateTransform", "transform", steps).setting("type", "translate")
        }
    }

    private struct Steps {
        var values: [String] = []
        var times: [Int] = []
    }

    /// The values that follow each other, with the frames in which they begin.
    private func steps(_ values: [String]) -> Steps? {
        var steps = Steps()
        for (frame, value) in values.enumerated() where value != steps.values.last {
            steps.values.append(value)
            steps.times.append(frame == 0 ? 0 : frame + Self.pauseBefore)
        }
        return steps.values.count > 1 ? steps : nil
    }

    private func animated(_ name: String, _ attribute: String, _ steps: Steps) -> SVGElement {
        let times = steps.times.map { time in
            let tenThousandths = Int((Double(time) / Double(frames) * 10_000).rounded())
            guard tenThousandths > 0 else { return "0" }
            let digits = String(10_000 + tenThousandths).dropFirst()
            return "." + digits
        }
        return SVGElement(
            name,
            [
                "attributeName": .text(attribute), "calcMode": "discrete", "dur": .text(duration),
                "repeatCount": "indefinite", "keyTimes": .text(times.joined(separator: ";")),
                "values": .text(steps.values.joined(separator: ";")),
            ]
        )
    }
}
