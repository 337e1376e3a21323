import Foundation
import Testing

@testable import SizingKit

/// Which frames of a trace show the same.
@MainActor
@Suite struct TracedFrameTests {
    private func frame(_ status: SizingStatus, offset: CGFloat = 0, moved: Int = 0) -> TracedFrame {
        let row = CGRect(x: 0, y: 100, width: 390, height: 50)
        return TracedFrame(
            time: 0,
            bounds: CGRect(x: 0, y: offset, width: 390, height: 844),
            contentSize: CGSize(width: 390, height: 2_000),
            origin: 0,
            settledPixels: moved,
            motion: .none,
            statistics: SizingStatistics(),
            items: [.init(indexPath: [0, 1], frame: row, movedPixels: moved)],
            elements: [.init(indexPath: [0, 30], frame: row.offsetBy(dx: 0, dy: 900), status: status)]
        )
    }

    @Test func whatIsMeasuredOffScreenIsANewFrame() {
        #expect(frame(.measured).shows(frame(.measured)))
        #expect(!frame(.measured).shows(frame(.estimated)))
        #expect(!frame(.measured, offset: 1).shows(frame(.measured)))
    }

    /// How something came to its place is not shown.
    @Test func howFarSomethingHasMovedIsNoNewFrame() {
        #expect(frame(.measured, moved: 3).shows(frame(.measured)))
    }
}
