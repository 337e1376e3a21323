import Foundation

/// Notices a layout, or a cell that is asked for its size, that makes its collection view or a view around it need layout or
/// other traits in the pass that asks it.
///
/// UIKit goes on: it lays out once more, at worst for ever, and a view that is measured meanwhile may be laid out in the
/// middle of it. So this is no exception, but a fault of the layout.
@MainActor
package enum LayoutPassFaults {
    /// Where faults go: to the log, each once, unless there is a reporter.
    nonisolated(unsafe) package static var reporter: (@MainActor @Sendable (String) -> Void)?

    /// The collection view whose layout or cell is being asked in its pass.
    unowned(unsafe) private(set) static var asked: UICollectionView?

    /// Why faults are meant now.
    private static var reasons: [String] = []
    private static var logged: Set<String> = []

    /// Performs what is meant to make the collection view need another layout in its pass.
    ///
    /// - Parameter reason: Why it is meant.
    package static func meaning<Result>(_ reason: String, _ body: () throws -> Result) rethrows -> Result {
        reasons.append(reason)
        defer { reasons.removeLast() }
        return try body()
    }

    static func begin(_ collectionView: UICollectionView) -> UICollectionView? {
        let outer = asked
        if collectionView.isInLayoutPass { asked = collectionView }
        return outer
    }

    /// Until `resume(_:)`, nothing is a fault of a collection view's layout.
    ///
    /// - Returns: What `resume(_:)` takes.
    static func pause(for view: UIView, if isMeant: Bool) -> UICollectionView? {
        let asked = asked
        if isMeant, asked === view { self.asked = nil }
        return asked
    }

    static func resume(_ asked: UICollectionView?) {
        self.asked = asked
    }

    /// Notes that a view needs something while a collection view asks its layout or a cell.
    static func note(_ need: String, of view: UIView, asking asked: UICollectionView) {
        guard reasons.isEmpty, asked === view || asked.isDescendant(of: view) else { return }
        let message =
            "\(type(of: asked.collectionViewLayout)), or a cell that it measures, made the \(type(of: view)) that it is in "
            + "need \(need) within a layout pass. Change that before the pass, or when it is over."
        if let reporter { return reporter(message) }
        if logged.insert(message).inserted { logFault(message) }
    }
}

extension UICollectionView {
    /// Begins to ask the layout or a cell.
    ///
    /// - Returns: What `endAsking(_:)` takes.
    func beginAsking() -> UICollectionView? {
        beginAskingLayout()
        return LayoutPassFaults.begin(self)
    }

    func endAsking(_ outer: UICollectionView?) {
        endAskingLayout()
        LayoutPassFaults.resume(outer)
    }
}
