import UIKit

/// Time as libraries pass it on: this file imports UIKit alone.
struct TimeFormat {
    var duration: CFTimeInterval = 0.25

    func text(since start: CFTimeInterval) -> String {
        "\(Int(1_000 * (start + duration)))"
    }
}
