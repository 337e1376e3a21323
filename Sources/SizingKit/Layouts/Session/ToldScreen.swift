import SizingEngine
import UIKit

/// The reported attributes of the screen, and whether UIKit will ask for them again.
///
/// UIKit prepares a layout again that was invalidated within a pass, and may keep the answers that it got before. If an answer has
/// changed meanwhile, for any reason, UIKit has to ask again: each new answer is compared here with the last one.
@MainActor
final class ToldScreen {
    /// The reported attributes of headers, footers and attached views.
    var headers = ToldHeaders()
    private var rows = ToldRows()
    /// The version of the content when UIKit asked, or when its answers were last found to be right.
    private var version: Int?
    /// Whether nothing has been invalidated since UIKit last prepared the layout, or gave it a list of updates.
    private(set) var isPrepared = false
    /// How often anything has been invalidated.
    private(set) var invalidationCount = 0
    /// Whether the layout has been prepared in this turn of the run loop. UIKit may also ask before it prepares a layout, and
    /// asks again then.
    private var isPreparedInTurn = false

    func layoutWasPrepared() {
        isPrepared = true
        isPreparedInTurn = true
    }

    /// Records that the layout stays prepared in spite of an invalidation: UIKit is only to ask again.
    func layoutStaysPrepared() {
        isPrepared = true
    }

    func layoutWasInvalidated(by invalidation: Invalidation) {
        isPrepared = false
        invalidationCount += 1
        guard invalidation.isOfListedElements else { return willBeAskedAgain() }
        // In any order: each kind for itself.
        for (kind, indexPaths) in invalidation.views { headers.forget(kind, at: indexPaths) }
    }

    /// Records that UIKit asks for everything again.
    func willBeAskedAgain() {
        headers.forget()
        rows.forget()
        version = nil
    }

    /// Whether the positions of elements that are reported to UIKit are to be recorded.
    ///
    /// - Parameter isMeasuring: Whether a closure of the app is being called.
    func isToBeNoted(whileMeasuring isMeasuring: Bool) -> Bool { isPreparedInTurn || isMeasuring }

    /// Records the reported positions of elements in a span.
    ///
    /// - Parameter version: The version of the content.
    func note(_ digest: ToldRows.Digest, in span: Span, _ version: Int) {
        rows.note(digest, in: span)
        if self.version == nil { self.version = version }
    }

    /// Whether UIKit shows elements at positions that they have left, and has no reason to ask again.
    ///
    /// - Parameters:
    ///   - version: The version of the content now.
    ///   - digest: Returns the present digest of a span.
    func isOutdated(in version: Int, _ digest: (Span) -> ToldRows.Digest) -> Bool {
        guard let told = self.version, told != version else { return false }
        self.version = version
        return rows.contradict(digest)
    }

    func turnEnded() {
        isPreparedInTurn = false
    }
}
