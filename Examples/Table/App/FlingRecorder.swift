import SizingKit
import UIKit

/// Plays the fling of the README with Apple's UIKit, and saves what it showed: `Scripts/mac` launches the app with `--fling`.
///
/// A thousand rows, opened in the middle and flung up through rows that were never on screen. There is no finger: a display link
/// sets the content offset where a scroll view that decelerates would have it.
@MainActor
final class FlingRecorder: NSObject {
    /// The argument of the command line that asks for it.
    static let argument = "--fling"

    private static let rowCount = 1_000
    private static let firstRow = 500
    /// In points per second; upwards, as in `swift run Table --film`.
    private static let velocity: CGFloat = -4_200
    /// The part of the velocity that is left after a millisecond, at the normal rate of `UIScrollView`.
    private static let rate = Double(UIScrollView.DecelerationRate.normal.rawValue)
    /// The pauses before the fling and after it, in seconds.
    private static let pause = 0.75

    let controller: TableViewController
    private lazy var trace = SizingTrace(of: controller.layout)
    private let witness = CommitWitness()
    private var link: CADisplayLink?
    private var begun: CFTimeInterval?
    private var travelled: CGFloat = 0
    private var measuredBefore = 0

    override init() {
        let items = TableItem.chemicalElements.map { item in
            var item = item
            item.section = ""
            return item
        }
        controller = TableViewController(
            title: "A fling",
            data: TableData(items: items).repeated(to: Self.rowCount)
        )
        super.init()
    }

    /// Begins, when the controller is on screen.
    func start() {
        controller.layout.scrollExactly(
            toItemAt: IndexPath(item: Self.firstRow, section: 0),
            at: .top,
            animated: false
        )
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [self] in
            measuredBefore = controller.layout.statistics.items.measured
            trace.start()
            witness.begin(in: controller.view)
            let link = CADisplayLink(target: self, selector: #selector(step(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    @objc private func step(_ link: CADisplayLink) {
        guard let begun else {
            begun = link.timestamp
            return
        }
        let left = pow(Self.rate, (link.targetTimestamp - begun) * 1_000)
        // The integral of a velocity that falls by the rate in each millisecond.
        let distance = Self.velocity / 1_000 * CGFloat((left - 1) / log(Self.rate))
        controller.collectionView.contentOffset.y += distance - travelled
        travelled = distance
        witness.ask()
        guard left < 0.005 else { return }
        link.invalidate()
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [self] in end() }
    }

    private func end() {
        trace.stop()
        witness.end()
        let statistics = controller.layout.statistics.items
        let numbers: [String: Int] = [
            "movedPixels": trace.movedPixels,
            "frames": trace.frameCount,
            "travelledPoints": Int(abs(travelled).rounded()),
            "measured": statistics.measured - measuredBefore,
            "corrected": statistics.corrected,
            "layoutsByObserver": witness.layoutsByObserver,
            "layoutsInSource": witness.layoutsInSource,
            "layoutsWithinLink": witness.layoutsWithinLink,
        ]
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        do {
            let page = trace.page(title: "A fling up through rows that were never on screen")
            try page.write(to: folder.appendingPathComponent("fling.html"), atomically: true, encoding: .utf8)
            let data = try JSONSerialization.data(withJSONObject: numbers, options: .sortedKeys)
            // Whoever waits for the numbers finds the page.
            try data.write(to: folder.appendingPathComponent("fling.json"), options: .atomic)
        } catch {
            NSLog("%@", "The fling could not be saved: \(error)")
        }
    }
}
