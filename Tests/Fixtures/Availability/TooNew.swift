import Foundation
import UIKit

// What `.ci/availability` must notice, and what not. Where it must, the line says on which platforms.

func callsOfTheStandardLibrary(_ text: String) {
    _ = text.trimmingPrefix("a")  // too new: iOS macCatalyst tvOS
    _ = text.firstRange(of: "a")  // too new: iOS macCatalyst tvOS
    _ = text.dropFirst()
    _ = (1 as UInt64) &* 3
}

func namesATypeOnly(_ duration: Duration) {}  // too new: iOS macCatalyst tvOS

func callsOfFoundation(_ date: Date) {
    _ = date.formatted()
    _ = URL(filePath: "a")  // too new: iOS macCatalyst tvOS
    _ = URL(fileURLWithPath: "a")
}

@MainActor
func callsOfUIKit(_ scrollView: UIScrollView) {
    _ = scrollView.isScrollAnimating  // too new: iOS macCatalyst tvOS visionOS
    _ = UIColor.systemBackground  // too new: tvOS
    _ = UIColor.label
    let toggle = UISwitch()  // too new: tvOS
    _ = toggle  // too new: tvOS
}

@MainActor
func guardedCalls(_ scrollView: UIScrollView, _ text: String) {
    if #available(iOS 17.4, tvOS 17.4, macCatalyst 17.4, visionOS 1.1, *) {
        _ = scrollView.isScrollAnimating
    } else {
        _ = scrollView.isScrollAnimating  // too new: iOS macCatalyst tvOS visionOS
    }
    if #unavailable(iOS 16.0, tvOS 16.0) {
        _ = text.trimmingPrefix("a")  // too new: iOS macCatalyst tvOS
    } else {
        _ = text.trimmingPrefix("a")
    }
    if #available(iOS 15.4, tvOS 15.4, *) {
        _ = text.trimmingPrefix("a")  // too new: iOS macCatalyst tvOS
    }
    #if !os(tvOS)
        _ = UIColor.systemBackground
    #else
        _ = UIColor.label
    #endif
    guard #available(iOS 16.0, tvOS 16.0, *) else {
        _ = text.trimmingPrefix("a")  // too new: iOS macCatalyst tvOS
        return
    }
    _ = text.trimmingPrefix("a")
}

@available(iOS 16.0, tvOS 16.0, *)
struct GuardedType {
    var text: String
    var rest: Substring { text.trimmingPrefix("a") }
    var duration: Duration { .zero }
}

#if os(tvOS)
    func onlyOnTelevisions(_ text: String) {
        _ = text.trimmingPrefix("a")  // too new: tvOS
    }
#endif
