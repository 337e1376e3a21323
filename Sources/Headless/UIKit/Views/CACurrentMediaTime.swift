import CoreFoundation
import Foundation
import Synchronization

/// The time of the simulated display, which goes on from frame to frame.
///
/// Whatever waits for a while on a device waits for as many frames here, however fast they come.
enum MediaTime {
    private static let seconds = Mutex<TimeInterval>(0)

    static var now: TimeInterval { seconds.withLock { $0 } }

    static func advance(by duration: TimeInterval) {
        seconds.withLock { $0 += duration }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaTime.now
}
