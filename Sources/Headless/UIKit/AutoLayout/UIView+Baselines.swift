import Foundation

extension UIView {
    /// How deep a chain of views may be that each name another one for their baseline.
    private static let deepestBaseline = 32

    var firstBaselineView: UIView { baselineView { $0.forFirstBaselineLayout } }

    var lastBaselineView: UIView { baselineView { $0.forLastBaselineLayout } }

    private func baselineView(_ next: (UIView) -> UIView) -> UIView {
        var view = self
        for _ in 0..<Self.deepestBaseline {
            let named = next(view)
            guard named !== view, named.isDescendant(of: view) else { break }
            view = named
        }
        return view
    }
}
