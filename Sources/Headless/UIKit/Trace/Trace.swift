import Foundation

/// Takes down every call between a collection view, its layout, its views and its data source.
///
/// Costs one comparison a call while nobody listens.
@MainActor
package enum Trace {
    package static var sink: ((String) -> Void)?

    static func note(_ line: @autoclosure () -> String) {
        guard let sink else { return }
        sink(line())
    }
}

/// A line for UIKit's log: something wrong that it does not raise an exception for.
@MainActor
package func logFault(_ message: @autoclosure () -> String, category: String = "UICollectionView") {
    let message = message()
    guard let sink = Trace.sink else {
        FileHandle.standardError.write(Data("[\(category)] \(message)\n".utf8))
        return
    }
    sink("log: \(message)")
}
